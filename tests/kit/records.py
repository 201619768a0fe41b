"""Records for the tests: real throws, headers, and files with one thing wrong."""

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import msgspec

from dexterity.hand.ways.held import WayName
from dexterity.rules.referee import judge
from dexterity.session.practice.practice import PracticeOptions
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.records.record import VERSION, Action, Header, Record, Thrown, thrown_from
from dexterity.session.records.versions import versions_here
from dexterity.session.throw import throw_toss
from dexterity.values.colour import DieColour
from tests.kit.hands import PLAIN_TOSS
from tests.kit.landings import landing

CLASSIC = PracticeTable()
PIKE = PracticeTable("pike", DieColour.WHITE)
BEGUN = datetime(2026, 3, 1, 14, 5, 9, tzinfo=UTC)


def header(table: PracticeTable = CLASSIC, seed: int = 7) -> Header:
    return Header(options=PracticeOptions(table), seed=seed, begun=BEGUN, made_with=versions_here())


@cache
def thrown(table: PracticeTable = CLASSIC, who: str = "Ada") -> Thrown:
    """A real throw, made once."""
    made = throw_toss(PLAIN_TOSS, (0.5, 0.5, 0.5, 0.5), *table.build())
    return thrown_from(made, WayName.FLICK, who)


def ended(drawing: str) -> Thrown:
    """A throw with a landing drawn by hand, and the verdict on it."""
    end = landing(drawing)
    return msgspec.structs.replace(thrown(), landing=end, verdict=judge(end))


def record(*actions: Action) -> Record:
    return Record(header(), actions)


def lines(*values: Header | Action) -> bytes:
    return b"".join(msgspec.json.encode(value) + b"\n" for value in values)


def newer(data: bytes) -> bytes:
    """A record as the next version might write it."""
    today, tomorrow = f'"version":{VERSION},', f'"version":{VERSION + 1},"weather":"rain",'
    assert today.encode() in data
    return data.replace(today.encode(), tomorrow.encode())


def file_with(folder: Path, data: bytes, name: str = "match.jsonl") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path
