"""The bench: how fast we throw, beside another engine that throws the same dice."""
