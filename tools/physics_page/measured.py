"""What one measurement gives the page: figures for its sentences, and plots."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tools.physics_page.plot import Plot


@dataclass(frozen=True, slots=True)
class Measured:
    """Figures and plots by the names that the page calls them by."""

    figures: Mapping[str, str]
    plots: Mapping[str, Plot] = field(default_factory=dict)


def joined(parts: Iterable[Measured]) -> Measured:
    """All of them; a name that two give is our own slip."""
    figures: dict[str, str] = {}
    plots: dict[str, Plot] = {}
    for part in parts:
        twice = (figures.keys() & part.figures.keys()) | (plots.keys() & part.plots.keys())
        if twice:
            raise ValueError(f"measured twice: {', '.join(sorted(twice))}")
        figures.update(part.figures)
        plots.update(part.plots)
    return Measured(figures, plots)


def percent(share: float, digits: int = 1) -> str:
    """A share as the page writes it."""
    return f"{100.0 * share:.{digits}f}%"
