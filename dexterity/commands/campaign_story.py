"""A campaign told in words: rooms, monsters, throws and what came of them, up to the end."""

from collections.abc import Iterator

from dexterity.commands.match_story import MatchStory
from dexterity.content.texts import Texts
from dexterity.rules.fighter.actions import PickAbility
from dexterity.rules.fighter.cards.hero import Ability, HeroId
from dexterity.rules.fighter.effects import Effect, FoeRevealed, RoomEntered, ShopOpened
from dexterity.rules.fighter.state import SeatId
from dexterity.session.fighter.campaign_course import CampaignCourse, standing_in
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.fighter.words import difficulty_words, fighter_words, party_words
from dexterity.session.records.record import Played, Pushed, Record
from dexterity.session.shipped import fighter_box
from dexterity.session.words import EffectWords


def campaign_title(options: FighterOptions, texts: Texts, date: str) -> str:
    """Who set out, played by whom, and how brave they were."""
    party = party_words(options, fighter_box(), texts, players=True)
    return texts.say("fighter_story.title", date=date, party=party,
                     difficulty=difficulty_words(options, texts))  # fmt: skip


class CampaignStory(MatchStory[CampaignCourse]):
    """Rooms, monsters and shops are its chapters."""

    chapters = (RoomEntered, FoeRevealed, ShopOpened)

    def __init__(self, record: Record, options: FighterOptions, texts: Texts) -> None:
        super().__init__(CampaignCourse.begin(record.header))
        self._words = fighter_words(fighter_box(), tuple(map(HeroId, options.heroes)), texts)

    @property
    def words(self) -> EffectWords[Effect]:
        return self._words

    def first_words(self) -> Iterator[str]:
        """Who looked at the first two rooms."""
        leader = self.words.named(SeatId, self.course.state.leader)
        yield self.words.say("first_rooms", name=leader)

    def done_words(self, played: Played | Pushed) -> str:
        """An ability that was picked is not told by the rules: it wakes when the throw counts."""
        state = self.course.state
        action = self.course.action_of(played)
        if not isinstance(action, PickAbility) or state.fight is None:
            return super().done_words(played)
        seat = state.fight.turn
        hero = self.course.box.heroes[state.party[seat].hero].value
        woken = self.words.named(Ability, hero.ability(action.colour))
        name = self.words.named(SeatId, seat)
        return self.words.say("ability_picked", name=name, ability=woken)

    def last_words(self) -> Iterator[str]:
        """How far it went."""
        beaten, shops, _ = standing_in(self.course.score)
        yield self.words.say("so_far", beaten=beaten, shops=shops)
        yield from self.left_words()
