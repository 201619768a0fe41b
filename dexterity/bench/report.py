"""What the bench found: tables for people, JSON for programs."""

import json
from collections.abc import Iterator
from dataclasses import asdict

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from dexterity.bench.figures import Figures, Rate, Ratio
from dexterity.bench.frames import Frames

NOTHING = "–"


def json_from(figures: Figures) -> str:
    """Everything, with the names of the values as keys."""
    return json.dumps(asdict(figures), indent=2, allow_nan=False)


def print_report(figures: Figures, console: Console) -> None:
    """Everything that a person wants to know."""
    console.print(Group(*_parts(figures)))


def _parts(figures: Figures) -> Iterator[RenderableType]:
    job = figures.job
    yield Text(
        f"{job.throws:,} throws in lanes of {job.lanes:,}, rounds in turns: {job.rounds}, "
        f"{job.clock}; job {job.digest}"
    )
    yield from (_rates(figures), _tallies(figures), _costs(figures))
    yield from (_flicks(figures), _waits(figures))
    yield _aims(figures)
    yield _goals(figures)
    if figures.missing:
        yield Text(figures.missing)
    named = [f"{name} {number}" for name, number in figures.versions.items() if number]
    yield Text(f"{', '.join(named)}; {figures.platform}")


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _contenders(figures: Figures) -> Iterator[tuple[str, Rate, Ratio | None]]:
    yield "bare table", figures.bare, figures.bare_ratio
    yield "full table", figures.full, figures.full_ratio
    if figures.peer:
        yield "MuJoCo, 1 ms", figures.peer, None


def _rates(figures: Figures) -> Table:
    table = _table(
        "Throws a second",
        *("", "best", "median", "spread", "flight s/s"),
        *("× best", "× median", "× rounds", "× flight"),
    )
    for name, rate, ratio in _contenders(figures):
        table.add_row(
            name,
            f"{rate.best_per_s:,.0f}",
            f"{rate.median_per_s:,.0f}",
            f"{rate.spread:.0%}",
            f"{rate.flight_s_per_s:,.0f}",
            *_ratio(ratio),
        )
    return table


def _ratio(ratio: Ratio | None) -> tuple[str, str, str, str]:
    if ratio is None:
        return (NOTHING,) * 4
    rounds = f"{ratio.lowest:.1f}–{ratio.highest:.1f}"
    return f"{ratio.best:.1f}", f"{ratio.median:.1f}", rounds, f"{ratio.flight:.1f}"


def _tallies(figures: Figures) -> Table:
    table = _table(
        "A throw, on any machine",
        *("", "steps", "hits", "to rest s", "longest s", "travel mm", "at rest", "faces", "chi²"),
    )
    for name, rate, _ in _contenders(figures):
        tally = rate.tally
        table.add_row(
            name,
            f"{tally.steps_per_throw:.1f}",
            _number(tally.hits_per_throw, 1),
            _number(tally.time_to_rest_s, 2),
            f"{tally.longest_s:.2f}",
            _number(tally.travel_mm, 0),
            f"{tally.rested_share:.1%}",
            " ".join(map(str, tally.faces)),
            f"{tally.chi_squared:.1f}",
        )
    touched = figures.full.tally.touched.items()
    shares = ", ".join(f"{name} {share:.0%}" for name, share in touched)
    table.caption, table.caption_justify = f"Throws at the full table touch: {shares}.", "left"
    return table


def _costs(figures: Figures) -> Table:
    live = figures.live
    table = _table("What a live throw costs", "", "takes", "of a step’s time")
    table.add_row("live step, mean", f"{live.mean_us:,.0f} µs", f"{live.mean_share:.1%}")
    table.add_row("live step, 99th percentile", f"{live.p99_us:,.0f} µs", f"{live.p99_share:.1%}")
    table.add_row("live throw, set-up", f"{live.set_up_ms:.1f} ms", NOTHING)
    return table


def _flicks(figures: Figures) -> Table:
    flicks = figures.flicks
    table = _table(f"Flicks of a pencil among {flicks.walls} walls", "", "takes")
    table.add_row(f"{flicks.flicks} flicks at once", f"{flicks.together_ms:,.0f} ms")
    table.add_row("one flick", f"{flicks.alone_ms:.2f} ms")
    table.add_row("the space of the sheet, once", f"{flicks.space_ms:.2f} ms")
    return table


def _waits(figures: Figures) -> Table:
    start_up = figures.start_up
    table = _table("What a person waits for", "", "takes", "times", "of what")
    table.add_row("start-up of Python alone", f"{start_up.python_ms:.0f} ms", NOTHING, NOTHING)
    rows = (
        ("start-up of the command line", start_up.program_ms, start_up.ratio, "Python alone"),
        ("start-up to the first frame", start_up.first_frame_ms, start_up.first_frame_ratio,
         f"the libraries’ import, {start_up.libraries_ms:.0f} ms"),
        *_of_frames("frame of play", figures.frames),
        *(row for name, found in figures.dare_frames.items()
          for row in _of_frames(f"… {name}", found)),
    )  # fmt: skip
    for name, takes_ms, times, of_what in rows:
        digits = 0 if takes_ms >= 100 else 1
        table.add_row(name, f"{takes_ms:,.{digits}f} ms", f"{times:.1f}", of_what)
    return table


def _of_frames(what: str, found: Frames) -> tuple[tuple[str, float, float, str], ...]:
    blit = f"a full-screen blit, {found.blit_us:.0f} µs"
    return (
        (f"{what}, median", found.median_us / 1e3, found.median_blits, blit),
        (f"{what}, 99th percentile", found.p99_us / 1e3, found.p99_blits, "the same"),
    )


def _aims(figures: Figures) -> Table:
    table = _table("What an aim of the computer takes, past a paddle and a wheel", "", "takes")
    for requirement, seconds in figures.aims_s.items():
        table.add_row(f"aim, {requirement}", f"{seconds:.2f} s")
    return table


def _goals(figures: Figures) -> Table:
    words = {True: "met", False: "not met", None: "not measured"}
    table = _table("Goals", "", "asked", "found", "")
    for goal in figures.goals:
        digits = 3 if goal.found is not None and goal.found < 1 else 1
        table.add_row(goal.name, goal.asked, _number(goal.found, digits), words[goal.met])
    return table


def _number(value: float | None, digits: int) -> str:
    return NOTHING if value is None else f"{value:,.{digits}f}"
