"""A few practices of somebody else, for pictures of screens that show what was recorded."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.luck import luck_for
from dexterity.session.practice.practice import PracticeOptions
from dexterity.session.practice.practice_table import PracticeTable, PropSet
from dexterity.session.records.record import (
    VERSION,
    Action,
    Header,
    TableChanged,
    Thrown,
    Undone,
    thrown_from,
)
from dexterity.session.records.versions import versions_here
from dexterity.session.records.writing import RecordWriter
from dexterity.session.throw import throw_toss
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour

SEED: Final = 1
NEWEST: Final = datetime(2026, 5, 17, 20, 30)
"""When the last of them began, by the clock of whatever machine draws the picture."""
WHO: Final = "Ada"
PLAIN: Final = Toss((0.0, -520.0, RELEASE_HEIGHT_MM), 1500.0, 0.0, 8.0 * DEGREE, 0.0)
"""Bounces once and ends on or about the target."""
CLASSIC: Final = PracticeTable()
PIKE: Final = PracticeTable("pike", DieColour.WHITE)
BOXED: Final = PracticeTable("archipelago", DieColour.BLUE, (PropSet.BOX,))


def write_samples(folder: Path) -> None:
    """Three practices, a damaged one, and one from a newer version."""
    _write(folder, CLASSIC, 0, [*_throws(CLASSIC, 5, 1), Undone()])
    _write(folder, PIKE, 9, [*_throws(PIKE, 2, 2), TableChanged(CLASSIC), *_throws(CLASSIC, 2, 3)])
    _write(folder, BOXED, 16, list(_throws(BOXED, 3, 4)))
    spoilt = _write(folder, CLASSIC, 40, [Undone()])
    spoilt.write_bytes(spoilt.read_bytes() + b"coffee was spilled here\n\n")
    newer = _write(folder, CLASSIC, 41, [Undone()])
    today, tomorrow = f'"version":{VERSION},', f'"version":{VERSION + 1},'
    newer.write_bytes(newer.read_bytes().replace(today.encode(), tomorrow.encode(), 1))


def _write(folder: Path, table: PracticeTable, days_ago: int, actions: list[Action]) -> Path:
    begun = (NEWEST - timedelta(days=days_ago, hours=days_ago % 7)).astimezone()
    header = Header(
        options=PracticeOptions(table), seed=SEED, begun=begun, made_with=versions_here()
    )
    writer = RecordWriter(folder, header)
    for action in actions:
        writer.append(action)
    writer.close()
    if writer.path is None:
        raise OSError(f"nothing can be written in {folder}")
    return writer.path


def _throws(table: PracticeTable, count: int, seed: int) -> Iterator[Thrown]:
    place = table.build()
    for number in range(count):
        luck = luck_for(seed, number)
        toss = replace(
            PLAIN,
            speed_mm_s=1440.0 + 120.0 * luck.random(),
            direction_rad=8.0 * DEGREE * (luck.random() - 0.5),
        )
        made = throw_toss(toss, orientation_at_pickup(luck), *place)
        yield thrown_from(made, WayName.FLICK, WHO)
