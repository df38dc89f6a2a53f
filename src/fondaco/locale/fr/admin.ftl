# Ce que dit `fondaco admin`.

admin-head-table = TABLE
admin-head-status = ÉTAT
admin-head-game = JEU
admin-head-age = ÂGE
admin-head-idle = INACTIVE
admin-head-players = JOUEURS
admin-head-event = ÉVÉNEMENT
admin-head-title = TITRE
admin-head-log = JOURNAL
admin-head-entry = ENTRÉE
admin-head-ago = IL Y A
admin-head-why = POURQUOI
admin-head-person = PERSONNE
admin-head-login = COMPTE
admin-head-name = NOM
admin-head-by = DE
admin-head-about = SUR
admin-head-text = TEXTE
admin-head-kind = GENRE
admin-head-label = INTITULÉ

admin-time = { $unit ->
    [d] { $count } j
    [h] { $count } h
    [min] { $count } min
   *[s] { $count } s
}
admin-private = { $status } (privée)
admin-unlisted = Dans la liste des tables, les entrées de ces tables sont illisibles : { $tables }

## Une table

admin-table = { $table } : { $game }, { $status }, { $entries ->
    [0] aucune entrée
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
admin-title = titre
admin-was-opened = ouverte
admin-opened = il y a { $ago } par { $who }
admin-was-changed = modifiée
admin-changed = il y a { $ago }
admin-options = options
admin-clock = pendule
admin-seat = place { $seat }
admin-seated = { $name } ({ $what })
admin-bot = robot { $bot }
admin-nobody = personne
admin-unknown = une personne inconnue
admin-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
admin-to-move = doit jouer
admin-close-reason = Fermée par l’administration du serveur.
admin-closed = { $table } est fermée.
admin-retried = { $table } est lisible ; les serveurs en marche la reprennent dans quelques secondes.
admin-written = Écrit dans { $file }.

## Les gens

admin-is-bot = robot
admin-is-banned = exclusion : { $reason }
admin-banned = { $who } n’a plus le droit d’entrer.
admin-unbanned = { $who } a de nouveau le droit d’entrer.
admin-role-given = { $role ->
    [none] { $who } n’a pas de rôle.
    [owner] { $who } a maintenant le rôle : propriétaire.
    [organiser] { $who } a maintenant le rôle : organisateur.
   *[moderator] { $who } a maintenant le rôle : modérateur.
}
admin-muted = { $who } ne peut plus écrire.
admin-unmuted = { $who } peut de nouveau écrire.
admin-sent-away = Un robot joue maintenant pour { $who } à { $table }.
admin-announced = Tout le monde le voit d’ici deux minutes.
admin-announce-ended = Il n’y a plus d’annonce.
admin-report-handled = Le signalement { $report } est { $state }.
admin-head-report = signalement
admin-head-what = quoi
admin-deleted = { $who } est supprimé. Dans les parties, les tchats et les événements, le nom est maintenant { $name }. Les sauvegardes contiennent encore l’ancien nom.
admin-delete-sure = Supprimer { $who } définitivement ? C’est irréversible.
admin-password = Le nouveau mot de passe de ce compte ({ $login }) est { $password }
admin-signed-out = { $count ->
    [0] Il n’y avait aucun appareil, lien ou jeton à déconnecter.
    [one] { $count } appareil, lien ou jeton a été déconnecté.
   *[other] { $count } appareils, liens et jetons ont été déconnectés.
}
admin-revoked = { $count ->
    [0] Il n’y avait aucun accès à retirer.
    [one] { $count } accès est retiré.
   *[other] { $count } accès sont retirés.
}

## Sauvegardes

admin-backup = { $file } ({ $bytes } octets)
admin-backup-removed = Ancienne sauvegarde { $file } supprimée.
admin-exported = Écrit dans { $folder } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
admin-export-damaged = { $table } est illisible à partir de l’entrée { $entry } ({ $why }). Son journal est dans le dossier « damaged ».

## Redémarrages

admin-restart-planned = Le serveur redémarre dans { $time }. Toutes les personnes connectées le lisent en quelques secondes.
admin-restart-message = Message : { $text }
admin-restart-cancelled = Le redémarrage est annulé.
admin-restored = Les données du serveur sont restaurées ; leur dernier changement date d’il y a { $ago }.
admin-restored-empty = Les données du serveur sont restaurées.
admin-event-handed-over = L’événement appartient maintenant à { $name }.
