"""The pencil on its sheet: from a push of the finger to the stroke that the tip draws.

A sheet is one `pymunk.Space` (`sheet_space`). pymunk owns all that is in the plane: walls, spots
and edges are shapes of it, every tip is a body; the space moves the tips from step to step, and is
asked how far each may go before it can meet anything, and what it may then have met. A tip that is
40 mm from everything is so asked once in 20 mm, at whatever speed it goes, and never passes a wall.
Tips have no shapes, so that those of hundreds of flicks share the space and never meet: with shapes
pymunk would pair them all.

numpy owns how a tip goes: the dry friction of a pencil that tips over (`friction`), which no joint
of the plane knows, the push's bend and the paper's grain (`grain`); it writes every tip's velocity.

Where exactly a tip meets a wall that the space has named is worked out by plain sums, products,
quotients and square roots: those are the same to the bit alone, among many, and mirrored.
"""
