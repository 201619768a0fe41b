"""What a player takes away from a replay: a picture, a film, the record itself."""
