"""Records watched: the list of them, and any of them throw by throw."""
