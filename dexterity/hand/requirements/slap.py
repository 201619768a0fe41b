"""Slap: a palm goes along the table with the pointer and hits the die."""

from dataclasses import replace
from typing import Final

from dexterity.hand.dare.block import Block, LedBlock
from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.second_forms import from_ledge
from dexterity.hand.dare.strike import STRUCK
from dexterity.hand.error import Strain
from dexterity.values.launch import Tool

BESIDE: Final = 1.0
"""A palm is so broad that it matters little where it hits."""

PALM: Final = LedBlock(Tool.PALM, Block(width_mm=90.0, depth_mm=24.0), BESIDE)

STRAIN: Final = Strain(speed=1.7, direction=2.2)
"""A palm is coarse. So strained, a regular hand hits the classic target with some 70 of 100 at
1.8 m/s; unstrained with 87, as well as by throwing."""

ALONG_TABLE: Final = Piece(
    "slap",
    claims={Thing.LAUNCH: Tool.PALM, Thing.COURSE: SLIDES},
    launcher=PALM,
    proof=STRUCK,
    strain=STRAIN,
)

PIECE: Final = replace(ALONG_TABLE, otherwise=from_ledge(ALONG_TABLE))
