"""Whether the step is short enough: the same throws, stepped ever more finely."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.hand.error import HAND_ERRORS, blur
from dexterity.hand.pickup import orientations_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import launches
from dexterity.physics.arrays import Floats
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.dice.die import DICE
from dexterity.physics.results.flight import fly_many
from dexterity.physics.results.landing import Landings
from dexterity.rules.referee import judge
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tools.physics_page.hands import skilled
from tools.physics_page.measured import Measured, percent
from tools.physics_page.plot import BLUE, RED, Axis, Line, Plot
from tools.physics_page.tables import classic_table

SEED: Final = 3
THROWS: Final = 3000
STEPS_A_SECOND: Final = (120, 240, 480, 960)
OURS, FINEST = 240, 960
SHARES: Final = np.linspace(0.005, 0.995, 100)
"""Where the distribution of distances is drawn."""


@dataclass(frozen=True, slots=True)
class Stepped:
    """What the throws came to at one step."""

    distance_mm: Floats
    hits: float
    rest_s: float


def measure_steps() -> Measured:
    """A table of all steps, and two distributions side by side."""
    thrown = regular_launches(skilled(Skill.REGULAR).aim)
    found = {steps: stepped(thrown, steps) for steps in STEPS_A_SECOND}
    figures = {"step_throws": f"{THROWS:,}"}
    for steps, one in found.items():
        figures |= {
            f"step_{steps}_distance": f"{one.distance_mm.mean():.0f}",
            f"step_{steps}_spread": f"{one.distance_mm.std():.0f}",
            f"step_{steps}_rest": f"{one.rest_s:.2f}",
            f"step_{steps}_hits": percent(one.hits),
        }
    return Measured(figures, {"step": _plot(found)})


def regular_launches(aim: Toss) -> LaunchArrays:
    """The regular hand's throws, as they leave the hand."""
    rng = np.random.default_rng(SEED)
    tosses = blur(aim, HAND_ERRORS[Skill.REGULAR], rng, THROWS)
    given = launches(tosses, orientations_at_pickup(rng, THROWS))
    return LaunchArrays(given.position_mm, given.velocity_mm_s, given.orientation, given.spin_rad_s)


def stepped(thrown: LaunchArrays, steps: int) -> Stepped:
    """All of them, at so many steps a second."""
    landings = fly_many(thrown, classic_table(), DICE[DieColour.RED], step_s=1.0 / steps)
    hits = sum(judge(value).hit for value in landings.values())
    return Stepped(_distances(thrown, landings), hits / len(thrown), float(landings.ended_s.mean()))


def _distances(thrown: LaunchArrays, landings: Landings) -> Floats:
    across, along = landings.places_mm[:2] - thrown.position_mm[:, :2].T
    return np.asarray(np.hypot(across, along)[~landings.fell])


def _plot(found: dict[int, Stepped]) -> Plot:
    def line(steps: int, colour: str, *, dashed: bool) -> Line:
        distances = np.quantile(found[steps].distance_mm, SHARES)
        points = list(zip(distances.tolist(), SHARES.tolist(), strict=True))
        return Line(f"1/{steps} s", points, colour, dashed)

    return Plot(
        "How far throws go, with the game's step and with a finer one",
        Axis("distance from the hand, mm", 300, 1000, range(300, 1001, 100)),
        Axis("share of throws that end nearer", 0, 1, (0, 0.25, 0.5, 0.75, 1), form="{:.0%}"),
        lines=[line(FINEST, RED, dashed=False), line(OURS, BLUE, dashed=True)],
    )
