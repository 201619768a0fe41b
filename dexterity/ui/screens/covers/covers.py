"""The pictures of all games: each made, and its modules imported, when somebody points at it."""

# ruff: noqa: PLC0415 -- Imported inside: words are seen before any table, sheet or card is loaded.

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from dexterity.ui.screens.covers.cover import Cover
from dexterity.ui.screens.covers.still_table import StillTable

if TYPE_CHECKING:
    from dexterity.ui.screens.covers.throw_cover import ThrowCover


class Covers:
    """Keeps those that have been looked at, to go on where they were."""

    def __init__(self) -> None:
        self.at_first = StillTable()
        """What is seen before there is anything of the rest."""
        self._made: dict[str, Cover] = {}
        self._throws: ThrowCover | None = None
        self._makers: Mapping[str, Callable[[], Cover]] = MappingProxyType(
            {
                "practice": self._practice,
                "fighter": _fighter,
                "challenge": self._challenge,
                "pen": _pen,
                "delve": _delve,
            }
        )

    def of(self, game: str) -> Cover:
        """The picture of a game, by its name on the title."""
        if game not in self._made:
            self._made[game] = self._makers[game]()
        return self._made[game]

    def _practice(self) -> "ThrowCover":
        from dexterity.ui.screens.covers.throw_cover import ThrowCover

        self._throws = self._throws or ThrowCover(self.at_first)
        return self._throws

    def _challenge(self) -> Cover:
        from dexterity.ui.screens.covers.dare_cover import DareCover

        return DareCover(self._practice())


def _fighter() -> Cover:
    from dexterity.ui.screens.covers.fighter_cover import FighterCover

    return FighterCover()


def _pen() -> Cover:
    from dexterity.ui.screens.covers.pen_cover import PenCover

    return PenCover()


def _delve() -> Cover:
    from dexterity.ui.screens.covers.delve_cover import DelveCover

    return DelveCover()
