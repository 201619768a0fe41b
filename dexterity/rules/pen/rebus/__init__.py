"""The pictures on Pen's cards, and what they mean.

A rebus has one, two or three boxes of icons, read from left to right. Each box is a *condition*
or a row of *deeds*; both are idioms of a closed vocabulary (`idioms`), of one to four icons.

    rebus      one box:     deeds                       which are done at once
               two boxes:   condition, deeds            if it holds, or once it comes true
               three boxes: any, any, deeds             one after the other
    any        condition | deeds
    deeds      phrase, phrase, …                        done in this order
    phrase     [self | other | both | random] idiom     for whom, if not for the card's own target

Where an idiom begins as another one does, the longest that fits is meant. A condition that does
not hold ends the rebus for the player it does not hold for. Two conditions wait: for a player's
next flick, and for a player's turn to come round.

What is so of a flick rather than done (closed eyes, the spun arrow, walls that do not hurt) is a
deed, too, and its box follows that of the flick. A wall as a condition means that the flick
touched one, so that a flick must come before it.
"""
