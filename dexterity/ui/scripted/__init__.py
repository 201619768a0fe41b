"""The game played by a script that nobody watches: for pictures and for measurements."""
