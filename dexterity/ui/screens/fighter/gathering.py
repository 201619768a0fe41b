"""A party that is being gathered: which heroes go, who plays each, who leads."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import FEWEST_HEROES, MOST_HEROES, Difficulty
from dexterity.session.fighter.party import Party
from dexterity.session.kept_names import is_name
from dexterity.session.seat import Seat
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import hero_name
from dexterity.values.skill import Skill

USUAL: Final = (HeroId("wilrond"), HeroId("murka"), HeroId("grace"))
"""Somebody who heals, somebody who hits, somebody who takes blows."""
USUAL_HAND: Final = Skill.REGULAR


@dataclass(frozen=True, slots=True)
class Sitting:
    """A hero of the party, and who plays it."""

    hero: HeroId
    skill: Skill | None = USUAL_HAND
    """None for a person."""
    name: str = ""
    """As it is written; an unwritten one has a name of its own."""


class Gathering:
    """Always a party that could set out: neither too small nor too large, and never headless."""

    def __init__(self, heroes: Sequence[HeroId], player: str, luck: Random) -> None:
        """All heroes that there are; the first of the party is the player's."""
        known = [hero for hero in USUAL if hero in heroes]
        first, *others = known if len(known) >= FEWEST_HEROES else heroes[: len(USUAL)]
        self._heroes, self._luck = heroes, luck
        self.party = [Sitting(first, None, player), *(Sitting(hero) for hero in others)]
        self.leader = 0
        self.difficulty = Difficulty.NORMAL

    # --- how it stands --------------------------------------------------------------------------

    @property
    def persons(self) -> list[Sitting]:
        """Those that are no computers."""
        return [sitting for sitting in self.party if sitting.skill is None]

    def seat_of(self, hero: HeroId) -> int | None:
        """Where a hero sits; None at home."""
        return next((at for at, each in enumerate(self.party) if each.hero == hero), None)

    def seats(self, show: Showcase) -> tuple[Seat, ...]:
        """Who plays each, with names that can be told apart."""
        names: list[str] = []
        for at, sitting in enumerate(self.party):
            if sitting.skill is None:
                names.append(_name_of(sitting, unnamed(at, show.texts), names))
            else:
                names.append(hero_name(show, sitting.hero))
        pairs = zip(names, self.party, strict=True)
        return tuple(Seat(name, sitting.skill) for name, sitting in pairs)

    def chosen(self, show: Showcase) -> Party:
        """As it sets out."""
        heroes = tuple(sitting.hero for sitting in self.party)
        return Party(heroes, self.seats(show), self.difficulty, self.leader)

    # --- who goes -------------------------------------------------------------------------------

    def toggle(self, hero: HeroId) -> bool:
        """A hero comes along, or stays at home; False where there would be too many or too few."""
        at = self.seat_of(hero)
        if at is None and len(self.party) < MOST_HEROES:
            self.party.append(Sitting(hero))
        elif at is not None and len(self.party) > FEWEST_HEROES:
            self._leave_home(at)
        else:
            return False
        return True

    def _leave_home(self, at: int) -> None:
        """Who sat there is not lost with the hero: persons move up to a computer's seat."""
        gone = self.party.pop(at)
        self.leader = 0 if self.leader == at else self.leader - (self.leader > at)
        if gone.skill is None and not self.persons:
            self.party[0] = replace(self.party[0], skill=None, name=gone.name)

    def resize(self, count: int) -> None:
        """So many heroes; those who are missing are drawn by lot."""
        while len(self.party) > count:
            self._leave_home(len(self.party) - 1)
        home = [hero for hero in self._heroes if self.seat_of(hero) is None]
        missing = self._luck.sample(home, max(0, count - len(self.party)))
        self.party += [Sitting(hero) for hero in missing]

    def draw_lots(self) -> None:
        """Other heroes in the same seats."""
        heroes = self._luck.sample(list(self._heroes), len(self.party))
        pairs = zip(self.party, heroes, strict=True)
        self.party = [replace(sitting, hero=hero) for sitting, hero in pairs]

    # --- who plays ------------------------------------------------------------------------------

    def sit(self, at: int, skill: Skill | None, kept_names: Sequence[str]) -> None:
        """Somebody else plays there: a person by the name that was kept for the next of them."""
        sitting = self.party[at]
        person = sum(each.skill is None for each in self.party[:at])
        offered = kept_names[person] if skill is None else ""
        self.party[at] = replace(sitting, skill=skill, name=sitting.name or offered)

    def call(self, at: int, name: str) -> None:
        """Whoever plays there is called so."""
        self.party[at] = replace(self.party[at], name=name)


def unnamed(at: int, texts: Texts) -> str:
    """What a person is called who has written no name."""
    return texts.say("fighter_screens.player_number", number=at + 1)


def _name_of(person: Sitting, own: str, taken: Sequence[str]) -> str:
    written = person.name.strip()
    return written if is_name(written) and written not in taken else own
