"""The command line: one command is imported and run, and its errors become exit codes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dexterity
from dexterity.cli import COMMANDS, Command, main

ROOT = Path(__file__).parent.parent

GREET = """
from dexterity.errors import DexterityError

def add_arguments(parser):
    parser.add_argument("--name", default="you")
    parser.add_argument("--lines", type=int, default=1)

def run(args):
    if args.name == "nobody":
        raise DexterityError("There is nobody to greet.")
    if args.name == "bored":
        raise KeyboardInterrupt
    for _ in range(args.lines):
        print("hello", args.name)
    return 7 if args.name == "seven" else 0
"""

TABLE = (
    Command("greet", "say hello", "fake_greet"),
    Command("explode", "break on import", "fake_explode"),
)

PIPED = """
import sys
from dexterity.cli import Command, main
sys.exit(main(["greet", "--lines", "100000"], [Command("greet", "say hello", "fake_greet")]))
"""


@pytest.fixture(autouse=True)
def fake_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fake_greet.py").write_text(GREET, encoding="utf-8")
    (tmp_path / "fake_explode.py").write_text("raise RuntimeError('imported')", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "fake_greet", raising=False)


def test_a_command_gets_its_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greet", "--name", "Ada"], TABLE) == 0
    assert capsys.readouterr().out == "hello Ada\n"


def test_the_exit_code_is_the_commands_own() -> None:
    assert main(["greet", "--name", "seven"], TABLE) == 7


def test_without_a_command_the_first_one_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], TABLE) == 0
    assert capsys.readouterr().out == "hello you\n"


def test_the_window_is_what_opens_without_a_command() -> None:
    assert COMMANDS[0].name == "play"


def test_the_help_lists_every_command_and_imports_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"], TABLE)
    assert ended.value.code == 0
    listed = capsys.readouterr().out
    assert "say hello" in listed
    assert "break on import" in listed
    assert "fake_greet" not in sys.modules


def test_a_commands_help_shows_its_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["greet", "--help"], TABLE)
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert "Say hello." in shown
    assert "--name" in shown


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"dexterity {dexterity.__version__}\n"


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["dance"], TABLE)
    assert ended.value.code == 2
    assert "greet" in capsys.readouterr().err


def test_an_error_from_outside_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greet", "--name", "nobody"], TABLE) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "There is nobody to greet.\n"


def test_an_interruption_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greet", "--name", "bored"], TABLE) == 130
    assert capsys.readouterr() == ("", "")


def test_our_own_slip_is_not_hidden() -> None:
    with pytest.raises(RuntimeError, match="imported"):
        main(["explode"], TABLE)


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PIPED],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.readline() == "hello you\n"
        program.stdout.close()
        assert program.stderr.read() == ""
    assert program.returncode == 1
