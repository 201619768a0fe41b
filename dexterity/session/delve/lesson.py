"""The first round: cards that are known beforehand, and a rival who is easily frightened."""

from dataclasses import replace
from typing import Final

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.shipped import delve_box
from dexterity.values.skill import Skill

SEED: Final = 1
HERO: Final = AdventurerId("barbarian")
"""Has a tile of every sort: armour, one that beats by itself, and two that are used once."""
DECK: Final = tuple(map(MonsterId, ("orc", "goblin", "lich", "golem", "vampire", "skeleton")))
"""In turn, the learner's first: all can be beaten or survived."""
FRIGHTENS: Final = 4
"""Cards in the dungeon from which the rival has had enough."""


def lesson_match(you: str, rival: str) -> DelveMatch:
    """A match that nobody keeps: `you` begin."""
    box = delve_box()
    game = DelveGame(box.cards, Options(2, first=PlayerId(0), adventurer=HERO))
    start = game.start(SEED)
    rest = [*start.deck]
    for monster in DECK:
        rest.remove(monster)
    state = replace(start, deck=(*DECK, *rest))
    seats = (Seat(you), Seat(rival, Skill.NOVICE))
    return DelveMatch(DelveCourse.standing(box, game, seats, state))


def straw_choice(match: DelveMatch) -> Action:
    """What the rival does, who never sets anything aside and never uses anything."""
    seen = match.seen(match.decides)
    match seen.phase:
        case Phase.BID if len(seen.dungeon) >= FRIGHTENS or not seen.deck:
            return do.Pass()
        case Phase.USE_TILE | Phase.REVIVE:
            return do.Decline()
        case _:
            return match.game.actions(seen)[0]
