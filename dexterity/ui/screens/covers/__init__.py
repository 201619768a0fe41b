"""The living pictures of the title, one for each game."""
