# Puzzels: momenten waarop één keuze duidelijk de beste is.

web-screen-puzzles = Puzzels
web-puzzles-about = Momenten uit partijen die bots hebben gespeeld, waarop één keuze duidelijk beter is dan elke andere. Je ziet wat deze speler kon zien. Wat doe je?
web-puzzles-any = Een puzzel oplossen
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
web-puzzle-not-this = Die zet hoort niet bij de keuzes van deze puzzel.
web-puzzle-right = Goed!
web-puzzle-wrong = Niet de beste.
web-puzzle-says = Een koopman zou zeggen: ‘{ $why }’
web-puzzle-worths = Wat elke keuze je zou opleveren
web-puzzle-choice = Keuze
web-puzzle-chance = Winstkans
web-puzzle-money = Geld aan het eind
web-puzzle-percent = { $number }% ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = de beste
web-puzzle-is-yours = de jouwe
web-puzzle-rating = Je rating: { $before } → { $after }
web-puzzle-again = Je hebt deze puzzel al eens gedaan: hij telt niet nog een keer mee.
web-puzzle-strength = Moeilijkheid: { $strength }
web-puzzle-streak = Op rij: { $count }
web-puzzle-next = Volgende puzzel
web-puzzle-leave = Alle puzzels
web-puzzle-link = Link naar deze puzzel
web-puzzle-why-gain = De voornaamste reden: { $gain }. Vergeleken met de op één na beste keuze is dat ongeveer { $amount } { $unit } waard.
web-puzzle-why-cost = Het heeft een prijs: { $cost }, ongeveer { $amount } { $unit }.
web-puzzle-why-rival = { $rival } eindigt met ongeveer { $amount } { $unit } minder.
web-puzzle-why-none = Niets geeft in zijn eentje de doorslag. Het zijn een paar kleine voordelen bij elkaar.
web-puzzle-best = Het beste: { $move }
web-puzzle-is-played = in de partij
web-puzzle-line = De oplossing, uitgespeeld
web-puzzle-line-play = Afspelen
web-puzzle-line-stop = Pauze
web-puzzle-line-back = Eén zet terug
web-puzzle-line-next = Eén zet verder
web-puzzle-line-at = { $at } van { $count }
web-puzzle-line-start = Dit is de stelling.
web-puzzle-line-guess = Zo kan het verdergaan. Kaarten die niemand kon kennen, zijn geraden.
web-puzzles-today = De puzzels van vandaag
web-puzzles-today-about = Vijf puzzels, van makkelijk naar moeilijk. Iedereen krijgt vandaag dezelfde.
web-puzzles-today-done = { $done } van { $count } gedaan, { $right } goed
web-puzzles-streaks = Op rij: { $count } · je record: { $best }
web-puzzles-was-right = opgelost
web-puzzles-was-wrong = niet opgelost
web-screen-mistakes = Je eigen fouten
web-mistakes-door = Je eigen fouten
web-mistakes-about = De analyses van je partijen wijzen momenten aan waarop een andere keuze beter was. Hier kun je die opnieuw proberen. Alleen jij ziet deze pagina.
web-mistakes-none = Hier staat nog niets. Speel een partij en open de analyse: je fouten komen dan hier te staan.
web-mistakes-leave = Al je fouten
web-mistakes-next = Volgende fout
web-mistakes-what = Op dit moment was een andere keuze beter. Wat doe je nu?
web-mistakes-solve = { $count ->
    [one] Eén fout opnieuw proberen
   *[other] { $count } fouten opnieuw proberen
}
web-mistakes-themes = Waar je het meest verliest
web-mistakes-games = { $count ->
    [one] Uit één geanalyseerde partij
   *[other] Uit { $count } geanalyseerde partijen
}
web-mistakes-lost = { $lost } procentpunten winstkans verloren per partij, { $count ->
    [one] één fout
   *[other] { $count } fouten
}
web-mistakes-practise = Hierop oefenen
web-mistakes-list = Momenten om opnieuw te proberen
web-mistakes-clean = Er zijn geen fouten gevonden. Goed gespeeld.
web-mistakes-no-puzzles = Er is geen moment om opnieuw te proberen.
web-mistakes-points = −{ $lost } procentpunten
