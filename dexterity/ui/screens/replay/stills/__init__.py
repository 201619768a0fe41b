"""Still pictures of records, one way of drawing for each kind of game."""
