"""A player at the practice table, in the real application: swings, throws, reads the verdict."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from dexterity.hand.ways.held import Phase, WayName
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.settings import Settings
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.screens.practice.start import StartFrom
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.values.vectors import Vec2
from tests.kit.screens import Driver, Listener, driven

DIE = ON_STAGE.pixel(REST_MM)
SEED = 7
BEGUN = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


class Table(Driver):
    """A player at the practice table."""

    screen: PracticeScreen
    sounds: Listener

    def at(self, stands: Scene | Phase | WayName) -> bool:
        """Whether the table, the die or the way of throwing stands so."""
        held = self.screen.table.hand.held
        return stands in {self.screen.table.scene, held.phase, held.way}

    def until_at(self, scene: Scene) -> None:
        self.until(lambda: self.at(scene))

    def swing(self, *, gain: float = 3.0, steps: int = 8) -> list[Vec2]:
        """The places of a swing from the die towards the target, faster and faster."""
        x, y = DIE
        places = [(x, y)]
        for step in range(steps):
            y -= gain * (step + 1)
            places.append((x, y))
        return places

    def flick(self, gain: float = 3.0) -> None:
        self.drag(*self.swing(gain=gain))

    def throw(self, gain: float = 3.0) -> None:
        """A whole throw, until the verdict is read."""
        self.flick(gain)
        self.until_at(Scene.VERDICT)
        self.tick(4)

    @property
    def words(self) -> str:
        return " ".join(self.texts)

    def say(self, key: str) -> str:
        return self.app.services.texts.say(key)


@contextmanager
def at_table(
    folder: Path,
    settings: Settings | None = None,
    size_px: tuple[int, int] = (1280, 720),
    table: PracticeTable | None = None,
    start: StartFrom | None = None,
    *,
    seed: int = SEED,
) -> Iterator[Table]:
    sounds = Listener()
    with driven(folder, settings, size_px, sounds) as driver:
        player = Table(driver.app, driver.window, driver.clock)
        player.sounds = sounds
        player.screen = PracticeScreen(driver.app, table, start, seed=seed, begun=BEGUN)
        driver.app.go(player.screen)
        player.tick()
        yield player
