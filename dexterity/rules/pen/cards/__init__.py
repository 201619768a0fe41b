"""The cards of Pen as the rules know them."""
