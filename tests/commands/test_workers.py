"""Who does the work: this process, more of them, or a Dask cluster; always the same comes of it."""

import json
import os
import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import active_children
from time import sleep

import numpy as np
import pytest

from dexterity.cli import main
from dexterity.commands import workers
from dexterity.commands.workers import ClusterError, add_workers, check_workers, workers_for
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.players.aim import Progress
from dexterity.players.thrower import Thrower
from dexterity.session import odds_work
from dexterity.session.odds import Odds
from dexterity.session.odds_work import throws_in_all, work_out_odds
from dexterity.session.records.versions import Versions, versions_here
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill
from tests.kit.hands import PLAIN_TOSS, RED, table

THROWS = 50
AT_ONCE = "at once"
KILLED_AT_WORK = """
import os, time
from dexterity.commands.workers import processes
with processes(2) as executor:
    executor.submit(time.sleep, 0).result()
    executor.submit(time.sleep, 3600)
    print("at work", flush=True)
    os._exit(1)
"""
OURS = versions_here()


@pytest.fixture
def quick_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    """What this process does alone, once and quickly; and portions small enough for a test."""

    def aim_at_once(
        thrower: Thrower, seed: int, throws_a_round: Sequence[int], progress: Progress
    ) -> Toss:
        progress(throws_in_all(0))
        return PLAIN_TOSS

    monkeypatch.setattr(odds_work, "find_toss", aim_at_once)
    monkeypatch.setattr(odds_work, "LANES", 20)


def asked(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_workers(parser)
    return parser.parse_args(words)


def odds_with(*words: str) -> tuple[Odds, Floats, int]:
    """Odds, places, and how far progress came."""
    told: list[int] = []
    with workers_for(asked(*words), 3) as executor:
        odds, places = work_out_odds(
            Skill.REGULAR, table(), RED, THROWS, 1, progress=told.append, executor=executor
        )
    return odds, places, sum(told)


def process_of(_: int) -> int:
    return os.getpid()


def slow_unless_at_once(word: str) -> None:
    if word != AT_ONCE:
        sleep(3600)


def interrupted(_: int) -> None:
    raise KeyboardInterrupt


# --- processes --------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick_aim")
def test_two_processes_find_what_one_finds() -> None:
    odds, places, told = odds_with("--workers", "1")
    shared, shared_places, shared_told = odds_with("--workers", "2")
    assert shared == odds
    assert np.array_equal(shared_places, places)
    assert told == shared_told == throws_in_all(THROWS)


def test_work_in_processes_is_done_elsewhere_and_its_errors_come_back() -> None:
    with workers_for(asked("--workers", "2"), 2) as executor:
        assert os.getpid() not in Trials(process_of, [1, 2]).results(executor)
        with pytest.raises(ValueError, match="invalid literal"):
            Trials(int, ["1", "two"]).results(executor)


def test_who_is_interrupted_waits_for_nothing_and_leaves_no_process_behind() -> None:
    begun = [AT_ONCE, *(["an hour"] * 20)]
    with (
        pytest.raises(KeyboardInterrupt),
        workers_for(asked("--workers", "2"), len(begun)) as executor,
    ):
        Trials(slow_unless_at_once, begun).results(executor, interrupted)
    assert active_children() == []


def test_workers_do_not_outlive_who_gave_them_work() -> None:
    # They have its standard output too: it is at its end when the last of them is gone.
    killed = [sys.executable, "-c", KILLED_AT_WORK]
    ended = subprocess.run(killed, check=False, capture_output=True, text=True, timeout=60)
    assert ended.stdout == "at work\n"


@pytest.mark.parametrize(
    ("words", "parts"), [(["--workers", "1"], 9), (["--workers", "4"], 1), ([], 1)]
)
def test_one_worker_and_one_part_need_no_process(words: list[str], parts: int) -> None:
    with workers_for(asked(*words), parts) as executor:
        assert executor is None


@pytest.mark.parametrize(
    ("words", "parts", "started"),
    [([], 100, 8), ([], 5, 5), (["--workers", "3"], 100, 3), (["--workers", "99"], 100, 61)],
)
def test_there_are_as_many_processes_as_cores_but_no_idle_ones(
    words: list[str], parts: int, started: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[int] = []

    @contextmanager
    def no_processes(number: int) -> Iterator[None]:
        asked_for.append(number)
        yield None

    monkeypatch.setattr(workers, "cores", lambda: 8)
    monkeypatch.setattr(workers, "processes", no_processes)
    with workers_for(asked(*words), parts):
        assert asked_for == [started]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--workers", "0"], "the number of workers must be 1 or more, not 0"),
        (["--workers", "-1"], "the number of workers must be 1 or more, not -1"),
        (["--workers", "many"], "the number of workers must be 1 or more, not many"),
        (["--workers", "2", "--cluster", "tcp://here:1"], "not allowed with argument --workers"),
    ],
)
@pytest.mark.parametrize("command", [["odds"], ["watch", "fighter"], ["watch", "challenge"]])
def test_what_makes_no_sense_is_refused(
    command: list[str], words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, *words])
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


# --- a cluster --------------------------------------------------------------------------------


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a small Dask cluster of threads in this process."""
    distributed = pytest.importorskip(
        "distributed", reason='a cluster needs pip install "dexterity[cluster]"'
    )
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as small:
        yield small.scheduler_address


@pytest.mark.usefixtures("quick_aim")
def test_a_cluster_finds_what_one_process_finds(
    cluster: str, capsys: pytest.CaptureFixture[str]
) -> None:
    odds, places, told = odds_with("--workers", "1")
    shared, shared_places, shared_told = odds_with("--cluster", cluster)
    assert shared == odds
    assert np.array_equal(shared_places, places)
    assert told == shared_told == throws_in_all(THROWS)
    with (
        pytest.raises(ValueError, match="invalid literal"),
        workers_for(asked("--cluster", cluster), 2) as executor,
    ):
        Trials(int, ["1", "two"]).results(executor)
    assert main(["odds", "--throws", "50", "--json", "--cluster", cluster]) == 0
    assert json.loads(capsys.readouterr().out)["hits"]["share"] == odds.hits.share


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://there"])
def test_where_there_is_no_cluster_that_is_said(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed", reason='a cluster needs pip install "dexterity[cluster]"')
    monkeypatch.setattr("dexterity.commands.workers.PATIENCE_S", 0.5)
    assert main(["odds", "--throws", "10", "--cluster", address]) == 2
    assert capsys.readouterr().err == f"There is no Dask cluster at “{address}”.\n"


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ({}, "The Dask cluster at “tcp://there” has no workers."),
        ({"one": OURS, "two": replace(OURS, dexterity="0.0")}, "worker two has dexterity 0.0"),
        ({"one": replace(OURS, pymunk="1.0")}, "pymunk 1.0"),
    ],
)  # fmt: skip
def test_a_cluster_that_would_find_something_else_is_refused(
    found: dict[str, Versions], sentence: str
) -> None:
    with pytest.raises(ClusterError, match=re.escape(sentence)):
        check_workers(found, "tcp://there")


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(ClusterError, match=r'pip install "dexterity\[cluster\]"'),
        workers_for(asked("--cluster", "tcp://here:1"), 2),
    ):
        pass
