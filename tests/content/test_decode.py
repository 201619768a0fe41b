"""The one reader of tables: what becomes of a value, and what is said of one that does not fit."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NewType

import pytest
from msgspec import Meta

from dexterity.content.decode import Decoded, Part, decode
from dexterity.content.forms import FLAT, Form, Known, MisfitError, OneOf, Tagged
from dexterity.content.names import ShownText
from dexterity.content.reading import Faults

CardId = NewType("CardId", str)
Coordinate = Annotated[float, Meta(ge=-9.0, le=9.0)]


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Gain:
    coins: Annotated[int, Meta(ge=1, le=6)]


@dataclass(frozen=True, slots=True)
class Nothing:
    pass


EFFECT: Tagged[Gain | Nothing] = Tagged("kind", {"gain": Form(Gain), "nothing": Form(Nothing)})


@dataclass(frozen=True, slots=True)
class Card:
    id: CardId
    colour: Colour | None = None
    effects: tuple[Annotated[Gain | Nothing, EFFECT], ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=3)]


@dataclass(frozen=True, slots=True)
class Span:
    low: int
    high: int = 9

    def __post_init__(self) -> None:
        if self.high < self.low:
            raise ValueError(f"ends at {self.high}, before it begins")


@dataclass(frozen=True, slots=True)
class Spot:
    place: Annotated[tuple[Coordinate, Coordinate], Meta(title="a point [x, y]")]


def read(table: Any, kind: Any, **judges: Any) -> Decoded[Any]:
    return decode(table, kind, Faults(Path("mine.toml")), judges)


def told(table: Any, kind: Any, **judges: Any) -> list[str]:
    faults = Faults(Path("mine.toml"))
    value = decode(table, kind, faults, judges).value
    found = [f"{fault.place}: {fault.reason}" for fault in faults.error().faults]
    assert (value is None) == bool(found), "a value or faults, never both or neither"
    return found


def one(kind: Any) -> Callable[[Any], list[str]]:
    """What is told of a key of that kind."""

    def call(key: Any) -> Any:
        return [key]

    call.__annotations__["key"] = kind
    return lambda value: told({"key": value}, Form(call))


# What becomes of a table


def test_a_table_is_the_arguments_of_a_dataclass() -> None:
    table = {"cards": [{"id": "mine", "colour": "red", "effects": [{"kind": "gain", "coins": 2}]}]}
    assert read(table, Box).value == Box((Card(CardId("mine"), Colour.RED, (Gain(2),)),))


def test_a_table_is_the_arguments_of_a_function_where_a_value_is_built_otherwise() -> None:
    def both(first: int, second: int = 4) -> tuple[int, int]:
        return first, second

    assert read({"first": 3}, Form(both)).value == (3, 4)
    assert told({"second": 3}, Form(both)) == ["first: is missing"]


def test_what_is_not_said_has_its_default() -> None:
    assert read({"id": "mine"}, Card).value == Card(CardId("mine"))


def test_a_whole_number_will_do_for_a_number_but_not_the_other_way_round() -> None:
    made = read({"place": [1, 2]}, Spot).at("place", tuple)
    assert made == (1.0, 2.0)
    assert [type(at) for at in made] == [float, float]
    assert one(int)(3.0) == ["key: must be a whole number, not a number"]


# Keys


def test_an_unknown_key_is_told_at_any_depth() -> None:
    table = {"size": 1, "cards": [{"id": "mine", "effects": [{"kind": "nothing", "coins": 2}]}]}
    assert told(table, Box) == [
        "cards[0].effects[0]: has an unknown key 'coins'",
        ": has an unknown key 'size'",
    ]


def test_a_missing_key_is_told_with_its_path() -> None:
    assert told({}, Box) == ["cards: is missing"]
    assert told({"cards": [{"effects": [{}]}]}, Box) == [
        "cards[0].id: is missing",
        "cards[0].effects[0].kind: is missing",
    ]


def test_what_is_no_table_or_list_is_told() -> None:
    assert told({"cards": 3}, Box) == ["cards: must be a list, not a whole number"]
    assert told({"cards": ["mine"]}, Box) == ["cards[0]: must be a table, not a text"]


# Leaves


@pytest.mark.parametrize(
    ("kind", "value", "reason"),
    [
        (str, 3, "must be a text, not a whole number"),
        (int, "3", "must be a whole number, not a text"),
        (int, True, "must be a whole number, not true or false"),
        (float, True, "must be a number, not true or false"),
        (float, None, "must be a number, not nothing"),
        (bool, 1, "must be true or false, not a whole number"),
        (Colour, 3, "must be a text, not a whole number"),
        (Colour, ["red"], "must be a text, not a list"),
        (Colour, "pink", "must be one of red, green, blue, not 'pink'"),
    ],
)
def test_a_leaf_of_the_wrong_type(kind: Any, value: Any, reason: str) -> None:
    assert one(kind)(value) == [f"key: {reason}"]


@pytest.mark.parametrize(
    ("kind", "value", "reason"),
    [
        (Annotated[int, Meta(ge=1, le=6)], 0, "must be from 1 to 6, not 0"),
        (Annotated[int, Meta(ge=1, le=6)], 7, "must be from 1 to 6, not 7"),
        (Annotated[int, Meta(ge=5, le=5)], 6, "must be 5, not 6"),
        (Coordinate, 9.5, "must be from -9 to 9, not 9.5"),
        (Annotated[int, Meta(multiple_of=2)], 3, "Expected `int` that's a multiple of 2"),
    ],
)
def test_a_number_out_of_bounds(kind: Any, value: Any, reason: str) -> None:
    assert one(kind)(value) == [f"key: {reason}"]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_what_is_no_finite_number_is_refused_with_and_without_bounds(value: float) -> None:
    assert one(float)(value) == [f"key: must be a number, not {value:g}"]
    assert one(Coordinate)(value)[0].startswith("key: must be from -9 to 9, not ")


@pytest.mark.parametrize("kind", [Coordinate, Annotated[int, Meta(ge=-9, le=9)]])
@pytest.mark.parametrize("digits", [30, 400, 6000])
def test_a_monstrous_whole_number_is_refused_without_being_written_out(
    kind: Any, digits: int
) -> None:
    assert one(kind)(10**digits) == ["key: must be from -9 to 9, not one far beyond that"]


def test_a_monstrous_number_without_bounds_is_a_fault_too() -> None:
    assert len(one(float)(10**400)) == 1


def test_what_is_nested_without_end_is_a_fault_of_the_first_level() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert one(str)(deep) == ["key: must be a text, not a list"]
    assert told({"cards": deep}, Box) == ["cards[0]: must be a table, not a list"]


def test_not_every_word_of_an_enum_need_be_allowed() -> None:
    kind = Annotated[Colour, OneOf((Colour.RED, Colour.BLUE))]
    assert one(kind)("red") == []
    assert one(kind)("green") == ["key: must be one of red, blue, not 'green'"]


def test_a_check_judges_what_types_cannot_say() -> None:
    assert one(Annotated[str, ShownText(4)])("short") == [
        "key: must be at most 4 characters long, not 5"
    ]
    assert one(Annotated[str, ShownText(4)] | None)(" ")[0].startswith("key: must not be empty")


def test_the_caller_judges_names_of_what_is_in_other_files() -> None:
    def room(to: Annotated[str, Known("room")]) -> str:
        return to

    def why_no_room(name: str) -> str | None:
        return None if name == "hall" else f"is no room: {name}"

    assert told({"to": "hall"}, Form(room), room=why_no_room) == []
    assert told({"to": "sky"}, Form(room), room=why_no_room) == ["to: is no room: sky"]


# Lists


def test_a_list_has_bounds() -> None:
    cards = [{"id": "mine"}] * 4
    assert told({"cards": []}, Box) == ["cards: must have 1 to 3 items, not 0"]
    assert told({"cards": cards}, Box) == ["cards: must have 1 to 3 items, not 4"]
    assert one(tuple[str, ...])(["a"] * 999) == []
    assert one(tuple[str, str])(["a"]) == ["key: must have 2 items, not 1"]
    assert one(Annotated[tuple[str, ...], Meta(min_length=2)])(["a"]) == [
        "key: must have 2 or more items, not 1"
    ]


def test_a_list_of_lists_is_told_by_both_numbers() -> None:
    assert one(tuple[tuple[int, ...], ...])([[1], 2, [3, "4"]]) == [
        "key[1]: must be a list, not a whole number",
        "key[2][1]: must be a whole number, not a text",
    ]


@pytest.mark.parametrize("place", [[], [1], [1, 2, 3], "here", 7])
def test_a_short_tuple_has_all_its_items_and_may_have_a_name(place: Any) -> None:
    assert told({"place": place}, Spot) == ["place: must be a point [x, y]"]
    assert len(one(tuple[int, int])(place)) == 1


def test_each_item_of_a_short_tuple_is_told_by_its_number() -> None:
    assert told({"place": [10, "b"]}, Spot) == [
        "place[0]: must be from -9 to 9, not 10",
        "place[1]: must be a number, not a text",
    ]


# One key that says what the others are


def test_a_tag_chooses_the_form() -> None:
    def effects(*effects: dict[str, Any]) -> list[str]:
        return told({"id": "mine", "effects": list(effects)}, Card)

    assert effects({"kind": "gain", "coins": 1}, {"kind": "nothing"}) == []
    assert effects({"kind": "gain"}) == ["effects[0].coins: is missing"]
    assert effects({"kind": "nothing", "coins": 1}) == ["effects[0]: has an unknown key 'coins'"]
    assert effects({"kind": 3}) == ["effects[0].kind: must be a text, not a whole number"]


def test_below_an_unknown_tag_only_keys_that_no_form_has_are_unknown() -> None:
    table = {"id": "mine", "effects": [{"kind": "lose", "coins": 99, "noise": 1}]}
    assert told(table, Card) == [
        "effects[0].kind: must be one of gain, nothing, not 'lose'",
        "effects[0]: has an unknown key 'noise'",
    ]


def test_a_tag_may_be_a_number() -> None:
    levels: Tagged[Any] = Tagged("level", {1: Form(Nothing), 2: Form(Gain)})
    assert read({"level": 2, "coins": 5}, levels).value == Gain(5)
    assert told({"level": 3}, levels) == ["level: must be one of 1, 2, not 3"]
    assert told({"level": True}, levels) == ["level: must be a whole number, not true or false"]


# What does not go together


def test_a_value_error_is_told_at_the_place_of_its_table() -> None:
    assert told({"low": 4, "high": 2}, Span) == [": ends at 2, before it begins"]

    def spans(span: tuple[Span, ...]) -> object:
        return span

    assert told({"span": [{"low": 1}, {"low": 10}]}, Form(spans)) == [
        "span[1]: ends at 9, before it begins"
    ]


def test_a_call_may_tell_what_is_wrong_key_by_key() -> None:
    def line(points: tuple[int, ...]) -> object:
        raise MisfitError(("points[1]", "is odd"), ("", "is no line"), ("[0]", "is bad"))

    def lines(line: Annotated[object, Form(line)]) -> object:
        return line

    assert told({"line": {"points": [2, 3]}}, Form(lines)) == [
        "line.points[1]: is odd",
        "line: is no line",
        "line[0]: is bad",
    ]


def test_the_slip_of_a_call_is_not_taken_for_a_fault_of_the_file() -> None:
    def torn(key: int) -> int:
        return [1][key]

    with pytest.raises(IndexError):
        read({"key": 3}, Form(torn))


def test_a_form_of_a_key_that_the_call_has_not_is_a_slip_of_our_own() -> None:
    with pytest.raises(TypeError, match="price"):
        read({"coins": 3}, Form(Gain, price=int))


# Parts of a table


@dataclass(frozen=True, slots=True)
class Priced:
    span: Annotated[Span, FLAT]
    effect: Annotated[Gain | Nothing, EFFECT, FLAT]
    price: int


def test_the_keys_of_a_flat_part_are_written_in_the_table_of_the_whole() -> None:
    table = {"low": 1, "high": 2, "kind": "gain", "coins": 3, "price": 4}
    assert read(table, Priced).value == Priced(Span(1, 2), Gain(3), 4)
    assert told({**table, "span": 5}, Priced) == [": has an unknown key 'span'"]


def test_a_flat_part_is_judged_though_its_sisters_are_at_fault() -> None:
    table = {"low": 3, "high": 2, "kind": "gain", "coins": 0, "price": "much"}
    assert told(table, Priced) == [
        ": ends at 2, before it begins",
        "coins: must be from 1 to 6, not 0",
        "price: must be a whole number, not a text",
    ]


def test_what_is_sound_can_be_had_by_its_type_and_by_its_place() -> None:
    table = {"cards": [{"id": "first"}, {"id": 3}, {"id": "third"}]}
    decoded = read(table, Box)
    assert decoded.value is None
    assert decoded.each(Card) == (
        Part("cards[0]", Card(CardId("first"))),
        Part("cards[2]", Card(CardId("third"))),
    )
    assert decoded.at("cards[2].id", str) == "third"
    assert decoded.at("cards[1].id", str) is None
    assert decoded.at("cards[2]", str) is None


def test_every_fault_of_a_file_is_told_at_once() -> None:
    table = {
        "cards": [
            {"colour": "pink", "effects": [{"kind": "gain", "coins": 9}, {"kind": "gain"}, 7]},
            {"id": False, "odd": 1},
        ]
    }
    assert told(table, Box) == [
        "cards[0].id: is missing",
        "cards[0].colour: must be one of red, green, blue, not 'pink'",
        "cards[0].effects[0].coins: must be from 1 to 6, not 9",
        "cards[0].effects[1].coins: is missing",
        "cards[0].effects[2]: must be a table, not a whole number",
        "cards[1].id: must be a text, not true or false",
        "cards[1]: has an unknown key 'odd'",
    ]
