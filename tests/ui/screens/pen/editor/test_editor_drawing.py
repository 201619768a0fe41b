"""Drawing in the editor: by mouse, by finger, by keys; undone, mirrored, judged."""

from pathlib import Path

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.square import Square
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.tool import Tool
from tests.kit.pen_desk import authoring
from tests.kit.screens import Room


def test_a_wall_is_drawn_with_the_mouse_undone_and_done_again(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (7.0, 8.1), (9.0, 8.0))
        wall = {Edge(False, column, 8) for column in (5, 6, 7, 8)}
        assert author.sheet.walls == wall
        author.press("undo")
        assert author.sheet.walls == frozenset()
        author.keys("ctrl+y")
        assert author.sheet.walls == wall
        author.keys("ctrl+z", "ctrl+z", "ctrl+z")
        assert author.sheet.walls == frozenset()


def test_a_finger_draws_too(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.driver.tap("tool/chest")
        author.driver.tap(author.point(8.5, 5.5))
        assert author.sheet.chests == (Square(8, 5),)
        author.driver.tap("tool/freehand")
        author.driver.swipe(author.point(6.2, 6.2), author.point(7.0, 7.8))
        assert len(author.sheet.strokes) == 1


def test_the_right_button_lets_go_of_a_line(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.driver.down(author.point(5.0, 8.0))
        author.driver.move(author.point(9.0, 8.0))
        author.driver.down(author.point(9.0, 8.0), button=3)
        author.driver.up(author.point(9.0, 8.0))
        assert author.sheet.walls == frozenset()


def test_keys_alone_draw_a_wall_and_a_chest(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        # The first arrow brings the ring, the others move; the cursor begins in the middle.
        author.keys("right", "space", "right", "right", "right", "space")
        assert author.sheet.walls == {Edge(False, column, 9) for column in (9, 10, 11)}
        author.keys("9", "up", "space")
        assert author.sheet.chests == (Square(12, 10),)


def test_keys_alone_draw_a_free_line_and_rub_it_out(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.keys("right", "3", "space", "right", "up", "up", "space")
        (stroke,) = author.sheet.strokes
        assert stroke.points_mm == ((90.0, 90.0), (95.0, 90.0), (95.0, 100.0))
        author.keys("4", "space")
        assert author.sheet.strokes == ()


def test_escape_gives_up_a_line_before_it_leaves(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.keys("right", "space", "right", "escape")
        assert author.driver.app.screen is author.screen
        assert not author.screen.pad.draws
        author.keys("escape")
        assert isinstance(author.driver.app.screen, Room)


def test_a_mirror_draws_for_both(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.press("mirror/turn")
        assert author.screen.desk.mirror is Mirror.TURN
        author.drag((5.0, 8.0), (7.0, 8.0))
        assert author.sheet.walls == {
            Edge(False, 5, 8), Edge(False, 6, 8), Edge(False, 12, 10), Edge(False, 11, 10),
        }  # fmt: skip


def test_a_half_is_copied(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (7.0, 8.0))
        author.press("mirror/turn")
        author.press("half")
        assert len(author.sheet.walls) == 4


def test_what_the_paper_does_not_take_is_said(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.press("tool/start")
        author.click(9.5, 9.5)
        assert author.reads("Start and treasure belong into a cell.")
        assert not author.screen.desk.drawing.changed


def test_flaws_are_listed_and_marked_where_they_are(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        assert author.reads("This sheet can be played.")
        author.drag((0.0, 6.0), (9.0, 6.0))
        author.drag((9.0, 0.0), (9.0, 6.0))
        assert author.reads("2 things keep it from being played:")
        assert author.reads("The orange treasure is out of reach")
        pointed = [squares for squares, is_pointed in author.screen._flawed() if is_pointed]
        assert pointed == []
        author.driver.move(author.driver.widget("flaw/0").box.middle)
        pointed = [squares for squares, is_pointed in author.screen._flawed() if is_pointed]
        assert pointed == [{Square(17, 17)}]
        author.press("test")
        assert author.reads("Not fit to be played yet")


def test_figures_are_found_on_a_french_keyboard(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.driver.key("shift+&", sign="4")
        assert author.screen.desk.tool is Tool.ERASER


def test_every_tool_has_a_name_and_a_hint(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        for tool in Tool:
            author.press(f"tool/{tool}")
            assert author.screen.desk.tool is tool
            assert author.driver.widget(f"tool/{tool}").hint


def test_a_dungeon_of_the_game_is_drawn_and_taken_back(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        before = author.sheet
        author.press("generate")
        author.press("ask/draw_it")
        assert author.sheet.walls
        assert author.reads("This sheet can be played.")
        author.press("clear")
        assert author.sheet.walls == frozenset()
        author.keys("ctrl+z", "ctrl+z")
        assert author.sheet == before
