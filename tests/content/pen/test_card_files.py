"""What is refused in a file of Pen's cards: the place and the reason of each fault."""

import pytest

from dexterity.content.pen.box import EVENTS, FATRAS, FILES, REASONS, check_card_file, load_cards
from dexterity.errors import ContentError
from dexterity.places import levels
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.rebus.parsing import FlawKind
from dexterity.rules.pen.rebus.target import Target
from tests.kit.pen_card_files import SOUND, deck, told, told_of_box
from tests.kit.penning import boxes
from tests.kit.target_files import spoil

KEYS = {EVENTS: "event", FATRAS: "fatras"}


def bad(name: str, old: str, new: str) -> list[str]:
    return told(name, spoil(old, new, SOUND[name]))


# What is read


@pytest.mark.parametrize("name", FILES)
def test_a_sound_file_has_no_faults(name: str) -> None:
    assert told(name, SOUND[name]) == []


def test_a_card_is_read_whole() -> None:
    (card,) = deck(EVENTS, SOUND[EVENTS]).values()
    assert (card.id, card.type, card.target, card.count) == (
        "mine",
        CardType.MONSTER,
        Target.BOTH,
        2,
    )
    assert card.icons == boxes("item > minus_one under_pile")


def test_fatras_need_no_type_to_be_fatras() -> None:
    (card,) = deck(FATRAS, SOUND[FATRAS]).values()
    assert card.type is CardType.FATRAS
    assert card.stops(CardType.MONSTER)
    assert not card.stops(CardType.WALL)


# What no card may be without


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("key", ["id", "names", "line", "count", "target", "rebus"])
def test_every_card_has_all_of_these(name: str, key: str) -> None:
    lines = SOUND[name].splitlines(keepends=True)
    without = "".join(line for line in lines if not line.startswith(f"{key} ="))
    assert told(name, without) == [f"{KEYS[name]}[0].{key}: is missing"]


def test_an_event_has_a_type_which_is_not_fatras() -> None:
    types = "flick, monster, trap, wall, prisoner, time"
    assert bad(EVENTS, '"monster"', '"fatras"') == [
        f"event[0].type: must be one of {types}, not 'fatras'"
    ]
    assert bad(FATRAS, "count", 'type = "trap"\ncount') == ["fatras[0]: has an unknown key 'type'"]


@pytest.mark.parametrize("count", [0, 11])
def test_there_are_one_to_ten_of_a_card(count: int) -> None:
    assert bad(EVENTS, "count = 2", f"count = {count}") == [
        f"event[0].count: must be from 1 to 10, not {count}"
    ]


# The rebus


def rebus(line: str) -> list[str]:
    return bad(EVENTS, '[["item"], ["minus_one", "under_pile"]]', line)


def test_an_unknown_icon_is_told_with_its_place() -> None:
    (fault,) = rebus('[["item"], ["minus_one", "unicorn"]]')
    assert fault.startswith("event[0].rebus[1][1]: must be one of one_die, two_dice, ")
    assert fault.endswith("not 'unicorn'")


@pytest.mark.parametrize(
    ("line", "place", "kind"),
    [
        ('[["item"], []]', "[1]", FlawKind.EMPTY),
        ('[["plus"]]', "[0]", FlawKind.MEANINGLESS),
        ('[["plus_one"], ["plus_one"]]', "[0]", FlawKind.NO_CONDITION),
        ('[["left_hand"]]', "[0]", FlawKind.TERM_WITHOUT_FLICK),
        ('[["wall"], ["plus_one"]]', "[0]", FlawKind.WALL_WITHOUT_FLICK),
        ('[["not", "monster", "plus_one"]]', "[0]", FlawKind.STOP_AMONG_OTHERS),
        ('[["flick"], ["under_pile"]]', "[1]", FlawKind.UNDER_TOO_LATE),
    ],
)
def test_a_rebus_that_means_nothing_is_a_fault(line: str, place: str, kind: FlawKind) -> None:
    assert rebus(line) == [f"event[0].rebus{place}: {REASONS[kind]}"]


def test_every_flaw_has_a_reason() -> None:
    assert set(REASONS) == set(FlawKind)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("[]", "event[0].rebus: must have 1 to 3 items, not 0"),
        (
            '[["chest"], ["chest"], ["chest"], ["chest"]]',
            "event[0].rebus: must have 1 to 3 items, not 4",
        ),
        ('["chest"]', "event[0].rebus[0]: must be a list, not a text"),
        (f"[{['chest'] * 9}]", "event[0].rebus[0]: must have 0 to 8 items, not 9"),
    ],
)
def test_a_rebus_is_one_to_three_short_boxes(line: str, reason: str) -> None:
    assert rebus(line) == [reason]


def test_only_fatras_keep_events_from_happening() -> None:
    assert rebus('[["not", "monster"]]') == [
        "event[0].rebus: keeps an event from happening, which only fatras can do"
    ]


# The box as a whole


def test_our_own_box_is_sound() -> None:
    for name in FILES:
        check_card_file(levels() / "pen" / "cards" / name)


def test_a_file_by_another_name_is_none_of_the_box() -> None:
    with pytest.raises(ContentError, match=r"must be called one of events\.toml, fatras\.toml"):
        check_card_file(levels() / "pen" / "cards" / "hands.toml")


def test_a_missing_file_is_told() -> None:
    with pytest.raises(ContentError) as raised:
        load_cards(levels() / "fighter")
    assert len(raised.value.faults) == 2


def test_there_are_as_many_of_each_type_as_there_have_to_be() -> None:
    fewer = told_of_box(EVENTS, 'count = 2\ntype = "trap"', 'count = 1\ntype = "trap"')
    assert fewer == ["events.toml: event: of type trap: must be 7 cards, not 6"]


def test_there_are_twenty_fatras() -> None:
    assert told_of_box(FATRAS, "count = 3", "count = 4") == [
        "fatras.toml: fatras: must be 20 cards, not 21"
    ]


def test_no_id_or_name_is_on_two_cards_of_either_file() -> None:
    faults = told_of_box(FATRAS, 'id = "red_tape"', 'id = "goblin"')
    assert faults == [
        "fatras.toml: fatras[1].id: is that of event[16] in events.toml, too: 'goblin'"
    ]


def test_every_icon_must_be_somewhere() -> None:
    faults = told_of_box(EVENTS, '[["flick"], ["both_hands"]]', '[["flick"], ["eyes_closed"]]')
    assert faults == ["events.toml: : must have every icon somewhere, but not: both_hands"]
