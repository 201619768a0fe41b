"""The window: the one place that knows pygame; it draws, sounds and reads pointers."""

import os

# The one thing that happens at import, and before pygame's: its greeting goes to standard output,
# where a command's JSON belongs.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
