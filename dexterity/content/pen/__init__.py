"""Pen's sheets and cards: files and short codes in, checked sheets and cards out, and back."""
