"""Where flicks of a hand end that are made again and again from one place of a sheet."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import pi
from typing import Final

import numpy as np

from dexterity.content.texts import Texts
from dexterity.errors import DexterityError
from dexterity.hand.pencil.feel import SLOWEST_PUSH_MM_S
from dexterity.hand.persons import push_error_of
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.strokes import Strokes
from dexterity.players.pen.aiming import best_push
from dexterity.players.pen.mind import MINDS
from dexterity.players.pen.outlook import Outlook
from dexterity.players.pencil.flicks import try_flicks
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.home import is_threshold
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import SHEET_MM
from dexterity.rules.pen.state import State
from dexterity.units import DEGREE
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push, StrokeEnd
from dexterity.values.vectors import Vec2

MOST_FLICKS: Final = 20_000
"""A few seconds, and some hundred megabytes."""

HARDEST_MM_S: Final = 1200.0
"""Of a fan: such a push skips."""


class FlickOddsError(DexterityError):
    """Flicks that nobody can count, or from nowhere."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which flicks: how many of whose hand, and where."""

    sheet: str
    """Its name."""
    hand: Skill
    flicks: int
    seed: int
    from_mm: Vec2 | None = None
    """None: from the first player's cross."""
    fan: bool = False
    """Any pushes at all, instead of one that is meant for the treasure."""
    way: WayName = WayName.FLICK
    """How the hand flicks."""


@dataclass(frozen=True, slots=True)
class FlickOdds:
    """What came of them; shares are of all flicks."""

    sheet: str
    hand: Skill
    way: WayName
    flicks: int
    seed: int
    from_mm: Vec2
    aim: Push | None
    """What the hand meant each time; None for a fan of all pushes."""
    ends: Mapping[StrokeEnd, float]
    hurt: float
    """Those that ended at a wall that hurts."""
    passed: Mapping[str, float]
    """Those that came over each thing."""
    length_mm: float
    """On average."""
    to_go: tuple[float, float]
    """Flicks to the treasure and home as the computer reckons them: before, and after on average.
    """


def check_flicks(flicks: int, from_mm: Vec2 | None) -> None:
    """A FlickOddsError where they tell nothing, or cannot be made."""
    if not 1 <= flicks <= MOST_FLICKS:
        raise FlickOddsError(
            f"The number of flicks must be from 1 to {MOST_FLICKS:,}, not {flicks:,}."
        )
    if from_mm is not None and not all(0.0 <= at <= SHEET_MM for at in from_mm):
        raise FlickOddsError(
            f"A pencil stands between 0 and {SHEET_MM:g} mm, which {from_mm[0]:g},{from_mm[1]:g} "
            "does not."
        )


def work_out_flicks(game: PenGame, asked: Asked) -> tuple[FlickOdds, Strokes]:
    """The odds and the strokes themselves; a FlickOddsError where there can be none."""
    check_flicks(asked.flicks, asked.from_mm)
    outlook = Outlook(game, _standing_at(game, asked.from_mm), MINDS[asked.hand])
    aim = None if asked.fan else _aimed(outlook, asked)
    strokes = _strokes(outlook, asked, aim)
    return _counted(outlook, asked, aim, strokes), strokes


def _standing_at(game: PenGame, place_mm: Vec2 | None) -> State:
    """A game at its beginning, with the first player there or on the own cross."""
    state = game.start(0)
    first, second = state.pawns
    moved = first if place_mm is None else replace(first, place_mm=place_mm)
    return replace(state, pawns=(moved, second))


def _aimed(outlook: Outlook, asked: Asked) -> Push:
    """What a computer player would mean there."""
    luck = luck_for(asked.seed, "aim")
    return best_push(outlook, MINDS[asked.hand], push_error_of(asked.way, asked.hand), luck)


def _strokes(outlook: Outlook, asked: Asked, aim: Push | None) -> Strokes:
    """The same push meant each time, or each of a fan once."""
    game, state = outlook.game, outlook.state
    paper = Paper(game.walls(state), game.spots(state))
    pushes = _fan(state, asked) if aim is None else [aim]
    times, seed = asked.flicks // len(pushes), derive_seed(asked.seed, "flicks")
    return try_flicks(pushes, times, paper, push_error_of(asked.way, asked.hand), seed)


def _fan(state: State, asked: Asked) -> list[Push]:
    """In all directions and of all strengths."""
    luck, tip = luck_for(asked.seed, "fan"), state.pawns[state.turn].place_mm
    return [
        Push(tip, luck.uniform(-pi, pi), luck.uniform(SLOWEST_PUSH_MM_S, HARDEST_MM_S))
        for _ in range(asked.flicks)
    ]


def _counted(outlook: Outlook, asked: Asked, aim: Push | None, strokes: Strokes) -> FlickOdds:
    player = outlook.state.turn
    after = [outlook.to_go(player, (x, y)) for x, y in strokes.ends_mm.tolist()]
    passed = np.isfinite(strokes.passed_mm).mean(axis=0).tolist()
    shares = zip(strokes.paper.spots, passed, strict=True)
    return FlickOdds(
        sheet=asked.sheet,
        hand=asked.hand,
        way=asked.way,
        flicks=len(strokes),
        seed=asked.seed,
        from_mm=outlook.state.pawns[player].place_mm,
        aim=aim,
        ends={end: float(strokes.ended(end).mean()) for end in StrokeEnd},
        hurt=float(strokes.hurt().mean()),
        passed={one.id: share for one, share in shares if share and not is_threshold(one.id)},
        length_mm=float(strokes.length_mm.mean()),
        to_go=(outlook.to_go(player), sum(after) / len(after)),
    )


# --- in words, for a table and for what stands beside a picture -----------------------------------


def sheet_words(sheet: Sheet, texts: Texts) -> str:
    """What a sheet is called."""
    return sheet.title.fr if texts.language == "fr" else sheet.title.en


def title_words(sheet: Sheet, odds: FlickOdds, texts: Texts) -> str:
    """Whose flicks these are."""
    title, hand = sheet_words(sheet, texts), texts.say(f"hand.{odds.hand}")
    return texts.say("pen_odds.title", sheet=title, hand=hand)


def push_words(odds: FlickOdds, texts: Texts) -> str:
    """From where, and what was meant."""
    x, y = (texts.number(at, 0) for at in odds.from_mm)
    if odds.aim is None:
        return texts.say("pen_odds.fan", x=x, y=y)
    turn = texts.number(odds.aim.direction_rad / DEGREE, 0)
    speed = texts.number(odds.aim.speed_mm_s, 0)
    return texts.say("pen_odds.aim", x=x, y=y, direction=turn, speed=speed)


def passed_words(odds: FlickOdds, texts: Texts) -> Iterator[tuple[str, float]]:
    """What they came over, the most often first; alike things by where they lie."""
    for spot, share in sorted(odds.passed.items(), key=lambda each: -each[1]):
        sort, *at = spot.split("-")
        if sort == "treasure":
            yield texts.say("pen_odds.over.treasure"), share
        else:
            column, row = at
            place = {"column": int(column) + 1, "row": int(row) + 1}
            yield texts.say(f"pen_odds.over.{sort}", **place), share
