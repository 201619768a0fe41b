"""A match of Delve: played, recorded, left and gone on with, and told to those who may know."""
