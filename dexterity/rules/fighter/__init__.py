"""The rules of Fighter: a co-operative campaign, from the first room to the boss."""
