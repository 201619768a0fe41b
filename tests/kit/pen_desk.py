"""The editor in a window that nobody sees, and the hands that draw in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.settings import Settings
from dexterity.ui.screens.pen.editor.editor import EditorScreen
from dexterity.ui.screens.pen.editor.routes import editor_with
from dexterity.values.vectors import Vec2
from tests.kit.pen_editing import at
from tests.kit.screens import Driver, Room, driven

CALM = Settings(first_start_done=True, reduced_motion=True)


@dataclass
class Pocket:
    """A clipboard of our own."""

    text: str = ""
    copied: list[str] = field(default_factory=list)

    def copy(self, text: str) -> bool:
        self.text = text
        self.copied.append(text)
        return True

    def paste(self) -> str:
        return self.text


class Author:
    """Somebody at the editor, with a mouse, fingers and keys."""

    def __init__(self, driver: Driver, screen: EditorScreen, pocket: Pocket) -> None:
        self.driver, self.screen, self.pocket = driver, screen, pocket

    @property
    def sheet(self) -> Sheet:
        return self.screen.desk.sheet

    def point(self, column: float, row: float) -> Vec2:
        """Where on the stage a place of the sheet is, in squares from its near left corner."""
        return self.screen.pad.plan.place(at(column, row))

    def drag(self, *places: tuple[float, float]) -> None:
        self.driver.drag(*(self.point(*place) for place in places))
        self.driver.tick()

    def click(self, column: float, row: float) -> None:
        self.driver.click(self.point(column, row))
        self.driver.tick()

    def press(self, name: str) -> None:
        self.driver.click(name)
        self.driver.tick()

    def keys(self, *names: str) -> None:
        for name in names:
            self.driver.key(name)
        self.driver.tick()

    def reads(self, words: str) -> bool:
        """Whether something says so just now."""
        self.driver.tick()
        return any(words in text for text in self.driver.texts)


@contextmanager
def authoring(
    folder: Path, sheet: Sheet | None = None, file: Path | None = None
) -> Iterator[Author]:
    """The editor, on top of a page that it was opened from."""
    pocket = Pocket()
    with driven(folder, CALM) as driver:
        driver.app.go(Room(driver.app, "before"))
        screen = editor_with(driver.app, sheet, file, clipboard=pocket)
        assert isinstance(screen, EditorScreen)
        driver.app.go(screen)
        driver.tick(2)
        yield Author(driver, screen, pocket)
