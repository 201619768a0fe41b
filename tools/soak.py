"""Plays all evening through the real window code, unseen, and says whether anything suffers.

`python -m tools.soak` plays ten minutes by the game's own clock, which take about as long; `--game`
chooses among the games, `--seed` another evening. Ends with 1 on an error, or if after the warm-up
some part of the evening holds more than 5 % more memory than an earlier one, or a game usually
leaves more than 75 kB in use.
"""

import sys
import time
import traceback
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from dexterity.session.settings import Settings
from dexterity.ui.frame.app import App
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.scripted.staged import staged
from dexterity.ui.scripted.unseen import unseen
from tools.soaking.evening import SIZES_PX, Evening
from tools.soaking.games import GAMES
from tools.soaking.memory import MOST_GROWTH, MOST_LEFT_KB, Memory, Sample


def options(words: Sequence[str] | None) -> Namespace:
    """How long, which luck, which games."""
    parser = ArgumentParser(prog="soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="by the game's own clock")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=[*GAMES], help="more than once for more")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Plays, reports, and says by the exit code whether all was well."""
    args = options(words)
    with unseen(), TemporaryDirectory(prefix="dexterity-") as home:
        settings = Settings(player_name="Ada")
        with staged(Path(home), settings, SIZES_PX[0]) as app:
            return play(app, args)


def play(app: App, args: Namespace) -> int:
    """All of the evening."""
    window = app.window
    if not isinstance(window, ScreenWindow):
        raise TypeError("a window that can be resized is needed")
    evening = Evening(app, window.resize, Random(args.seed), args.game or [*GAMES])
    memory, began_s = Memory(), time.monotonic()
    try:
        spend(evening, memory, 60.0 * args.minutes)
    except Exception:  # noqa: BLE001 -- whatever it is, it is told with what led to it
        traceback.print_exc()
        print("\n".join(["Before that:", *evening.last]), file=sys.stderr)
        return 1
    report(evening, memory, time.monotonic() - began_s)
    return 0 if is_flat(memory) else 1


def is_flat(memory: Memory) -> bool:
    """Neither more and more is held, nor does every game leave something; or nobody can tell."""
    grown, left_kb = memory.growth, memory.left_kb
    return (grown is None or grown <= MOST_GROWTH) and (left_kb is None or left_kb <= MOST_LEFT_KB)


def spend(evening: Evening, memory: Memory, lasts_s: float) -> None:
    """Until the time is up; after every game the memory is looked at."""
    clock = evening.app.services.clock
    began_s = clock.now_s()
    while clock.now_s() - began_s < lasts_s:
        evening.play_a_game()
        if not evening.app.running:
            # Somebody ended the process, which SDL makes a closed window of; or a game did.
            raise RuntimeError("the program was told to end")
        with evening.at_home():
            sample = memory.look(clock.now_s() - began_s)
        print(f"{line(sample)}  {evening.latest}", flush=True)


def line(sample: Sample) -> str:
    """One look."""
    held, used, taken = sample.held_mb, sample.in_use_mb, sample.taken_mb
    megabytes = f"{held:7.1f} MB held, {used:7.2f} MB in use, {taken:7.1f} MB taken"
    return f"{sample.at_s:5.0f} s {megabytes} {sample.objects:8} objects"


def report(evening: Evening, memory: Memory, took_s: float) -> None:
    """What was done, where, and what it cost."""
    print(f"{evening.frames} frames in {took_s:.0f} s, {sum(evening.actions.values())} actions")
    for title, counted in (
        ("games", evening.begun), ("actions", evening.actions), ("frames on", evening.screens),
    ):  # fmt: skip
        print(f"{title}: {in_words(counted)}")
    held, taken, left_kb = memory.growth, memory.growth_taken, memory.left_kb
    if held is None or taken is None or left_kb is None:
        print("memory: too few looks")
    else:
        print(f"memory after the warm-up: {held:+.1%} held, {taken:+.1%} taken from the system,")
        print(f"  and a game leaves {left_kb:+.0f} kB in use")


def in_words(counted: Counter[str]) -> str:
    """The most first."""
    return ", ".join(f"{name} {count}" for name, count in counted.most_common())


if __name__ == "__main__":
    sys.exit(main())
