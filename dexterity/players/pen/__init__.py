"""Computer players of Pen: what they see, what it is worth to them, and what they choose."""
