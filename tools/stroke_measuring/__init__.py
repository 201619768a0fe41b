"""Equal strokes sent to the real window by a real pointer, and how equally they are read."""
