"""What the editor says of flaws, hindrances, files and codes."""

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.errors import ContentError, FileError, SheetCodeError
from dexterity.rules.pen.sheet.fairness import FINDS_MARGIN, SIGHT_MARGIN, TRIP_MARGIN
from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.playable import CELL_SIZES
from dexterity.rules.pen.sheet.sheet import Sheet

MARGINS = {
    FlawKind.UNEVEN_TRIP: TRIP_MARGIN,
    FlawKind.UNEVEN_SIGHT: SIGHT_MARGIN,
    FlawKind.UNEVEN_FINDS: FINDS_MARGIN,
}
PLAYERS = ("first", "second")
"""As the catalogue calls them, each by a colour."""
MOST_FAULTS = 3
"""Of a file that are told; the rest is for `dexterity check`."""


def flaw_words(flaw: Flaw, sheet: Sheet, texts: Texts) -> str:
    """What is wrong, in a sentence; of whose cell, if it is in one."""
    words: dict[str, str | int] = {}
    player = None if flaw.square is None else sheet.cell_at(flaw.square)
    if player is not None:
        words["cell"] = texts.say(f"pen_editor.cell.{PLAYERS[player]}")
        words["thing"] = texts.say(f"pen_editor.thing.{PLAYERS[player]}")
    if flaw.kind is FlawKind.CELL_SIZE:
        words |= {"size": round(flaw.figures[0]), "least": CELL_SIZES[0], "most": CELL_SIZES[1]}
    elif flaw.kind in MARGINS:
        first, second = (texts.number(figure, 1) for figure in flaw.figures)
        margin = texts.percent(MARGINS[flaw.kind], 0)
        words |= {"first": first, "second": second, "margin": margin}
    return texts.say(f"pen_editor.flaw.{flaw.kind}", **words)


def title_of(sheet: Sheet, texts: Texts) -> str:
    """What it is called in the player's language."""
    return sheet.title.fr if texts.language is Language.FRENCH else sheet.title.en


def code_words(error: SheetCodeError, texts: Texts) -> str:
    """Why a pasted text is no sheet."""
    return texts.say(f"pen_editor.code.{error.flaw}")


def file_words(error: FileError | ContentError, texts: Texts) -> str:
    """Why a file cannot be written, or what is wrong in it."""
    if isinstance(error, FileError):
        return texts.say(f"record.because_{error.problem}")
    told = [f"{fault.place}: {fault.reason}".removeprefix(": ") for fault in error.faults]
    more = ["…"] if len(told) > MOST_FAULTS else []
    return "\n".join([*told[:MOST_FAULTS], *more])
