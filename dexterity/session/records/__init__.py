"""Records: what a match leaves behind, line by line; read, replayed and verified."""
