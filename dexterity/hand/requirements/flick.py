"""Flick: a fingertip strikes the die that lies on the table, and does not carry it."""

from dataclasses import replace
from typing import Final

from dexterity.hand.dare.block import Block, LedBlock
from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.hand.dare.second_forms import from_ledge
from dexterity.hand.error import Strain
from dexterity.values.landing import FlightFacts
from dexterity.values.launch import Tool

LONGEST_MS: Final = 120.0
"""A touch that lasts longer carries the die. A finger that carries on at a metre a second for 50 mm
touches it for 50 ms."""

NEVER_MS: Final = 9999.0

BESIDE: Final = 0.5
"""A fingertip is led to the middle of what it sees right before it."""

FINGER: Final = LedBlock(Tool.FINGER, Block(width_mm=18.0, depth_mm=16.0), BESIDE)


def touched_ms(_deed: Deed, feat: FlightFacts) -> float:
    """How long the finger touched the die; forever if it never did."""
    return 1000.0 * feat.tool_contact_s if feat.tool_speed_mm_s else NEVER_MS


STRAIN: Final = Strain(speed=1.7, direction=2.3)
"""A fingernail springs off as it likes. So strained, a regular hand hits the classic target with
69 of 100 at 1.8 m/s; unstrained with 85, as well as by throwing."""

ALONG_TABLE: Final = Piece(
    "flick",
    claims={Thing.LAUNCH: Tool.FINGER, Thing.COURSE: SLIDES},
    launcher=FINGER,
    proof=Proof(touched_ms, LONGEST_MS, Witness.FLIGHT, at_most=True),
    strain=STRAIN,
)

PIECE: Final = replace(ALONG_TABLE, otherwise=from_ledge(ALONG_TABLE))
