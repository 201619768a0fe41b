"""Practice: a table to throw at as often as one likes, what that comes to, and its record."""
