"""Throws by the thousand are the same throws as one by one."""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.errors import LaunchError
from dexterity.hand.dare.choice import dare_of
from dexterity.hand.error import HAND_ERRORS, HandError
from dexterity.hand.pickup import orientations_at_pickup
from dexterity.hand.toss import Toss, tosses_of
from dexterity.players.mark import Mark
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.players.throws import MadeInTurn, Throws, throw_many
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.demonstration import shown_table
from dexterity.session.throw import throw_toss
from dexterity.values.skill import Skill
from tests.kit.hands import PLAIN_TOSS, RED, table, thrower
from tests.kit.lying import scattered

# --- made in turn ---------------------------------------------------------------------------------


def test_nothing_is_made_before_it_is_asked_for_nor_twice_in_one_pass() -> None:
    made: list[int] = []

    def make(row: int) -> str:
        made.append(row)
        return "abc"[row]

    things = MadeInTurn(3, make)
    assert len(things) == 3
    assert made == []
    assert [*things] == ["a", "b", "c"]
    assert made == [0, 1, 2]


def test_it_is_asked_as_a_list_is() -> None:
    things = MadeInTurn(3, "abc".__getitem__)
    assert (things[0], things[-1], things[1:]) == ("a", "c", ["b", "c"])
    with pytest.raises(IndexError):
        _ = things[3]


# --- throws ---------------------------------------------------------------------------------------


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


# --- throw each -----------------------------------------------------------------------------------


LYING = tuple(scattered(count, 500 + count) for count in (3, 0, 1, 7))
SEEDS = (11, 12, 13, 14)

DARES = {
    "a plain throw": (),
    "a tool, proved by the flight": ("flick",),
    "a tool from below": ("nose",),
    "a breath": ("blow",),
    "a proof of the hand that lifts it": ("jump",),
    "a proof of the hand alone": ("pirouette",),
    "a proof without a trial": ("blind",),
    "a proof of the flight that the hand tries for": ("spinning_top",),
    "from below the table": ("under_table",),
    "a box in the way": ("box_bounce",),
    "a tool and a proof of the hand": ("pirouette", "slap"),
    "several proofs of the hand": ("jump", "hot_potato", "under_leg"),
}


def daring(requirements: tuple[str, ...]) -> Thrower:
    dare = dare_of(requirements)
    return thrower_of(HAND_ERRORS[Skill.REGULAR], shown_table(dare), RED, dare)


def meant_by(hand: Thrower) -> Toss:
    """Something that a hand under this dare might mean."""
    return hand.toss_at(Mark(230.0, hand.dare.loft_rad(0.1), 0.02))


@pytest.mark.parametrize("requirements", DARES.values(), ids=DARES)
@pytest.mark.parametrize("lane", [0, 1])
def test_one_lane_is_the_whole_story_of_a_throw_bit_for_bit(
    requirements: tuple[str, ...], lane: int
) -> None:
    hand = daring(requirements)
    laid = replace(hand, table=replace(hand.table, lying=LYING[lane]))
    story = strayed_throw(laid, meant_by(hand), SEEDS[lane])
    told = hand.throw_each([meant_by(hand)], [SEEDS[lane]], [LYING[lane]])
    assert told.verdicts == (story.verdict,)
    assert len(story.verdict.findings) == len(hand.dare.proofs())
    assert told.landings.values() == [story.landing]
    assert told.landings.feats() == [story.flight.feat]
    assert told.landings.aftermaths() == [story.flight.aftermath]


def first_hits(thrown: Throws) -> list[list[float]]:
    """When and where each die first touched anything: rounding has not told by then."""
    hits = thrown.landings.hits
    _, first = np.unique(hits.rows, return_index=True)
    return [[hits.at_s[at], *hits.places_mm[:, at]] for at in first.tolist()]


@pytest.mark.parametrize("requirements", [(), ("pirouette", "slap")], ids=["plain", "daring"])
def test_a_seed_strays_alike_whatever_is_thrown_beside_it(requirements: tuple[str, ...]) -> None:
    hand = daring(requirements)
    meant = [meant_by(hand)] * 4
    among = hand.throw_each(meant, SEEDS, LYING)
    backwards = hand.throw_each(meant, SEEDS[::-1], LYING[::-1])
    hits = first_hits(among)
    for lane in range(4):
        alone = hand.throw_each(meant[:1], [SEEDS[lane]], [LYING[lane]])
        findings = among.verdicts[lane].findings
        assert alone.verdicts[0].findings == backwards.verdicts[3 - lane].findings == findings
        assert first_hits(alone)[0] == pytest.approx(hits[lane], abs=1e-6)
        assert first_hits(backwards)[3 - lane] == pytest.approx(hits[lane], abs=1e-6)
    assert len({tuple(hit) for hit in hits}) == 4


def test_an_attempt_is_the_same_from_the_same_seed_and_no_other() -> None:
    hand = daring(("jump",))
    assert hand.attempt(meant_by(hand), 1) == hand.attempt(meant_by(hand), 1)
    assert hand.attempt(meant_by(hand), 1) != hand.attempt(meant_by(hand), 2)


def test_every_lane_means_its_own_toss() -> None:
    gentle = replace(PLAIN_TOSS, speed_mm_s=700.0)
    sure = replace(thrower(), error=replace(HAND_ERRORS[Skill.EXPERT], speed_share=0.0))
    near, far = sure.throw_each([gentle, PLAIN_TOSS], [1, 1]).landings.places_mm[1]
    assert near < far - 50.0


def test_without_lying_dice_of_their_own_lanes_have_those_of_the_table() -> None:
    hand = replace(thrower(), table=replace(thrower().table, lying=LYING[0]))
    told = hand.throw_each([PLAIN_TOSS] * 2, [1, 2]).landings.aftermaths()
    assert [len(aftermath.others) for aftermath in told] == [3, 3]


def test_lying_dice_for_other_than_all_tosses_are_refused() -> None:
    with pytest.raises(LaunchError, match="lying dice of its own"):
        thrower().throw_each([PLAIN_TOSS] * 2, [1, 2], [LYING[0]])


def test_no_toss_at_all_is_refused() -> None:
    with pytest.raises(LaunchError, match="nothing to throw"):
        daring(("slap",)).throw_each([], [], [])


def test_a_toss_without_a_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        thrower().throw_each([PLAIN_TOSS] * 2, [1])
