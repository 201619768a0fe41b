"""The cards and tiles of Delve as the rules know them."""
