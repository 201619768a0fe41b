"""Hands, targets and texts for the tests of players, odds and commands."""

from functools import cache

from dexterity.content.language import Language
from dexterity.content.target import Target
from dexterity.content.targets import load_target
from dexterity.content.texts import Texts, load_texts
from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.toss import Toss
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.places import assets, levels
from dexterity.players.thrower import PLACE_MM, Thrower
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

RED = DICE[DieColour.RED]

PLAIN_TOSS = Toss(PLACE_MM, 1500.0, 0.0, 5.0 * DEGREE, 0.0)
"""Bounces once and ends on or about the classic target."""


@cache
def target(name: str = "classic") -> Target:
    return load_target(levels() / "targets" / f"{name}.toml")


def table(name: str = "classic") -> Table:
    return Table(target=target(name))


def thrower(skill: Skill = Skill.REGULAR, name: str = "classic") -> Thrower:
    return Thrower(HAND_ERRORS[skill], table(name), RED)


@cache
def texts(language: Language = Language.ENGLISH) -> Texts:
    return load_texts(assets() / "texts", language)
