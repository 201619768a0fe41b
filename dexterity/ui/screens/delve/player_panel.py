"""A player at the table: successes, failures, whether they bid, and what lies before them."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import FAILURES_TO_LEAVE, SUCCESSES_TO_WIN, Phase, State
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CARD, LABEL, NOTE, SKY
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.pictures import FAINT, TableArt, art_path, tile_path
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable, Touch, Widget

PADDING: Final = 10.0
PLAYS: Final = replace(CARD, pencil=SKY, pressure=0.2, line=2.2)
"""Whose turn it is. Hatched more, nobody reads what is written on it."""
MARK: Final = 32.0
APART: Final = 14.0
ASIDE: Final = 36.0
TILE_SHARE: Final = 0.62
"""Of a card that is set aside, for the tile on it."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that everybody sees of a player."""

    player: PlayerId
    name: str
    status: str
    successes: int
    failures: int
    aside: tuple[TileId, ...]
    hint: str
    plays: bool
    """Whether it is this player who decides."""
    handicap: str
    """What it costs this player to be the stronger one, if anything."""


def player_view(moment: Moment, player: PlayerId) -> PlayerView:
    """How somebody stands."""
    seen, show = moment.seen, moment.show
    seat = seen.seats[player]
    aside = tuple(one.tile for one in seen.aside if one.by == player)
    plays = seen.decides == player and seen.phase is not Phase.OVER
    status = show.say(f"status.{_status(seen, player)}")
    less = moment.options.less_health(player)
    handicap = show.say("less_health", less=less) if less else ""
    return PlayerView(player, moment.name(player), status, seat.successes, seat.failures, aside,
                      show.say("marks_hint"), plays, handicap)  # fmt: skip


def _status(seen: State, player: PlayerId) -> str:
    seat = seen.seats[player]
    if seen.winner == player:
        return "won"
    if seat.eliminated:
        return "out"
    if seen.phase is Phase.ADVENTURER:
        return _between_rounds(seen, player)
    if seen.delver == player:
        return "delves"
    if seat.passed:
        return "passed"
    return "plays" if seen.decides == player else "bids"


def _between_rounds(seen: State, player: PlayerId) -> str:
    return "plays" if seen.decides == player else "waits"


class Marks(Widget):
    """Successes and failures: those there are, and places for those that decide the game."""

    def __init__(self, name: str, successes: int, failures: int) -> None:
        super().__init__(name)
        self._successes, self._failures = successes, failures

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, MARK

    def appearance(self, touch: Touch) -> Hashable:
        return self._successes, self._failures

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        left = self.box.left
        for art, count, most in (
            (TableArt.SUCCESS, self._successes, SUCCESSES_TO_WIN),
            (TableArt.FAILURE, self._failures, FAILURES_TO_LEAVE),
        ):
            for at in range(most):
                place = Box(left, self.box.top, MARK, MARK)
                canvas.image(art_path(art), place, strength=1.0 if at < count else FAINT)
                left += MARK + 4.0
            left += APART


class AsideRow(Widget):
    """Cards face down before a player, each with the tile that went with it."""

    def __init__(self, name: str, tiles: tuple[TileId, ...]) -> None:
        super().__init__(name)
        self._tiles = tiles

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, ASIDE

    def appearance(self, touch: Touch) -> Hashable:
        return self._tiles

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        step = min(ASIDE + 2.0, self.box.width / max(1, len(self._tiles)))
        for at, tile in enumerate(self._tiles):
            card = Box(self.box.left + at * step, self.box.top, ASIDE, ASIDE)
            canvas.image(art_path(TableArt.BACK), card)
            side = TILE_SHARE * ASIDE
            canvas.image(tile_path(tile), Box(card.right - side, card.bottom - side, side, side))


def player_panel(view: PlayerView) -> CardFace:
    """Hatched while it is this player who decides."""
    name = f"player/{view.player}"
    note = NOTE.in_colour(INK) if view.plays else NOTE
    lines: list[Placeable] = [
        NameLabel(view.name, LABEL, name=f"{name}/name", lines=1),
        Label(view.status, note, name=f"{name}/status"),
        *([Label(view.handicap, note, name=f"{name}/handicap")] if view.handicap else []),
        Marks(f"{name}/marks", view.successes, view.failures),
        *([AsideRow(f"{name}/aside", view.aside)] if view.aside else []),
    ]
    return CardFace(
        name,
        Column(*lines, gap=2.0),
        look=PLAYS if view.plays else CARD,
        padding=PADDING,
        hint=view.hint,
    )
