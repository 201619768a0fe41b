"""The vocabulary of rebuses: which icons, one after the other, mean what."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dexterity.rules.pen.rebus import conditions as when
from dexterity.rules.pen.rebus import deeds as do
from dexterity.rules.pen.rebus.conditions import Condition, Question
from dexterity.rules.pen.rebus.deeds import Deed, Handicap, Shape, Stopped
from dexterity.rules.pen.rebus.icon import Icon

Icons = tuple[Icon, ...]

DEEDS: Final[Mapping[Icons, Deed]] = MappingProxyType(
    {
        (Icon.PLUS_ONE,): do.Gain(1),
        (Icon.PLUS_TWO,): do.Gain(2),
        (Icon.MINUS_ONE,): do.Lose(1),
        (Icon.MINUS_TWO,): do.Lose(2),
        (Icon.MINUS_THREE,): do.Lose(3),
        (Icon.ONE_DIE, Icon.PLUS_ONE, Icon.MINUS_ONE): do.Gamble(1),
        (Icon.ONE_DIE, Icon.PLUS_TWO, Icon.MINUS_TWO): do.Gamble(2),
        (Icon.CHEST,): do.Search(1),
        (Icon.PLUS, Icon.ONE, Icon.CHEST): do.Search(1),
        (Icon.PLUS, Icon.TWO, Icon.CHEST): do.Search(2),
        (Icon.MINUS, Icon.ONE, Icon.ITEM): do.DropItems(1),
        (Icon.MINUS, Icon.TWO, Icon.ITEM): do.DropItems(2),
        (Icon.PLUS, Icon.ONE, Icon.ITEM): do.TakeItems(1),
        (Icon.PLUS, Icon.TWO, Icon.ITEM): do.TakeItems(2),
        (Icon.TWO_DICE, Icon.POSITION): do.GoToDice(),
        (Icon.POSITION, Icon.NEAREST, Icon.CHEST): do.GoToChest(),
        (Icon.POSITION, Icon.THREE_SQUARES): do.GoAround(),
        (Icon.POSITION, Icon.MINUS, Icon.ONE, Icon.TURN): do.GoBack(1),
        (Icon.POSITION, Icon.MINUS, Icon.TWO, Icon.TURN): do.GoBack(2),
        (Icon.POSITION, Icon.BOTH): do.Swap(),
        (Icon.TWO_DICE, Icon.WALL_TO_DRAW, Icon.FOUR_IN_LINE): do.DrawWall(Shape.LINE),
        (Icon.TWO_DICE, Icon.WALL_TO_DRAW, Icon.TETROMINO): do.DrawWall(Shape.TETROMINO),
        (Icon.TWO_DICE, Icon.WALL_TO_DRAW, Icon.MAGIC_SQUARE): do.DrawWall(Shape.MAGIC),
        (Icon.WALL_TO_DRAW, Icon.THREE_FROM_POSITION): do.DrawWall(Shape.FROM_POSITION),
        (Icon.TWO_DICE, Icon.PLAGUE): do.SpreadPlague(),
        (Icon.NOT, Icon.MAP): do.FixSheet(),
        (Icon.PLUS, Icon.ONE, Icon.FLICK): do.FlickAgain(1),
        (Icon.PLUS, Icon.TWO, Icon.FLICK): do.FlickAgain(2),
        (Icon.NOT, Icon.FLICK): do.MissFlick(),
        (Icon.NOT, Icon.TURN): do.MissTurn(),
        (Icon.NOT, Icon.MONSTER): do.Stop(Stopped.MONSTER),
        (Icon.NOT, Icon.WALL_TO_DRAW): do.Stop(Stopped.WALL),
        (Icon.UNDER_PILE,): do.PutUnder(),
        (Icon.EYES_CLOSED,): do.Hinder(Handicap.EYES_CLOSED),
        (Icon.BOTH_HANDS,): do.Hinder(Handicap.BOTH_HANDS),
        (Icon.LEFT_HAND,): do.Hinder(Handicap.LEFT_HAND),
        (Icon.RIGHT_HAND,): do.Hinder(Handicap.RIGHT_HAND),
        (Icon.CARD_IN_LEFT_HAND,): do.Hinder(Handicap.CARD_IN_LEFT_HAND),
        (Icon.CARD_IN_RIGHT_HAND,): do.Hinder(Handicap.CARD_IN_RIGHT_HAND),
        (Icon.ARROW,): do.SpinInstead(),
        (Icon.NOT, Icon.WALL): do.PadWalls(),
    }
)

CONDITIONS: Final[Mapping[Icons, Condition]] = MappingProxyType(
    {
        (Icon.FLICK,): when.OnFlick(),
        (Icon.ONE, Icon.TURN): when.OnTurn(1),
        (Icon.TWO, Icon.TURN): when.OnTurn(2),
        (Icon.NEAR_WALL,): when.If(Question.NEAR_WALL),
        (Icon.NOT, Icon.NEAR_WALL): when.If(Question.NEAR_WALL, False),
        (Icon.OTHER, Icon.THREE_SQUARES): when.If(Question.NEAR_OTHER),
        (Icon.NOT, Icon.OTHER, Icon.THREE_SQUARES): when.If(Question.NEAR_OTHER, False),
        (Icon.CHEST, Icon.THREE_SQUARES): when.If(Question.NEAR_CHEST),
        (Icon.NOT, Icon.CHEST, Icon.THREE_SQUARES): when.If(Question.NEAR_CHEST, False),
        (Icon.ITEM,): when.If(Question.HAS_ITEM),
        (Icon.NOT, Icon.ITEM): when.If(Question.HAS_ITEM, False),
        (Icon.WALL,): when.If(Question.HIT_WALL),
        (Icon.NOT, Icon.WALL): when.If(Question.HIT_WALL, False),
    }
)
"""A box that is one of these as a whole is a condition, unless it is the last box."""

LONGEST: Final = max(map(len, (*DEEDS, *CONDITIONS)))
