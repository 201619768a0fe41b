"""What pages are drawn with: the stage in points, letters, pens, and pictures that are kept."""
