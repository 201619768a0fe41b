"""The matches of each game, as types know them."""

from dexterity.rules.challenge.duel import DuelGame, DuelResult
from dexterity.rules.challenge.duel_actions import DuelAction
from dexterity.rules.challenge.duel_effects import DuelEffect
from dexterity.rules.challenge.duel_state import DuelState
from dexterity.rules.delve.actions import Action as DelveAction
from dexterity.rules.delve.effects import Effect as DelveEffect
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.game import Result as DelveResult
from dexterity.rules.delve.state import State as DelveState
from dexterity.rules.fighter.actions import Action as FighterAction
from dexterity.rules.fighter.effects import Effect as FighterEffect
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.game import Result as FighterResult
from dexterity.rules.fighter.state import State as FighterState
from dexterity.rules.pen.actions import Action as PenAction
from dexterity.rules.pen.effects import Effect as PenEffect
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.game import Result as PenResult
from dexterity.rules.pen.state import State as PenState
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.match import Match
from dexterity.session.pen.pen_course import PenCourse

DuelMatch = Match[DuelCourse, DuelGame, DuelState, DuelAction, DuelEffect, DuelResult]
PenMatch = Match[PenCourse, PenGame, PenState, PenAction, PenEffect, PenResult]
DelveMatch = Match[DelveCourse, DelveGame, DelveState, DelveAction, DelveEffect, DelveResult]
Campaign = Match[
    CampaignCourse, FighterGame, FighterState, FighterAction, FighterEffect, FighterResult
]
