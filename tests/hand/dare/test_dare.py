"""Dares: sets of requirements made one throw."""

from itertools import combinations, permutations

import pytest

from dexterity.hand.dare.choice import (
    ORDER,
    DareError,
    all_pieces,
    conflicts_in,
    dare_of,
    known_requirements,
)
from dexterity.hand.dare.dare import PLAIN_THROW, taken_at
from dexterity.hand.dare.deed import Cue, CueKind
from dexterity.hand.dare.stance import PLAIN
from dexterity.hand.error import NO_STRAIN, Strain
from dexterity.hand.toss import Toss, launch_from_toss
from tests.kit.dares import NO_FEAT, performed

UPRIGHT = (1.0, 0.0, 0.0, 0.0)
THREE = ("wink", "jump", "crossed_wrists")


def test_there_are_26_in_the_order_of_the_rulebook() -> None:
    assert known_requirements() == ORDER
    assert all(id_ == piece.id for id_, piece in all_pieces().items())


def test_nothing_required_is_a_plain_throw() -> None:
    assert dare_of([]) == PLAIN_THROW
    assert PLAIN_THROW.stance == PLAIN
    assert PLAIN_THROW.strain == NO_STRAIN
    assert PLAIN_THROW.findings(performed(PLAIN_THROW), NO_FEAT) == ()
    toss = Toss((0.0, -500.0, 120.0), 1500.0, 0.1, 0.2, 3.0)
    deed = PLAIN_THROW.performed(toss)
    assert deed.toss == toss
    assert PLAIN_THROW.launch(deed, UPRIGHT) == launch_from_toss(toss, UPRIGHT)


def test_order_does_not_matter() -> None:
    assert {dare_of(order).ids for order in permutations(THREE)} == {
        ("jump", "crossed_wrists", "wink")
    }


def test_equal_requirements_count_once() -> None:
    assert dare_of(["jump", "jump", "wink", "jump"]) == dare_of(["jump", "wink"])


def test_an_unknown_requirement_is_named_with_those_there_are() -> None:
    with pytest.raises(DareError, match="no requirement “somersault”; there are jump, box_bounce"):
        dare_of(["jump", "somersault"])


def test_conflicts_are_named_pair_by_pair_whatever_the_order() -> None:
    asked = ["card", "jump", "blow", "prayer"]
    told = (("prayer", "blow"), ("prayer", "card"))
    assert conflicts_in(asked) == conflicts_in(reversed(asked)) == told


def test_a_third_that_gets_along_with_both_makes_no_conflict() -> None:
    for one, other in combinations(known_requirements(), 2):
        if not conflicts_in([one, other]):
            assert not conflicts_in([one, other, "wink"])


def test_stances_and_strains_add_up() -> None:
    dare = dare_of(["from_afar", "ground_level", "blind"])
    assert dare.stance.back_mm > 0.0
    assert dare.stance.low_eye
    assert dare.stance.lights_out
    assert not dare.stance.one_eye
    assert dare.strain.speed == pytest.approx(1.7 * 1.3)
    assert Strain(2.0, 3.0, 4.0).and_also(NO_STRAIN) == Strain(2.0, 3.0, 4.0)


def test_a_tool_takes_the_die_from_the_hand() -> None:
    dare = dare_of(["slap", "from_afar"])
    assert dare.launcher is not None
    assert dare.rest_mm[1] == -610.0, "no farther back than the table goes"
    assert dare.launch(performed(dare), UPRIGHT).velocity_mm_s == (0.0, 0.0, 0.0)
    assert performed(dare).motion is not None
    assert performed(dare_of(["jump"])).motion is None


def test_the_loft_is_the_usual_one_unless_a_requirement_has_its_own() -> None:
    assert dare_of(["jump", "wink"]).loft_rad(0.3) == 0.3
    assert dare_of(["jump", "under_table"]).loft_rad(0.3) > 1.0


def test_who_jumps_under_the_table_stays_under_it() -> None:
    """Feet leave the ground; the hand does not leave the edge."""
    cues = (Cue(CueKind.JUMPED, 0.0),)
    assert dare_of(["jump"]).lift_mm(cues, 0.55) == pytest.approx(150.0)
    assert dare_of(["jump", "under_table"]).lift_mm(cues, 0.55) == 0.0


def test_the_box_is_wanted_for_the_box_alone() -> None:
    assert [one for one in known_requirements() if dare_of([one]).wants_box] == ["box_bounce"]


def test_every_proof_has_its_finding_in_the_order_of_the_requirements() -> None:
    dare = dare_of(["ricochet", "wink", "jump", "box_bounce"])
    found = dare.findings(performed(dare), NO_FEAT)
    assert [finding.requirement for finding in found] == ["jump", "box_bounce", "ricochet"]
    assert [finding.passed for finding in found] == [True, False, False]


def test_some_requirements_are_met_by_how_the_throw_is_made() -> None:
    without = [one for one in known_requirements() if not dare_of([one]).proofs()]
    assert set(without) == {
        "back_turned",
        "from_afar",
        "friend",
        "ground_level",
        "clumsy",
        "wink",
    }


def test_followers_go_in_a_row() -> None:
    assert not dare_of(["jump", "wink"]).leads_astray
    assert dare_of(["jump", "clumsy"]).leads_astray


def test_a_die_is_taken_at_the_last_press_or_else_at_the_beginning() -> None:
    deed = performed(dare_of(["hot_potato"]))
    assert taken_at(deed) == deed.path[0].at_s
