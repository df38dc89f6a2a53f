"""What a game is: the words that every room of the house and every game share.

Standard library only. A game implements what is here; rooms ask for it through its `Manifest`.
"""
