"""One toss a lane, each with a seed and lying dice of its own: the very throws they are alone."""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.errors import LaunchError
from dexterity.hand.dare.choice import dare_of
from dexterity.hand.error import HAND_ERRORS, Skill
from dexterity.hand.toss import Toss
from dexterity.players.mark import Mark
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.players.throws import Throws
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.demonstration import shown_table
from tests.kit.hands import PLAIN_TOSS, RED, thrower
from tests.kit.lying import scattered

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
