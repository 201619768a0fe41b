"""The screens of Pen: before a match, the sheet in play, its end, its replay, and the lesson."""
