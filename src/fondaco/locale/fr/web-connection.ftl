# La connexion, les pauses, et qui est absent.

web-connection-unsent = Connexion perdue. Votre dernier coup n’est pas encore envoyé : il partira dès qu’elle sera rétablie.
web-connection-sending = Envoi…
web-paused-by = { $name } a mis la partie en pause.
web-paused-you = Vous avez mis la partie en pause.
web-away = absent
web-away-long = Ce joueur n’est pas connecté en ce moment.
web-give-time = { $clock ->
    [days] +1 jour
   *[live] +1 min
}
web-give-time-to = { $clock ->
    [days] Donner un jour de plus à { $name }
   *[live] Donner une minute de plus à { $name }
}
web-restart-in = Le serveur redémarre dans { $time }. Les parties continuent ensuite.
web-restart-now = Le serveur redémarre. Les parties continuent dans un instant.
web-restart-live = Le serveur redémarre bientôt. Les pendules tournent pendant ce temps, quelques secondes le plus souvent.
web-restart-read = OK
