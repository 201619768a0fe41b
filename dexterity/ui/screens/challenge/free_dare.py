"""Free dares: any requirements that go together, and then practice with them."""

from dexterity.content.challenge.challenge import Challenge, ChallengeId, Medals
from dexterity.content.challenge.goal import ScoreGoal
from dexterity.content.names import Names
from dexterity.content.target import TargetId
from dexterity.hand.dare.choice import known_requirements
from dexterity.session.challenge.turn import Turn
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.dare_choice import DareChoice
from dexterity.ui.screens.challenge.routes import to_free_practice
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.widget import Placeable
from dexterity.values.colour import DieColour


class FreeDareScreen(DareChoice):
    """As many as get along, at any target."""

    name = "challenge-free"

    def __init__(
        self, frame: Frame, book: Book, chosen: tuple[str, ...] = (), target: str | None = None
    ) -> None:
        super().__init__(
            frame,
            title=lambda: self.say("challenge_screens.free"),
            most=len(known_requirements()),
            on_take=self._practise,
            chosen=chosen,
            may_be_empty=True,
        )
        self.book, self.target = book, target or PracticeTable().target

    def more(self) -> list[Placeable]:
        targets = self.book.library.targets
        names = [one.names.said_in(self.texts.language) for one in targets.values()]
        return [ChoiceRow("target", "", names, list(targets).index(self.target), self._aim)]

    def _aim(self, at: int) -> None:
        self.target = list(self.book.library.targets)[at]

    def _practise(self, dare: tuple[str, ...]) -> None:
        self.frame.swap(to_free_practice(self.frame, self.book, dare, self.target))


def free_turn(book: Book, dare: tuple[str, ...], target: str) -> Turn:
    """A throw at a bare target, as often as one likes."""
    names = book.library.targets[target].names
    challenge = Challenge(
        id=ChallengeId("free"),
        names=names,
        aim=Names("", ""),
        chapter=1,
        number=1,
        target=TargetId(target),
        target_at_mm=(0.0, 0.0),
        polished=False,
        props=(),
        lying=(),
        dice=(DieColour.RED,),
        requirements=dare,
        by_throw=(),
        goal=ScoreGoal(),
        medals=Medals(1, 2, 3),
    )
    return Turn(challenge, book.library.target_of(challenge), (), dare, 0)
