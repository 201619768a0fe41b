"""What is said at the table of a fight: sums, consequences, whose turn it is."""

from collections.abc import Iterable
from dataclasses import dataclass

from dexterity.rules.fighter.actions import (
    Action,
    AgainBy,
    PickAbility,
    ThrowAgain,
    UseArmour,
    UseItem,
)
from dexterity.rules.fighter.cards.hero import Ability, HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.judging import Term, TermKind
from dexterity.rules.fighter.state import SeatId, State
from dexterity.session.story import failed_words, verdict_sentence
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import foe_name, hero_name, item_name
from dexterity.ui.screens.fighter.fight_outcome import DICE, FOE, GOLD, Change, Whose, counted_after


@dataclass(frozen=True, slots=True)
class FightWords:
    """Knows the names of all who are there; made anew whenever texts or settings change."""

    show: Showcase
    game: FighterGame
    state: State

    # --- names --------------------------------------------------------------------------------

    def say(self, key: str, /, **words: str | int) -> str:
        """A text of the fight's own catalogue."""
        return self.show.texts.say(f"fight_screens.{key}", **words)

    def hero(self, seat: SeatId) -> str:
        """What comrades call a hero: the first of all names."""
        return hero_name(self.show, self.state.party[seat].hero).split(" ")[0]

    @property
    def turn(self) -> str:
        """The hero whose turn it is."""
        return "" if self.state.fight is None else self.hero(self.state.fight.turn)

    @property
    def foe(self) -> str:
        """The monster."""
        return "" if self.state.fight is None else foe_name(self.show, self.state.fight.foe)

    def item(self, item: ItemId) -> str:
        """A thing."""
        return item_name(self.show, item)

    def ability(self, ability: Ability) -> str:
        """What a symbol wakes."""
        return self.show.texts.say(f"fighter.ability.{ability}.name")

    def requirement(self, requirement: str) -> str:
        """What a throw is asked for."""
        return self.show.texts.say(f"requirement.{requirement}.name")

    def refusal(self, why: str) -> str:
        """Why something cannot be done."""
        return self.say(f"refusal.{why}")

    # --- what would change --------------------------------------------------------------------

    def changes(self, changes: Iterable[Change]) -> str:
        """Numbers before and after, one after the other."""
        return ", ".join(map(self._change, changes))

    def _change(self, change: Change) -> str:
        if change.whose == FOE and change.then <= 0:
            return self.say("beaten_change", name=self.foe, now=change.now)
        name, now, then = self._whose(change.whose), change.now, change.then
        return self.say("keeps" if now == then else "change", name=name, now=now, then=then)

    def _whose(self, whose: Whose) -> str:
        match whose:
            case str() as word if word == FOE:
                return self.foe
            case str() as word if word in {GOLD, DICE}:
                return self.say(word)
            case _:
                return self.hero(SeatId(int(whose)))

    # --- the throw that lies there --------------------------------------------------------------

    def verdict(self) -> str:
        """What the referee says, and what this monster makes of it."""
        fight = self.state.fight
        if fight is None or fight.attack is None or fight.attack.verdict is None:
            return ""
        verdict, blow = fight.attack.verdict, self.game.blow(self.state)
        if verdict.hit and blow is not None and not blow.hit:
            return self.say("sly_miss", value=verdict.value)
        failed = failed_words(verdict.failed, self.show.texts)
        return failed or verdict_sentence(verdict, self.show.texts)

    def symbol(self) -> str:
        """Whether the symbol is up, and what that wakes."""
        fight = self.state.fight
        if fight is None or fight.attack is None or fight.attack.verdict is None:
            return ""
        attack, verdict = fight.attack, fight.attack.verdict
        if attack.woken is not None:
            return self.say("wakes", ability=self.ability(attack.woken))
        if self.game.wakeable(self.state):
            return self.say("pick_ability", name=self.turn)
        shown = verdict.symbol or attack.granted_symbol
        return self.say("symbol_for_nothing" if shown else "no_symbol")

    def sum(self) -> str:
        """The damage as a small sum, or what is left of it."""
        blow, terms = self.game.blow(self.state), self.game.terms(self.state)
        if blow is None:
            return ""
        if blow.fatal:
            return self.say("fatal_sum")
        if not terms:
            return self.say("no_damage")
        total = sum(term.amount for term in terms)
        if len(terms) == 1 and terms[0].kind in {TermKind.SECTION, TermKind.CENTRE}:
            words = self.say("damage", total=total)
        else:
            added = " + ".join(map(self._term, terms))
            words = self.say("sum", terms=added, total=total)
        return self.say("halved", sum=words, damage=blow.damage) if blow.halved else words

    def _term(self, term: Term) -> str:
        if term.ability is not None:
            return self.say("term", amount=term.amount, source=self.ability(term.ability))
        if term.item is not None:
            return self.say("term", amount=term.amount, source=self.item(term.item))
        source = self.say(f"term_{term.kind}")
        return self.say("term", amount=term.amount, source=source)

    # --- what could still be done ---------------------------------------------------------------

    def option(self, action: Action) -> str:
        """What a button for an action says: what it is, and what it would lead to."""
        then = counted_after(self.game, self.state, action)
        leads = self.say("thrown_again") if then is None else self.changes(then)
        return f"{self.named(action)}\n{leads}" if leads else self.named(action)

    def named(self, action: Action) -> str:
        """What an action is called."""
        match action:
            case PickAbility(colour):
                hero = self.show.box.heroes[self._thrower].value
                return self.ability(hero.ability(colour))
            case ThrowAgain(AgainBy.ABILITY):
                return self.say("throw_again")
            case ThrowAgain(AgainBy.TOKEN):
                return self.say("use_time_spell")
            case UseArmour(item) | UseItem(item):
                return self.item(item)
            case _:
                return ""

    @property
    def _thrower(self) -> HeroId:
        seat = 0 if self.state.fight is None else self.state.fight.turn
        return self.state.party[seat].hero
