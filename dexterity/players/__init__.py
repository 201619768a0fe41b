"""Computer players: they aim by simulation and throw with the error of a human hand."""
