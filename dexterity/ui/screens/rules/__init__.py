"""The reader of the rules: all books, their pictures, and a search through them."""
