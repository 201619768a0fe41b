"""The rules of each game as players read them: chapters, pictures and lists, in each language."""
