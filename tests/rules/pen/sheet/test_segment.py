"""The walls as the pencil meets them."""

from dexterity.rules.pen.sheet.segment import Segment, segments_around, segments_of
from dexterity.rules.pen.sheet.square import Square
from tests.kit.pen_sheets import PLAIN, in_corner, read

CORNER = """
.   .   .   .   .
|
+   +   .   +---.
|   |
+   +---+###+   .
|   |   #
+---+---+---+---+
"""


def lines(segments: tuple[Segment, ...]) -> set[tuple[float, ...]]:
    return {(*segment.start, *segment.end) for segment in segments}


def test_edges_in_line_are_one_wall_and_padding_ends_it() -> None:
    near = [s for s in segments_of(read(in_corner(CORNER))) if max(*s.start, *s.end) <= 40.0]
    inner = {(*s.start, *s.end, s.padded) for s in near}
    assert inner == {
        (10.0, 0.0, 10.0, 20.0, False),
        (10.0, 10.0, 20.0, 10.0, False),
        (20.0, 10.0, 30.0, 10.0, True),
        (20.0, 0.0, 20.0, 10.0, True),
        (30.0, 20.0, 40.0, 20.0, False),
    }


def test_the_frame_is_a_wall_all_around() -> None:
    around = [s for s in segments_of(read(PLAIN)) if s.start[0] == s.end[0] in (0.0, 180.0)]
    around += [s for s in segments_of(read(PLAIN)) if s.start[1] == s.end[1] in (0.0, 180.0)]
    length = sum(abs(s.end[0] - s.start[0]) + abs(s.end[1] - s.start[1]) for s in around)
    assert length == 4 * 180.0
    assert sum(s.padded for s in around) == 4, "two sides of either cell"


def test_every_wall_has_a_name_of_its_own_that_does_not_change_when_others_are_drawn() -> None:
    before, after = segments_of(read(PLAIN)), segments_of(read(in_corner(CORNER)))
    assert len({segment.id for segment in after}) == len(after)
    where = {segment.id: segment for segment in after}
    assert all(where[segment.id] == segment for segment in before if segment.id in where)


def test_a_stroke_is_a_wall_from_point_to_point() -> None:
    strokes = [s for s in segments_of(read(PLAIN)) if s.id.startswith("stroke")]
    assert [s.id for s in strokes][:3] == ["stroke-0-0", "stroke-0-1", "stroke-1-0"]
    assert strokes[1] == Segment(strokes[1].id, (105.0, 157.5), (110.0, 150.0), padded=False)
    assert strokes[2].padded


def test_squares_filled_in_play_are_met_at_their_outline() -> None:
    filled = segments_around([Square(0, 0), Square(1, 0), Square(1, 1)])
    assert lines(filled) == {
        (0.0, 0.0, 0.0, 10.0),
        (0.0, 0.0, 20.0, 0.0),
        (0.0, 10.0, 10.0, 10.0),
        (10.0, 10.0, 10.0, 20.0),
        (10.0, 20.0, 20.0, 20.0),
        (20.0, 0.0, 20.0, 20.0),
    }
    assert not any(segment.padded for segment in filled)


def test_the_order_is_always_the_same() -> None:
    assert segments_of(read(PLAIN)) == segments_of(read(PLAIN))
