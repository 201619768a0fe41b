"""`dexterity bench`, run for real on a handful of throws."""

import json
import sys
from functools import partial

import pytest

from dexterity.bench.measure import Plan
from dexterity.cli import main
from dexterity.commands import bench


@pytest.fixture
def no_mujoco(monkeypatch: pytest.MonkeyPatch) -> None:
    # None is how Python notes a module that must not be found.
    monkeypatch.setitem(sys.modules, "mujoco", None)


@pytest.fixture
def short_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "Plan", partial(Plan, live_throws=2, start_ups=1, played_throws=1))


@pytest.mark.long
@pytest.mark.usefixtures("no_mujoco", "short_plan")
def test_without_mujoco_the_bench_says_so_and_reports_the_rest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "--json", "--throws", "10", "--repeats", "1"]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert "extra “bench”" in found["missing"]
    assert "pip install" in found["missing"]
    assert found["versions"]["mujoco"] is None
    assert found["job"]["throws"] == 10
    assert sum(found["bare"]["tally"]["faces"]) == 10
    assert found["live"]["steps"] > 0
    assert found["flicks"]["together_ms"] > found["flicks"]["alone_ms"] > 0
    assert found["start_up"]["ratio"] > 0
    assert found["start_up"]["first_frame_ms"] > found["start_up"]["python_ms"]
    assert found["frames"]["frames"] > 100
    assert all(each["frames"] > 100 for each in found["dare_frames"].values())
    assert set(found["dare_frames"]) == {"with a tool", "in a mirror"}
    assert found["frames"]["p99_blits"] >= found["frames"]["median_blits"] > 0
    assert said.err == "", "progress is for terminals"


@pytest.mark.parametrize("words", [["--throws", "0"], ["--repeats", "-1"], ["--throws", "many"]])
def test_there_must_be_something_to_measure(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", *words])
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err
