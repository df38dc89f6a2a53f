# The result of a game and its replay.

web-result-money = D’où vient l’argent
web-result-shared = Vous partagez la victoire : { $score } { $unit } chacun.
web-result-share-text = { $name } finit { $place } sur { $players } avec { $score } { $unit } : { $title }. { $address }
web-result-seed-good = Vérifié à l’instant dans votre navigateur : cette graine a bien cette empreinte.
web-result-seed-bad = Cette graine n’a pas cette empreinte !
web-result-verify = Ne nous croyez pas sur parole : enregistrez la partie et lancez la commande ci-dessous. Elle recalcule l’empreinte, redistribue à partir de la graine, rejoue chaque coup et compare le résultat : vous saurez ainsi que rien n’a été changé après le premier coup.
web-result-command = Commande
web-replay-everybody = Les cartes de tous
# The place of a player at a table.
web-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
web-result-rating = { $kind ->
    [bots] Votre classement sur l’échelle : { $before } → { $after } ({ $change })
   *[people] Votre classement : { $before } → { $after } ({ $change })
}
web-result-rating-first = { $kind ->
    [bots] Votre premier classement sur l’échelle : { $after }
   *[people] Votre premier classement : { $after }
}
