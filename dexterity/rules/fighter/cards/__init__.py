"""What is on the cards, as the rules know it; names and jokes are the content's."""
