"""Challenge and its duel: levels on their tables, throw by throw, told and kept on record."""
