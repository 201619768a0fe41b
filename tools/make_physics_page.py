"""Measures what `docs/physics.md` tells, fills the figures in and draws the plots.

`python -m tools.make_physics_page`: some fifty thousand throws through the real physics; two
minutes on one core. The text is written by hand; only what stands between markers is replaced.
"""

from pathlib import Path
from typing import Final

from tools.physics_page.energy import measure_energy
from tools.physics_page.faces import measure_faces
from tools.physics_page.filling import filled
from tools.physics_page.hands import measure_hands
from tools.physics_page.measured import Measured, joined
from tools.physics_page.pencil import measure_pencil
from tools.physics_page.speed import measure_speed
from tools.physics_page.steps import measure_steps
from tools.physics_page.svg import svg_of

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = DOCS / "physics.md"
IMAGES: Final = DOCS / "images"


def measure_all() -> Measured:
    """Everything that the page tells."""
    return joined(
        [
            measure_hands(),
            measure_energy(),
            measure_steps(),
            measure_faces(),
            measure_pencil(),
            measure_speed(),
        ]
    )


def main() -> None:
    """Measure first: a page is filled whole or not at all."""
    measured = measure_all()
    page = filled(PAGE.read_text(encoding="utf-8"), measured.figures)
    IMAGES.mkdir(exist_ok=True)
    for name, plot in measured.plots.items():
        (IMAGES / f"{name}.svg").write_text(svg_of(plot), encoding="utf-8", newline="\n")
    PAGE.write_text(page, encoding="utf-8", newline="\n")
    print(f"{len(measured.figures)} figures, {len(measured.plots)} plots")


if __name__ == "__main__":
    main()
