"""Reads the blocks of a chapter: the few marks of Markdown that a rulebook may have."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dexterity.content.lines import Lines
from dexterity.content.names import why_not_text
from dexterity.content.reading import shown
from dexterity.content.rulebook.book import (
    Block,
    BookId,
    Grid,
    Heading,
    Link,
    Listed,
    Listing,
    Paragraph,
    Pictures,
    Points,
)
from dexterity.content.rulebook.picture import Drawings, Picture, PictureKind

LONGEST_PASSAGE: Final = 600
"""Characters of a paragraph: half a page at the largest text size. More is not read."""
MOST_COLUMNS: Final = 4
"""Of a table. More do not fit beside one another at the largest text size."""

NAME: Final = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")
PICTURES: Final = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<names>[^)]*)\)")
LINK: Final = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<book>[a-z]+)(#(?P<chapter>[a-z0-9-]+))?\)")
LISTED: Final = re.compile(r"\{(?P<name>[^}]*)\}")
NUMBER: Final = re.compile(r"[0-9]+\. ")
BULLET: Final = re.compile(r"- ")
INDENT: Final = "  "
"""Before the further lines of an item."""


@dataclass(frozen=True, slots=True)
class BlockReader:
    """Reads blocks; what is wrong with one is noted, and the others are read all the same."""

    lines: Lines
    drawings: Drawings

    def read(self, at: range) -> Block | None:
        """The block that these lines are; None if it is at fault."""
        first = self.lines.texts[at.start]
        read = next((read for mark, read in self._readers.items() if first.startswith(mark)), None)
        if NUMBER.match(first):
            return self._points(at, NUMBER, numbered=True)
        return self._paragraph(at) if read is None else read(at)

    @property
    def _readers(self) -> Mapping[str, Callable[[range], Block | None]]:
        return {
            "### ": self._heading,
            "- ": lambda at: self._points(at, BULLET, numbered=False),
            "|": self._grid,
            "![": self._pictures,
            "[": self._link,
            "{": self._listed,
        }

    def text(self, line: int, text: str) -> str | None:
        """A text that can be shown; None, and a fault, if it cannot."""
        reason = why_not_text(text, LONGEST_PASSAGE)
        if reason is None:
            return text
        self.lines.fault(line, reason)
        return None

    def _joined(self, at: range) -> str:
        return " ".join(self.lines.texts[line].strip() for line in at)

    def _paragraph(self, at: range) -> Paragraph | None:
        text = self.text(at.start, self._joined(at))
        return None if text is None else Paragraph(text)

    def _heading(self, at: range) -> Heading | None:
        text = self.text(at.start, self._joined(at).removeprefix("### "))
        return None if text is None else Heading(text)

    def _points(self, at: range, mark: re.Pattern[str], *, numbered: bool) -> Points | None:
        items: list[list[str]] = []
        for line in at:
            text = self.lines.texts[line]
            found = mark.match(text)
            if found:
                items.append([text[found.end() :].strip()])
            elif text.startswith(INDENT):
                items[-1].append(text.strip())
            else:
                self.lines.fault(line, "must be an item of the list, or indented by two spaces")
                return None
        read = [self.text(at.start, " ".join(item)) for item in items]
        sound = tuple(item for item in read if item is not None)
        return Points(sound, numbered) if len(sound) == len(read) else None

    def _grid(self, at: range) -> Grid | None:
        rows = [_cells(self.lines.texts[line]) for line in at]
        reason = _why_no_grid(rows)
        if reason is not None:
            self.lines.fault(at.start, reason)
            return None
        cells = [self.text(at.start, cell) for row in rows[:1] + rows[2:] for cell in row]
        if any(cell is None for cell in cells):
            return None
        return Grid(tuple(tuple(row) for row in rows[:1] + rows[2:]))

    def _pictures(self, at: range) -> Pictures | None:
        found = PICTURES.fullmatch(self._joined(at))
        if found is None:
            self.lines.fault(at.start, "must be pictures: ![caption](kind/name kind/name)")
            return None
        caption = self.text(at.start, found["caption"])
        pictures = [self._picture(at.start, word) for word in found["names"].split()]
        sound = tuple(picture for picture in pictures if picture is not None)
        if caption is None or not sound or len(sound) < len(pictures):
            return None
        return Pictures(sound, caption)

    def _picture(self, line: int, word: str) -> Picture | None:
        kind, _, name = word.partition("/")
        picture = None
        if kind in [*PictureKind] and NAME.fullmatch(name):
            picture = Picture(PictureKind(kind), name)
        if picture is None or not self.drawings.has(picture):
            self.lines.fault(line, f"names a picture that there is not: {shown(word)}")
            return None
        return picture

    def _link(self, at: range) -> Link | None:
        found = LINK.fullmatch(self._joined(at))
        if found is None or found["book"] not in [*BookId]:
            self.lines.fault(at.start, "must be a link: [text](book#chapter)")
            return None
        text = self.text(at.start, found["text"])
        return None if text is None else Link(text, BookId(found["book"]), found["chapter"] or "")

    def _listed(self, at: range) -> Listed | None:
        found = LISTED.fullmatch(self._joined(at))
        if found is None or found["name"] not in [*Listing]:
            self.lines.fault(at.start, f"must be one of {{{'}, {'.join(Listing)}}}")
            return None
        return Listed(Listing(found["name"]))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _why_no_grid(rows: Sequence[Sequence[str]]) -> str | None:
    if len(rows) < 3 or any(set(cell) != {"-"} for cell in rows[1]):
        return "must be a table: a heading, a row of ---, and at least one more row"
    if any(len(row) != len(rows[0]) for row in rows):
        return "must have as many cells in each row"
    if len(rows[0]) > MOST_COLUMNS:
        return f"must have at most {MOST_COLUMNS} columns"
    return None
