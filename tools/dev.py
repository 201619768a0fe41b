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
from datetime import date
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):
    sys.exit(
        "Dexterity needs Python 3.11 or newer, and this is Python {}.{}: "
        "please run tools/dev.py with a newer one.".format(*sys.version_info)
    )

ROOT = Path(__file__).resolve().parent.parent

LOCK = "tools/versions.txt"
LOCKED_UP_TO = (3, 14)
"""The newest Python for which every version in the lock has wheels. With a newer one the newest
versions are installed instead: the locked ones would have to be compiled, or refuse."""

LOCKED, NEWEST, LOWEST = "locked", "newest", "lowest"
"""Which versions an environment has: those of the lock, the newest that there are, or the oldest
that pyproject.toml allows."""

NEWEST_MINOR_LOOKED_FOR = 30
"""Pythons are looked for by name, from python3.11 on."""

EXIT_USAGE = 2
EXIT_NOT_SET_UP = 69
"""No environment could be made. Neither pytest nor any other tool ends with this, so that a failure
of theirs is never taken for it."""
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

FORMAT = ("format", ["ruff", "format", "--check"])
LINT = ("lint", ["ruff", "check"])
TYPES = ("types", ["mypy"])
TESTS = ("tests", ["pytest", "-n", "auto", "--maxprocesses", str(MOST_WORKERS)])

CHECKS = {
    LOCKED: (FORMAT, LINT, TYPES, TESTS),
    NEWEST: (TYPES, TESTS),
    LOWEST: (TESTS,),
}
"""In this order: pytest's own summary is the last thing to read when all is well. Another formatter
would only quarrel with the locked one, and old packages have other types than today's."""

VERSIONED = (
    "tests/physics",  # numpy and pymunk, to the last bit
    "tests/**/test_golden*.py",
    "tests/session/records",  # msgspec
    "tests/session/*/test_*_record.py",  # msgspec, and what old versions wrote
    "tests/content/test_reading.py",
    "tests/ui/canvas",  # pygame and Pillow
    "tests/ui/draw",
    "tests/ui/frame",
    "tests/ui/input",
    "tests/commands/test_replay*.py",  # rich
    "tests/tools/test_dev.py",
    "tests/test_*.py",
)
"""The tests in which other versions of Python and of packages can make a difference that types do
not show: those of the code that calls the packages. With the newest versions these are run; all
others would only say again what the locked ones said."""

EVERY_TEST = ["-m", ""]
LONG_TESTS = ["-m", "long"]
"""Instead of pyproject.toml's choice, which leaves out what is marked as long."""

LEFTOVERS = (
    *(".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"),
    *(".venv-newest", ".venv-lowest", "build", "dist"),
)


class SetupError(Exception):
    """What keeps the environment from being made, in one sentence."""


class Stamp(NamedTuple):
    """What an environment was made from; written last, so that a half-made one has none."""

    base: str
    """The Python and the folder; with another one the environment must be made anew."""
    project: str
    """The digest of pyproject.toml; with another one the project must be installed again."""
    versions: str
    """The digest of what decides on versions; with another one, the same."""
    extras: list[str]


# --- the environment -------------------------------------------------------------------------


def prepare(root: Path, *extras: str, versions: str = LOCKED) -> Path:
    """The Python of an environment with the project and these extras, made only if need be."""
    folder = folder_of(root, versions)
    python = python_of(folder)
    old = read_stamp(folder) if python.exists() else None
    constraints = constraints_for(root, versions)
    new = Stamp(
        base=f"Python {sys.version} in {root}",
        project=digest((root / "pyproject.toml").read_text(encoding="utf-8")),
        versions=digest(f"newest of {date.today()}" if constraints is None else constraints),
        extras=sorted(extras),
    )
    if old and old.base == new.base:
        # What other commands have asked for stays.
        new = new._replace(extras=sorted({*old.extras, *extras}))
    else:
        old = None
    if old != new:
        make(root, folder, constraints, old, new)
    return python


def folder_of(root: Path, versions: str) -> Path:
    return root / (".venv" if versions == LOCKED else f".venv-{versions}")


def constraints_for(root: Path, versions: str) -> str | None:
    """What pip is to keep to, as a file of constraints; None for the newest there is."""
    if versions == LOWEST:
        return lowest(root)
    if versions == NEWEST or sys.version_info[:2] > LOCKED_UP_TO:
        return None
    return (root / LOCK).read_text(encoding="utf-8")


def lowest(root: Path) -> str:
    """The oldest version that each requirement of the program itself allows."""
    import tomllib  # noqa: PLC0415 - not there in the Pythons that are too old

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    floors = [one.split(",")[0].replace(">=", "==") for one in project["dependencies"]]
    return "".join(f"{floor}\n" for floor in floors)


def make(root: Path, folder: Path, constraints: str | None, old: Stamp | None, new: Stamp) -> None:
    """Makes the environment if there is no old one to go on from, and installs into it."""
    print(f"Preparing the environment in {folder.name}, which takes a minute ...", flush=True)
    stamp_of(folder).unlink(missing_ok=True)
    if not old:
        make_environment(root, folder)
    try:
        install(root, folder, constraints, new.extras)
    except SetupError:
        if old:  # pip changes nothing before it has everything: what worked still works
            write_stamp(folder, old)
        raise
    write_stamp(folder, new)


def make_environment(root: Path, folder: Path) -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            "This Python cannot make environments: please install its venv module "
            "(on Debian and Ubuntu the package python3-venv)."
        )
    done = call_quietly([sys.executable, "-m", "venv", "--clear", str(folder)], root)
    if done.returncode:
        raise SetupError(
            f"The environment in {folder.name} could not be made:\n" + last_lines(done.stdout)
        )


def install(root: Path, folder: Path, constraints: str | None, extras: list[str]) -> None:
    project = f".[{','.join(extras)}]" if extras else "."
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries", "1"]
    kept = ["--upgrade", "--upgrade-strategy", "eager"]
    if constraints is not None:
        file = folder / "dexterity-constraints.txt"
        file.write_text(constraints, encoding="utf-8")
        kept = ["--constraint", str(file)]
    pip = [str(python_of(folder)), "-m", "pip", "install", *quiet, *kept, "--editable", project]
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


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp_of(folder: Path) -> Path:
    return folder / "dexterity-stamp.json"


def read_stamp(folder: Path) -> Stamp | None:
    """The stamp, or nothing where it is missing or unreadable: then a new environment is made."""
    try:
        return Stamp(**json.loads(stamp_of(folder).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(folder: Path, stamp: Stamp) -> None:
    stamp_of(folder).write_text(json.dumps(stamp._asdict(), indent=2), encoding="utf-8")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- other Pythons ---------------------------------------------------------------------------


def newer_pythons() -> list[tuple[int, int, str]]:
    """One of each minor version on this machine that is newer than this one, the newest last."""
    found: dict[tuple[int, int], str] = {}
    for path in candidates():
        told = call_quietly([path, "-c", "import sys; print(*sys.version_info[:2])"], ROOT)
        words = told.stdout.split()
        if told.returncode == 0 and len(words) == 2:
            found.setdefault((int(words[0]), int(words[1])), path)
    newer = [version for version in sorted(found) if version > sys.version_info[:2]]
    return [(*version, found[version]) for version in newer]


def candidates() -> list[str]:
    """Where Pythons may be: on the path, and where pyenv keeps those that are not."""
    minors = range(11, NEWEST_MINOR_LOOKED_FOR + 1)
    on_path = [shutil.which(f"python3.{minor}") for minor in minors]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    kept = sorted(str(path) for path in pyenv.glob("3.*/bin/python"))
    return [path for path in on_path if path] + kept


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
    """check format, lint, types and tests

    --all      the long tests too
    --long     nothing but the long tests
    --newest   with the newest versions of everything: types, and the tests in which versions
               can make a difference; with --all every test; in .venv-newest
    --lowest   with the oldest that pyproject.toml allows: tests, in .venv-lowest
    Other arguments go to pytest, which then runs alone.
    """
    options = {"--all", "--long", "--newest", "--lowest"} & {*arguments}
    arguments = [word for word in arguments if word not in options]
    versions = NEWEST if "--newest" in options else LOWEST if "--lowest" in options else LOCKED
    python = prepare(root, "dev", versions=versions)
    chosen = EVERY_TEST if "--all" in options else LONG_TESTS if "--long" in options else []
    if arguments:
        return call([python, "-m", "pytest", *chosen, *arguments], root)
    checks = (TESTS,) if "--long" in options else CHECKS[versions]
    failed = []
    if versions == NEWEST and not chosen:
        chosen = versioned_tests(root)
    for name, tool in checks:
        print(f"--- {name}", flush=True)
        if call([python, "-m", *tool, *(chosen if name == "tests" else [])], root):
            failed.append(name)
    if failed:
        print(f"Not in order: {', '.join(failed)}.")
    return 1 if failed else 0


def versioned_tests(root: Path) -> list[str]:
    """The files and folders of VERSIONED."""
    found = sorted({path for pattern in VERSIONED for path in root.glob(pattern)})
    return [str(path.relative_to(root)) for path in found]


def newest(root: Path, arguments: list[str]) -> int:
    """test with the newest versions of everything, on every newer Python that is here

    --all      every test, not only those in which versions can make a difference
    Where an environment cannot be made, that Python is left out, and it is said why.
    """
    pythons = newer_pythons()
    here = ".".join(map(str, sys.version_info[:2]))
    if not pythons:
        print(
            f"No Python newer than {here} is here: the tests with the newest versions are left out."
        )
        return 0
    failed, left_out = [], []
    for major, minor, path in pythons:
        print(f"=== Python {major}.{minor} with the newest versions", flush=True)
        code = call([path, root / "tools" / "dev.py", "test", "--newest", *arguments], root)
        if code == EXIT_NOT_SET_UP:
            left_out.append(f"{major}.{minor}")
        elif code:
            failed.append(f"{major}.{minor}")
    if left_out:
        print(f"Left out, because of what is said above: Python {', '.join(left_out)}.")
    if failed:
        print(f"Not in order with the newest versions: Python {', '.join(failed)}.")
    return 1 if failed else 0


def lock(root: Path, arguments: list[str]) -> int:
    """write the newest versions of everything into tools/versions.txt; on the oldest Python"""
    python = prepare(root, "dev", versions=NEWEST)
    told = call_quietly([str(python), "-m", "pip", "freeze", "--exclude-editable"], root)
    if told.returncode:
        raise SetupError("pip does not tell the versions:\n" + last_lines(told.stdout))
    file = root / LOCK
    kept = file.read_text(encoding="utf-8").splitlines()
    reasons = [line for line in kept if line.startswith("#")]
    # A wheel from a folder would be named with its place, which is nobody else's.
    pins = sorted({line for line in told.stdout.splitlines() if "==" in line}, key=str.lower)
    file.write_text("\n".join([*reasons, *pins]) + "\n", encoding="utf-8")
    return 0


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


COMMANDS = (setup, play, run, test, newest, lock, bench, fix, clean)


def call(command: list[str | Path], folder: Path | None = None) -> int:
    return subprocess.call([str(word) for word in command], cwd=folder)


def usage() -> str:
    lines = []
    for command in COMMANDS:
        first, *more = (line.strip() for line in (command.__doc__ or "").strip().splitlines())
        lines.append(f"  {command.__name__:<8}{first}")
        lines += [f"          {line}" for line in more if line]
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
        print(error, file=sys.stderr, flush=True)
        return EXIT_NOT_SET_UP
    except KeyboardInterrupt:
        print()
        return EXIT_INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
