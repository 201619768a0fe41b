"""An evening of play that nobody sees: which games, what is done in them, what it costs."""
