"""What is written over a chapter of the map: its name, its medals, or what opens it."""

from dataclasses import replace
from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.progress import medals_in, medals_to_open
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import LABEL, NOTE, Lettering
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.level_node import FOOT, SIDE
from dexterity.ui.screens.challenge.signs import LOCK, draw_sign
from dexterity.ui.screens.dare.sign_line import GAP, SignLine
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import placed
from dexterity.ui.widgets.widget import Widget

STOP_HIGH: Final = SIDE + FOOT + 10.0
"""Of a chapter's strip, what is not its heading."""
BEND: Final = 60.0
"""Points at each end of the strip where the path may bend."""
LOCK_SIDE: Final = 24.0


def chapter_heading(book: Book, chapter: int, row: Box, texts: Texts, ruler: Ruler) -> list[Widget]:
    """On one line, above the stops."""
    place = Box(row.left + BEND, row.top, row.width - 2 * BEND, row.height - STOP_HIGH)
    is_open, name = book.is_open(chapter), f"chapter/{chapter}"
    words = open_words(book, chapter, texts) if is_open else locked_words(book, chapter, texts)
    if is_open:
        heading: Widget = Label(words, on_a_line(words, LABEL, place.width, ruler), name=name)
    else:
        lettering = on_a_line(words, NOTE, place.width - LOCK_SIDE - GAP, ruler)
        heading = SignLine(name, draw_lock, words, lettering=lettering, side=LOCK_SIDE)
    high = heading.wanted(ruler, place.width)[1]
    return placed(heading, Box(place.left, place.bottom - high, place.width, high), ruler)


def open_words(book: Book, chapter: int, texts: Texts) -> str:
    """The medals that were won there."""
    levels = book.library.chapter(chapter)
    return texts.say(
        "challenge_screens.chapter",
        number=chapter,
        name=texts.say(f"challenge.chapter.{chapter}"),
        won=len(medals_in(book.progress, levels)),
        levels=len(levels),
    )


def locked_words(book: Book, chapter: int, texts: Texts) -> str:
    """How many medals of the chapter before open it, and how many there are."""
    before = book.library.chapter(chapter - 1)
    return texts.say(
        "challenge_screens.locked",
        number=chapter,
        name=texts.say(f"challenge.chapter.{chapter}"),
        won=len(medals_in(book.progress, before)),
        medals=medals_to_open(before),
        before=chapter - 1,
    )


def draw_lock(canvas: Canvas, box: Box) -> None:
    """A padlock."""
    draw_sign(canvas, LOCK, box)


def on_a_line(words: str, lettering: Lettering, room: float, ruler: Ruler) -> Lettering:
    """As large as fits: a second line would lie on the stops."""
    wide = ruler.measure(words, lettering)[0]
    # A hair less, for letters are as large as whole pixels.
    share = 0.97 * room / wide
    return lettering if wide <= room else replace(lettering, size=lettering.size * share)
