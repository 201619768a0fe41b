"""Fighter's cards as they are drawn: heroes, monsters, equipment and rooms, large and small."""
