"""Practice: the table, the columns beside it, and what is asked before."""
