"""The things on pages that are pressed, pulled, chosen and written in."""
