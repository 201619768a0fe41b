"""Games of Pen between people, computer players and files."""
