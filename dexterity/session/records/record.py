"""What a match leaves behind: a header, and every action in order, launch and landing included.

Lines are tagged by what they `do`, options by their `game`. A game's own actions are all `play`
lines, so that a new game adds nothing here: `recorded_games.py` knows what is in them.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any, Final, Protocol

from msgspec import Meta, Struct

from dexterity.hand.dare.deed import Deed
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.hand.ways.held import WayName
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.rules.pen.actions import MakeFlick
from dexterity.rules.referee import Verdict
from dexterity.session.challenge.table import Moment
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.records.versions import Versions
from dexterity.session.seat import Seat
from dexterity.session.series import Series
from dexterity.session.throw import Throw
from dexterity.values.landing import Aftermath, Landing
from dexterity.values.launch import Launch, ToolMotion
from dexterity.values.pointer import PointerSample
from dexterity.values.stroke import Push

FORMAT: Final = "dexterity record"
KEPT_S: Final = 4.0
KEPT_EVERY_S: Final = 0.012
"""How much of a hand's path is kept with a throw, and how finely: a turn or a loop is still seen in
it. More: a line of a record grows past what is read."""

MOST_DICE: Final = 50
"""Of a challenge; many times what any has."""

MOST_SEATS: Final = 8
"""At one table; twice what any game has."""

Word = Annotated[str, Meta(min_length=1, max_length=40)]
"""By which one part of the program calls something to another."""

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
"""Of all that physics made of a throw or a flick, to the last bit."""

VERSION: Final = 6
"""Goes up by one whenever an older program could not read what this one writes. 1 knew neither
challenges nor requirements nor games of more than one, 2 no pencils, 3 neither series nor
handicaps, 4 no editions of rules, 5 no luck of rematches; all that they wrote is read as it was."""

RULED_BEFORE: Final = 5
"""Records of older versions have the words of an older referee. Matches went on from what it said,
so that it stands wherever today's may say something else."""


class Options:
    """What was chosen before a match: each game has a Struct of its own, tagged by `game`."""

    __slots__ = ()

    @property
    def game(self) -> str:
        """The name of the game, as files are named after it."""
        raise NotImplementedError

    @property
    def is_here(self) -> bool:
        """Whether the game still has what such a match is played with, at a quick look."""
        raise NotImplementedError

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; nobody in particular, where a game has no seats."""
        return ()

    @property
    def names(self) -> tuple[str, ...]:
        """Of all who play."""
        return tuple(seat.name for seat in self.seats)

    @property
    def series(self) -> Series | None:
        """The games before this one; None where a game knows of none."""
        return None

    def winners(self, seat: int) -> tuple[Seat, ...]:
        """Who has won, where a seat has."""
        # A stranger's record may name a seat that there is not.
        return self.seats[seat : seat + 1]


class AnyTable(Protocol):
    """A table in a few words that fit in a record; two that are equal are built alike."""

    def __hash__(self) -> int: ...

    def build(self) -> tuple[Table, Die]:
        """The table and the die; a TableError where it cannot be built any more."""
        ...


@dataclass(frozen=True, slots=True)
class Score:
    """How a match stands, as its rules count."""

    points: Annotated[tuple[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)], ...],
                      Meta(min_length=1, max_length=MOST_SEATS)]  # fmt: skip
    """Of each seat; of a party that wins or loses together, all that its game counts."""
    over: bool = False
    winner: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    """The seat; None as long as it goes on, and where nobody is ahead in the end."""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what the rest is to be read as."""

    format: str = FORMAT
    version: Annotated[int, Meta(ge=1)] = VERSION
    options: Options
    seed: int
    begun: Annotated[datetime, Meta(tz=True)]
    made_with: Versions

    @property
    def game(self) -> str:
        """The name of the game, as files are named after it."""
        return self.options.game


class Thrown(
    Struct, frozen=True, tag_field="do", tag="throw", forbid_unknown_fields=True, omit_defaults=True
):
    """A die was thrown. The rules replay from the landing, the picture from the launch."""

    toss: Toss
    """What the hand gave; the loft that was set is in it."""
    launch: Launch
    landing: Landing
    verdict: Verdict
    digest: Digest
    """Of the whole flight."""
    way: WayName | None = None
    """None where nobody's pointer moved: the computer threw."""
    who: Annotated[str, Meta(max_length=60)] = ""
    requirements: Annotated[tuple[Word, ...], Meta(max_length=26)] = ()
    """Those in force."""
    deed: Deed | None = None
    """All that the hand did, and how its tool moved, where there were requirements."""
    moment: Moment | None = None
    """How the table of a challenge was."""
    aftermath: Aftermath | None = None
    """What it did to everything else on the table, where the rules ask."""
    score: Score | None = None
    """How the match stood after it, where that changed."""
    ruled: bool = False
    """The verdict was given by the rules of an older version, and stands. Reading believes a file
    that says so only where those rules were others."""

    @property
    def tool(self) -> ToolMotion | None:
        """How the tool moved, if there was one."""
        return None if self.deed is None else self.deed.motion


class Pushed(
    Struct, frozen=True, tag_field="do", tag="flick", forbid_unknown_fields=True, omit_defaults=True
):
    """A pencil was flicked. The rules replay from the stroke's end, the picture from the push."""

    push: Push
    drawn: MakeFlick
    """How the stroke ended, and what it came over."""
    digest: Digest
    """Of the whole stroke."""
    way: WayName | None = None
    """None where nobody's pointer moved: the computer flicked."""
    who: Annotated[str, Meta(max_length=60)] = ""
    score: Score | None = None
    """How the match stood after it, where that changed."""


class Undone(Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """The last throw or change was taken back."""


class TableChanged(Struct, frozen=True, tag_field="do", tag="table", forbid_unknown_fields=True):
    """Another target, another die, or other things on the table."""

    table: PracticeTable


class GaveUp(Struct, frozen=True, tag_field="do", tag="give_up", forbid_unknown_fields=True):
    """The player had enough of a challenge."""


class Played(
    Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True, omit_defaults=True
):
    """Something else was done that the rules of the game know."""

    what: Word
    """What the game calls it."""
    action: Any
    """The rules' own value: any frozen dataclass or Struct."""
    score: Score | None = None
    """How the match stood after it, where that changed."""


class Resumed(Struct, frozen=True, tag_field="do", tag="resume", forbid_unknown_fields=True):
    """A match that had been left was gone on with, maybe by another version elsewhere."""

    at: Annotated[datetime, Meta(tz=True)]
    made_with: Versions


Action = Thrown | Pushed | Undone | TableChanged | GaveUp | Played | Resumed
"""All that a line can be."""


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
        throw.dare.asked,
        kept_deed(throw.deed) if throw.dare.pieces else None,
    )


def kept_deed(deed: Deed) -> Deed:
    """As much of a deed as tells how a requirement was met: its last seconds, and not every
    sample of a fast mouse."""
    return replace(deed, path=_kept(deed.path), pointer=_kept(deed.pointer))


def _kept(track: Track) -> Track:
    kept = [track[-1]]
    for sample in reversed(track[:-1]):
        if track[-1].at_s - sample.at_s > KEPT_S:
            break
        if kept[-1].at_s - sample.at_s >= KEPT_EVERY_S:
            kept.append(sample)
    return tuple(
        PointerSample(round(at.at_s, 4), round(at.x_mm, 2), round(at.y_mm, 2))
        for at in reversed(kept)
    )
