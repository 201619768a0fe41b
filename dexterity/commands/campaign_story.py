"""A campaign told in words: rooms, monsters, throws and what came of them, up to the end."""

from collections.abc import Iterator

from dexterity.content.texts import Texts
from dexterity.rules.fighter.actions import PickAbility
from dexterity.rules.fighter.cards.hero import Ability, HeroId
from dexterity.rules.fighter.effects import FoeRevealed, RoomEntered, ShopOpened
from dexterity.rules.fighter.state import SeatId
from dexterity.session.fighter.campaign_course import CampaignCourse, standing_in
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.fighter.words import difficulty_words, fighter_words, party_words
from dexterity.session.records.following import Following
from dexterity.session.records.record import Played, Pushed, Record, Thrown
from dexterity.session.records.replay import Step
from dexterity.session.shipped import fighter_box

CHAPTERS = (RoomEntered, FoeRevealed, ShopOpened)
"""What a new paragraph begins with."""


def campaign_title(options: FighterOptions, texts: Texts, date: str) -> str:
    """Who set out, played by whom, and how brave they were."""
    party = party_words(options, fighter_box(), texts, players=True)
    return texts.say("fighter_story.title", date=date, party=party,
                     difficulty=difficulty_words(options, texts))  # fmt: skip


class CampaignStory:
    """Goes through a campaign beside the steps of its record, and tells what came of each."""

    def __init__(self, record: Record, options: FighterOptions, texts: Texts) -> None:
        self._words = fighter_words(fighter_box(), tuple(map(HeroId, options.heroes)), texts)
        self._following = Following[CampaignCourse](CampaignCourse.begin(record.header))

    @property
    def _course(self) -> CampaignCourse:
        return self._following.course

    def first_words(self) -> Iterator[str]:
        """Who looked at the first two rooms."""
        leader = self._words.named(SeatId, self._course.state.leader)
        yield self._words.say("first_rooms", name=leader)

    def stands_apart(self, step: Step) -> bool:
        """Whether there is a new paragraph: for a throw, and wherever a chapter begins."""
        if step.refusal is not None or not isinstance(step.action, Played):
            return True
        effects = self._course.effects_of(step.action)
        return any(isinstance(effect, CHAPTERS) for effect in effects)

    def played_words(self, played: Played | Pushed, number: int) -> str:
        """What came of something that was done besides throwing."""
        course, words = self._course, self._words
        if course.why_not(played) is not None:
            return words.say("tried", number=number)
        fight = course.state.fight
        action = course.action_of(played)
        if isinstance(action, PickAbility) and fight is not None:
            hero = fighter_box().heroes[course.state.party[fight.turn].hero].value
            woken = words.named(Ability, hero.ability(action.colour))
            name = words.named(SeatId, fight.turn)
            told = words.say("ability_picked", name=name, ability=woken)
        else:
            told = words.told(course.effects_of(played))
        return words.say("step", number=number, words=told)

    def after(self, step: Step) -> str:
        """What came of a throw; all else was told when it was done."""
        before = self._course
        self._following.go(step.action)
        if not isinstance(step.action, Thrown):
            return ""
        return self._words.told(before.effects_of(step.action))

    def last_words(self) -> Iterator[str]:
        """How far it went, and that it was left if it is not over."""
        score = self._course.score
        beaten, shops, _ = standing_in(score)
        yield self._words.say("so_far", beaten=beaten, shops=shops)
        if not score.over:
            yield self._words.say("left")
