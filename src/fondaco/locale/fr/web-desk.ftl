# La page des personnes qui ont un rôle : signalements, sanctions, rôles, qui a fait quoi.

web-screen-desk = Modération
web-announcement = Annonce
web-desk-none = Vous n’avez pas de rôle sur ce serveur.
web-desk-unknown = personne inconnue
web-desk-done = C’est fait.
web-desk-reports = Signalements
web-desk-reports-none = Personne n’a rien signalé.
web-desk-state = { $state ->
    [taken] Pris en charge
    [settled] Réglé
   *[open] Ouvert
}
web-desk-move = { $state ->
    [taken] Prendre en charge
    [settled] Régler
   *[open] Rouvrir
}
web-desk-report-by = { $by } à propos de { $about }, { $when }
web-desk-to-table = Vers la table
web-desk-act = Agir envers { $name }…
web-desk-sanctions = Rendre muet, exclure, renvoyer
web-desk-person = Nom du compte ou identifiant
web-desk-what = Quoi
web-desk-mute = Rendre muet : pas de tchat sur ce serveur
web-desk-ban = Exclure : pas d’accès à ce serveur
web-desk-send = Renvoyer : un robot finit cette partie, rien d’autre
web-desk-table = Table (son lien)
web-desk-span = Combien de temps
web-desk-hours = { $hours ->
    [0] Jusqu’à nouvel ordre
    [1] 1 heure
    [24] 1 jour
    [168] { $days } jours
    [720] { $days } jours
   *[other] { $hours } heures
}
web-desk-reason = Raison (la personne la voit)
web-desk-do = Appliquer
web-desk-sanctioned = { $kind ->
    [ban] { $ends ->
        [yes] n’a pas accès au serveur jusqu’au { $until }.
       *[no] n’a pas accès au serveur.
    }
   *[mute] { $ends ->
        [yes] ne peut pas écrire jusqu’au { $until }.
       *[no] ne peut pas écrire.
    }
}
web-desk-lift = Lever
web-desk-announce = Annonce
web-desk-announce-text = Tout le monde la voit en haut de la page, telle que vous l’écrivez.
web-desk-text = Texte
web-desk-announce-do = Annoncer
web-desk-announce-end = Retirer l’annonce
web-desk-roles = Rôles
web-desk-roles-text = Les modérateurs traitent les signalements. Les organisateurs font les annonces. Les propriétaires font les deux et donnent les rôles.
web-desk-role = { $role ->
    [owner] propriétaire
    [organiser] organisateur
   *[moderator] modérateur
}
web-desk-role-label = Rôle
web-desk-role-give = Donner ce rôle
web-desk-role-end = Retirer le rôle
web-desk-actions = Qui a fait quoi
web-desk-actions-none = Rien pour l’instant.
web-desk-action = { $what ->
    [role] a donné un rôle à { $about } :
    [report] a traité un signalement :
    [mute] a rendu { $about } muet :
    [unmute] laisse { $about } écrire de nouveau.
    [ban] a exclu { $about } :
    [unban] a levé l’exclusion de { $about }.
    [send-away] a renvoyé { $about } :
   *[announce] a annoncé :
}
web-desk-yours = { $role ->
    [owner] Vous êtes propriétaire de ce serveur.
    [organiser] Vous êtes organisateur sur ce serveur.
   *[moderator] Vous êtes modérateur sur ce serveur.
}
web-desk-open = Ouvrir la page
