# The result of a game and its replay.

web-result-money = Da dove viene il denaro
web-result-shared = Vittoria condivisa: { $score } { $unit } a testa.
web-result-share-text = { $name } arriva { $place } su { $players } con { $score } { $unit }: { $title }. { $address }
web-result-seed-good = Appena verificato nel tuo browser: questo seed ha quell’impronta.
web-result-seed-bad = Questo seed non ha quell’impronta!
web-result-verify = Non ti fidi di nessuno? Salva la registrazione ed esegui il comando qui sotto. Ricalcola l’impronta, ridistribuisce le carte dal seed, rigioca ogni mossa e confronta il risultato.
web-result-command = Comando
web-replay-everybody = Le carte di tutti
# The place of a player at a table.
web-place = { $place }º
web-result-rating = { $kind ->
    [bots] Il tuo rating sulla scala: { $before } → { $after } ({ $change })
   *[people] Il tuo rating: { $before } → { $after } ({ $change })
}
web-result-rating-first = { $kind ->
    [bots] Il tuo primo rating sulla scala: { $after }
   *[people] Il tuo primo rating: { $after }
}
