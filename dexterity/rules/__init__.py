"""The rules: what may be done, what follows from it, and who has won."""
