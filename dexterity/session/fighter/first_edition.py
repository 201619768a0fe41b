"""What nobody could do in campaigns that were begun by the first edition of the rules.

They ran from it, which is on their records. Today most of it is done in another form.
"""

from itertools import combinations
from typing import Final

from dexterity.rules.fighter.draft import Conflicts

TOOLS: Final = ("flick", "elbow", "blow", "slap", "nose", "head", "card")
HELD: Final = ("spinning_top", "prayer", "hot_potato", "under_table", "pinkies")
PLACES: Final = ("from_afar", "under_table", "sticky_wrist")
SLIDING: Final = ("flick", "elbow", "blow", "slap")

CLASHES: Final[Conflicts] = (
    *combinations(TOOLS, 2),
    *((held, tool) for held in HELD for tool in TOOLS),
    *combinations(PLACES, 2),
    *(("ricochet", sliding) for sliding in SLIDING),
    ("prayer", "pinkies"),
)
