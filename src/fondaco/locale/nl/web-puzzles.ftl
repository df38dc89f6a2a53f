# Puzzels: momenten waarop één keuze duidelijk de beste is.

web-screen-puzzles = Puzzels
web-puzzles-about = Momenten uit partijen die bots hebben gespeeld, waarop één keuze duidelijk beter is dan elke andere. Je ziet wat die plaats kon zien. Wat doe je?
web-puzzles-any = Los een puzzel op
web-puzzles-solve = Oplossen
web-puzzles-count = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
}
web-puzzles-done = Door jou opgelost: { $solved } van { $answered }
web-puzzles-rating = Je puzzelrating: { $rating }
web-puzzles-unrated = Je hebt nog geen puzzelrating.
web-puzzles-themes = Per thema
web-puzzles-left = { $count } nieuw voor je
web-puzzles-none = Er zijn hier geen puzzels.
web-puzzles-door = Puzzels oplossen
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = Wat doe je?
web-puzzle-before = Wat er gebeurd is
web-puzzle-choices = Je keuzes
web-puzzle-not-this = Dat is hier geen van de keuzes.
web-puzzle-right = Goed!
web-puzzle-wrong = Niet de beste.
web-puzzle-gap-both = Vergeleken met de op een na beste keuze: { $points } punten meer kans om te winnen, { $money } meer geld.
web-puzzle-gap-chance = Vergeleken met de op een na beste keuze: { $points } punten meer kans om te winnen.
web-puzzle-gap-money = Vergeleken met de op een na beste keuze: { $money } meer geld.
web-puzzle-says = Een handelaar zou zeggen: ‘{ $why }’
web-puzzle-worths = Wat elke keuze je zou opleveren
web-puzzle-choice = Keuze
web-puzzle-chance = Kans om te winnen
web-puzzle-money = Geld aan het eind
web-puzzle-percent = { $number }% ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = de beste
web-puzzle-is-yours = de jouwe
web-puzzle-rating = Je rating: { $before } → { $after }
web-puzzle-again = Deze puzzel heb je al eens beantwoord: hij telt niet nog een keer.
web-puzzle-strength = Hoe moeilijk hij is: { $strength }
web-puzzle-streak = Op rij: { $count }
web-puzzle-next = Volgende puzzel
web-puzzle-leave = Alle puzzels
web-puzzle-link = Link naar deze puzzel
