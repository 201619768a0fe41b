"""Pen: a duel of two pencils in a dungeon drawn on one sheet of paper."""
