# Che cosa dice `fondaco stats` di una cartella di registrazioni.

stats-records = registrazioni
stats-drawn = grafico salvato: { $file }
stats-files = { $games } di { $files ->
    [one] { $files } file è una partita.
   *[other] { $files } file { $games ->
        [one] è una partita.
       *[other] sono partite.
    }
}
stats-skipped = saltato: { $file }: { $reason }
stats-skipped-more = saltati altri { $count }
export-done = { $games } di { $files ->
    [one] { $files } file è una partita finita
   *[other] { $files } file { $games ->
        [one] è una partita finita
       *[other] sono partite finite
    }
}, ora in { $folder }. Partite incompiute tralasciate: { $unfinished }.
stats-of-deals = { $games } con { $deals ->
    [one] { $deals } mescolata
   *[other] { $deals } mescolate
}
stats-least = minimo
stats-most = massimo
stats-score-of = punteggio di un giocatore
stats-best-score = miglior punteggio
stats-lead = vantaggio sul secondo
stats-decisions = decisioni per partita
stats-turns = turni per partita
stats-order = ordine di gioco
stats-player = { $order ->
    [1] primo giocatore
   *[other] giocatore { $order }
}
stats-money = denaro di un giocatore
stats-place = { $place }º
stats-cause = { $cause ->
    [start] all’inizio
   *[other] altro
}
stats-who = chi ha giocato
stats-seats = posti

## Disegni

stats-head = { $game } in { $players }: { $games }
stats-all-players = tutti i giocatori
stats-the-best = i migliori
stats-players = giocatori
stats-games = partite
stats-wins-percent = vittorie in %, intervalli al 95%
stats-money-by-cause = denaro per origine, media
