"""What computers do for the heroes that nobody plays: they decide, and they throw."""

from functools import cached_property

from dexterity.hand.dare.dare import Dare
from dexterity.hand.error import Skill
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.fighter.campaign import Campaign, skill_of
from dexterity.session.throw import Throw


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
        return campaign.advised(self.book(skill_of(campaign.seat)))

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
