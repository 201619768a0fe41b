"""A whole box of made-up cards, with everything that rebuses can say, and games played at random.

The shipped cards and sheets may be tuned without moving what is played here.
"""

from functools import cache
from itertools import cycle
from random import Random

from dexterity.rules.pen.actions import Action, MakeFlick, PlaceWall
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardType
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.rebus.conditions import If, Question
from dexterity.rules.pen.rebus.deeds import DrawWall, FlickTerm, Stop
from dexterity.rules.pen.rebus.idioms import CONDITIONS, DEEDS
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.sheet.square import SHEET_MM, square_at
from dexterity.rules.pen.state import Phase, State
from dexterity.values.stroke import StrokeEnd
from tests.kit.penning import box_of, card, item, plain_board

ENDED = [StrokeEnd.RAN_OUT] * 4 + [StrokeEnd.WALL] * 5 + [StrokeEnd.SKIPPED, StrokeEnd.TOO_WEAK]
"""How strokes end: about as often as for a fair hand."""


@cache
def whole_box() -> Cards:
    """Each idiom as an event, and as an item."""
    return box_of(_events(), _items())


def _events() -> list[Card]:
    targets, types = cycle(Target), cycle([CardType.MONSTER, CardType.TRAP, CardType.PRISONER])
    made = []
    for icons, deed in DEEDS.items():
        line, target = " ".join(icons), next(targets)
        if isinstance(deed, FlickTerm):
            made.append(card(f"flick > {line}", Target.OTHER, CardType.FLICK))
        elif not isinstance(deed, Stop):
            type_ = CardType.WALL if isinstance(deed, DrawWall) else next(types)
            made.append(card(line, target, type_))
    for icons, condition in CONDITIONS.items():
        asks_wall = isinstance(condition, If) and condition.question is Question.HIT_WALL
        line = f"{'flick > ' if asks_wall else ''}{' '.join(icons)} > minus_one"
        made.append(card(line, next(targets), next(types)))
    return made


def _items() -> list[Card]:
    targets = cycle(Target)
    made = []
    for icons, deed in DEEDS.items():
        before = "flick > " if isinstance(deed, FlickTerm) else ""
        target = Target.SELF if isinstance(deed, Stop) else next(targets)
        made.append(item(before + " ".join(icons), target))
    return made


def game_of(seed: int) -> PenGame:
    """With some of the options."""
    luck = Random(seed)
    hands = luck.random() < 0.5, luck.random() < 0.5
    options = Options(luck.random() < 0.5, luck.random() < 0.3, hands, luck.choice(PLAYERS))
    return PenGame(whole_box(), plain_board(), options)


def random_flick(game: PenGame, state: State, luck: Random) -> MakeFlick:
    """A stroke to anywhere, over anything that is there."""
    place, end = state.pawns[state.turn].place_mm, luck.choice(ENDED)
    if end is StrokeEnd.TOO_WEAK:
        return MakeFlick(end, place)
    while True:
        to = luck.uniform(0.0, SHEET_MM), luck.uniform(0.0, SHEET_MM)
        if square_at(to) not in state.filled:
            break
    spots = [spot.id for spot in game.spots(state)]
    passed = luck.sample(spots, luck.choice([0, 0, 0, 1, 2]))
    padded = end is StrokeEnd.WALL and luck.random() < 0.2
    return MakeFlick(end, to, padded, tuple(passed))


def random_action(game: PenGame, state: State, luck: Random) -> Action:
    """Anything that can be done."""
    if state.phase is Phase.WALL:
        # Not by asking for all that can be done: a thousand games would take minutes.
        walls = list(map(PlaceWall, game.possible_walls(state)))
        luck.shuffle(walls)
        return next(wall for wall in walls if game.why_not(state, wall) is None)
    actions = game.actions(state)
    if game.awaits_flick(state) and (not actions or luck.random() < 0.6):
        return random_flick(game, state, luck)
    return luck.choice(actions)
