# De gids van een speler: wat die doet, wat die zegt. Getallen hebben hun teken bij zich.

web-coach-menu = Gids
web-coach-menu-text = Iedereen aan tafel ziet welke hulp je gebruikt. Je gids weet alleen wat jij weet.
web-coach-advice = Advies: wat de gids zou doen, en waarom
web-coach-worth = Waarde: wat elk voorstel je zou opleveren
web-coach-warning = Waarschuwing vóór een grove fout
web-coach-has = Gids
web-coach-gain = { $chance } ± { $chance_error } procentpunten winstkans, { $money } ± { $money_error } { $unit }
web-coach-gain-about = Wat het je zou opleveren, zegt je gids
web-coach-sure = Weet je het zeker?
web-coach-grave = Je gids denkt dat dit je ongeveer { $chance } procentpunten winstkans kost (± { $error }), voor zover je dat kunt weten.
web-coach-do-it = Toch doen
web-coach-think-again = Nog eens nadenken
web-new-coach = Spelers mogen een gids hebben (de partij telt niet mee voor de ranglijst)
web-lobby-coach = een gids is toegestaan, dus telt de partij niet mee voor de ranglijst
web-card-coach = met gids
web-coach-advice-short = advies
web-coach-worth-short = waarde van voorstellen
web-coach-warning-short = waarschuwing

# Naar een lopende partij kijken

web-watch-chance = { $chance }% winstkans
web-watch-chance-error = { $chance } ± { $error }% winstkans, voor zover een toeschouwer dat kan weten
web-watch-open = Alle handen zien
web-watch-now = Terug naar nu
web-watch-ago = { $rounds ->
    [one] Eén ronde geleden, alle handen open
   *[other] { $rounds } rondes geleden, alle handen open
}
web-new-chances = Toeschouwers zien de winstkansen
web-new-hands = Toeschouwers zien alle handen
web-new-hands-never = niet vóór het einde
web-new-hands-after = { $rounds ->
    [one] een ronde later (telt niet mee)
   *[other] { $rounds } rondes later (telt niet mee)
}
web-lobby-hands = toeschouwers zien alle handen enkele rondes later, dus telt de partij niet mee voor de ranglijst
