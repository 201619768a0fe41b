"""How good a campaign looks to a computer hero, in a number that a coin, a die, a wound move.

The numbers are judgement, tuned by playing campaigns against each other; the unit is about a
coin. What they leave out, such as what a thing could do later, is in the thing's price.
"""

from math import sqrt
from typing import Final

from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.state import Fight, Member, Phase, State, Token

A_ROOT_OF_HEALTH: Final = 4.5
"""Health in roots: the last points are dearer than the first ones."""
A_SCAR: Final = -7.0
AN_OUT: Final = -16.0
A_COIN: Final = 1.0
A_WHITE_DIE: Final = 2.6
"""More than its price: they are what beats the boss."""
A_THING: Final = 0.9
"""For each coin of its price, in somebody's hands."""
A_COLOURED_DIE: Final = 1.0
A_FOES_HEALTH: Final = -0.9
A_LIVING_FOE: Final = -4.0
A_TIME_TOKEN: Final = 2.0
A_FLUTE_HEAL: Final = 0.35
"""For each point of the monster's health: about three of these are a hit."""
A_SAMPLE: Final = 2.5
VICTORY: Final = 200.0


def worth(cards: Cards, state: State) -> float:
    """The more, the better it looks."""
    if state.phase is Phase.OVER:
        return VICTORY if state.won else -VICTORY
    things = sum(
        cards.items[thing.item].price for member in state.party for thing in member.carried
    )
    return (
        sum(map(_member, state.party))
        + A_COIN * state.gold
        + A_WHITE_DIE * state.white_dice
        + A_THING * things
        + (0.0 if state.fight is None else _fight(cards, state, state.fight))
    )


def _member(member: Member) -> float:
    scars = A_SCAR * len(member.scars)
    if member.out:
        return AN_OUT + scars
    if member.down:
        return A_SCAR + scars
    return A_ROOT_OF_HEALTH * sqrt(member.health) + scars


def _fight(cards: Cards, state: State, fight: Fight) -> float:
    foe, standing = cards.foe(fight.foe), len(state.standing)
    feast = 0.6 * foe.level * standing if Token.FEAST in fight.tokens else 0.0
    flute = A_FLUTE_HEAL * max(0, fight.health) if Token.FLUTE in fight.tokens else 0.0
    return (
        A_LIVING_FOE
        + A_FOES_HEALTH * max(0, fight.health)
        + A_COLOURED_DIE * len(fight.left)
        + (A_TIME_TOKEN if Token.TIME_SPELL in fight.tokens else 0.0)
        + (A_SAMPLE if fight.sampled is not None else 0.0)
        + feast
        + flute
        - 0.4 * foe.damage
        + 0.4 * fight.soothed
        + (1.0 if fight.calmed and foe.trait else 0.0)
    )
