"""What computers do for the heroes that nobody plays: they decide, and they throw."""

from functools import cached_property

from dexterity.hand.dare.dare import Dare
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.fighter.adviser import Adviser
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.state import SeatId
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.matches import Campaign
from dexterity.session.seat import Seat
from dexterity.session.throw import Throw
from dexterity.values.skill import Skill


def skill_of(seat: Seat) -> Skill:
    """Of a computer's hand; a person's hand is as good as most."""
    return seat.skill or Skill.REGULAR


def advised(campaign: Campaign, book: ThrowBook) -> Action | None:
    """What a computer hero would do now; None where a die has to be thrown."""
    people = (SeatId(at) for at, seat in enumerate(campaign.seats) if not seat.is_computer)
    adviser = Adviser(campaign.game, book.chances, frozenset(people))
    return adviser.action(campaign.seen(campaign.decides))


class ComputerHero:
    """One for all seats; what each hand has practised is read when it is first needed."""

    @cached_property
    def _books(self) -> dict[Skill, ThrowBook]:
        return {skill: ThrowBook(skill) for skill in Skill}

    def book(self, skill: Skill) -> ThrowBook:
        """What a hand of that skill knows of itself."""
        return self._books[skill]

    def advise(self, campaign: Campaign) -> Action | None:
        """What the hero whose decision it is would do; None where a die has to be thrown."""
        return advised(campaign, self.book(skill_of(campaign.seat)))

    def throw(
        self,
        table: Table,
        die: Die,
        dare: Dare,
        skill: Skill,
        seed: int,
        *,
        progress: Progress = lambda throws: None,
    ) -> Throw:
        """One throw; the same seed gives the same."""
        book = self.book(skill)
        meant = book.aim(dare, table, progress)
        return strayed_throw(book.thrower(dare, table, die.colour), meant, seed)
