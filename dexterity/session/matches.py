"""The matches of each game, as types know them."""

from dexterity.rules.challenge.duel import DuelGame, DuelResult
from dexterity.rules.challenge.duel_actions import DuelAction
from dexterity.rules.challenge.duel_effects import DuelEffect
from dexterity.rules.challenge.duel_state import DuelState
from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.match import Match

DuelMatch = Match[DuelCourse, DuelGame, DuelState, DuelAction, DuelEffect, DuelResult]
