"""The table as it is seen and drawn: the still picture, and what moves over it."""
