"""What is done in a level, written down as it happens."""

from datetime import datetime

import msgspec

from dexterity.content.challenge.challenge import Challenge
from dexterity.session.challenge.level_course import ChallengeOptions
from dexterity.session.challenge.table import Moment
from dexterity.session.records.match_log import new_header, new_log
from dexterity.session.records.record import GaveUp, Thrown
from dexterity.ui.frame.services import Services
from dexterity.values.landing import Aftermath


class LevelLog:
    """One record a try; a try in which nothing was thrown leaves none."""

    def __init__(
        self, services: Services, challenge: Challenge, *, seed: int, begun: datetime
    ) -> None:
        throws = range(len(challenge.dice))
        options = ChallengeOptions(challenge.id, tuple(map(challenge.requirements_for, throws)))
        header = new_header(options, seed, begun)
        self._log = new_log(header, services.folders.records, services.tell)

    def throw(self, thrown: Thrown, moment: Moment, aftermath: Aftermath) -> None:
        """A die was thrown on the table of that moment."""
        self._log.write(msgspec.structs.replace(thrown, moment=moment, aftermath=aftermath))

    def give_up(self) -> None:
        """The player had enough."""
        self._log.write(GaveUp())

    def close(self) -> None:
        """The record ends here."""
        self._log.close()
