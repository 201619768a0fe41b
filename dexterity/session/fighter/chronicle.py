"""What happened in many campaigns, counted: how they ended, and what was used how often."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from statistics import fmean

from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import Phase
from dexterity.session.fighter.trial import Run


@dataclass(slots=True)
class Chronicle:
    """Fed by `trial.play`: each action with what it brought about."""

    throws: Counter[str] = field(default_factory=Counter)
    """By the colour of the die; `hit` for those that hit."""
    foes: Counter[str] = field(default_factory=Counter)
    """How often each was met."""
    fatal_foes: Counter[str] = field(default_factory=Counter)
    """Where campaigns ended."""
    rooms_seen: Counter[str] = field(default_factory=Counter)
    rooms: Counter[str] = field(default_factory=Counter)
    wares: Counter[str] = field(default_factory=Counter)
    """How often each thing lay in a shop that could be paid for."""
    bought: Counter[str] = field(default_factory=Counter)
    had: Counter[str] = field(default_factory=Counter)
    """How often somebody got it, bought or found."""
    used: Counter[str] = field(default_factory=Counter)
    """Weapons by throws, armours and consumables by uses."""
    abilities: Counter[str] = field(default_factory=Counter)
    dice_choices: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The hero and the colour."""
    taken_back: int = 0
    retreats: int = 0

    def note(self, run: Run, action: Action, effects: tuple[Effect, ...]) -> None:
        """One more thing has happened; `run` is as it stands after it."""
        self._note_action(run, action)
        for effect in effects:
            self._note_effect(run, effect)

    def _note_action(self, run: Run, action: Action) -> None:
        match action:
            case do.TakeDie(colour, weapons):
                fight = run.state.fight
                if fight is not None:
                    hero = run.state.party[fight.turn].hero
                    self.dice_choices[hero, colour] += 1
                    self.throws[colour] += 1
                self.used.update(weapons)
            case do.UseArmour(item) | do.UseItem(item=item):
                self.used[item] += 1
            case do.PickRoom(room):
                self.rooms[room] += 1
            case do.TakeBackDice():
                self.taken_back += 1
            case do.Retreat():
                self.retreats += 1
            case _:
                pass

    def _note_effect(self, run: Run, effect: Effect) -> None:
        match effect:
            case came.ThrowJudged(hit=True):
                self.throws["hit"] += 1
            case came.AbilityWoken(ability=ability):
                self.abilities[ability] += 1
            case came.FoeRevealed(foe=foe):
                self.foes[foe] += 1
            case came.RoomsOffered():
                self.rooms_seen.update(run.state.offered)
            case came.ShopOpened(wares=wares):
                self.wares.update(wares)
            case came.ItemBought(item=item):
                self.bought[item] += 1
                self.had[item] += 1
            case came.ItemGiven(item=item):
                self.had[item] += 1
            case came.CampaignLost() if run.state.fight is not None:
                self.fatal_foes[run.state.fight.foe] += 1
            case _:
                pass


def joined(chronicles: Iterable[Chronicle]) -> Chronicle:
    """What all of them have counted."""
    total = Chronicle()
    for chronicle in chronicles:
        for each in fields(Chronicle):
            # Numbers and counters both add up.
            setattr(total, each.name, getattr(total, each.name) + getattr(chronicle, each.name))
    return total


@dataclass(frozen=True, slots=True)
class Balance:
    """How many campaigns came out."""

    games: int
    won: float
    """The share."""
    at_boss: float
    """The share that met the boss."""
    fights: float
    """Monsters beaten on average; the boss not counted."""
    fights_to_boss: float
    """The same of those that met the boss."""
    throws: float
    score: float
    """Of those that were won."""


def balance_of(runs: list[Run]) -> Balance:
    """The figures; campaigns that are not over are our own slip."""
    over = [run for run in runs if run.state.phase is Phase.OVER]
    if len(over) != len(runs) or not runs:
        raise ValueError("only campaigns that are over can be counted")
    results = [result for run in runs if (result := run.result) is not None]
    met = [bool(run.state.fight and run.state.fight.foe == run.state.boss) for run in runs]
    beaten = [result.fights for result, boss in zip(results, met, strict=True) if boss]
    scores = [result.score for result in results if result.won]
    return Balance(
        games=len(runs),
        won=fmean(result.won for result in results),
        at_boss=fmean(met),
        fights=fmean(result.fights for result in results),
        fights_to_boss=fmean(beaten) if beaten else 0.0,
        throws=fmean(result.throws for result in results),
        score=fmean(scores) if scores else 0.0,
    )
