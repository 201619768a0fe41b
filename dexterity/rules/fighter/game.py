"""The rules of a campaign: what may be done, what follows, how it ends, and who may know what."""

from dataclasses import dataclass, replace

from dexterity.rules.fighter.actions import ACTIONS, Action, Refusal
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.demands import demanded, undone
from dexterity.rules.fighter.draft import Conflicts, FighterDraft
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.judging import Blow, Term, blow_of, terms_of, wakeable
from dexterity.rules.fighter.options import FEWEST_HEROES, MOST_HEROES, Options
from dexterity.rules.fighter.path import offer_rooms
from dexterity.rules.fighter.score import score_of, title_of
from dexterity.rules.fighter.set_up import first_state
from dexterity.rules.fighter.state import NOT_KNOWN, Phase, SeatId, State
from dexterity.rules.game import Game
from dexterity.values.colour import DieColour


@dataclass(frozen=True, slots=True)
class Result:
    """How a campaign ended."""

    won: bool
    score: int
    """Only of a victory; 0 else."""
    title: int | None
    """From 0 to 9; nobody writes songs about a defeat."""
    fights: int
    """Monsters beaten, the boss not counted."""
    throws: int


@dataclass(frozen=True, slots=True)
class FighterGame(Game[State, Effect, Action, Refusal, SeatId, Result]):
    """One campaign, ready to be played."""

    registry = ACTIONS

    cards: Cards
    options: Options
    conflicts: Conflicts = ()
    excuses: Conflicts = ()
    """What else counted as impossible when the campaign began: parties ran from it."""

    def __post_init__(self) -> None:
        heroes = self.options.heroes
        if not FEWEST_HEROES <= len(heroes) <= MOST_HEROES:
            raise ValueError(f"a party has {FEWEST_HEROES} to {MOST_HEROES} heroes")
        if len(set(heroes)) < len(heroes) or not set(heroes) <= self.cards.heroes.keys():
            raise ValueError("each hero goes once, and has to be among the cards")
        if not 0 <= self.options.first_leader < len(heroes):
            raise ValueError("the first leader sits at the table")

    def start(self, seed: int) -> State:
        """The first state: two rooms lie before the leader."""
        draft = self.draft(first_state(self.cards, self.options, seed))
        offer_rooms(draft)
        return draft.state

    def draft(self, state: State) -> FighterDraft:
        return FighterDraft(state, self.cards, self.conflicts, self.excuses)

    def awaits_throw(self, state: State) -> bool:
        """Whether a landing is wanted."""
        return state.phase is Phase.THROW

    def requirements(
        self, state: State, weapons: tuple[ItemId, ...] | None = None
    ) -> tuple[str, ...]:
        """What is in force for the next throw, with the weapons in the hand or with these."""
        if state.fight is None:
            return ()
        attack = state.fight.attack
        taken = () if attack is None else attack.weapons
        return demanded(self.draft(state), taken if weapons is None else weapons)

    def undone(self, state: State) -> tuple[str, ...]:
        """What of it the next throw leaves undone, since nobody can do it together with the rest:
        it will be a miss."""
        return undone(self.requirements(state), self.conflicts)

    def blow(self, state: State) -> Blow | None:
        """What the throw that lies there would do if it were to count now."""
        if state.phase is not Phase.JUDGED or state.fight is None:
            return None
        return blow_of(self.draft(state), state.fight.turn)

    def terms(self, state: State) -> tuple[Term, ...]:
        """What the damage of that throw is the sum of, before a tough monster halves it."""
        if state.phase is not Phase.JUDGED or state.fight is None:
            return ()
        return terms_of(self.draft(state), state.fight.turn)

    def wakeable(self, state: State) -> tuple[DieColour, ...]:
        """The colours whose abilities the die that lies there may wake."""
        if state.phase is not Phase.JUDGED or state.fight is None or state.fight.attack is None:
            return ()
        return wakeable(self.draft(state), state.fight.attack, state.fight.turn)

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        score = score_of(state) if state.won else 0
        return Result(
            won=state.won,
            score=score,
            title=title_of(score) if state.won else None,
            fights=len(state.beaten) - state.won,
            throws=state.throws,
        )

    def seen_by(self, state: State, seat: SeatId) -> State:
        """What one of the party may know: no deck's order, no boss to come, no card face down.

        The two rooms are for the leader's eyes alone: to others they are still in the deck.
        """
        leads = seat == state.leader
        fight = state.fight
        met = fight is not None and fight.foe == state.boss
        if fight is not None and fight.sampled is not None:
            fight = replace(fight, sampled=NOT_KNOWN)
        return replace(
            state,
            seed=0,
            rooms=tuple(sorted(state.rooms if leads else (*state.rooms, *state.offered))),
            foes=self._foes_to_come(state),
            shop_deck=(NOT_KNOWN,) * len(state.shop_deck),
            boss=state.boss if met or state.phase is Phase.OVER else None,
            offered=state.offered if leads else (),
            fight=fight,
        )

    def _foes_to_come(self, state: State) -> tuple[FoeId, ...]:
        """All that the deck might hold: backs show levels, but not who was left in the box."""
        levels = {self.cards.monsters[foe].level for foe in state.foes}
        met = {*state.beaten, *state.fled_from, *([state.fight.foe] if state.fight else ())}
        likely = (foe for foe in self.cards.monsters.values() if foe.level in levels)
        by_level = sorted(likely, key=lambda foe: (foe.level, foe.id))
        return tuple(foe.id for foe in by_level if foe.id not in met)
