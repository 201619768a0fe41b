"""How each game is begun: with the computer in every seat that it can take."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from dexterity.rules.delve.options import BoxChoice
from dexterity.rules.delve.options import Options as DelveOptions
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.pen.options import Options as PenOptions
from dexterity.session.fighter.party import Party
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.routes import to_match as to_duel_match
from dexterity.ui.screens.delve.routes import begin_match as begin_delve
from dexterity.ui.screens.fighter.routes import set_out
from dexterity.ui.screens.gallery import make_screen, play_level
from dexterity.ui.screens.pen.routes import begin_match as begin_pen
from dexterity.ui.screens.pen.sheets_on_offer import shipped_sheets
from dexterity.values.skill import Skill

SEEDS: Final = 10_000
NAMES: Final = ("Ada", "Blaise", "Chloé", "Dora")

Begin = Callable[[Frame, Random], Screen]


def computers(count: int, luck: Random) -> tuple[Seat, ...]:
    """So many, each with a hand of its own."""
    return tuple(Seat(name, luck.choice([*Skill])) for name in NAMES[:count])


def practice(frame: Frame, luck: Random) -> Screen:
    """Throws by a script."""
    return make_screen("practice", frame)


def challenge(frame: Frame, luck: Random) -> Screen:
    """Any level, thrown by a script."""
    return play_level(luck.choice(Book(frame.services).library.challenges).id)(frame)


def duel(frame: Frame, luck: Random) -> Screen:
    """Two computers, best of three."""
    book, (first, second) = Book(frame.services), computers(2, luck)
    match = book.begin_duel((first, second), rounds=3, seed=luck.randrange(SEEDS))
    return to_duel_match(frame, book, match)


def fighter(frame: Frame, luck: Random) -> Screen:
    """A party of computers."""
    seats = computers(luck.randint(2, 4), luck)
    heroes = luck.sample([*fighter_box().heroes], len(seats))
    party = Party(tuple(heroes), seats, luck.choice([*Difficulty]))
    return set_out(frame, party, luck.randrange(SEEDS))


def pen(frame: Frame, luck: Random) -> Screen:
    """Two computers on any of the sheets."""
    first, second = computers(2, luck)
    options = PenOptions(beginner=luck.random() < 0.5, fun=luck.random() < 0.5)
    sheet = luck.choice(shipped_sheets()).sheet
    return begin_pen(frame, sheet, options, (first, second), luck.randrange(SEEDS))


def delve(frame: Frame, luck: Random) -> Screen:
    """Two to four computers, with any of the rules."""
    seats = computers(luck.randint(2, 4), luck)
    options = DelveOptions(
        players=len(seats),
        box=luck.choice([*BoxChoice]),
        specials=luck.random() < 0.5,
        dexterity=luck.random() < 0.5,
    )
    return begin_delve(frame, options, seats, luck.randrange(SEEDS))


def replay(frame: Frame, luck: Random) -> Screen:
    """The newest of what was played so far."""
    return make_screen("replay", frame)


GAMES: Final[Mapping[str, Begin]] = MappingProxyType(
    {
        "practice": practice,
        "challenge": challenge,
        "duel": duel,
        "fighter": fighter,
        "pen": pen,
        "delve": delve,
        "replay": replay,
    }
)
