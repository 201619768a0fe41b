"""What a pointer says of the hand that leads it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PointerSample:
    """Where a pointer was, on the plane the hand moves in, and when."""

    at_s: float
    x_mm: float
    y_mm: float
