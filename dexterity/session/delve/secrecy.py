"""Whether a match on record still has secrets: one that was left may be gone on with."""

from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.records.record import Record
from dexterity.session.records.replay import steps_of


def has_secrets(record: Record) -> bool:
    """Whether it is of Delve and the rules do not go along with it up to an end. Its file holds
    the seed, and with it every card; what is shown or printed of it must not."""
    if not isinstance(record.header.options, DelveOptions):
        return False
    last = steps_of(record)[-1:]
    return not any(step.score is not None and step.score.over for step in last)
