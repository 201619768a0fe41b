"""The screens of Fighter: the party, the way through the dungeon, fights, shops, and the end."""
