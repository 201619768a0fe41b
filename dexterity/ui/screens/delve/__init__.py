"""The screens of Delve: before a match, at the table, down in the dungeon, and afterwards."""
