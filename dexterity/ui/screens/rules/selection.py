"""What of a page is shown: all of it, or only what was found and what that belongs to."""

from dataclasses import dataclass

from dexterity.content.rulebook.book import Block, Entries, Entry, Heading
from dexterity.content.rulebook.search import Hit, Marks, passages_of


@dataclass(frozen=True, slots=True)
class Selection:
    """A page, what was found on it, and which of that is looked at."""

    blocks: tuple[Block, ...]
    hits: tuple[Hit, ...]
    hit: Hit | None
    filtered: bool
    """Only what was found is shown, with the headings to know where it is."""

    def found(self, block: int, passage: int) -> Hit | None:
        """What was found in a passage."""
        here = (block, passage)
        return next((hit for hit in self.hits if (hit.block, hit.passage) == here), None)

    def marks(self, block: int, passage: int) -> Marks:
        """The words to be marked in each text of a passage; none where nothing was found."""
        hit = self.found(block, passage)
        return () if hit is None else hit.marks

    def is_looked_at(self, block: int, passage: int) -> bool:
        """Whether the reader is at this passage."""
        return self.hit is not None and self.found(block, passage) == self.hit

    def shows(self, block: int, passage: int) -> bool:
        """Whether a passage is shown for its own sake."""
        return not self.filtered or self.found(block, passage) is not None

    def shows_block(self, number: int) -> bool:
        """The title always; a heading also for what is below it; others for any passage."""
        block = self.blocks[number]
        if number == 0 or any(self.shows(number, at) for at in range(len(passages_of(block)))):
            return True
        return isinstance(block, Heading) and self._heads_something(number)

    def _heads_something(self, number: int) -> bool:
        after = range(number + 1, len(self.blocks))
        until = next((at for at in after if isinstance(self.blocks[at], Heading)), len(self.blocks))
        return any(number < hit.block < until for hit in self.hits)

    def entries(self, number: int) -> tuple[tuple[int, Entry], ...]:
        """The things of a list that are shown, each with its number."""
        block = self.blocks[number]
        if not isinstance(block, Entries):
            raise LookupError(f"block {number} is no list of things")
        shown = enumerate(block.entries)
        return tuple((at, one) for at, one in shown if self._keeps(number, block.entries, at))

    def _keeps(self, number: int, entries: tuple[Entry, ...], at: int) -> bool:
        """What is shown itself, and what heads something that is."""
        if self.shows(number, at) or not entries[at].heads:
            return self.shows(number, at)
        after = range(at + 1, len(entries))
        until = next((later for later in after if entries[later].heads), len(entries))
        return any(self.shows(number, later) for later in range(at + 1, until))
