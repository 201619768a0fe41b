"""Pen's sheet as it is seen: flat, turned any way, drawn in ink and pencil."""
