"""A throw of the computer's hand, whole, under any dare: aimed, strayed, flown and judged."""

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.error import HAND_ERRORS, Skill
from dexterity.hand.toss import Toss
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import fly
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress, find_toss
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.rules.referee import judge
from dexterity.session.throw import Throw

QUICK_ROUNDS = (700, 500)
"""Throws looked at while aiming: a person waits for it. Fewer: even the expert aims at random."""


def computer_throw(
    table: Table,
    die: Die,
    dare: Dare = PLAIN_THROW,
    skill: Skill = Skill.REGULAR,
    seed: int = 1,
    *,
    progress: Progress = lambda throws: None,
) -> Throw:
    """One throw; the same seed gives the same."""
    thrower = thrower_of(HAND_ERRORS[skill], table, die, dare)
    meant = find_toss(thrower, derive_seed(seed, "computer", "aim"), QUICK_ROUNDS, progress)
    return strayed_throw(thrower, meant, seed)


def strayed_throw(thrower: Thrower, meant: Toss, seed: int) -> Throw:
    """What comes of meaning a toss, this once; as `Thrower.throw_each` has it, but whole."""
    attempt = thrower.attempt(meant, seed)
    deed, launch = attempt.deed, attempt.launch
    flight = fly(launch, thrower.table, thrower.die, tool=deed.motion)
    verdict = judge(flight.landing, attempt.findings(flight.feat))
    return Throw(None, deed, launch, flight, verdict, thrower.dare)
