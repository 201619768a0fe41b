"""A swing that throws nothing: it only tells how fast the die would be."""

from dexterity.hand.gesture import Gesture, read_gesture
from dexterity.hand.toss import throw_speed
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM, sample_at
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


class SwingTest:
    """Reads strokes on a pad as if the die had been grabbed where each of them began."""

    def __init__(self) -> None:
        self.at_s = 0.0
        """When the pointer was where it is; set before each of its moves."""
        self.places: tuple[Vec2, ...] = ()
        """Of the stroke that goes on, or of the last one; from where it began."""
        self.swings = False
        self.gesture: Gesture | None = None
        self._start: Vec2 = (0.0, 0.0)
        self._samples: list[PointerSample] = []

    def begin(self, place: Vec2) -> None:
        """A pointer goes down."""
        self._start, self.swings = place, True
        self.places, self._samples = ((0.0, 0.0),), []
        self._add(place)

    def move(self, place: Vec2) -> None:
        """The pointer moves."""
        if self.swings:
            right, down = place[0] - self._start[0], place[1] - self._start[1]
            self.places = (*self.places, (right, down))
            self._add(place)

    def end(self, place: Vec2) -> None:
        """The hand lets go: now it is known how fast it was."""
        if self.swings:
            self.move(place)
            self.swings = False
            self.gesture = read_gesture(self._samples)

    def cancel(self) -> None:
        """It does not count."""
        self.swings, self.places = False, ()

    def speed_mm_s(self, sensitivity: float) -> float | None:
        """How fast the die of the last swing would be; None where there was no throw."""
        if self.gesture is None or self.gesture.dropped:
            return None
        return throw_speed(self.gesture.speed_mm_s, sensitivity)

    def _add(self, place: Vec2) -> None:
        """The same stroke with its beginning at the die: in a perspective, places matter."""
        x, y = ON_STAGE.pixel(REST_MM)
        moved = (x + place[0] - self._start[0], y + place[1] - self._start[1])
        self._samples.append(sample_at(moved, self.at_s))
