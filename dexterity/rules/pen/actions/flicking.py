"""A flick: where the character ends, and what that costs and brings."""

from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.actions.action import Action
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import CardWoke, FlickMade, FlickPassed, Source
from dexterity.rules.pen.flicking import arrow_decides, spots_on_the_way, terms, waiting_for_flick
from dexterity.rules.pen.home import end_game, is_home, is_threshold
from dexterity.rules.pen.magic import forget_walls
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.rebus.deeds import PadWalls
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.sheet.square import SHEET_MM, square_at
from dexterity.rules.pen.spots import pick_up, stand
from dexterity.rules.pen.state import LONGEST_TRAIL, Ending, Phase, Stage, Task
from dexterity.rules.pen.turns import go_on
from dexterity.values.stroke import Stroke, StrokeEnd
from dexterity.values.vectors import Vec2

WALL_DAMAGE: Final = 1

AT_WALL: Final = (StrokeEnd.WALL, StrokeEnd.OFF_SHEET)
"""The sheet's frame is a wall, whether it was drawn or the paper ends there."""

BEFORE_EVENTS: Final = frozenset({Phase.FLICK})


@dataclass(frozen=True, slots=True)
class MakeFlick(Action):
    """The pencil was flicked, by whatever hand; this is how its stroke ended."""

    record_name = "flick"
    by_hand = True
    phases = BEFORE_EVENTS

    end: StrokeEnd
    end_mm: Vec2
    padded: bool = False
    """Of the wall that it ended at."""
    passed: tuple[str, ...] = ()
    """The spots that it came over, in order."""

    def why_not(self, draft: PenDraft) -> Refusal | None:
        player = draft.state.turn
        if draft.pawn(player).flicks_missed:
            return Refusal.FLICK_MISSED
        if arrow_decides(draft, player):
            return Refusal.ARROW_DECIDES
        if not _can_end_at(draft, self.end_mm):
            return Refusal.NO_STROKE
        if self.padded and self.end is not StrokeEnd.WALL:
            return Refusal.NO_STROKE
        stayed = self.end_mm == draft.pawn(player).place_mm and not self.passed
        if self.end is StrokeEnd.TOO_WEAK and not stayed:
            return Refusal.NO_STROKE
        there = {spot.id for spot in spots_on_the_way(draft, player)}
        once = len(set(self.passed)) == len(self.passed)
        return None if once and there.issuperset(self.passed) else Refusal.FOREIGN_SPOT

    def apply(self, draft: PenDraft) -> None:
        player, from_mm = draft.state.turn, draft.pawn(draft.state.turn).place_mm
        draft.tell(FlickMade(player, self.end, from_mm, self.end_mm, self.padded))
        go_along(draft, self)
        go_on(draft)


def flick_from(stroke: Stroke) -> MakeFlick:
    """All that the rules have to know of a stroke."""
    padded = stroke.wall is not None and stroke.wall.padded
    passed = tuple(passing.spot for passing in stroke.passed)
    return MakeFlick(stroke.end, stroke.end_mm, padded, passed)


def _can_end_at(draft: PenDraft, place_mm: Vec2) -> bool:
    on_sheet = all(0.0 <= at <= SHEET_MM for at in place_mm)
    return on_sheet and square_at(place_mm) not in draft.state.filled


@dataclass(frozen=True, slots=True)
class PassFlick(Action):
    """There is no flick in this turn; cards that wait for one go on waiting."""

    record_name = "pass_flick"
    phases = BEFORE_EVENTS

    def why_not(self, draft: PenDraft) -> Refusal | None:
        missed = draft.pawn(draft.state.turn).flicks_missed
        return None if missed else Refusal.FLICK_LEFT

    def apply(self, draft: PenDraft) -> None:
        player = draft.state.turn
        draft.change_pawn(player, flicks_missed=draft.pawn(player).flicks_missed - 1)
        forget_walls(draft)
        draft.tell(FlickPassed(player))
        draft.change(stage=Stage.EVENT)
        go_on(draft)


# --- along the line -----------------------------------------------------------------------------


def go_along(draft: PenDraft, flick: MakeFlick) -> None:
    """The character follows a line, up to its end or home."""
    player = draft.state.turn
    forget_walls(draft)
    padded = flick.padded or PadWalls() in terms(draft, player)
    pawn = draft.pawn(player)
    draft.change_pawn(player, trail=(*pawn.trail, pawn.place_mm)[-LONGEST_TRAIL:])
    hit = flick.end in AT_WALL
    draft.change(hit_wall=hit, flicks=draft.state.flicks + 1, stage=Stage.EVENT)
    if _comes_home(draft, flick):
        # Whatever the line meets after that comes too late.
        draft.change_pawn(player, place_mm=flick.end_mm)
        end_game(draft, player, Ending.HOME)
        return
    if hit and not padded:
        draft.hurt(player, WALL_DAMAGE, Source.WALL)
    if flick.end is not StrokeEnd.TOO_WEAK:
        stand(draft, player, flick.end_mm)
    _wake_cards(draft, player)


def _comes_home(draft: PenDraft, flick: MakeFlick) -> bool:
    """What lies on the way is taken; whether the line enters the own cell with the treasure."""
    player = draft.state.turn
    for name in flick.passed:
        if not is_threshold(name):
            pick_up(draft, player, name)
        elif draft.pawn(player).has_treasure:
            return True
    return draft.edition is not Edition.FIRST and is_home(draft, player, flick.end_mm)


def _wake_cards(draft: PenDraft, player: PlayerId) -> None:
    """What has waited for this flick goes on."""
    for card in waiting_for_flick(draft, player):
        task = Task(card.card, card.drawer, (player,), card.box, filed=True)
        draft.tell(CardWoke(player, card.card))
        draft.change(
            waiting=tuple(each for each in draft.state.waiting if each is not card),
            agenda=(*draft.state.agenda, task),
        )


FLICKING: Final = (MakeFlick, PassFlick)
