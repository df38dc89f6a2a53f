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
web-desk-roles-text = Les modérateurs traitent les signalements. Les organisateurs dirigent tous les événements, font les annonces et invitent. Les propriétaires font tout et donnent les rôles.
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
    [invite] a créé un lien d’invitation :
    [uninvite] a retiré un lien d’invitation :
   *[announce] a annoncé :
}
web-desk-yours = { $role ->
    [owner] Vous êtes propriétaire de ce serveur.
    [organiser] Vous êtes organisateur sur ce serveur.
   *[moderator] Vous êtes modérateur sur ce serveur.
}
web-desk-open = Ouvrir la page
web-desk-invites = Liens d’invitation
web-desk-invites-text = { $kind ->
    [open] En ce moment, tout le monde peut entrer sur ce serveur, même sans lien.
    [password] En ce moment, on entre sur ce serveur avec son mot de passe. Les liens marcheront quand le serveur sera réglé sur les invitations.
    [accounts] En ce moment, on entre sur ce serveur avec un compte seulement. Les liens marcheront quand le serveur sera réglé sur les invitations.
   *[invite] La personne qui ouvre un lien peut entrer. Chaque lien a une limite et une fin.
}
web-desk-invite-uses = Pour combien de personnes
web-desk-invite-days = Combien de temps
web-desk-days = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
web-desk-invite-label = Pour quoi (vous seul le voyez)
web-desk-invite-make = Créer un lien
web-desk-invite-made = Ce lien n’est montré qu’une fois. Copiez-le, ou montrez son code aux personnes que vous invitez.
web-desk-invite-link = Lien d’invitation
web-desk-invite-scan = Scannez pour entrer
web-desk-invites-none = Il n’y a pas de lien.
web-desk-invite-row = { $state ->
    [full] { $uses } sur { $uses } : épuisé
    [over] { $used } sur { $uses }, terminé le { $until }
   *[open] { $used } sur { $uses }, jusqu’au { $until }
}
web-desk-invite-withdraw = Retirer
