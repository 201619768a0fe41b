"""The sheets to choose from: those of the game, the player's own, and one drawn by luck."""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from dexterity.content.pen.sheets import list_sheets, load_sheet
from dexterity.content.texts import Texts
from dexterity.places import levels
from dexterity.rules.pen.sheet.generator import generate_sheet
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.sheet_shelf import shelved

NEW: Final = "new"
"""What the sheet that is drawn by luck is called among the others."""
PLAYED: Final = "played"
"""And the one that was just played on, where it is none of them."""
KEPT_DRAWN: Final = 4
"""Dungeons drawn by luck: the one on the page, and some that one may go back to."""
MOST_OWN: Final = 60


@dataclass(frozen=True, slots=True)
class Offer:
    """A sheet, and how it is called among the others."""

    id: str
    sheet: Sheet
    own: bool = False

    def title(self, texts: Texts) -> str:
        """In the player's language."""
        return str(getattr(self.sheet.title, texts.language))


@cache
def shipped_sheets() -> tuple[Offer, ...]:
    """Those of the game, read and checked once."""
    return tuple(Offer(path.stem, load_sheet(path)) for path in list_sheets(levels() / "pen"))


def own_sheets(folder: Path) -> tuple[Offer, ...]:
    """Those of the player that can be played; whether they are fair is the players' business."""
    found = (one for one in shelved(folder)[:MOST_OWN] if one.sheet is not None)
    return tuple(
        Offer(f"own/{one.path.stem}", one.sheet, own=True)
        for one in found
        if one.sheet is not None and not flaws_of(one.sheet, judge=lambda _: ())
    )


@lru_cache(maxsize=KEPT_DRAWN)
def drawn_by_luck(seed: int) -> Offer:
    """The dungeon of a seed."""
    return Offer(NEW, generate_sheet(seed))
