"""Matches of Pen, and the sheets that players draw for them."""
