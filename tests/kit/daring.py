"""A player under a dare at the practice table: strokes by mouse, from where one takes hold."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from dexterity.hand.dare.choice import dare_of
from dexterity.session.settings import Settings
from dexterity.session.standing import table_for
from dexterity.session.throw import Throw
from dexterity.ui.input.events import LEFT_BUTTON, RIGHT_BUTTON, Phase, Pointer, PointerKind
from dexterity.ui.throwing.scene import Scene
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2
from tests.kit.practising import Table, at_table

STEP_S = 1 / 60


class Daring:
    """Points of the stage are counted from where the hand takes hold; y downwards."""

    def __init__(self, player: Table, requirements: tuple[str, ...]) -> None:
        self.player, self.table = player, player.screen.table
        dare = dare_of(requirements)
        table = table_for(replace(self.table.table, props=()), dare)
        self.table.change(table, self.table.die, dare)
        plane = self.table.hand.trick.plane
        self.hold = plane.place_of(PointerSample(0.0, *dare.hand_rest_mm))
        player.tick(2)

    def point(self, phase: Phase, at: Vec2 = (0.0, 0.0), button: int = LEFT_BUTTON) -> None:
        place = (self.hold[0] + at[0], self.hold[1] + at[1])
        now_s = self.player.clock.now_s()
        event = Pointer(0, PointerKind.MOUSE, phase, now_s, place, button)
        self.player.app.handle(event)
        self.player.tick()

    def other_hand(self, phase: Phase) -> None:
        self.point(phase, button=RIGHT_BUTTON)

    def tap(self) -> None:
        self.point(Phase.DOWN)
        self.point(Phase.UP)

    def take(self) -> None:
        self.point(Phase.DOWN)

    def move(self, *places: Vec2) -> None:
        for place in places:
            self.point(Phase.MOVE, place)

    def swing(self, back: float = 60.0, push: float = 1.6, steps: int = 11) -> Vec2:
        """Back, then away from the thrower, faster and faster; where the pointer is in the end."""
        self.move(*((0.0, back * step / 10) for step in range(1, 11)))
        forth = [(0.0, back - push * step * step) for step in range(1, steps)]
        self.move(*forth)
        return forth[-1]

    def throw(self, **how: float) -> Throw:
        x, y = self.swing(**how)  # type: ignore[arg-type]
        self.point(Phase.UP, (x, y - 20.0))
        return self.judged()

    def judged(self) -> Throw:
        self.player.until_at(Scene.VERDICT)
        last = self.table.last
        if last is None:
            raise AssertionError("nothing was thrown")
        return last


@contextmanager
def daring(folder: Path, *requirements: str, settings: Settings | None = None) -> Iterator[Daring]:
    with at_table(folder, settings) as player:
        yield Daring(player, requirements)
