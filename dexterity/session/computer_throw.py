"""A throw of the computer's hand, whole, under any dare: aimed, strayed, flown and judged."""

from dataclasses import replace

import numpy as np

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.proof import Witness
from dexterity.hand.error import HAND_ERRORS, Skill, blur
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.die import Die
from dexterity.physics.flight import fly
from dexterity.physics.table import Table
from dexterity.players.aim import find_toss
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.players.throws import toss_at
from dexterity.rules.referee import judge
from dexterity.session.throw import Throw
from dexterity.values import Feat, Finding

QUICK_ROUNDS = (700, 500)
"""Throws looked at while aiming: a person waits for it. Fewer: even the expert aims at random."""


def computer_throw(
    table: Table, die: Die, dare: Dare = PLAIN_THROW, skill: Skill = Skill.REGULAR, seed: int = 1
) -> Throw:
    """One throw; the same seed gives the same."""
    thrower = thrower_of(HAND_ERRORS[skill], table, die, dare)
    meant = find_toss(thrower, derive_seed(seed, "computer", "aim"), QUICK_ROUNDS)
    return strayed_throw(thrower, meant, seed)


def strayed_throw(thrower: Thrower, meant: Toss, seed: int) -> Throw:
    """What comes of meaning a toss, this once."""
    dare = thrower.dare
    deed, measured = _strayed_deed(thrower, meant, derive_seed(seed, "computer", "stray"))
    launch = dare.launch(deed, orientation_at_pickup(luck_for(seed, "computer", "pickup")))
    flight = fly(launch, thrower.table, thrower.die, tool=deed.motion)
    findings = tuple(_findings(dare, deed, flight.feat, measured))
    return Throw(None, deed, launch, flight, judge(flight.landing, findings), dare)


def _strayed_deed(thrower: Thrower, meant: Toss, seed: int) -> tuple[Deed, dict[str, float]]:
    """What the hand does, and what the proofs of the hand find of it."""
    luck = np.random.default_rng(seed)
    tosses = blur(meant, thrower.strayed_error, luck, 1)
    measured: dict[str, float] = {}
    for piece in thrower.dare.pieces:
        if piece.trial is not None:
            tosses, found = piece.trial(tosses, thrower.error, luck)
            measured[piece.id] = float(found[0])
    toss = toss_at(tosses, 0)
    deed = thrower.dare.performed(meant)
    return thrower.dare.with_motion(replace(deed, toss=toss)), measured


def _findings(dare: Dare, deed: Deed, feat: Feat, measured: dict[str, float]) -> list[Finding]:
    return [
        proof.finding(
            id_,
            measured[id_]
            if proof.witness is Witness.HAND and id_ in measured
            else proof.measure(deed, feat),
        )
        for id_, proof in dare.proofs()
    ]
