"""What a match leaves behind: a header, and every action in order, launch and landing included.

Actions are tagged by what they `do`, options by their `game`: a new one is a new class here and
one more name in its union.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta, Struct

from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.rules.referee import Verdict
from dexterity.session.practice_table import PracticeTable
from dexterity.session.throw import Throw
from dexterity.session.versions import Versions
from dexterity.values import Landing, Launch

FORMAT: Final = "dexterity record"
VERSION: Final = 1
"""Goes up by one whenever an older program could not read what this one writes."""


class PracticeOptions(
    Struct, frozen=True, tag_field="game", tag="practice", forbid_unknown_fields=True
):
    """How a practice began."""

    table: PracticeTable


Options = PracticeOptions
"""What was chosen before a match; later a union of all games' options."""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what the rest is to be read as."""

    format: str = FORMAT
    version: int = VERSION
    options: Options
    seed: int
    begun: Annotated[datetime, Meta(tz=True)]
    made_with: Versions

    @property
    def game(self) -> str:
        """The name of the game, as files are named after it."""
        return str(self.options.__struct_config__.tag)


class Thrown(Struct, frozen=True, tag_field="do", tag="throw", forbid_unknown_fields=True):
    """A die was thrown. The rules replay from the landing, the picture from the launch."""

    toss: Toss
    """What the hand gave; the loft that was set is in it."""
    launch: Launch
    landing: Landing
    verdict: Verdict
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    """Of the whole flight."""
    way: WayName | None = None
    """None where nobody's pointer moved: the computer threw."""
    who: Annotated[str, Meta(max_length=60)] = ""


class Undone(Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """The last throw or change was taken back."""


class TableChanged(Struct, frozen=True, tag_field="do", tag="table", forbid_unknown_fields=True):
    """Another target, another die, or other things on the table."""

    table: PracticeTable


Action = Thrown | Undone | TableChanged


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was read."""

    header: Header
    actions: tuple[Action, ...]
    cut_short: bool = False
    """The last line was torn off while it was written; all before it is here."""


def thrown_from(throw: Throw, way: WayName | None = None, who: str = "") -> Thrown:
    """A throw as its record keeps it."""
    return Thrown(
        throw.toss,
        throw.launch,
        throw.landing,
        throw.verdict,
        throw.flight.digest(),
        way,
        who,
    )
