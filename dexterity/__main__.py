"""`python -m dexterity` is the same as `dexterity`."""

import sys

from dexterity.cli import main

if __name__ == "__main__":
    sys.exit(main())
