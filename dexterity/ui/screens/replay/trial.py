"""From watching to throwing: where a throw on record can be tried by oneself."""

from dexterity.session.challenge.duel_course import DuelOptions
from dexterity.session.challenge.level_course import ChallengeTable
from dexterity.session.fighter.fight_table import FightTable
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.gallery import play_level, practise_dare, practise_from
from dexterity.ui.screens.replay.reel import Reel
from dexterity.values.colour import DieColour


def try_it(frame: Frame, reel: Reel) -> Screen:
    """The same table, the same die held the same way; a level from its beginning, and of a duel
    or a fight its dare."""
    take = reel.take
    match take.table:
        case PracticeTable() as table:
            return practise_from(frame, table, take.thrown)
        case ChallengeTable(level=level) if isinstance(reel.options, DuelOptions):
            return practise_dare(frame, take.thrown.requirements, level)
        case ChallengeTable(level=level):
            return play_level(level)(frame)
        case FightTable(colour=colour) if not take.thrown.requirements:
            return practise_from(frame, PracticeTable(die=DieColour(colour)), take.thrown)
        case FightTable():
            return practise_dare(frame, take.thrown.requirements)
        case table:
            raise LookupError(f"nobody can throw at {table}")
