"""What a scripted player does on a screen to bring it into a pose, and how long that takes."""

from collections.abc import Callable
from typing import Final

from dexterity.ui.input.events import Phase, Typed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM

SETTLED: Final = 90
"""Frames until the table is drawn and a record is read."""

FLYING: Final = 16
"""Frames after which a die is on its way, about past its first bounce."""

DEMONSTRATED: Final = 80
"""Frames until a demonstration is in full swing."""

HURT: Final = 92
"""Frames after a throw counted until what it woke was told, and the monster is seen to be hurt."""

JUDGED: Final = 240
"""Frames until any die lies and the referee has spoken, slow motion included."""

DRAWING: Final = 12
"""Frames after which a pencil is about half-way along its stroke."""

PAINTED: Final = 200
"""Frames after which the picture of a game on the title is there and moving."""

STROKE_TOLD: Final = 200
"""Frames until a stroke was drawn, told of, and its event lies there."""

TURNED: Final = 60
"""Frames until a card of the dungeon has turned."""

NEEDLED: Final = 20
"""Frames between presses that stop a needle and a gauge somewhere."""

LINGERED: Final = 45
"""Frames after which a widget tells more."""

Script = Callable[[ScriptedPlayer], None]


def press(name: str) -> Script:
    """Presses a widget."""

    def script(player: ScriptedPlayer) -> None:
        player.press(name)
        player.tick(3)

    return script


def intend(intention: Intention) -> Script:
    """As a key would."""
    return lambda player: player.intend(intention)


def wait(frames: int) -> Script:
    """Lets time go by."""
    return lambda player: player.tick(frames)


def swing(player: ScriptedPlayer) -> None:
    """A plain throw with the mouse, whatever else was asked for."""
    x, y = ON_STAGE.pixel(REST_MM)
    player.point(Phase.DOWN, (x, y))
    for step in range(1, 9):
        y -= 3.0 * step
        player.point(Phase.MOVE, (x, y))
    player.point(Phase.UP, (x, y))


def by_needle(player: ScriptedPlayer) -> None:
    """A throw by keys, whatever is asked: the needle, the gauge, and the moment if there is one."""
    for _ in range(4):
        player.intend(Intention.THROW)
        player.tick(NEEDLED)


def write(name: str, text: str) -> Script:
    """Types something into a field."""

    def script(player: ScriptedPlayer) -> None:
        player.press(name)
        player.app.handle(Typed(text))
        player.tick(3)

    return script


def linger(name: str) -> Script:
    """Stays with the mouse over a widget until it tells more."""

    def script(player: ScriptedPlayer) -> None:
        widget = player.app.screen.form.widget(name)
        if widget is None:
            raise LookupError(f"there is no {name}")
        player.point(Phase.HOVER, widget.box.middle)
        player.tick(LINGERED)

    return script


HELPED: Final = (intend(Intention.HELP), wait(3))
THROWN: Final = (swing, wait(FLYING))
SEEN: Final = (*THROWN, wait(JUDGED))
