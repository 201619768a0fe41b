"""Challenge: levels with a goal and three medals, and the duel that two play with them."""
