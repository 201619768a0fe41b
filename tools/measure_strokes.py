"""How equally equal strokes are read, by the real window and from a real pointer that nobody sees.

`python -m tools.measure_strokes` starts an X server of its own (Xvfb) and the game in it, and sends
200 strokes of a mouse of 125 Hz at three speeds in five directions, to the die of the practice
table and to the pencil of Pen: down, faster and faster, evenly, and up in full motion. `--load 2`
keeps two cores busy meanwhile, `--pictures 20` lets the game show twenty pictures a second. With
`--check` it ends with 1 if a goal is missed. A game takes three to four minutes. How many cores
others kept busy is told with the figures, which are worth little without it. On Linux.
"""

import json
import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import radians
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from tools.balance_tables import figures_table, printer
from tools.stroke_measuring.figures import Figures, Outcome, figures_of, goal_for
from tools.stroke_measuring.games import FLICKED, TURNS_RAD, Flicked
from tools.stroke_measuring.machine import busy, busy_for_others, worked
from tools.stroke_measuring.playing import game_played
from tools.stroke_measuring.sender import Pointer, first_in_line, libraries_missing, pointer_on
from tools.stroke_measuring.stroke import Stroke, planned, strokes_of
from tools.virtual_screen import SIZE_PX, not_installed, virtual_screen

LOST_AFTER_S: Final = 1.5
"""A stroke that nothing was told of by then. Shorter: one that a slow picture holds up is lost."""
BETWEEN_S: Final = (0.25, 0.35)
"""From one stroke to the next, so that they begin anywhere between two pictures."""
MOST_AGAIN: Final = 2.0
"""How many strokes may be sent again because they went out late, as a share of all. Fewer: a
virtual machine whose host is busy is given up. More: the figures are those of its few calm
moments."""


@dataclass(frozen=True, slots=True)
class Run:
    """All strokes at one game in one condition."""

    game: str
    load: int
    pictures: float | None
    figures: Figures
    sent_late: int
    """Strokes that were not sent as they were meant, and sent again."""
    busy_cores: float
    """How many cores others kept busy."""

    @property
    def missed(self) -> tuple[str, ...]:
        """What is not as good as it has to be."""
        return goal_for(self.load, self.pictures).missed_by(self.figures)


def options(words: Sequence[str] | None) -> Namespace:
    """Which strokes, and in which condition."""
    parser = ArgumentParser(prog="measure_strokes", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", choices=[*FLICKED], help="default: all")
    parser.add_argument("--strokes", type=int, default=200)
    parser.add_argument("--rate", type=float, default=125.0, help="reports of the pointer a second")
    parser.add_argument("--speeds", type=float, nargs="+", help="in pixels a second")
    parser.add_argument("--directions", type=float, nargs="+", help="in degrees from straight on")
    parser.add_argument("--load", type=int, default=0, help="busy processes beside the game")
    parser.add_argument("--pictures", type=float, help="so many a second, instead of 60")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures instead of a table")
    parser.add_argument("--check", action="store_true", help="end with 1 if a goal is missed")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Measures, prints, and says by the exit code whether all was well."""
    args = options(words)
    missing = not_installed() or libraries_missing()
    if missing:
        print(f"No strokes can be measured here: {missing}.", file=sys.stderr)
        return 2
    runs = [measured(name, args) for name in args.game or FLICKED]
    if args.json:
        print(json.dumps([{**asdict(run), "missed": run.missed} for run in runs], indent=1))
    else:
        show(runs)
    return 1 if args.check and any(run.missed for run in runs) else 0


def measured(name: str, args: Namespace) -> Run:
    """One run; its processes end with it."""
    flicked, luck = FLICKED[name](), Random(args.seed)
    strokes = planned(strokes_asked_for(flicked, args), args.strokes, luck)
    before = worked()
    with (
        TemporaryDirectory(prefix="dexterity-") as folder,
        virtual_screen(Path(folder)) as screen,
        game_played(name, screen.display, Path(folder) / "home", args.pictures) as told,
        busy(args.load),
        pointer_on(screen.display) as pointer,
        first_in_line(),
    ):
        outcomes, sent_late = send_all(strokes, flicked, pointer, told, luck)
    others = busy_for_others(before, worked())
    return Run(name, args.load, args.pictures, figures_of(outcomes), sent_late, others)


def strokes_asked_for(flicked: Flicked, args: Namespace) -> Iterator[Stroke]:
    """Those of the options, or those usual for what is flicked."""
    turns = TURNS_RAD if args.directions is None else [radians(turn) for turn in args.directions]
    around = [flicked.ahead_rad + turn for turn in turns]
    return strokes_of(flicked.start, args.speeds or flicked.speeds_px_s, around, args.rate)


def send_all(
    strokes: Sequence[Stroke], flicked: Flicked, pointer: Pointer, told: Connection, luck: Random
) -> tuple[list[Outcome], int]:
    """What came of each, and how many had to be sent again."""
    outcomes: list[Outcome] = []
    again = 0
    for stroke in strokes:
        if not stroke.stays_within(SIZE_PX):
            raise ValueError(f"{stroke} leaves the screen")
        while not send(stroke, flicked, pointer, told, outcomes.append):
            again += 1
            if again > MOST_AGAIN * len(strokes):
                raise TimeoutError(f"of {len(outcomes) + again} strokes {again} went out late")
        time.sleep(luck.uniform(*BETWEEN_S))
    return outcomes, again


def send(
    stroke: Stroke,
    flicked: Flicked,
    pointer: Pointer,
    told: Connection,
    note: Callable[[Outcome], None],
) -> bool:
    """Whether it went out as it was meant; only then its outcome counts."""
    while told.poll():
        # What came of a stroke that was given up already.
        told.recv()
    sent = pointer.send(stroke)
    read = told.recv() if told.poll(LOST_AFTER_S) else None
    meant = flicked.meant(stroke.reports())
    if meant is None:
        raise ValueError(f"{stroke} is no throw, whoever reads it")
    if sent.in_time:
        note(Outcome(flicked.true(stroke), meant, read))
    return sent.in_time


def show(runs: Sequence[Run]) -> None:
    """A row for each."""
    table = figures_table(
        "strokes as they were read, against what was sent (± is one standard deviation)",
        ("game", "machine"),
        ("others", "late", "lost", "speed ±", "worst", "bias", "direction ±", "worst", "bias"),
    )
    for run in runs:
        figures, speed, turn = run.figures, run.figures.speed, run.figures.direction_deg
        table.add_row(
            run.game,
            f"load {run.load}" + ("" if run.pictures is None else f", {run.pictures:g} pictures"),
            f"{run.busy_cores:.1f}",
            str(run.sent_late),
            f"{figures.lost}/{figures.strokes}",
            *(f"{part:.1%}" for part in (speed.sd, speed.worst, speed.bias)),
            *(f"{part:.2f}°" for part in (turn.sd, turn.worst, turn.bias)),
        )
    printer().print(table)
    for run in runs:
        for words in run.missed:
            print(f"{run.game}: {words}")


if __name__ == "__main__":
    # Ended from outside, it still ends the server and the game that it began.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
