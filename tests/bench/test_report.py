"""What the bench says, to people and to programs."""

import json
from io import StringIO

from rich.console import Console

from dexterity.bench.figures import Figures
from dexterity.bench.report import json_from, print_report
from tests.kit.figures import figures


def printed(found: Figures) -> str:
    paper = StringIO()
    print_report(found, Console(file=paper, width=110))
    return paper.getvalue()


def row(text: str, name: str) -> list[str]:
    """The cells of the first row that begins with a name."""
    line = next(line for line in text.splitlines() if line.strip().startswith(name))
    return line.replace(name, "", 1).split()


def test_the_json_has_its_keys() -> None:
    found = json.loads(json_from(figures()))
    assert set(found) == {
        *("job", "bare", "full", "peer", "missing", "bare_ratio", "full_ratio"),
        *("live", "flicks", "frames", "dare_frames", "aims_s", "start_up", "goals"),
        *("versions", "platform"),
    }
    assert {"best_per_s", "median_per_s", "spread", "flight_s_per_s"} < set(found["bare"])
    assert {"steps_per_throw", "hits_per_throw", "time_to_rest_s", "rested_share", "faces"} < set(
        found["peer"]["tally"]
    )
    assert set(found["bare_ratio"]) == {"best", "median", "lowest", "highest", "flight"}
    assert {"mean_us", "p99_us", "mean_share", "p99_share", "set_up_ms"} < set(found["live"])
    assert set(found["frames"]) == {
        *("frames", "blit_us", "median_us", "p99_us", "median_blits", "p99_blits")
    }
    assert set(found["start_up"]) == {
        *("python_ms", "program_ms", "ratio"),
        *("libraries_ms", "first_frame_ms", "first_frame_ratio"),
    }
    assert [set(goal) for goal in found["goals"]] == [{"name", "asked", "found", "met"}] * 11


def test_the_tables_show_rates_and_ratios() -> None:
    said = printed(figures())
    assert row(said, "bare table") == [
        *("20", "10", "50%", "10"),
        *("30.0", "15.0", "15.0–30.0", "15.0"),
    ]
    assert row(said, "MuJoCo, 1 ms")[:2] == ["1", "1"]
    assert "table 100%, box 50%" in said
    assert "a sundial" in said


def test_the_tables_say_which_goals_are_met() -> None:
    said = printed(figures())
    assert row(said, "bare table, times MuJoCo’s throws") == ["at", "least", "15", "15.0", "met"]
    assert row(said, "live step, share of its own time")[-2:] == ["0.100", "met"]
    assert row(said, "500 flicks at once, milliseconds") == ["at", "most", "40", "25.0", "met"]
    assert row(said, "one flick, milliseconds") == ["at", "most", "1", "0.750", "met"]
    assert row(said, "frame of play, median, full-screen blits")[-2:] == ["10.0", "met"]
    slow = row(said, "frame of play, 99th percentile, full-screen blits")
    assert slow == ["at", "most", "30", "40.0", "not", "met"]
    assert row(said, "first frame, times the libraries’ import")[-2:] == ["2.0", "met"]


def test_the_tables_show_what_each_aim_takes() -> None:
    said = printed(figures())
    assert row(said, "aim, plain") == ["0.12", "s"]
    assert row(said, "slowest aim of the computer, seconds")[-2:] == ["0.375", "met"]


def test_the_tables_show_frames_and_the_first_of_them() -> None:
    said = printed(figures())
    assert row(said, "start-up to the first frame")[:3] == ["800", "ms", "2.0"]
    assert row(said, "frame of play, median")[:3] == ["5.0", "ms", "10.0"]
    assert "a full-screen blit, 500 µs" in said
    assert row(said, "… with a tool, median")[:3] == ["6.0", "ms", "12.0"]
    assert row(said, "… with a tool, 99th percentile, full-screen blits")[-2:] == ["20.0", "met"]


def test_the_tables_show_flicks() -> None:
    said = printed(figures())
    assert "among 100 walls" in said
    assert row(said, "500 flicks at once") == ["25", "ms"]
    assert row(said, "one flick") == ["0.75", "ms"]
    assert row(said, "the space of the sheet, once") == ["0.50", "ms"]


def test_without_mujoco_its_columns_are_empty_and_the_reason_is_said() -> None:
    said = printed(figures(missing="MuJoCo stayed at home."))
    assert "MuJoCo stayed at home." in said
    assert "MuJoCo, 1 ms" not in said
    assert row(said, "bare table")[-4:] == ["–"] * 4
    assert said.count("not measured") == 2


def test_without_mujoco_the_json_says_why() -> None:
    found = json.loads(json_from(figures(missing="MuJoCo stayed at home.")))
    assert found["missing"] == "MuJoCo stayed at home."
    assert (found["peer"], found["bare_ratio"], found["versions"]["mujoco"]) == (None, None, None)
