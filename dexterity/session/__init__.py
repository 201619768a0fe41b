"""The session: tells the whole story of a throw and of a match, and keeps the record."""
