"""A match of Pen: played, recorded, left and gone on with, and told."""
