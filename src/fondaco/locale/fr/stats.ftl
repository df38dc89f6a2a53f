# Ce que `fondaco stats` dit d’un dossier d’enregistrements.

stats-records = enregistrements
stats-drawn = graphique enregistré : { $file }
stats-files = Parties : { $games } sur { $files ->
    [0] aucun fichier.
    [one] { $files } fichier.
   *[other] { $files } fichiers.
}
stats-skipped = laissé de côté : { $file } : { $reason }
stats-skipped-more = laissés de côté aussi : { $count }
export-done = Parties terminées : { $games } sur { $files ->
    [0] aucun fichier
    [one] { $files } fichier
   *[other] { $files } fichiers
}, maintenant dans { $folder }. Parties inachevées laissées de côté : { $unfinished }.
stats-of-deals = { $games } pour { $deals ->
    [0] aucune donne
    [one] { $deals } donne
   *[other] { $deals } donnes
}
stats-least = minimum
stats-most = maximum
stats-score-of = score d’un joueur
stats-best-score = meilleur score
stats-lead = avance sur le deuxième
stats-decisions = décisions par partie
stats-turns = tours par partie
stats-order = ordre de jeu
stats-player = { $order ->
    [1] premier joueur
   *[other] joueur { $order }
}
stats-money = argent d’un joueur
stats-place = rang { $place }
stats-cause = { $cause ->
    [start] au départ
   *[other] autre
}
stats-who = qui a joué
stats-seats = places à table

## Images

stats-head = { $game } à { $players } : { $games }
stats-all-players = tous les joueurs
stats-the-best = les meilleurs
stats-players = joueurs
stats-games = parties
stats-wins-percent = victoires en %, intervalles à 95 %
stats-money-by-cause = argent par origine, moyenne
