"""The ways of throwing: what a hand at a pointer or at keys does with a die, as pure values."""
