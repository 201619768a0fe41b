"""All that Challenge has to play: its levels by chapter, those of the duel, and the targets."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from dexterity import places
from dexterity.content.challenge.challenge import CHAPTERS, Challenge, ChallengeId
from dexterity.content.challenge.files import list_challenges, load_challenges
from dexterity.content.target import Target
from dexterity.content.targets import list_targets, load_target
from dexterity.content.vocabulary import Vocabulary
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.rules.challenge.dare import Dares
from dexterity.rules.challenge.duel import DuelGame
from dexterity.rules.challenge.game import ChallengeGame
from dexterity.rules.concession import Concession
from dexterity.session.challenge.level import level_of


@dataclass(frozen=True, slots=True)
class Library:
    """What was found, read and checked."""

    targets: Mapping[str, Target]
    challenges: tuple[Challenge, ...]
    """In the order of play."""
    duels: tuple[Challenge, ...]
    """Short ones, without requirements: those are dared."""

    def chapter(self, number: int) -> tuple[Challenge, ...]:
        """The challenges of a chapter, from 1."""
        return tuple(one for one in self.challenges if one.chapter == number)

    def chapters(self) -> tuple[tuple[Challenge, ...], ...]:
        """All of them, chapter by chapter."""
        return tuple(self.chapter(number) for number in range(1, CHAPTERS + 1))

    def named(self, challenge_id: str) -> Challenge | None:
        """The challenge or duel of that id; None where it is gone."""
        every = (*self.challenges, *self.duels)
        return next((one for one in every if one.id == challenge_id), None)

    def target_of(self, challenge: Challenge) -> Target | None:
        """What is thrown at; None on a bare table."""
        return None if challenge.target is None else self.targets[challenge.target]

    def only(self, challenge: Challenge) -> "Library":
        """As much of it as one level needs: little enough to be sent about."""
        target = self.target_of(challenge)
        return Library({} if target is None else {target.id: target}, (challenge,), ())

    def game(self, challenge: Challenge) -> ChallengeGame:
        """The rules of one level."""
        return ChallengeGame(level_of(challenge, self.target_of(challenge)))

    def duel(
        self,
        rounds: int,
        levels: Iterable[str] | None = None,
        dares: tuple[str, ...] | None = None,
        concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE),
    ) -> DuelGame:
        """The rules of a duel over these levels, in their order, and with these requirements.

        Over all there are for duels and with all that there are, where none are named.
        """
        known = {one.id: one for one in self.duels}
        chosen = [known[ChallengeId(one)] for one in (known if levels is None else levels)]
        rules = tuple(level_of(one, self.target_of(one)) for one in chosen)
        return DuelGame(rules, dares_among(dares or known_requirements()), rounds, concessions)


def load_library(levels: Path) -> Library:
    """Everything below the folder of levels; a ContentError where a file is at fault."""
    words = vocabulary(levels)
    return Library(
        words.targets,
        load_challenges(levels / "challenges", words),
        load_challenges(levels / "duels", words),
    )


def level_files(folder: str = "challenges") -> dict[str, Path]:
    """The levels that the game ships, by the names that records call them; none of them is read."""
    return {path.stem: path for path in list_challenges(places.levels() / folder)}


def vocabulary(levels: Path) -> Vocabulary:
    """What a challenge may name."""
    targets = {path.stem: load_target(path) for path in list_targets(levels / "targets")}
    return Vocabulary(known_requirements(), conflicts_in, targets)


def dares_among(requirements: tuple[str, ...]) -> Dares:
    """These requirements, and which do not go together, as a match carries it."""
    return Dares(requirements, conflicts_in(requirements))
