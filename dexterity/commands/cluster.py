"""Work on a Dask cluster, for who has installed what that needs."""

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from dexterity.errors import DexterityError
from dexterity.session.records.versions import Versions, versions_here

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
