"""The settings: a page each, and the field to try a swing in."""
