"""Challenge on the screen: the map, the levels, their results, the duel and free dares."""
