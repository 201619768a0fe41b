"""The title: its name, its choices, and what was left."""
