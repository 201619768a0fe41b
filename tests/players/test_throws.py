"""Throws by the thousand are the same throws as one by one."""

import numpy as np

from dexterity.hand.error import HandError, Skill
from dexterity.hand.pickup import orientations_at_pickup
from dexterity.hand.toss import tosses_of
from dexterity.players.thrower import Thrower
from dexterity.players.throws import throw_many
from dexterity.session.throw import throw_toss
from tests.kit.hands import PLAIN_TOSS, RED, table, thrower

SURE = Thrower(HandError(), table(), RED)
"""A hand that never strays."""


def test_every_throw_has_its_verdict() -> None:
    thrown = thrower().throw([PLAIN_TOSS], 40, 1)
    assert len(thrown) == len(thrown.landings) == 40
    assert thrown.hits() == sum(damage > 0 for damage in thrown.damages())


def test_a_sure_hand_does_what_it_means() -> None:
    assert SURE.strayed(PLAIN_TOSS, 7) == PLAIN_TOSS


def test_a_hand_strays_as_its_seed_has_it() -> None:
    hand = thrower(Skill.NOVICE)
    assert hand.strayed(PLAIN_TOSS, 1) == hand.strayed(PLAIN_TOSS, 1)
    assert hand.strayed(PLAIN_TOSS, 1) != hand.strayed(PLAIN_TOSS, 2)


def test_one_throw_among_many_ends_like_the_same_throw_alone() -> None:
    held = orientations_at_pickup(np.random.default_rng(4), 3)
    many = throw_many(tosses_of(PLAIN_TOSS, PLAIN_TOSS, PLAIN_TOSS), held, table(), RED)
    w, x, y, z = held[1].tolist()
    alone = throw_toss(PLAIN_TOSS, (w, x, y, z), table(), RED)
    assert alone.verdict == many.verdicts[1]
