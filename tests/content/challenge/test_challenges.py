"""What is refused in a challenge's file: the place and the reason of each fault."""

from collections.abc import Iterator

import pytest

from dexterity.content.challenge.goal import MovingMarkGoal, is_race
from dexterity.content.challenge.props import BoxProp, PaddleProp
from dexterity.values.colour import DieColour
from tests.kit.challenge_files import SOUND, read, told
from tests.kit.target_files import spoil

GOAL = 'kind = "moving_mark"\nmark = "gate"\non_target = false'
MEDALS = "bronze = 1\nsilver = 2\ngold = 3"


def bad(*olds_and_news: str) -> list[str]:
    text = SOUND
    for old, new in batched(olds_and_news):
        text = spoil(old, new, text)
    return told(text)


def batched(words: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """By twos."""
    return zip(words[::2], words[1::2], strict=True)


def with_goal(goal: str, medals: str = MEDALS) -> str:
    return spoil(MEDALS, medals, spoil(GOAL, goal, SOUND))


def test_a_sound_file_is_read_whole() -> None:
    challenge = read(SOUND)
    assert (challenge.id, challenge.chapter, challenge.number) == ("mine", 4, 2)
    assert challenge.dice == (DieColour.RED, DieColour.GREEN, DieColour.WHITE)
    assert challenge.goal == MovingMarkGoal("gate", on_target=False)
    assert [type(prop).__name__ for prop in challenge.props] == [
        "BoxProp",
        "PostProp",
        "PaddleProp",
        "WheelProp",
    ]
    paddle = challenge.props[2]
    assert isinstance(paddle, PaddleProp)
    assert paddle.stops[1].turn_deg == 10
    assert challenge.lying[1].turn_deg == 0


def test_what_is_not_said_has_its_usual_value() -> None:
    plain = spoil('requirements = ["jump"]\nby_throw = [[], ["wink"], ["blind"]]\n', "", SOUND)
    challenge = read(spoil("target_at_mm = [0, 50]\n", "", plain))
    assert not challenge.requirements
    assert not challenge.by_throw
    assert challenge.target_at_mm == (0.0, 0.0)
    assert challenge.requirements_for(0) == ()


def test_a_throw_has_to_meet_what_all_ask_and_its_own_equal_ones_once() -> None:
    twice = spoil('by_throw = [[], ["wink"]', 'by_throw = [["jump", "box_bounce"], ["wink"]', SOUND)
    challenge = read(twice)
    assert challenge.requirements_for(0) == ("jump", "box_bounce")
    assert challenge.requirements_for(1) == ("jump", "wink")
    assert [challenge.places_box(throw) for throw in range(3)] == [True, False, False]
    assert challenge.all_requirements() == ("jump", "box_bounce", "wink", "blind")


def test_an_empty_file_lacks_everything_that_must_be() -> None:
    assert told("") == [
        "dice: is missing",
        "names: is missing",
        "aim: is missing",
        "chapter: is missing",
        "number: is missing",
        "goal: is missing",
        "medals: is missing",
    ]


def test_unknown_keys_at_any_depth() -> None:
    assert bad("chapter = 4", "chapter = 4\nmusic = true") == [": has an unknown key 'music'"]
    assert bad("at_s = 0,", "at_s = 0, wait = 1,") == [
        "paddle[0].stop[0]: has an unknown key 'wait'"
    ]
    assert bad('mark = "gate"', 'mark = "gate"\ntotal = 3') == ["goal: has an unknown key 'total'"]


# Where it belongs


def test_the_chapter_and_the_number_are_bounded() -> None:
    assert bad("chapter = 4", "chapter = 6") == ["chapter: must be from 1 to 5, not 6"]
    assert bad("number = 2", "number = 0") == ["number: must be from 1 to 99, not 0"]


def test_a_numbered_file_means_its_numbers() -> None:
    assert told(SOUND, "4-02-everything") == []
    assert told(SOUND, "3-05-everything") == [
        "chapter: must be 3, as in the name of the file",
        "number: must be 5, as in the name of the file",
    ]


def test_an_aim_is_one_short_line_in_both_languages() -> None:
    assert bad('"Hit the gate, whatever it takes."', f'"{"a" * 101}"') == [
        "aim.en: must be at most 100 characters long, not 101"
    ]
    assert bad('fr = "Touchez la porte, quoi qu’il en coûte."\n', "") == ["aim.fr: is missing"]


# Dice and requirements


def test_there_is_at_least_one_die_and_not_too_many() -> None:
    dice = 'dice = ["red", "green", "white"]'
    assert bad(dice, "dice = []")[0] == "dice: must have 1 to 12 items, not 0"
    assert bad(dice, f"dice = {['red'] * 13}")[0] == "dice: must have 1 to 12 items, not 13"


def test_a_die_has_one_of_four_colours() -> None:
    assert bad('"green", "white"]', '"grey", 3]') == [
        "dice[1]: must be one of red, green, blue, white, not 'grey'",
        "dice[2]: must be a text, not a whole number",
    ]


def test_a_requirement_that_does_not_exist() -> None:
    assert bad('["jump"]', '["jump", "levitate"]') == [
        "requirements[1]: is no requirement: 'levitate'"
    ]
    assert bad('["wink"]', '["sneeze"]') == ["by_throw[1][0]: is no requirement: 'sneeze'"]


def test_a_requirement_asked_for_twice() -> None:
    assert bad('["jump"]', '["jump", "jump"]') == ["requirements: asks for jump twice"]


def test_requirements_in_conflict() -> None:
    assert bad('["jump"]', '["slap", "flick"]') == [
        "requirements: slap and flick cannot be met in one throw"
    ]


def test_a_throw_may_be_in_conflict_with_what_all_throws_ask() -> None:
    text = spoil('["jump"]', '["slap"]', SOUND)
    assert told(spoil('["wink"]', '["flick"]', text)) == [
        "by_throw[1]: slap and flick cannot be met in one throw"
    ]


def test_requirements_by_throw_are_as_many_as_dice() -> None:
    assert bad('[[], ["wink"], ["blind"]]', '[[], ["wink"]]') == [
        "by_throw: must have 3 items, one for each die, not 2"
    ]


def test_lists_of_requirements_are_lists_of_words() -> None:
    assert bad('[[], ["wink"], ["blind"]]', '[[], "wink", [7]]') == [
        "by_throw[1]: must be a list, not a text",
        "by_throw[2][0]: must be a text, not a whole number",
    ]
    many = str(["jump"] * 7)
    assert bad('["jump"]', many)[0] == "requirements: must have 0 to 6 items, not 7"
    assert bad('["wink"]', many)[0] == "by_throw[1]: must have 0 to 6 items, not 7"


# The target


def test_a_target_that_does_not_exist() -> None:
    assert bad('"classic"', '"bullseye"') == [
        "target: must be one of archipelago, classic, pike, not 'bullseye'"
    ]


def test_the_board_lies_on_the_table_and_not_below_the_hand() -> None:
    assert bad("[0, 50]", "[500, 50]") == [
        "target_at_mm: leaves no room for the board on the table"
    ]
    assert "puts the board where the dice are thrown from" in bad("[0, 50]", "[0, -300]")[0]


def test_a_bare_table_will_do_for_a_goal_that_needs_no_target() -> None:
    assert bad('target = "classic"\n', "") == []
    assert told(spoil('target = "classic"\n', "", with_goal('kind = "score"'))) == [
        "goal: needs a target"
    ]


# Props


def test_props_stay_on_the_table_wherever_they_move() -> None:
    off = "leaves the table, which reaches 650 mm each way from its middle"
    assert bad("[300, 100]", "[620, 100]") == [f"box[0]: {off}"]
    assert bad("[-300, 0]", "[-640, 0]") == [f"post[0]: {off}"]
    assert bad("[150, -300]", "[610, -300]") == [f"paddle[0]: {off}"]
    assert bad("[300, 400]", "[300, 570]") == [f"wheel[0]: {off}"]
    assert bad("[300, 100]", "[900, 100]") == [
        "box[0].place_mm[0]: must be from -650 to 650, not 900"
    ]


def test_nothing_stands_where_the_hand_is() -> None:
    assert bad("[-300, 0]", "[0, -520]") == [
        "post[0]: stands where the dice are thrown from, at (0, -500)"
    ]
    # Turned by 30 degrees, 80 by 40 mm: its near side is 60 mm away only from there on.
    near = "box[0]: stands where the dice are thrown from, at (0, -500)"
    assert bad("[300, 100]", "[80, -480]") == [near]
    assert bad("[300, 100]", "[120, -480]") == []


def test_names_are_single_and_not_taken() -> None:
    assert bad('"pillar"', '"crate"') == ["post[0].name: is the name of another prop too"]
    for taken in ("table", "box", "die 1", "palm"):
        assert bad('"pillar"', f'"{taken}"') == [
            "post[0].name: is taken by something else on the table"
        ]


def test_sizes_are_within_reason() -> None:
    assert bad("[80, 40]", "[80, 3]") == ["box[0].size_mm[1]: must be from 5 to 800, not 3"]
    assert bad("height_mm = 90", "height_mm = 0") == [
        "post[0].height_mm: must be from 4 to 300, not 0"
    ]
    assert bad("arms = 4", "arms = 7") == ["wheel[0].arms: must be from 1 to 6, not 7"]
    assert bad("spin_deg_s = 120", "spin_deg_s = 1000") == [
        "wheel[0].spin_deg_s: must be from -720 to 720, not 1000"
    ]


def test_a_paddle_goes_from_stop_to_stop_and_back() -> None:
    assert bad("at_s = 1.5", "at_s = 0") == [
        "paddle[0].stop[1].at_s: must be later than the stop before it"
    ]
    assert bad("at_s = 3, place_mm = [-150", "at_s = 3, place_mm = [-140") == [
        "paddle[0].stop[2]: must be where the first stop is, turned as it is"
    ]


def test_nothing_moves_so_fast_that_dice_slip_through() -> None:
    slow = "must move at 1440 mm/s at most, as thin as it is, not"
    # 300 mm, while its ends turn by 10 degrees.
    assert bad("at_s = 1.5", "at_s = 0.22") == []
    assert bad("at_s = 1.5", "at_s = 0.2") == [f"paddle[0]: {slow} 1544"]
    assert bad("[100, 12]", "[100, 5]") == []
    assert bad("[100, 12]", "[100, 5]", "at_s = 1.5", "at_s = 0.5") == [
        "paddle[0]: must move at 600 mm/s at most, as thin as it is, not 617"
    ]
    assert bad("spin_deg_s = 120", "spin_deg_s = 720") == []
    assert bad("arm_mm = 90", "arm_mm = 120", "spin_deg_s = 120", "spin_deg_s = -720") == [
        f"wheel[0]: {slow} 1508"
    ]


def test_there_are_not_too_many_props() -> None:
    post = '[[post]]\nname = "p{}"\nplace_mm = [-300, {}]\nradius_mm = 9\nheight_mm = 9\n'
    many = "".join(post.format(i, 30 + 40 * i) for i in range(8))
    assert told(SOUND + many) == ["post: must have 0 to 8 items, not 9"]


# Lying dice


def test_a_lying_die_lies_flat_on_one_thing() -> None:
    # The classic board lies 50 mm farther away than the middle and has a radius of 200 mm.
    assert bad("[0, 60]", "[0, -150]") == [
        "lying[0]: lies across an edge of the board or of a hole"
    ]
    assert (
        bad("[0, 60]", "[114, 72]") == ["lying[0]: lies across an edge of the board or of a hole"]
        or bad("[0, 60]", "[114, 87]") == []
    )


def test_a_lying_die_lies_apart_from_all_else() -> None:
    assert bad("[0, 60]", "[-390, -100]") == ["lying[1]: lies less than 23 mm from lying[0]"]
    assert bad("[-400, -100]", "[-325, 0]") == ["lying[1]: lies inside or too close to “pillar”"]
    assert bad("[-400, -100]", "[300, 100]") == ["lying[1]: lies inside or too close to “crate”"]


def test_a_lying_die_lies_on_the_table() -> None:
    assert bad("[-400, -100]", "[-645, -100]") == [
        "lying[1]: leaves the table, which reaches 650 mm each way from its middle"
    ]
    assert bad("face_up = 2", "face_up = 6") == ["lying[0].face_up: must be from 0 to 5, not 6"]


# Goals


@pytest.mark.parametrize(
    ("goal", "medals"),
    [
        ('kind = "score"', "bronze = 3\nsilver = 8\ngold = 30"),
        ('kind = "sections_in_order"\norder = [1, 2, 10]', MEDALS),
        ('kind = "moving_mark"\nmark = "mill"\non_target = true', MEDALS),
        ('kind = "streak"', MEDALS),
        ('kind = "symbols"', MEDALS),
        ('kind = "at_least"\nvalue = 3', MEDALS),
        ('kind = "exact"\ntotal = 9', "bronze = 3\nsilver = 2\ngold = 1"),
        ('kind = "few_dice"\ntotal = 10', "bronze = 3\nsilver = 2\ngold = 1"),
        ('kind = "clear_board"', "bronze = 3\nsilver = 2\ngold = 1"),
    ],
)
def test_every_goal_can_be_written(goal: str, medals: str) -> None:
    challenge = read(with_goal(goal, medals))
    assert is_race(challenge.goal) == (challenge.medals.gold < challenge.medals.bronze)


def test_a_goal_that_does_not_exist_lets_its_other_keys_be() -> None:
    (fault,) = told(with_goal('kind = "juggle"\nvalue = 3'))
    assert fault.startswith("goal.kind: must be one of score, sections_in_order, ")


def test_a_mark_is_a_prop_that_moves() -> None:
    for name in ("pillar", "nothing"):
        assert bad('mark = "gate"', f'mark = "{name}"') == [
            "goal.mark: must be the name of a paddle or of a wheel"
        ]


def test_sections_in_order_are_sections_of_the_target() -> None:
    assert told(with_goal('kind = "sections_in_order"\norder = [1, 7, 3]')) == [
        "goal.order[1]: the target has no section worth 7"
    ]
    assert told(with_goal('kind = "sections_in_order"\norder = [1, "two", 11]')) == [
        "goal.order[1]: must be a whole number, not a text",
        "goal.order[2]: must be from 1 to 10, not 11",
    ]


def test_knocking_off_needs_something_to_knock_off() -> None:
    both = SOUND.split("[[lying]]", maxsplit=1)[0]
    goal = spoil(GOAL, 'kind = "knock_off"\nbrink = "table"', both)
    assert told(goal)[0] == "goal: needs lying dice"
    clear = spoil(
        MEDALS, "bronze = 3\nsilver = 2\ngold = 1", spoil(GOAL, 'kind = "clear_board"', both)
    )
    assert told(clear) == ["goal: needs lying dice on the board"]


# Medals


def test_medals_are_harder_and_harder() -> None:
    assert bad(MEDALS, "bronze = 2\nsilver = 2\ngold = 3") == [
        "medals: must ask for more and more, from bronze to gold"
    ]
    race = 'kind = "few_dice"\ntotal = 5'
    assert told(with_goal(race, MEDALS)) == [
        "medals: must ask for fewer and fewer dice, from bronze to gold"
    ]


def test_no_medal_is_out_of_reach() -> None:
    assert bad("gold = 3", "gold = 4") == ["medals.gold: is out of reach: the most is 3"]
    score = 'kind = "score"'
    assert told(with_goal(score, "bronze = 3\nsilver = 8\ngold = 31")) == [
        "medals.gold: is out of reach: the most is 30"
    ]
    knock = 'kind = "knock_off"\nbrink = "board"'
    assert told(with_goal(knock)) == [
        "medals.silver: is out of reach: the most is 1",
        "medals.gold: is out of reach: the most is 1",
    ]
    race = 'kind = "exact"\ntotal = 21'
    assert told(with_goal(race, "bronze = 4\nsilver = 3\ngold = 2")) == [
        "medals.gold: is out of reach: 21 points take 3 dice or more",
        "medals.bronze: must be at most 3, the number of dice",
    ]


# Several


def test_all_faults_of_a_file_are_told_together() -> None:
    text = spoil('"classic"', '"bullseye"', SOUND)
    text = spoil('["jump"]', '["jump", "levitate"]', text)
    text = spoil("[300, 100]", "[620, 100]", text)
    text = spoil('"blue"', '"mauve"', text)
    text = spoil("gold = 3", 'gold = "3"', text)
    assert told(text) == [
        "target: must be one of archipelago, classic, pike, not 'bullseye'",
        "lying[0].colour: must be one of red, green, blue, white, not 'mauve'",
        "medals.gold: must be a whole number, not a text",
        "requirements[1]: is no requirement: 'levitate'",
        "box[0]: leaves the table, which reaches 650 mm each way from its middle",
    ]


def test_a_box_may_be_turned() -> None:
    (crate,) = (prop for prop in read(SOUND).props if isinstance(prop, BoxProp))
    assert crate.turn_deg == 30
