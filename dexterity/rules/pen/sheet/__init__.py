"""The sheet that Pen is played on: what is drawn on it, where that is, and whether it is fair."""
