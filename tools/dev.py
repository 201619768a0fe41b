#!/usr/bin/env python3
"""The one bootstrap: makes the environment, keeps it up to date, and runs things in it.

It needs nothing but Python. Old versions must be able to read this file, to be told below that
they are too old: nothing newer than Python 3.6 in its syntax and in its imports.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):
    sys.exit(
        "Dexterity needs Python 3.11 or newer, and this is Python {}.{}: "
        "please run tools/dev.py with a newer one.".format(*sys.version_info)
    )

ROOT = Path(__file__).resolve().parent.parent

EXIT_USAGE = 2
EXIT_INTERRUPTED = 130

NETWORK_SIGNS = (
    "NewConnectionError",
    "NameResolution",
    "ConnectTimeout",
    "Retrying (",
    "timed out",
)
"""What pip says when it cannot reach anything; its last line then only blames the package."""

MOST_WORKERS = 8
"""More would spend the time of the tests on starting."""

CHECKS = (
    ("format", ["ruff", "format", "--check"]),
    ("lint", ["ruff", "check"]),
    ("types", ["mypy"]),
    ("tests", ["pytest", "-n", "auto", "--maxprocesses", str(MOST_WORKERS)]),
)
"""In this order: pytest's own summary is the last thing to read when all is well."""

LEFTOVERS = (
    *(".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"),
    *("build", "dist"),
)


class SetupError(Exception):
    """What keeps the environment from being made, in one sentence."""


class Stamp(NamedTuple):
    """What an environment was made from; written last, so that a half-made one has none."""

    base: str
    """The Python and the folder; with another one the environment must be made anew."""
    project: str
    """The digest of pyproject.toml; with another one the project must be installed again."""
    extras: list[str]


# --- the environment -------------------------------------------------------------------------


def prepare(root: Path, *extras: str) -> Path:
    """The Python of an environment with the project and these extras, made only if need be."""
    python = python_of(root)
    old = read_stamp(root) if python.exists() else None
    new = Stamp(f"Python {sys.version} in {root}", digest(root / "pyproject.toml"), sorted(extras))
    if old and old.base == new.base:
        # What other commands have asked for stays.
        new = new._replace(extras=sorted({*old.extras, *extras}))
    else:
        old = None
    if old != new:
        make(root, old, new)
    return python


def make(root: Path, old: Stamp | None, new: Stamp) -> None:
    """Makes the environment if there is no old one to go on from, and installs into it."""
    print("Preparing the environment in .venv, which takes a minute ...", flush=True)
    stamp_of(root).unlink(missing_ok=True)
    if not old:
        make_environment(root)
    try:
        install(root, new.extras)
    except SetupError:
        if old:  # pip changes nothing before it has everything: what worked still works
            write_stamp(root, old)
        raise
    write_stamp(root, new)


def make_environment(root: Path) -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            "This Python cannot make environments: please install its venv module "
            "(on Debian and Ubuntu the package python3-venv)."
        )
    done = call_quietly([sys.executable, "-m", "venv", "--clear", str(root / ".venv")], root)
    if done.returncode:
        raise SetupError("The environment in .venv could not be made:\n" + last_lines(done.stdout))


def install(root: Path, extras: list[str]) -> None:
    project = f".[{','.join(extras)}]" if extras else "."
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries", "1"]
    pip = [str(python_of(root)), "-m", "pip", "install", *quiet, "--editable", project]
    done = call_quietly(pip, root)
    if done.returncode:
        offline = any(sign in done.stdout for sign in NETWORK_SIGNS)
        why = "there seems to be no network" if offline else "pip says why"
        raise SetupError(f"The packages could not be installed, {why}:\n" + last_lines(done.stdout))


def call_quietly(command: list[str], root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def last_lines(output: str) -> str:
    """The end of what was said: the errors if there are any, else the last lines."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return "\n".join("    " + line[:200] for line in (errors or lines)[-3:])


def python_of(root: Path) -> Path:
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_of(root: Path) -> Path:
    return root / ".venv" / "dexterity-stamp.json"


def read_stamp(root: Path) -> Stamp | None:
    """The stamp, or nothing where it is missing or unreadable: then a new environment is made."""
    try:
        return Stamp(**json.loads(stamp_of(root).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(root: Path, stamp: Stamp) -> None:
    stamp_of(root).write_text(json.dumps(stamp._asdict(), indent=2), encoding="utf-8")


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


# --- the commands ----------------------------------------------------------------------------


def setup(root: Path, arguments: list[str]) -> int:
    """make the environment for development, with all that the tests need"""
    python = prepare(root, "dev")
    print(f"Ready: {python}")
    return 0


def play(root: Path, arguments: list[str]) -> int:
    """play; arguments go to `dexterity play`"""
    return run(root, ["play", *arguments])


def run(root: Path, arguments: list[str]) -> int:
    """run any command of the program: `run odds --hand novice`"""
    return call([prepare(root), "-m", "dexterity", *arguments])


def bench(root: Path, arguments: list[str]) -> int:
    """measure the program, beside another physics engine"""
    return call([prepare(root, "bench"), "-m", "dexterity", "bench", *arguments])


def test(root: Path, arguments: list[str]) -> int:
    """check format, lint, types and tests; arguments go to pytest, which then runs alone"""
    python = prepare(root, "dev")
    if arguments:
        return call([python, "-m", "pytest", *arguments], root)
    failed = []
    for name, tool in CHECKS:
        print(f"--- {name}", flush=True)
        if call([python, "-m", *tool], root):
            failed.append(name)
    if failed:
        print(f"Not in order: {', '.join(failed)}.")
    return 1 if failed else 0


def fix(root: Path, arguments: list[str]) -> int:
    """format the code and mend what ruff can mend; arguments are files"""
    python = prepare(root, "dev")
    mended = call([python, "-m", "ruff", "check", "--fix", *arguments], root)
    formatted = call([python, "-m", "ruff", "format", *arguments], root)
    return mended or formatted


def clean(root: Path, arguments: list[str]) -> int:
    """remove the environment and everything else that can be made again"""
    for leftover in [root / name for name in LEFTOVERS]:
        shutil.rmtree(leftover, ignore_errors=True)
    for cache in list(root.rglob("__pycache__")):
        shutil.rmtree(cache, ignore_errors=True)
    return 0


COMMANDS = (setup, play, run, test, bench, fix, clean)


def call(command: list[str | Path], folder: Path | None = None) -> int:
    return subprocess.call([str(word) for word in command], cwd=folder)


def usage() -> str:
    lines = [f"  {command.__name__:<7}{command.__doc__}" for command in COMMANDS]
    return "\n".join(["usage: python3 tools/dev.py COMMAND [ARGUMENTS]", "", *lines])


def main(words: list[str], root: Path = ROOT) -> int:
    """Runs one command and returns its exit code."""
    if words and words[0] in ("-h", "--help"):
        print(usage())
        return 0
    command = {command.__name__: command for command in COMMANDS}.get(words[0] if words else "")
    if command is None:
        print(usage(), file=sys.stderr)
        return EXIT_USAGE
    try:
        return command(root, words[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return EXIT_INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
