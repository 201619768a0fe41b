"""Languages, windows and sizes of letters, in which no text may be cut off."""

from itertools import product
from typing import Any

from dexterity.content.language import Language
from tests.kit.covering import covering

WINDOWS_PX = ((1280, 720), (1024, 768))


def letterings(*text_sizes: float) -> list[Any]:
    """All of them for `parametrize`; any two of a language, a window and a size of letters are met
    together in those that are not long."""
    languages = tuple(Language)
    places = product(range(len(languages)), range(len(WINDOWS_PX)), range(len(text_sizes)))
    # Those whose places add up to an even number meet in every pair, and none of them twice.
    order = sorted(places, key=lambda at: sum(at) % 2)
    return covering(
        [(languages[one], WINDOWS_PX[two], text_sizes[three]) for one, two, three in order],
        lambda language, size_px, text_size: (
            (language, size_px),
            (language, text_size),
            (size_px, text_size),
        ),
    )


EVERY_LETTERING = letterings(1.0, 1.5, 2.0)
MOST_LETTERING = letterings(1.0, 1.5)
