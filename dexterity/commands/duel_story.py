"""A duel told in words: who dared what, who won which round, and how it ended."""

from collections.abc import Iterator

from dexterity.commands.match_story import MatchStory
from dexterity.content.texts import Texts
from dexterity.rules.challenge.duel_actions import PickDare, Rematch
from dexterity.rules.challenge.duel_effects import DarePicked, DuelEnded
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.concession import Concession
from dexterity.session.challenge.duel_course import DuelCourse, DuelOptions
from dexterity.session.challenge.words import (
    AnyEffect,
    challenge_words,
    handicap_words,
)
from dexterity.session.records.record import Played, Pushed, Record, Thrown
from dexterity.session.records.replay import Step
from dexterity.session.words import EffectWords


def duel_title(options: DuelOptions, texts: Texts, date: str) -> str:
    """Who against whom, and over how many rounds."""
    first, second = options.names
    one = options.rounds == 1
    rounds = (
        texts.say("duel.one_round") if one else texts.say("duel.best_of", rounds=options.rounds)
    )
    title = texts.say("challenge_screens.told_duel", date=date, first=first, second=second,
                      rounds=rounds)  # fmt: skip
    given = zip(options.names[::-1], options.concessions, strict=True)
    told = (
        handicap_words(*one, options.rounds, texts)
        for one in given
        if one[1] is not Concession.NONE
    )
    return " ".join([title, *told])


class DuelStory(MatchStory[DuelCourse]):
    """Every throw and every choice is a chapter of its own."""

    told_after = (Thrown, Played)

    def __init__(self, record: Record, texts: Texts) -> None:
        super().__init__(DuelCourse.begin(record.header))
        self._texts = texts

    @property
    def words(self) -> EffectWords[AnyEffect]:
        """Those of the level that is played in this round."""
        level = self.course.game.level(self.course.state)
        return challenge_words(level, self._texts, self.course.names)

    def first_words(self) -> Iterator[str]:
        """What was drawn for the first round."""
        state = self.course.state
        yield self.words.told([DarePicked(state.picked_by, state.dare)])

    def stands_apart(self, step: Step) -> bool:
        return True

    def played_words(self, played: Played | Pushed, number: int) -> str:
        """What somebody did besides throwing."""
        match self.course.action_of(played):
            case PickDare():
                key = "did_pick_dare"
            case Rematch():
                key = "did_rematch"
            case _:
                key = "did_give_up"
        player = self.course.game.turn(self.course.state) or PlayerId(0)
        name = self.course.names[player]
        return self._texts.say(f"challenge_screens.{key}", number=number, name=name)

    def last_words(self) -> Iterator[str]:
        """How it stands, and who has won if it is over."""
        (first, second), score = self.course.names, self.course.score
        one, two = map(self._texts.number, score.points)
        yield self._texts.say("challenge_screens.told_points", first=first, second=second,
                              one=one, two=two)  # fmt: skip
        if score.over:
            winner = None if score.winner is None else PlayerId(score.winner)
            yield self.words.sentence(DuelEnded(winner, self.course.state.points))
        else:
            yield self._texts.say("challenge_screens.told_open")
