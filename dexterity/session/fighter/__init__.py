"""A campaign of Fighter being played: its table, who plays whom, its record and its save."""
