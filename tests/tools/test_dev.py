"""The bootstrap: an environment is made once, and what goes wrong is said in a sentence."""

import ast
import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "dev.py"

NO_NETWORK = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)'
ERROR: Could not find a version that satisfies the requirement hatchling
ERROR: No matching distribution found for hatchling
"""


PROJECT = """\
[project]
dependencies = ["numpy>=2.2", "pymunk>=7.3,<8"]
"""


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Machine:
    """Stands for all programs that would be started: keeps their names and pretends."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls: list[str] = []
        self.failing, self.code = "", 1
        self.output = ""
        self.interrupted = False

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        name = command[2] if command[1] == "-m" else command[0]
        self.calls.append(" ".join([name, *command[3:]]))
        if name == "venv":
            python = Path(command[-1]) / "bin" / "python"
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        if name == "pip" and self.interrupted:
            raise KeyboardInterrupt
        code = self.code if name == self.failing else 0
        return subprocess.CompletedProcess(command, code, stdout=self.output)

    def names(self) -> list[str]:
        return [call.split()[0] for call in self.calls]

    def forget(self) -> None:
        self.calls.clear()


@pytest.fixture
def dev() -> ModuleType:
    return load()


@pytest.fixture
def machine(tmp_path: Path, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Machine:
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "versions.txt").write_text("# Why.\nnumpy==2.4\n", encoding="utf-8")
    machine = Machine(tmp_path)
    monkeypatch.setattr(sys, "version_info", (3, 12, 1, "final", 0))
    monkeypatch.setattr(dev.os, "name", "posix")
    monkeypatch.setattr(dev.subprocess, "run", machine.run)
    monkeypatch.setattr(
        dev.subprocess, "call", lambda command, cwd: machine.run(command).returncode
    )
    return machine


def test_the_first_run_makes_and_installs(dev: ModuleType, machine: Machine) -> None:
    assert dev.main(["play", "--mute"], machine.root) == 0
    assert machine.names() == ["venv", "pip", "dexterity"]
    assert machine.calls[1].endswith("--editable .")
    assert machine.calls[2] == "dexterity play --mute"


def test_the_second_run_starts_at_once(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"], machine.root)
    machine.forget()
    dev.main(["run", "odds", "--json"], machine.root)
    assert machine.calls == ["dexterity odds --json"]


def test_extras_are_added_and_kept(dev: ModuleType, machine: Machine) -> None:
    dev.main(["bench"], machine.root)
    machine.forget()
    dev.main(["setup"], machine.root)
    assert machine.names() == ["pip"]
    assert machine.calls[0].endswith(".[bench,dev]")
    machine.forget()
    dev.main(["bench"], machine.root)
    assert machine.names() == ["dexterity"]


def test_a_changed_project_is_installed_again(dev: ModuleType, machine: Machine) -> None:
    dev.main(["setup"], machine.root)
    machine.forget()
    (machine.root / "pyproject.toml").write_text("[project]\nname = 'new'\n", encoding="utf-8")
    dev.main(["play"], machine.root)
    assert machine.names() == ["pip", "dexterity"]
    assert machine.calls[0].endswith(".[dev]")


def test_another_python_needs_another_environment(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.main(["play"], machine.root)
    machine.forget()
    monkeypatch.setattr(sys, "version", "4.0")
    dev.main(["play"], machine.root)
    assert machine.names() == ["venv", "pip", "dexterity"]


@pytest.mark.parametrize("content", ["", "not JSON", "[]", '{"base": 1}'])
def test_a_damaged_stamp_means_a_new_environment(
    dev: ModuleType, machine: Machine, content: str
) -> None:
    dev.main(["play"], machine.root)
    machine.forget()
    dev.stamp_of(machine.root / ".venv").write_text(content, encoding="utf-8")
    dev.main(["play"], machine.root)
    assert machine.names() == ["venv", "pip", "dexterity"]


def test_an_interrupted_installation_is_made_anew(dev: ModuleType, machine: Machine) -> None:
    machine.interrupted = True
    assert dev.main(["play"], machine.root) == 130
    machine.interrupted = False
    machine.forget()
    assert dev.main(["play"], machine.root) == 0
    assert machine.names() == ["venv", "pip", "dexterity"]


def test_no_network_is_one_sentence(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.failing, machine.output = "pip", NO_NETWORK
    assert dev.main(["play"], machine.root) == dev.EXIT_NOT_SET_UP
    sentence, *pip = capsys.readouterr().err.splitlines()
    assert sentence == "The packages could not be installed, there seems to be no network:"
    assert pip == ["    " + line for line in NO_NETWORK.splitlines()[1:]]


def test_without_a_network_what_worked_still_works(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"], machine.root)
    machine.failing, machine.output = "pip", NO_NETWORK
    assert dev.main(["test"], machine.root) == dev.EXIT_NOT_SET_UP
    machine.forget()
    assert dev.main(["play"], machine.root) == 0
    assert machine.names() == ["dexterity"]


def test_a_python_without_venv_is_told_so(
    dev: ModuleType,
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    assert dev.main(["play"], machine.root) == dev.EXIT_NOT_SET_UP
    assert machine.calls == []
    assert "python3-venv" in capsys.readouterr().err


def test_every_check_runs_even_after_a_failure(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.main(["setup"], machine.root)
    machine.forget()
    machine.failing = "mypy"
    assert dev.main(["test"], machine.root) == 1
    assert machine.names() == ["ruff", "ruff", "mypy", "pytest"]
    assert capsys.readouterr().out.endswith("Not in order: types.\n")


def test_the_summary_of_pytest_comes_last_when_all_is_well(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["test"], machine.root) == 0
    assert capsys.readouterr().out.endswith("--- tests\n")


def test_arguments_are_for_pytest_alone(dev: ModuleType, machine: Machine) -> None:
    dev.main(["setup"], machine.root)
    machine.forget()
    assert dev.main(["test", "-k", "physics"], machine.root) == 0
    assert machine.calls == ["pytest -k physics"]
    machine.forget()
    assert dev.main(["test", "--all", "-k", "physics"], machine.root) == 0
    assert machine.calls == ["pytest -m  -k physics"], "an empty expression leaves nothing out"


def test_the_long_tests_come_with_all_or_alone(dev: ModuleType, machine: Machine) -> None:
    dev.main(["setup"], machine.root)
    for word, expression in (("--all", ""), ("--long", "long")):
        machine.forget()
        assert dev.main(["test", word], machine.root) == 0
        checks = [] if word == "--long" else ["ruff", "ruff", "mypy"]
        assert machine.names() == [*checks, "pytest"]
        assert machine.calls[-1].endswith(f" -m {expression}")


# --- versions -----------------------------------------------------------------------------------


def constraints(machine: Machine, folder: str) -> str:
    """What pip was told to keep to."""
    file = machine.root / folder / "dexterity-constraints.txt"
    assert f"--constraint {file} " in machine.calls[1]
    return file.read_text(encoding="utf-8")


def test_what_is_installed_is_what_the_lock_says(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"], machine.root)
    assert constraints(machine, ".venv") == "# Why.\nnumpy==2.4\n"


def test_another_lock_is_installed(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"], machine.root)
    machine.forget()
    (machine.root / "tools" / "versions.txt").write_text("numpy==2.5\n", encoding="utf-8")
    dev.main(["play"], machine.root)
    assert machine.names() == ["pip", "dexterity"]


def test_a_python_newer_than_the_lock_gets_the_newest_versions(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    dev.main(["play"], machine.root)
    assert "--upgrade" in machine.calls[1]
    assert "--constraint" not in machine.calls[1]


def test_the_newest_versions_have_an_environment_of_their_own(
    dev: ModuleType, machine: Machine
) -> None:
    assert dev.main(["test", "--newest"], machine.root) == 0
    assert machine.names() == ["venv", "pip", "mypy", "pytest"]
    assert "--upgrade" in machine.calls[1]
    assert not (machine.root / ".venv").exists()


def test_the_oldest_versions_are_the_floors_of_the_project(
    dev: ModuleType, machine: Machine
) -> None:
    assert dev.main(["test", "--lowest"], machine.root) == 0
    assert machine.names() == ["venv", "pip", "pytest"]
    assert constraints(machine, ".venv-lowest") == "numpy==2.2\npymunk==7.3\n"


def test_with_the_newest_versions_only_tests_are_run_in_which_they_can_make_a_difference(
    dev: ModuleType, machine: Machine
) -> None:
    for name in ("physics/test_flight.py", "rules/pen/test_golden_game.py", "rules/test_pen.py"):
        file = machine.root / "tests" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert dev.main(["test", "--newest"], machine.root) == 0
    assert machine.calls[-1].endswith(" tests/physics tests/rules/pen/test_golden_game.py")
    assert dev.main(["test", "--newest", "--all"], machine.root) == 0
    assert machine.calls[-1].endswith(" -m "), "every test, wherever it is"


def test_what_can_differ_with_versions_is_there(dev: ModuleType) -> None:
    root = SCRIPT.parents[1]
    assert [pattern for pattern in dev.VERSIONED if not list(root.glob(pattern))] == []
    chosen = dev.versioned_tests(root)
    goldens = [path.relative_to(root).as_posix() for path in root.glob("tests/**/test_golden*.py")]
    assert goldens
    assert {*goldens, "tests/physics", "tests/tools/test_dev.py"} <= {*chosen}
    pushes = "tests/session/pen/test_pen_record.py"
    assert pushes in chosen, "what verifying a record notices has differed with versions before"


def test_ci_runs_every_test_and_tries_the_newest_versions(dev: ModuleType) -> None:
    script = (SCRIPT.parents[1] / ".ci" / "run").read_text(encoding="utf-8")
    lines = [line for line in script.splitlines() if line.startswith("python3")]
    commands = [line.removeprefix("python3 tools/dev.py ").split() for line in lines]
    assert commands == [["test"], ["test", "--long"], ["newest"]]
    assert "set -e" in script, "whichever fails, CI fails"


def pythons_here(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """One older, one like this, two newer ones, and one that does not start."""
    monkeypatch.setattr(dev, "candidates", lambda: ["old", "new", "broken", "same", "newer"])
    told = {"old": "3 11", "new": "3 13", "same": "3 12", "newer": "3 14"}
    monkeypatch.setattr(
        dev,
        "call_quietly",
        lambda command, root: subprocess.CompletedProcess(
            command, int(command[0] not in told), stdout=told.get(command[0], "no such version")
        ),
    )


def test_every_newer_python_is_tested_with_the_newest_versions(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    pythons_here(dev, monkeypatch)
    assert dev.main(["newest"], machine.root) == 0
    assert [call.split()[0] for call in machine.calls] == ["new", "newer"]
    assert all(call.endswith("--newest") for call in machine.calls)
    dev.main(["newest", "--all"], machine.root)
    assert machine.calls[-1].endswith("--newest --all")


def test_a_newer_python_that_cannot_be_set_up_is_left_out_and_a_failure_fails(
    dev: ModuleType,
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pythons_here(dev, monkeypatch)
    machine.failing, machine.code = "new", dev.EXIT_NOT_SET_UP
    assert dev.main(["newest"], machine.root) == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert said == "Left out, because of what is said above: Python 3.13."
    for machine.failing in ("new", "newer"):
        for machine.code in (1, 2, 3, -11):
            assert dev.main(["newest"], machine.root) == 1
            assert "Left out" not in capsys.readouterr().out
    assert machine.names()[-2:] == ["new", "newer"], "the others are tried all the same"


def test_without_a_newer_python_one_sentence_says_what_is_left_out(
    dev: ModuleType,
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev, "candidates", list)
    assert dev.main(["newest"], machine.root) == 0
    assert machine.calls == []
    (sentence,) = capsys.readouterr().out.splitlines()
    assert sentence.startswith("No Python newer than 3.12 is here")


def test_the_lock_is_written_anew_and_keeps_its_reasons(dev: ModuleType, machine: Machine) -> None:
    machine.output = "rich==15\nNumPy==2.5\nlocal @ file:///wheels/local.whl\n"
    assert dev.main(["lock"], machine.root) == 0
    written = (machine.root / "tools" / "versions.txt").read_text(encoding="utf-8")
    assert written == "# Why.\nNumPy==2.5\nrich==15\n"


def test_the_lock_names_a_version_of_everything_that_is_asked_for(dev: ModuleType) -> None:
    project = tomllib.loads((SCRIPT.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    locked = (SCRIPT.parent / "versions.txt").read_text(encoding="utf-8")
    pins = [line for line in locked.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", pin) for pin in pins), pins
    named = {plain(pin.split("==")[0]) for pin in pins}
    extras = project["project"]["optional-dependencies"]
    asked = [*project["project"]["dependencies"], *extras["dev"], *extras["cluster"]]
    names = {plain(re.split("[^\\w.-]", one)[0]) for one in asked} - {"dexterity"}
    assert names <= named


def plain(name: str) -> str:
    """A package as registries know it, however it is written."""
    return re.sub("[-_.]+", "-", name).lower()


def test_every_requirement_of_the_program_has_a_floor(dev: ModuleType) -> None:
    floors = dev.lowest(SCRIPT.parents[1]).splitlines()
    assert floors
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", floor) for floor in floors), floors


def test_no_test_is_skipped_for_want_of_what_is_always_installed() -> None:
    """The cluster alone may be missing: where `pip install dexterity` is tested without extras."""
    tests = SCRIPT.parents[1] / "tests"
    skips = re.compile(r"\bimportorskip\(\s*[\"'](\w+)")
    files = [path.read_text(encoding="utf-8") for path in tests.rglob("*.py")]
    assert {name for text in files for name in skips.findall(text)} == {"distributed"}


def test_every_extra_that_players_are_told_of_is_there() -> None:
    root = SCRIPT.parents[1]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = "".join(
        (root / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "README.md")
    )
    named = {*re.findall(r"extra “(\w+)”", told), *re.findall(r"dexterity\[(\w+)\]", told)}
    assert named <= {*project["optional-dependencies"]}


def test_clean_leaves_the_sources(dev: ModuleType, machine: Machine) -> None:
    dev.main(["setup"], machine.root)
    (machine.root / "dexterity" / "__pycache__").mkdir(parents=True)
    (machine.root / "dexterity" / "values.py").touch()
    assert dev.main(["clean"], machine.root) == 0
    left = {path.relative_to(machine.root).as_posix() for path in machine.root.rglob("*")}
    kept = {"pyproject.toml", "tools", "tools/versions.txt"}
    assert left == {*kept, "dexterity", "dexterity/values.py"}


def test_windows_keeps_its_python_elsewhere(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.os, "name", "nt")
    assert dev.python_of(tmp_path) == tmp_path / "Scripts" / "python.exe"


@pytest.mark.parametrize("words", [[], ["dance"]])
def test_an_unknown_command_shows_the_known_ones(
    dev: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(words) == 2
    assert "play" in capsys.readouterr().err


def test_an_old_python_is_told_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10, "final", 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.8"):
        load()


def test_an_old_python_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
