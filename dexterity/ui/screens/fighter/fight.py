"""A fight at the table: choose a die, throw it, see what it does; until the monster is done for."""

from typing import Final

from dexterity.hand.dare.choice import dare_anyway
from dexterity.luck import derive_seed
from dexterity.rules.fighter.actions import Action, LetCount, PutDieBack
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.effects import Effect, FatalBlow, FoeBeaten
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.session.awaited_throw import AwaitedThrow
from dexterity.session.fighter.computer_hero import ComputerHero
from dexterity.session.fighter.fight_throw import FightThrow
from dexterity.session.matches import Campaign
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event, Intended, Pointer
from dexterity.ui.input.events import Phase as PointerPhase
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.dare.computer_hand import ComputerHand
from dexterity.ui.screens.dare.dare_screen import DareScreen
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.fight_banner import choosing_words
from dexterity.ui.screens.fighter.fight_beat import Beat, beat_of
from dexterity.ui.screens.fighter.fight_choice import Choice
from dexterity.ui.screens.fighter.fight_computer import READS_S, THINKS_S, Computer, ComputerMind
from dexterity.ui.screens.fighter.fight_foe import FoeFace
from dexterity.ui.screens.fighter.fight_hero import hero_dialog
from dexterity.ui.screens.fighter.fight_judged import options_of
from dexterity.ui.screens.fighter.fight_laying import FightLaying
from dexterity.ui.screens.fighter.fight_motion import FightMotion
from dexterity.ui.screens.fighter.fight_page import FightPage
from dexterity.ui.screens.fighter.fight_show import FightShow
from dexterity.ui.screens.fighter.fight_things import things_dialog
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.screens.fighter.leaving import leaving_dialog
from dexterity.ui.screens.fighter.routes import after
from dexterity.ui.screens.practice.help import key_lines
from dexterity.ui.screens.practice.page import columns
from dexterity.ui.screens.strip import Words
from dexterity.ui.show.hearing import play_cue
from dexterity.ui.show.rewards import Reward
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.widget import Widget
from dexterity.values.colour import DieColour

AT_THE_TABLE: Final = frozenset({Phase.CHOOSE, Phase.THROW, Phase.JUDGED})
SKIPS: Final = frozenset({Intention.THROW, Intention.CONFIRM})


class FightScreen(DareScreen):
    """Shows a campaign through its phases at the table, and hands it on when they are over."""

    name = "fight"
    rulebook = "fighter"
    rulebook_chapter = "fight"

    def __init__(
        self, frame: Frame, campaign: Campaign, *, computer: Computer | None = None
    ) -> None:
        self.campaign, self.computer = campaign, computer or ComputerHero()
        self.theatre = FightShow(campaign.state, self._begin_beat)
        self.weapons: tuple[ItemId, ...] = ()
        """Those that are switched on for the next throw."""
        self.anyway = False
        """The next die is thrown though nobody can throw like that."""
        self.foe_face: FoeFace | None = None
        self._foe = None if campaign.state.fight is None else campaign.state.fight.foe
        self._page = FightPage(self)
        self._effects: tuple[Effect, ...] = ()
        """Of the last action."""
        self.motion = FightMotion(campaign.state)
        self._hurries = False
        self._left_be: set[int] = set()
        """The throws of computers that people had nothing to say about."""
        self._laying = FightLaying(self)
        seed = derive_seed(campaign.state.seed, "fighter", "pickups", campaign.state.throws)
        super().__init__(frame, self.awaited, seed=seed)
        self.form.default = "count"
        self._mind = ComputerMind(campaign, self.computer.advise)
        self._computer_hand = ComputerHand(self.table, self.computer.throw)
        self._lay_phase()

    # --- how it stands ------------------------------------------------------------------------

    @property
    def showcase(self) -> Showcase:
        """For drawing cards as this player reads and sees them."""
        return Showcase(self.campaign.course.box, self.texts, self.settings.colour_safe)

    @property
    def fight_words(self) -> FightWords:
        """For saying what has been seen."""
        return FightWords(self.showcase, self.campaign.game, self.theatre.seen)

    @property
    def is_boss(self) -> bool:
        """Whether this is the last fight."""
        return self._foe is not None and self.campaign.game.cards.foe(self._foe).boss

    @property
    def waits(self) -> bool:
        return self.campaign.computer_acts

    @property
    def decides(self) -> bool:
        """Whether a person at the screen has something to decide now."""
        return not self.theatre.busy and not self.waits

    @property
    def spell_offered(self) -> bool:
        """Whether a computer's throw waits for a person who could undo it."""
        return (
            self.campaign.course.spell_offered and self.campaign.state.throws not in self._left_be
        )

    def leave_be(self) -> None:
        """The spell is kept for another throw."""
        self._left_be.add(self.campaign.state.throws)
        self._mind.hurry()
        self.frame.rearrange()

    @property
    def patience_s(self) -> float:
        """How long a computer thinks, at least, so that everybody can follow."""
        return READS_S if self.theatre.seen.phase is Phase.JUDGED else THINKS_S

    @property
    def choice(self) -> Choice:
        """What there is to choose before a throw."""
        return self._page.choice()

    @property
    def required(self) -> tuple[str, ...]:
        """What is in force for the throw that comes, or that lies there."""
        game, seen = self.campaign.game, self.theatre.seen
        if seen.fight is not None and seen.fight.attack is None:
            return game.requirements(seen, self.weapons)
        return game.requirements(seen)

    @property
    def can_undo(self) -> bool:
        """Whether a person may take something back now."""
        return self.decides and self.campaign.can_undo and self.table.calm

    @property
    def awaited(self) -> AwaitedThrow:
        """The throw that is waited for; else the table as it lies there, to be looked at."""
        throw, fight = self.campaign.course.throw, self.campaign.state.fight
        if throw is not None:
            return throw
        return FightThrow(DieColour.RED, () if fight is None else fight.lying, ())

    # --- what is done -------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Takes an action and shows what comes of it; what cannot be done is explained."""
        if self.theatre.busy or not self.table.calm:
            return
        why = self.campaign.why_not(action)
        if why is not None:
            self.frame.notify(self.fight_words.refusal(why))
            return
        by_computer = self.waits and not self.spell_offered
        self._tell(self.campaign.do(action), by_computer=by_computer)

    def _tell(self, effects: tuple[Effect, ...], *, by_computer: bool = False) -> None:
        self._effects, words = effects, self.fight_words
        told = [(effect, beat_of(effect, words, computer=by_computer)) for effect in effects]
        self.theatre.add(told)
        if self.theatre.busy:
            self.frame.rearrange()
        else:
            self._settle()

    def _settle(self) -> None:
        """Everything has been seen: what is next?"""
        state = self.campaign.state
        fight = state.fight
        if state.phase not in AT_THE_TABLE or fight is None or fight.foe != self._foe:
            self.hand_on()
            return
        self.theatre.settle(state)
        self._lay_phase()

    def hand_on(self) -> None:
        """The table is no longer where the campaign is played."""
        self.frame.swap(after(self.frame, self.campaign, self._effects))

    def judged_note(self) -> str:
        """What to do with the throw that lies there; nothing for what is usually said."""
        return ""

    def leave(self) -> None:
        """Somebody wants to go: are they sure?"""
        self.form.open(leaving_dialog(self.texts, self.form, self.frame.back))

    def _lay_phase(self) -> None:
        """The table for what the party is waiting for."""
        phase = self.campaign.state.phase
        if phase not in {Phase.THROW, Phase.JUDGED}:
            self.weapons, self.anyway = (), False
        self._laying.lay(phase)
        self.form.arrows = phase is not Phase.THROW
        self.frame.rearrange()

    def make_ready(self) -> None:
        """What the next throw will be seen like is drawn while somebody thinks."""
        self.table.make_ready(dare_anyway(self.required))

    def throw_anyway(self, anyway: bool) -> None:
        """Though it will be a miss; or on second thoughts not."""
        self.anyway = anyway
        self.frame.rearrange()

    def switch_weapon(self, item: ItemId) -> None:
        """With it, or without."""
        kept = tuple(weapon for weapon in self.weapons if weapon != item)
        self.weapons = kept if item in self.weapons else (*self.weapons, item)
        self.make_ready()
        self.frame.rearrange()

    def undo(self) -> None:
        """Back to what a person decided last; computers decide the same once more."""
        if not self.can_undo:
            return
        self.campaign.undo()
        while self.waits and self.campaign.can_undo:
            self.campaign.undo()
        play_cue(self.frame, Cue.UNDO)
        self.show_at_once()

    def show_at_once(self) -> None:
        """The campaign as it stands, without a word on how it came to that."""
        self.motion.jump_to(self.campaign.state)
        self._settle()

    def skip(self) -> None:
        """All that is still to be shown, at once."""
        self._hurries = True
        self.theatre.skip()
        self._hurries = False
        self.motion.clear()
        self._settle()

    # --- throws -------------------------------------------------------------------------------

    def _known(self, throw: Throw) -> None:
        way = None if self.campaign.seat.is_computer else self.table.thrown_in
        self._effects = self.campaign.make_throw(throw, way=way, box=self.table.box)
        if any(
            isinstance(effect, FatalBlow | FoeBeaten) for effect in self.campaign.course.if_counted
        ):
            self.table.rewards.decides(throw)

    def _judged(self, throw: Throw) -> None:
        self.table.empty_handed = True
        self._tell(self._effects)

    def told(self) -> str:
        return ""

    # --- what opens on top --------------------------------------------------------------------

    def open_things(self) -> None:
        """All that can be used up."""
        if self.theatre.busy or not self.table.calm:
            return
        self.table.hand.let_be()
        # A computer that aims has thought of the throw as it is now.
        may_use = not (self.waits and self.theatre.seen.phase is Phase.THROW)
        self.form.open(things_dialog(self.fight_words, self.form, self.do, may_use=may_use))

    def open_hero(self, seat: SeatId) -> None:
        """All of a hero."""
        self.table.hand.let_be()
        member, who = self.theatre.seen.party[seat], self.campaign.seats[seat]
        self.form.open(hero_dialog(self.showcase, self.form, member, who, self.open_things))

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.table.follow_settings()
        hand, read = columns(left_handed=self.settings.left_handed)
        # What is to be decided comes first, for those who go from one to the next by keys.
        widgets = self._page.below(ruler) + self._page.hand(hand, ruler) + self.about(read, ruler)
        self._transport = None
        if self.table.scene is Scene.WATCHING and self.table.playback is not None:
            widgets += self._bar(ruler)
        self.form.refill(widgets)
        self._follow_health(0.0)
        self._refresh()

    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        return self._page.about(box, ruler)

    def words(self) -> Words:
        beat, name = self.theatre.beat, self.fight_words.turn
        if beat is not None:
            return beat.words, ""
        match self.theatre.seen.phase:
            case Phase.CHOOSE:
                return choosing_words(
                    self.fight_words, self.choice, waits=self.waits, boss=self.is_boss
                )
            case Phase.THROW if self.waits and self.table.scene is Scene.HAND:
                return self.say("fight_screens.aims", name=name), ""
            case Phase.THROW:
                head, note = super().words()
                if self.table.scene is not Scene.HAND or not head or self.placing is not None:
                    return head, note
                return self.say("challenge_screens.whose_hint", name=name, hint=head), note
            case _:
                return "", ""

    def help(self) -> HelpPage:
        told = ("choose", "symbol", "miss", "judged", "things")
        lines = tuple(self.say(f"fight_screens.help_{what}") for what in told)
        keys = key_lines(self.texts, self.settings)
        return HelpPage(self.say("fight_screens.help_title"), (*lines, *keys))

    # --- events -------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if self.theatre.busy and self.form.dialog is None and _skips(event):
            self.skip()
            return True
        return super().handle(event)

    def _intend(self, event: Event) -> bool:
        match event:
            case Intended(Intention.UNDO, repeated=False):
                if self.campaign.why_not(PutDieBack()) is None and self.decides:
                    self.do(PutDieBack())
                else:
                    self.undo()
                return True
            case _:
                return super()._intend(event)

    def _use_table(self, event: Event) -> bool:
        if super()._use_table(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False):
                self.leave()
                return True
            case Intended(Intention.THROW, repeated=False) | Pointer(phase=PointerPhase.DOWN):
                return self._let_count(event)
            case _:
                return False

    def _let_count(self, event: Event) -> bool:
        """A key lets the throw count; a press on the table too, where there is no other choice.

        A computer that thinks is told to be quick about it.
        """
        judged = self.theatre.seen.phase is Phase.JUDGED and self.table.scene is not Scene.WATCHING
        if self.waits and not self.theatre.busy:
            if self.spell_offered:
                return False
            self._mind.hurry()
            return True
        if not judged or not self.decides:
            return False
        if isinstance(event, Pointer) and options_of(self.fight_words):
            return False
        self.do(LetCount())
        return True

    # --- time ---------------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        paced_s = elapsed_s * self.settings.game_speed
        self._follow_health(paced_s)
        self.motion.age(paced_s)
        if self.theatre.busy:
            if self.theatre.update(paced_s):
                self._settle()
        elif self.waits and self.form.dialog is None and not self.spell_offered:
            self._let_computer(paced_s)

    def _let_computer(self, elapsed_s: float) -> None:
        if self.theatre.seen.phase is not Phase.THROW:
            action = self._mind.update(elapsed_s, self.patience_s)
            if action is not None:
                self.do(action)
        elif self.campaign.seat.skill is not None and self.campaign.course.throw is not None:
            skill, seed = self.campaign.seat.skill, self.campaign.course.throw_seed
            self._computer_hand.update(elapsed_s, skill, seed)

    def _begin_beat(self, beat: Beat) -> None:
        if not self._hurries:
            if beat.cue is not None:
                play_cue(self.frame, beat.cue)
            over = self._place_of(beat.over) if beat.number else None
            if over is not None:
                self.motion.raise_number(beat.number, over, still=self.settings.reduced_motion)
            self._celebrate(beat)
        self.frame.rearrange()

    def _celebrate(self, beat: Beat) -> None:
        """A fatal blow goes over the monster's face; a win belongs to the die that has won."""
        if beat.reward is Reward.FATAL_BLOW and (over := self._place_of(beat.over)) is not None:
            self.motion.strike(over, still=self.settings.reduced_motion)
        elif beat.reward is not None:
            self.table.rewards.add(self.table.last, beat.reward)

    def _place_of(self, name: str) -> Box | None:
        """Where a number rises from: faces rather than what is written below them."""
        if self.foe_face is not None and name == self.foe_face.name:
            return self.foe_face.portrait.box
        found = self.form.widget(name)
        return None if found is None else found.box

    def _follow_health(self, elapsed_s: float) -> None:
        calm = self.settings.reduced_motion
        self.motion.follow(self.foe_face, self.theatre, elapsed_s, calm=calm)

    # --- picture ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.motion.draw(canvas)

    def close(self) -> None:
        super().close()
        self._mind.close()
        self._computer_hand.close()


def _skips(event: Event) -> bool:
    match event:
        case Pointer(phase=PointerPhase.DOWN):
            return True
        case Intended(intention, repeated=False):
            return intention in SKIPS
        case _:
            return False
