"""Pages lead to what is there, and the pictures they show are the ones that a tool remakes."""

from pathlib import Path

import pytest

from dexterity.ui.screens.posing.poses import POSES
from tests.kit.pages import DOCS, ROOT, links
from tools.make_pictures import MOST_BYTES, PICTURES, Picture, drawn, main

PAGES = sorted(page.name for page in DOCS.glob("*.md"))

every_picture = pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_leads_somewhere(name: str) -> None:
    assert [link for link in links(name) if not (DOCS / link).exists()] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_png_of_a_page_can_be_remade(name: str) -> None:
    known = {(ROOT / picture.file).resolve() for picture in PICTURES}
    shown = {(DOCS / link).resolve() for link in links(name) if link.endswith(".png")}
    assert shown <= known


def test_every_picture_lying_there_can_be_remade() -> None:
    folders = {(ROOT / picture.file).parent for picture in PICTURES}
    there = {file for folder in folders for file in folder.glob("*.png")}
    assert there == {ROOT / picture.file for picture in PICTURES}


@every_picture
def test_a_picture_is_small(picture: Picture) -> None:
    assert (ROOT / picture.file).stat().st_size < MOST_BYTES


@every_picture
def test_a_picture_of_a_screen_is_of_a_pose_that_there_is(picture: Picture) -> None:
    command, what, *_ = picture.command
    assert command == "odds" or what in POSES


def test_a_picture_is_drawn_as_wide_as_the_table_says() -> None:
    small = Picture("title.png", ("picture", "title", "--size", "640x360", "--out"), 320, 16)
    png = drawn(small)
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") == 320


def test_a_picture_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"no picture moustache\.png"):
        main([Path("moustache.png").name])
