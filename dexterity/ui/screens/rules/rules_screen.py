"""The rules of all games: contents at the left, a page at the right, a search above both."""

from typing import Final

from dexterity.content.rulebook.book import BookId, Link
from dexterity.content.rulebook.search import page_of
from dexterity.session.rule_library import shipped_books
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import GAP, NOTE, SUBHEADING
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended, KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, key_words, keymap_from
from dexterity.ui.screens.rules.page import PageMaker, passage_name
from dexterity.ui.screens.rules.pictures import RulePictures
from dexterity.ui.screens.rules.reading import Reading
from dexterity.ui.screens.rules.search_bar import SearchBar
from dexterity.ui.screens.rules.selection import Selection
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.list_box import ListBox
from dexterity.ui.widgets.list_row import ListRow
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.scroll import BAR_ROOM
from dexterity.ui.widgets.scroller import ROOM_FOR_RINGS, Scroller
from dexterity.ui.widgets.widget import Widget

WHOLE: Final = Box(90.0, 16.0, 1100.0, 688.0)
WIDE: Final = Box(24.0, 0.0, 1232.0, 0.0)
"""Below the corners, pages may be wider than between them."""
CONTENTS_WIDTH: Final = 300.0
LARGER_BY: Final = 130.0
"""How much wider the contents are at twice the text size."""
INDENT: Final = 22.0
"""Points by which a chapter stands to the right of its book."""
TURNING: Final = ("page up", "page down")
"""Keys that turn the page, whatever has the focus."""
SEARCHING: Final = ("ctrl+f", "/")
NEXT: Final = "f3"
PREVIOUS: Final = "shift+f3"


class RulesScreen(Screen):
    """Searches as one types; the page that is open says itself in the contents."""

    name = "rules"

    def __init__(self, frame: Frame, book: BookId, chapter: str = "") -> None:
        super().__init__(frame, default="next")
        self._language = self.texts.language
        self.reading = Reading(shipped_books(self._language), book, chapter)
        self._pictures = RulePictures()
        self._to_hit = False
        """The hit that is looked at has yet to be brought into sight."""
        self.form.focus("contents", ring=False)

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        if self.texts.language != self._language:
            self._language = self.texts.language
            self.reading.take(shipped_books(self._language))
        self._pictures.colour_safe = self.settings.colour_safe
        bar = self._bar()
        top, below = WHOLE.cut_top(bar.height(ruler, WHOLE.width), gap=GAP)
        below = Box(WIDE.left, below.top, WIDE.width, below.height)
        width = CONTENTS_WIDTH + LARGER_BY * (self.settings.text_size - 1.0)
        left, right = below.cut_left(width, gap=GAP)
        self.form.refill(
            [*bar.placed(top, ruler), *self._contents(left, ruler), *self._page(right, ruler)]
        )
        self._show_hit()

    def _bar(self) -> SearchBar:
        return SearchBar(self.reading, self.texts, self._search, self._step, self._clear)

    # --- the contents -------------------------------------------------------------------------

    def _contents(self, box: Box, ruler: Ruler) -> list[Widget]:
        below = self._filter_button(box, ruler)
        high = sum(widget.box.height + GAP for widget in below)
        rows = self.reading.rows
        contents = ListBox(
            "contents",
            [
                ListRow(
                    row.title,
                    note=str(row.hits) if row.hits else "",
                    indent=INDENT if row.chapter else 0.0,
                )
                for row in rows
            ],
            self.reading.row,
            self._choose,
            empty=self.say("rules.nothing"),
        )
        above = Box(box.left, box.top, box.width, box.height - high)
        return [*placed(contents, above, ruler), *below]

    def _filter_button(self, box: Box, ruler: Ruler) -> list[Widget]:
        if not self.reading.hits:
            return []
        text = self.say("rules.only" if self.reading.whole else "rules.whole")
        button = Button("whole", text, self._switch_whole)
        _, high = button.wanted(ruler, box.width)
        return placed(button, Box(box.left, box.bottom - high, box.width, high), ruler)

    # --- what is read -------------------------------------------------------------------------

    def _page(self, box: Box, ruler: Ruler) -> list[Widget]:
        reading = self.reading
        if reading.searches and not reading.hits:
            return self._nothing(box, ruler)
        card, inside = Panel(name="page"), box.inset(10.0)
        filtered = reading.searches and not reading.whole
        shown = Selection(page_of(reading.page), reading.hits_here, reading.hit, filtered)
        width = inside.width - BAR_ROOM - 2 * ROOM_FOR_RINGS
        page = PageMaker(shown, self._pictures, self._follow, ruler, width).made()
        scroller = Scroller(self._page_name, page)
        return [*placed(card, box, ruler), *placed(scroller, inside, ruler)]

    @property
    def _page_name(self) -> str:
        """Another page is another widget: it is read from its top."""
        return f"page/{self.reading.book}/{self.reading.chapter}"

    def _nothing(self, box: Box, ruler: Ruler) -> list[Widget]:
        note = self.say("rules.nothing_note", query=self.reading.query.strip())
        words = Column(Label(self.say("rules.nothing"), SUBHEADING, name="none"), Label(note, NOTE))
        return placed(Panel(words, name="page"), box, ruler)

    def _show_hit(self) -> None:
        hit = self.reading.hit
        if not self._to_hit or hit is None:
            return
        self._to_hit = False
        widget = self.form.widget(passage_name(hit.block, hit.passage))
        if widget is not None and widget.viewport is not None:
            widget.viewport.reveal(widget.box)

    # --- what is done -------------------------------------------------------------------------

    def _search(self, query: str) -> None:
        self.reading.search(query)
        self._turn()

    def _step(self, by: int) -> None:
        self.reading.step(by)
        self._turn()

    def _choose(self, row: int) -> None:
        self.reading.choose(row)
        self._turn()

    def _clear(self) -> None:
        self.reading.search("")
        if self.form.focused is None or self.form.focused.name == "clear":
            self.form.focus("contents", ring=False)
        self._turn()

    def _switch_whole(self) -> None:
        self.reading.whole = not self.reading.whole
        self._turn()

    def _follow(self, link: Link) -> None:
        self.reading.go(link.book, link.chapter)
        self.form.focus("contents", ring=False)
        self._turn()

    def _turn(self) -> None:
        self._to_hit = True
        self.frame.rearrange()

    # --- keys ---------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        match event:
            case KeyPressed(key=key) if key in TURNING:
                page = self.form.widget(self._page_name)
                return page is not None and page.key(event)
            case KeyPressed(key=key) if key in {NEXT, PREVIOUS}:
                self._step(1 if key == NEXT else -1)
                return True
            case KeyPressed(key=key, sign=sign) if self._means_search(key, sign):
                self.form.focus("search")
                return True
            case Intended((Intention.UP | Intention.DOWN) as intention) if self._is_in_page:
                # As in any page with links: arrows turn it, Tab goes from link to link.
                page = self.form.widget(self._page_name)
                return (page is not None and page.intend(intention)) or super().handle(event)
            case Intended(Intention.BACK, repeated=False) if self.reading.searches:
                self._clear()
                return True
            case _:
                return super().handle(event)

    @property
    def _is_in_page(self) -> bool:
        focused = self.form.focused
        return focused is not None and focused.viewport is not None

    def _means_search(self, key: str, sign: str) -> bool:
        """A stroke is a letter like any other where somebody writes."""
        return not self.form.wants_text and (key in SEARCHING or sign in SEARCHING)

    def help(self) -> HelpPage:
        keymap = keymap_from(self.settings.key_bindings)
        confirm, back = (
            first_key_words(intention, keymap, self.texts)
            for intention in (Intention.CONFIRM, Intention.BACK)
        )
        turn, field = (
            ", ".join(key_words(key, self.texts) for key in keys) for keys in (TURNING, SEARCHING)
        )
        return HelpPage(
            self.say("rules.help_title"),
            (
                self.say("rules.help_list"),
                self.say("rules.help_search"),
                (turn, self.say("rules.help_page")),
                (field, self.say("rules.help_field")),
                (f"{confirm}, {key_words(NEXT, self.texts)}", self.say("rules.help_step")),
                (back, self.say("rules.help_clear")),
            ),
        )
