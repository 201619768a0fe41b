"""Spreads work over whatever an executor has: the cores of this machine, or those of a cluster.

Who passes an executor gets the very results that this process alone would give, in the same order.
For that, whatever a part needs is in the part, its luck included: nothing may depend on who works
it out, nor on what was worked out there before.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from typing import TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


def spread(
    work: Callable[[Part], Result],
    parts: Sequence[Part],
    executor: Executor | None = None,
    ended: Callable[[Part], None] = lambda part: None,
) -> list[Result]:
    """What `work` makes of each part, in the order of the parts; `ended` is told as they end.

    Without an executor it is done here and now. With one, `work` must be a function that others can
    import, and parts and results must be values that can be sent. The first error is raised as soon
    as it is known, and what has not begun by then never does.
    """
    if executor is None:
        return [_worked_out(work, part, ended) for part in parts]
    futures = {executor.submit(work, part): part for part in parts}
    try:
        for future in as_completed(futures):
            future.result()
            ended(futures[future])
    except BaseException:  # an interruption too
        for future in futures:
            future.cancel()
        raise
    return [future.result() for future in futures]


def _worked_out(
    work: Callable[[Part], Result], part: Part, ended: Callable[[Part], None]
) -> Result:
    result = work(part)
    ended(part)
    return result
