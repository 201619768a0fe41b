"""Before a throw: the dice with what each could wake, the weapons, and the ways out."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final

from dexterity.players.chances import Chances
from dexterity.players.fighter.lookahead import SYMBOL_SHARE
from dexterity.rules.fighter.actions import (
    Action,
    InventThrow,
    Refusal,
    Retreat,
    TakeBackDice,
    TakeDie,
)
from dexterity.rules.fighter.cards.item import ItemId, Weapon
from dexterity.rules.fighter.demands import undone
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import Fight, Member, State
from dexterity.ui.canvas.box import Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CARD, LABEL, NOTE, STRAW, Look
from dexterity.ui.screens.dare.sign_line import requirement_line
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.item_card import item_card
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import SMALL, SMALL_LABEL, sign_line
from dexterity.ui.screens.fighter.cards.words import item_name
from dexterity.ui.screens.fighter.fight_outcome import leads_to
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.screens.fighter.signs import Sign, draw_colour_mark, draw_fighter_sign
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Placeable, Touch, Widget
from dexterity.values.colour import COLOURED, DieColour

MARK: Final = 42.0
PADDING: Final = 10.0
WAY_OUT: Final = Look(ground=CARD.ground, pencil=STRAW, pressure=0.3, line=1.6, shadow=True)

Do = Callable[[Action], None]


class DieMark(Widget):
    """A face of the die with its symbol; faint where there is nothing to be thrown or woken."""

    def __init__(
        self, name: str, colour: DieColour, *, faint: bool, scarred: bool, safe: bool
    ) -> None:
        super().__init__(name)
        self._colour, self._faint, self._scarred, self._safe = colour, faint, scarred, safe

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return MARK, MARK

    def appearance(self, touch: Touch) -> Hashable:
        return (self._colour, self._faint, self._scarred, self._safe)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        place = centred((self.box.left + MARK / 2, self.box.middle[1]), (MARK, MARK))
        faint = self._faint or self._scarred
        draw_colour_mark(canvas, self._colour, place, colour_safe=self._safe, faint=faint)
        if self._scarred:
            draw_fighter_sign(canvas, Sign.SCAR, place)


class Choice:
    """What the hero whose turn it is can pick; asks the rules about everything."""

    def __init__(
        self,
        words: FightWords,
        weapons: tuple[ItemId, ...],
        chances: Callable[[tuple[str, ...]], Chances],
        do: Do,
        *,
        anyway: bool = False,
        throw_anyway: Callable[[bool], None] = lambda anyway: None,
    ) -> None:
        """`weapons`: those that are switched on; `chances`: of a hand like most.

        `anyway`: somebody wants to throw though nobody can throw like that; `throw_anyway` is told
        of it.
        """
        self._words, self._weapons, self._chances, self._do = words, weapons, chances, do
        self._anyway, self._throw_anyway = anyway, throw_anyway

    @property
    def _game(self) -> FighterGame:
        return self._words.game

    @property
    def _state(self) -> State:
        return self._words.state

    @property
    def _fight(self) -> Fight:
        if self._state.fight is None:
            raise LookupError("there is no fight")
        return self._state.fight

    @property
    def _member(self) -> Member:
        return self._state.party[self._fight.turn]

    def why_not(self, action: Action) -> Refusal | None:
        """Why something cannot be done now."""
        return self._game.why_not(self._state, action)

    @property
    def at_odds(self) -> tuple[str, ...]:
        """What room and monster ask for that nobody can do at once; nothing where it can be
        done."""
        asked = self._game.requirements(self._state, ())
        return tuple(one for one in asked if self.why_not(InventThrow(one)) is None)

    @property
    def impossible(self) -> bool:
        """Whether there are ways out to be chosen from before any die."""
        return bool(self.at_odds) and not self._anyway

    @property
    def left_out(self) -> tuple[str, ...]:
        """What a throw that is made anyway leaves undone."""
        return undone(self._game.requirements(self._state, self._weapons), self._game.conflicts)

    # --- the cards below the table --------------------------------------------------------------

    def cards(self, *, odds: bool = True) -> Row:
        """The dice that there are, or the ways out, side by side; `odds` are told if wanted."""
        cards = list(self._cards(odds=odds))
        return Row(*cards, shares=[1.0] * len(cards), gap=PADDING)

    def _cards(self, *, odds: bool) -> Iterator[CardFace]:
        if self.impossible:
            for one in self.at_odds:
                yield self._way_out(InventThrow(one), "invent", one)
            yield self._turn("anyway", anyway=True)
            yield self._way_out(Retreat(), "retreat")
            return
        if self.at_odds:
            yield self._turn("think_again", anyway=False)
        if self._fight.left:
            yield from (self._die(colour, odds=odds) for colour in COLOURED)
            return
        if self._state.white_dice:
            yield self._die(DieColour.WHITE, odds=odds)
        if self.why_not(TakeBackDice()) is None:
            yield self._way_out(TakeBackDice(), "take_back")

    def _die(self, colour: DieColour, *, odds: bool) -> CardFace:
        action = TakeDie(colour, self._weapons)
        why, words = self.why_not(action), self._words
        scarred = colour in self._member.scars
        head, text = self._woken(colour, scarred=scarred)
        spent = why is Refusal.DIE_SPENT
        refused = "" if why is None else words.refusal(why)
        mark = DieMark(
            f"die/{colour}/mark", colour, faint=spent, scarred=scarred, safe=words.show.colour_safe
        )
        title = Row(Fixed(mark, width=MARK), NameLabel(head, LABEL, name=f"die/{colour}/head"),
                    shares=(MARK, 200.0 - MARK), gap=12.0)  # fmt: skip
        lines: list[Placeable] = [title]
        if spent:
            lines.append(Label(refused, NOTE, name=f"die/{colour}/spent"))
        else:
            lines.append(Label(text, SMALL, name=f"die/{colour}/text", raised=0.0))
            if odds:
                lines.append(Label(self._odds(colour), NOTE, name=f"die/{colour}/odds"))
        return CardFace(
            f"die/{colour}",
            Column(*lines, gap=4.0),
            on_press=partial(self._do, action),
            enabled=why is None,
            hint=refused,
            padding=PADDING,
        )

    def _woken(self, colour: DieColour, *, scarred: bool) -> tuple[str, str]:
        words = self._words
        if colour is DieColour.WHITE:
            return words.say("die_white_head"), words.say("die_white_text")
        ability = words.show.box.heroes[self._member.hero].value.ability(colour)
        text = words.show.texts.say(f"fighter.ability.{ability}.text")
        if scarred:
            text = words.show.texts.say("fighter_screens.scarred")
        return words.ability(ability), text

    def _odds(self, colour: DieColour) -> str:
        asked = self._game.requirements(self._state, self._weapons)
        hits = 0.0 if self.left_out else self._chances(asked).hits
        return self._words.say("odds", hits=round(10 * hits), faces=round(6 * SYMBOL_SHARE[colour]))

    def _way_out(self, action: Action, name: str, requirement: str = "") -> CardFace:
        words, level = self._words, self._game.cards.foe(self._fight.foe).level
        price = words.changes(leads_to(self._game, self._state, action))
        asked = requirement and words.requirement(requirement)
        text = words.say(f"{name}_text", amount=level, requirement=asked)
        card = f"{name}/{requirement}" if requirement else name
        return self._card(card, words.say(name), text, partial(self._do, action), price)

    def _turn(self, name: str, *, anyway: bool) -> CardFace:
        """To the dice though nobody can throw like that, or back to the ways out."""
        words = self._words
        press = partial(self._throw_anyway, anyway)
        return self._card(name, words.say(name), words.say(f"{name}_text"), press)

    def _card(
        self, name: str, head: str, text: str, press: Callable[[], None], price: str = ""
    ) -> CardFace:
        lines: list[Placeable] = [
            Label(head, LABEL, name=f"{name}/head"),
            Label(text, SMALL, name=f"{name}/text"),
        ]
        if price:
            lines.append(Label(price, SMALL_LABEL, name=f"{name}/price"))
        return CardFace(
            name, Column(*lines, gap=4.0), on_press=press, look=WAY_OUT, padding=PADDING
        )

    # --- the weapons beside it --------------------------------------------------------------------

    def weapons(self, switch: Callable[[ItemId], None]) -> list[Placeable]:
        """Those that the hero carries, to be switched on and off."""
        items = self._words.show.box.items
        if self.impossible:
            return []
        carried = [
            thing.item
            for thing in self._member.carried
            if isinstance(items[thing.item].value.use, Weapon)
        ]
        return [self._weapon(item, switch) for item in carried]

    def _weapon(self, item: ItemId, switch: Callable[[ItemId], None]) -> CardFace:
        words, used = self._words, item in self._weapons
        clash = "" if used else self._clash(item)
        use = words.show.box.items[item].value.use
        bonus = words.say("weapon_bonus", amount=use.bonus) if isinstance(use, Weapon) else ""
        state = words.say("weapon_on" if used else "weapon_off")
        lines: list[Placeable] = [
            sign_line(f"weapon/{item}/name", Sign.WEAPON, item_name(words.show, item),
                      lettering=SMALL_LABEL),
        ]  # fmt: skip
        if isinstance(use, Weapon) and use.requirement is not None:
            asked = words.requirement(use.requirement)
            name = f"weapon/{item}/asked"
            lines.append(requirement_line(name, use.requirement, asked, lettering=SMALL, side=26.0))
        said, lettering = (clash, NOTE) if clash else (f"{bonus} {state}", SMALL)
        lines.append(Label(said, lettering, name=f"weapon/{item}/state"))
        return CardFace(
            f"weapon/{item}",
            Column(*lines, gap=2.0),
            on_press=partial(switch, item),
            enabled=not clash,
            chosen=used,
            detail=partial(item_card, words.show, item),
            padding=6.0,
        )

    def _clash(self, item: ItemId) -> str:
        """Why a weapon cannot be used now, in words; nothing if it can."""
        asked = self._game.requirements(self._state, (*self._weapons, item))
        pairs = [pair for pair in self._game.conflicts if set(pair) <= set(asked)]
        if not pairs:
            return ""
        one, other = map(self._words.requirement, pairs[0])
        return self._words.say("clash", one=one, other=other)
