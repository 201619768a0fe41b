"""What reaches a screen: values, with places in points of the stage and times in seconds."""

from dataclasses import dataclass, field
from enum import StrEnum

from dexterity.ui.input.intentions import Intention
from dexterity.values.vectors import Vec2

LEFT_BUTTON = 1
RIGHT_BUTTON = 3


class PointerKind(StrEnum):
    """What points. A pen comes as one or the other: SDL 2 does not tell it apart."""

    MOUSE = "mouse"
    FINGER = "finger"


class Phase(StrEnum):
    """What a pointer does."""

    DOWN = "down"
    MOVE = "move"
    """While down."""
    UP = "up"
    CANCEL = "cancel"
    """It was down and no longer counts: nothing may fire."""
    HOVER = "hover"
    """A mouse moves with no button down."""
    STAY = "stay"
    """While down, it was seen to stand still, for as long as tells that a hand has stopped."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """A mouse, a finger or a pen at one instant."""

    id: int
    """0 is the mouse; fingers that are down at the same time have different numbers."""
    kind: PointerKind
    phase: Phase
    at_s: float
    place: Vec2
    button: int = LEFT_BUTTON


@dataclass(frozen=True, slots=True)
class Wheel:
    """A turn of the wheel; positive is away from the player."""

    steps: float
    place: Vec2


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key by name, before it means anything; who handles it keeps it from meaning more."""

    key: str
    """As `pygame.key.name` has it, after its modifiers: `a`, `left`, `shift+tab`, `ctrl+z`.

    Buttons of a gamepad are keys too: `pad a`, `pad left`.
    """
    sign: str = ""
    """What it writes in the keyboard's layout: `?` may be `shift+/` or `shift+,`."""
    repeated: bool = False
    at_s: float | None = field(default=None, compare=False)
    """When it was pressed, where a moment counts; two presses are the same at any time."""


@dataclass(frozen=True, slots=True)
class Intended:
    """A key or a button of a gamepad said what the player means."""

    intention: Intention
    repeated: bool = False
    """The key is being held: fine for moving, not for deciding."""
    at_s: float | None = field(default=None, compare=False)
    """When; None for now."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Text as the keyboard's layout makes it; only sent while a screen wants text."""

    text: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window has the keyboard; all pointers were cancelled before this."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size; everything has been arranged anew before this."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The player closed the window; the application sees to it, and screens never hear of it."""


Event = Pointer | Wheel | KeyPressed | Intended | Typed | FocusLost | Resized | Closed
