"""Slap; how palms are led is tested with blocks."""

from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.strike import STRUCK
from dexterity.hand.requirements.slap import PIECE
from dexterity.values.launch import Tool
from tests.kit.tool_paths import begins_on, swing


def test_it_claims_the_die_lets_it_slide_and_must_strike() -> None:
    assert PIECE.claims == {Thing.LAUNCH: Tool.PALM, Thing.COURSE: SLIDES}
    assert PIECE.proof is STRUCK


def test_a_palm_is_near_that_passes_two_fingers_beside_the_die() -> None:
    assert begins_on(PIECE, swing((75.0, -640.0), 0.0, 260.0, 0.3)) is not None
