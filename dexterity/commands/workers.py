"""Who does the long work of a command: this process, all cores of this machine, or a cluster."""

import os
import signal
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import sleep
from typing import Final, TypeVar

from dexterity.commands.options import show_progress
from dexterity.errors import DexterityError
from dexterity.session.records.versions import Versions, versions_here
from dexterity.session.trials import Trials

Part = TypeVar("Part")
Result = TypeVar("Result")

MOST_WORKERS: Final = 61
"""Windows waits for no more processes than that."""

START_METHOD: Final = "spawn"
"""A process that is forked off beside threads may wait for ever for a lock that it inherited, and a
progress bar is a thread. A new one costs a third of a second, nearly all of it imports."""

IMPORTED_FIRST: Final = "dexterity.players.throws"
"""What every worker will need, and what takes it longest."""


def add_workers(parser: ArgumentParser) -> None:
    """Where the work is done; what comes of it is the same everywhere."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers",
        type=_number,
        metavar="N",
        help="processes that share the work; default: one a core",
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let a Dask cluster do the work, such as tcp://host:8786",
    )


def play_all(trials: Trials[Part, Result], args: Namespace, what: str) -> list[Result]:
    """What came of each part, wherever it was played, under a bar that says what is going on."""
    with (
        workers_for(args, len(trials.parts)) as executor,
        show_progress(what, trials.total) as progress,
    ):
        return trials.results(executor, progress)


@contextmanager
def workers_for(args: Namespace, parts: int) -> Iterator[Executor | None]:
    """The executor that was asked for; None where this process does as well alone."""
    workers = min(args.workers or cores(), parts, MOST_WORKERS)
    if args.cluster is not None:
        with on_cluster(args.cluster) as executor:
            yield executor
    elif workers > 1:
        with processes(workers) as executor:
            yield executor
    else:
        yield None


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """So many processes, started at once: what is done here meanwhile hides what that costs."""
    others = set(active_children())
    with ProcessPoolExecutor(number, get_context(START_METHOD), _begin) as pool:
        for _ in range(number):
            pool.submit(_nothing)
        try:
            yield pool
        except BaseException:  # an interruption too
            _end(pool, set(active_children()) - others)
            raise


def _end(pool: ProcessPoolExecutor, running: Iterable[BaseProcess]) -> None:
    """At once: nobody wants the rest any more, and a part may take a minute.

    What has not begun is dropped first. Until Python 3.12 a pool whose processes die while it still
    holds cancelled work stumbles over that, and is never done.
    """
    with suppress(BrokenExecutor):
        last = pool.submit(_nothing)
        ending = Thread(target=pool.shutdown, kwargs={"cancel_futures": True})
        ending.start()
        while not (last.done() or last.running()):
            sleep(0.01)
        for process in running:
            process.terminate()
        ending.join()


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _begin() -> None:
    """A worker gets ready. Ctrl+C, which a terminal sends to all, is for who gave it the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()
    import_module(IMPORTED_FIRST)


def _follow() -> None:
    """Ends with who gave the work, whatever ended that: nobody else would ever tell a worker."""
    giver = parent_process()
    if giver is not None:
        giver.join()
        os._exit(1)


def _nothing() -> None:
    """A process is started when there is something to do."""


def _number(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise ArgumentTypeError(f"the number of workers must be 1 or more, not {word}")
    return int(word)


# --- a Dask cluster, for who has installed what that needs ----------------------------------------


PATIENCE_S: Final = 10
"""Until a cluster that does not answer is given up."""


class ClusterError(DexterityError):
    """A cluster that cannot be worked on."""


@contextmanager
def on_cluster(address: str) -> Iterator[Executor]:
    """The executor of the cluster at that address, once its workers are known to do as we do."""
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, and slow to import
    except ImportError as error:
        raise ClusterError('A cluster needs more: pip install "dexterity[cluster]".') from error
    try:
        client = Client(address, timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"There is no Dask cluster at “{address}”.") from error
    with client:
        try:
            check_workers(client.run(versions_here), address)
        except ImportError as error:
            raise ClusterError(f"The workers at “{address}” cannot import dexterity.") from error
        executor = client.get_executor()
        try:
            yield executor
        finally:
            executor.shutdown(wait=False)


def check_workers(found: Mapping[str, Versions], address: str) -> None:
    """A ClusterError where nobody works, or where somebody has other physics than we have.

    Another kind of machine is let pass: it may differ in the last bits, and odds do not.
    """
    if not found:
        raise ClusterError(f"The Dask cluster at “{address}” has no workers.")
    ours = versions_here()
    for worker, theirs in found.items():
        if replace(theirs, platform=ours.platform) != ours:
            raise ClusterError(
                f"The worker {worker} has {_told(theirs)}, but here is {_told(ours)}."
            )


def _told(versions: Versions) -> str:
    return (
        f"dexterity {versions.dexterity}, pymunk {versions.pymunk}, numpy {versions.numpy}, "
        f"physics {versions.dice_physics} of dice and {versions.pencil_physics} of pencils"
    )
