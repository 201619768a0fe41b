"""Players at the table of a fight, in the real application, with throws that end as wanted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dexterity.hand.dare.dare import Dare
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.luck import luck_for
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action, LetCount, TakeBackDice, TakeDie
from dexterity.rules.fighter.state import Phase, State
from dexterity.rules.referee import Verdict
from dexterity.session.matches import Campaign
from dexterity.session.settings import Settings
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.screens.fighter.fight import FightScreen
from dexterity.ui.screens.fighter.fight_computer import Computer
from dexterity.ui.screens.posing.fights import HIT, MISS, thrown
from dexterity.ui.throwing.scene import Scene
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.challenging import QUICK, Challenger
from tests.kit.screens import Room, driven

Wanted = Callable[[Verdict], bool]
MOST_TRIES = 60


def hits(verdict: Verdict) -> bool:
    return verdict.hit and not verdict.symbol and not verdict.centre


def hits_with_symbol(verdict: Verdict) -> bool:
    return verdict.hit and verdict.symbol and not verdict.centre


def misses(verdict: Verdict) -> bool:
    return not verdict.hit and not verdict.symbol


def misses_with_symbol(verdict: Verdict) -> bool:
    return not verdict.hit and verdict.symbol


class Simple:
    """A computer that takes the first die there is, and throws as the gallery does."""

    def __init__(self) -> None:
        self._book = ThrowBook(Skill.REGULAR)
        self.asked = 0

    def book(self, skill: Skill) -> ThrowBook:
        return self._book

    def advise(self, campaign: Campaign) -> Action | None:
        self.asked += 1
        tried: tuple[Action, ...] = (
            LetCount(),
            *(TakeDie(colour) for colour in DieColour),
            TakeBackDice(),
        )
        return next(action for action in tried if campaign.why_not(action) is None)

    def throw(
        self, table: Table, die: Die, dare: Dare, skill: Skill, seed: int, *, progress: Progress
    ) -> Throw:
        return throw_toss(HIT, orientation_at_pickup(luck_for(seed)), table, die, dare=dare)


class Fighter(Challenger):
    """Plays the fight that is on top."""

    @property
    def fight(self) -> FightScreen:
        return self.screen_of(FightScreen)

    @property
    def campaign(self) -> Campaign:
        return self.fight.campaign

    @property
    def state(self) -> State:
        return self.campaign.state

    def is_in(self, phase: Phase) -> None:
        """What the party is waiting for, as the rules have it and as it is seen."""
        assert (self.state.phase, self.fight.theatre.seen.phase) == (phase, phase)

    def throw(self, wanted: Wanted) -> None:
        """A throw of the die in hand that ends like that, seen to its end."""
        screen, toss = self.fight, MISS if wanted in {misses, misses_with_symbol} else HIT
        for seed in range(MOST_TRIES):
            throw = thrown(self.campaign, toss, seed)
            if wanted(throw.verdict):
                screen.table.show_throw(throw)
                self.until(lambda: screen.theatre.seen.phase is Phase.JUDGED)
                self.tick(2)
                return
        raise AssertionError("no throw ends like that")

    def take(self, colour: str = "red") -> None:
        self.click(f"die/{colour}")
        self.tick(2)

    def count(self) -> None:
        """Lets the throw count, and sees all that comes of it."""
        self.click("count")
        self.see()

    def see(self) -> None:
        """Until everything has been shown."""
        screen = self.fight
        self.until(lambda: self.app.screen is not screen or not screen.theatre.busy)
        self.tick(2)

    def choose(self, text: str) -> None:
        """Presses the option beside the throw that says so."""
        found = [
            widget
            for widget in self.fight.form.widgets
            if widget.name.startswith("option/") and text in getattr(widget, "text", "")
        ]
        assert found, [getattr(widget, "text", "") for widget in self.fight.form.widgets]
        self.click(found[0].name)
        self.tick(2)


@contextmanager
def fighting(
    folder: Path,
    campaign: Campaign,
    settings: Settings = QUICK,
    *,
    computer: Computer | None = None,
) -> Iterator[Fighter]:
    """The table of a fight, in the smallest window, with a room to come back to."""
    with driven(folder, settings, (640, 360)) as driver:
        player = Fighter(driver.app, driver.window, driver.clock)
        driver.app.go(Room(driver.app, "room"))
        driver.app.go(FightScreen(driver.app, campaign, computer=computer or Simple()))
        player.tick(3)
        assert player.fight.table.scene is Scene.HAND
        yield player
