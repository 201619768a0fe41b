"""What can be portrayed: every screen and the states of it worth a look, with games to show."""
