"""What is done in a level, written down as it happens."""

from datetime import datetime

import msgspec

from dexterity.content.challenge import Challenge
from dexterity.session.challenge_table import Moment
from dexterity.session.record import Action, ChallengeOptions, GaveUp, Header, Thrown
from dexterity.session.record_writer import RecordWriter
from dexterity.session.versions import versions_here
from dexterity.ui.frame.services import Services


class LevelLog:
    """One record a try; a try in which nothing was thrown leaves none."""

    def __init__(
        self, services: Services, challenge: Challenge, *, seed: int, begun: datetime
    ) -> None:
        self._services = services
        throws = range(len(challenge.dice))
        options = ChallengeOptions(challenge.id, tuple(map(challenge.requirements_for, throws)))
        header = Header(options=options, seed=seed, begun=begun, made_with=versions_here())
        self.writer = RecordWriter(services.folders.records, header)

    def throw(self, thrown: Thrown, moment: Moment) -> None:
        """A die was thrown on the table of that moment."""
        self._do(msgspec.structs.replace(thrown, moment=moment))

    def give_up(self) -> None:
        """The player had enough."""
        self._do(GaveUp())

    def close(self) -> None:
        """The record ends here."""
        self.writer.close()

    def _do(self, action: Action) -> None:
        notice = self.writer.append(action)
        if notice is not None:
            self._services.notices.append(notice.said_in(self._services.texts))
