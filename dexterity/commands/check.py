"""`dexterity check`: says every fault of the files that authors write."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Final

from dexterity.content.challenge.files import load_challenge
from dexterity.content.delve.box import check_delve_file
from dexterity.content.drawing import SUFFIX as SUFFIX_OF_DRAWINGS
from dexterity.content.drawing import check_drawing
from dexterity.content.fighter.box import check_file
from dexterity.content.pen.box import check_card_file
from dexterity.content.pen.sheets import SUFFIX as SUFFIX_OF_SHEETS
from dexterity.content.pen.sheets import load_sheet
from dexterity.content.rulebook.books import check_book
from dexterity.content.rulebook.picture import Drawings
from dexterity.content.targets import load_target
from dexterity.content.texts import check_catalogue
from dexterity.content.vocabulary import Vocabulary
from dexterity.errors import ContentError, Fault, RecordError, RecordFlaw
from dexterity.places import assets, levels

Checker = Callable[[Path], object]
"""Raises a ContentError or a RecordError with all faults of a file."""


def check_challenge(path: Path) -> None:
    """A ContentError with all faults, judged by the requirements and the targets there are."""
    load_challenge(path, known_words())


@cache
def known_words() -> Vocabulary:
    """Read once, however many challenges and cards are checked."""
    # They bring hand and physics with them, for which targets and texts need not wait.
    from dexterity.session.challenge.library import vocabulary  # noqa: PLC0415

    return vocabulary(levels())


def check_cards(path: Path) -> None:
    """A ContentError with all faults, alone and beside the other files of the box."""
    check_file(path, known_words())


def check_demonstration(path: Path) -> None:
    """A ContentError with all faults, judged by the requirements there are."""
    # It brings hand and physics with it, too.
    from dexterity.session import demonstration  # noqa: PLC0415

    demonstration.check_demonstration(path)


def check_rules(path: Path) -> None:
    """A ContentError with all faults, judged by the pictures there are."""
    check_book(path, Drawings(assets() / "images", levels()))


TEXTS: Final = "texts"
RULES: Final = "rules"

CHECKERS: Final[Mapping[str, Checker]] = {
    "targets": load_target,
    TEXTS: check_catalogue,
    "challenges": check_challenge,
    "duels": check_challenge,
    "fighter": check_cards,
    "cards": check_card_file,
    "delve": check_delve_file,
    "demonstrations": check_demonstration,
    RULES: check_rules,
}
"""What a file has to be, by the folder it lies in: the folders of `levels/` and `assets/`."""

ELSEWHERE: Final[Checker] = load_target
"""What a file in any other folder has to be, unless its name says what it is."""

SUFFIX_OF_RECORDS: Final = ".jsonl"


class Outcome(IntEnum):
    """How a check ended; the worst one is the exit code."""

    SOUND = 0
    FAULTY = 1
    UNREADABLE = 2


def add_arguments(parser: ArgumentParser) -> None:
    """The files."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a file to check")
    parser.epilog = (
        f"A {SUFFIX_OF_RECORDS} file has to be a record, a {SUFFIX_OF_SHEETS} file a sheet of Pen, "
        f"a {SUFFIX_OF_DRAWINGS} file a drawing that the game can show. Any other, in a folder "
        f"called {' or '.join(CHECKERS)}, has to be one of those, elsewhere a target. "
        "Ends with 0 if all are sound, 1 if any is at fault, 2 if any cannot be read."
    )


def run(args: Namespace) -> int:
    """Checks all, whatever is wrong with one of them."""
    return max(check(path) for path in args.files)


def check(path: Path) -> Outcome:
    """Checks one file and prints what is to be said of it."""
    reason = why_unreadable(path)
    if reason is not None:
        print(f"{path}: {reason}", file=sys.stderr)
        return Outcome.UNREADABLE
    try:
        checker_for(path)(path)
    except (ContentError, RecordError) as error:
        print(error)
        return Outcome.FAULTY
    print(f"{path}: ok")
    return Outcome.SOUND


def checker_for(path: Path) -> Checker:
    """Which check a file has to pass."""
    if path.suffix == SUFFIX_OF_RECORDS:
        return check_record
    if path.suffix == SUFFIX_OF_SHEETS:
        return load_sheet
    if path.suffix == SUFFIX_OF_DRAWINGS:
        return check_drawing
    nearest, above = (folder.name for folder in path.resolve().parents[:2])
    # A subject's texts lie a folder deeper than those that all screens share, as the rules of a
    # game do, and that folder may well be called as another one of levels is.
    if above in {TEXTS, RULES}:
        return CHECKERS[above]
    return CHECKERS.get(nearest) or CHECKERS.get(above, ELSEWHERE)


def check_record(path: Path) -> None:
    """A RecordError with all faults: what the rules refuse and a torn last line are told too,
    though the game makes do with them."""
    # A record brings the whole physics with it, for which targets and texts need not wait.
    from dexterity.session.records.replay import open_record, steps_of  # noqa: PLC0415

    record = open_record(path)
    for step in steps_of(record)[-1:]:
        if step.refusal is not None:
            reason = f"the rules do not allow it: {step.refusal.rpartition('.')[2]}"
            fault = Fault(path, f"line {step.number + 1}", reason)
            raise RecordError(RecordFlaw.DAMAGED, (fault,))
    if record.cut_short:
        line = f"line {len(record.actions) + 2}"
        raise RecordError(RecordFlaw.DAMAGED, (Fault(path, line, "is torn off"),))


def why_unreadable(path: Path) -> str | None:
    """Why there is nothing to check, if so."""
    if path.is_dir():
        return "is a folder, not a file"
    if not path.is_file():
        return "there is no such file"
    try:
        with path.open("rb") as file:
            file.read(1)
    except OSError as error:
        return f"cannot be read: {error.strerror or 'the system refuses'}"
    return None
