"""Flick; how fingertips are led is tested with blocks."""

from dataclasses import replace

from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.dare import Dare
from dexterity.hand.requirements.flick import PIECE
from dexterity.hand.toss import Toss
from dexterity.values.launch import Tool
from tests.kit.tool_paths import NO_FEAT, begins_on, rest_of, swing


def test_it_claims_the_die_and_lets_it_slide() -> None:
    assert PIECE.claims == {Thing.LAUNCH: Tool.FINGER, Thing.COURSE: SLIDES}


def test_a_finger_is_not_near_that_passes_two_fingers_beside_the_die() -> None:
    assert begins_on(PIECE, swing((75.0, -640.0), 0.0, 260.0, 0.3)) is None


def touched_for(contact_s: float, speed_mm_s: float) -> bool:
    assert PIECE.proof is not None
    deed = Dare((PIECE,)).performed(Toss(rest_of(PIECE), 1500.0, 0.0, 0.0, 0.0))
    feat = replace(NO_FEAT, tool_contact_s=contact_s, tool_speed_mm_s=speed_mm_s)
    return PIECE.proof.finding(PIECE.id, PIECE.proof.measure(deed, feat)).passed


def test_a_die_that_is_carried_was_not_flicked() -> None:
    assert touched_for(0.004, 1500.0)
    assert not touched_for(0.13, 900.0)


def test_a_die_that_was_never_touched_was_not_flicked() -> None:
    assert not touched_for(0.0, 0.0)
