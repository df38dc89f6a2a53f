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
web-desk-report-by = { $by } signale { $about }, { $when }
web-desk-to-table = Vers la table
web-desk-act = Sanctionner { $name }…
web-desk-sanctions = Réduire au silence, exclure, retirer d’une partie
web-desk-person = Nom du compte ou identifiant
web-desk-what = Mesure
web-desk-mute = Réduire au silence : pas de tchat sur ce serveur
web-desk-ban = Exclure : pas d’accès à ce serveur
web-desk-send = Retirer de la partie : un robot la finit, sans autre sanction
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
web-desk-announce-text = Tout le monde voit votre texte en haut de la page. Il n’est pas traduit.
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
    [mute] a réduit { $about } au silence :
    [unmute] a rendu la parole à { $about }.
    [ban] a exclu { $about } :
    [unban] a levé une exclusion : { $about }.
    [send-away] a retiré { $about } d’une partie :
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
    [password] En ce moment, on entre sur ce serveur avec son mot de passe. Les liens marcheront quand le serveur acceptera les invitations.
    [accounts] En ce moment, on n’entre sur ce serveur qu’avec un compte. Les liens marcheront quand le serveur acceptera les invitations.
   *[invite] Toute personne qui ouvre un lien peut entrer. Chaque lien a un nombre d’utilisations limité et une date d’expiration.
}
web-desk-invite-uses = Pour combien de personnes
web-desk-invite-days = Combien de temps
web-desk-days = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
web-desk-invite-label = Usage (ne s’affiche que pour vous)
web-desk-invite-make = Créer un lien
web-desk-invite-made = Ce lien n’est montré qu’une fois. Copiez-le, ou montrez son code aux personnes que vous invitez.
web-desk-invite-link = Lien d’invitation
web-desk-invite-scan = Scannez pour entrer
web-desk-invites-none = Il n’y a pas de lien.
web-desk-invite-row = { $state ->
    [full] { $uses } sur { $uses } : épuisé
    [over] { $used } sur { $uses }, expiré le { $until }
   *[open] { $used } sur { $uses }, jusqu’au { $until }
}
web-desk-invite-withdraw = Retirer
