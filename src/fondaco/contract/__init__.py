"""What a game is: the types that all packages and all games share.

Standard library only. A game implements what is here; other packages reach it through its
`Manifest`.
"""
