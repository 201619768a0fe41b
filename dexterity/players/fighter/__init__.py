"""Computer heroes: what they do with rooms, dice, things and gold, from what they may know."""
