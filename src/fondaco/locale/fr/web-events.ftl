# Événements d’un club : listes, pages et écran pour tous.

web-nav-events = Événements
web-screen-events = Événements
web-screen-event = Événement
web-screen-new-event = Nouvel événement
web-events-text = Soirées de club et tournois. Inscrivez-vous, signalez votre présence, et votre téléphone indique votre table.
web-events-none = Il n’y a pas encore d’événement.
web-events-new = Annoncer un événement
web-events-mine = le vôtre
web-event-evening = Soirée
web-event-duplicate = Soirée en duplicate
web-event-cup = Coupe
web-event-evening-about = Plusieurs manches. Vous rencontrez des joueurs qui ont à peu près autant de points, rarement deux fois les mêmes.
web-event-duplicate-about = Toutes les tables d’une manche jouent les mêmes cartes. Votre résultat est comparé à ceux des joueurs qui avaient votre place. Un résultat moyen à cette place vaut 50 points. Chaque ducat ou pièce d’or de plus que la moyenne ajoute un point, et chaque ducat ou pièce d’or de moins en retire un.
web-event-cup-about = Pour 5, 7, 13 ou 16 joueurs, à des tables de quatre. Certains peuvent sauter une manche, et chacun rencontre tous les autres le même nombre de fois.
web-event-announced = Inscriptions
web-event-running = Manche { $round } sur { $rounds }
web-event-over = Terminé
web-event-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-event-by = Organisé par { $name }
web-event-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-event-register = Participer
web-event-code = Code de l’organisateur
web-event-registered = Inscription enregistrée. Signalez votre présence à l’arrivée.
web-event-waiting = Toutes les places sont prises. Vous êtes numéro { $place } sur la liste d’attente.
web-event-check-in = Je suis là
web-event-wait = Votre présence est notée. Votre table s’affichera ici après le prochain tirage.
web-event-my-last = C’était la dernière manche. Le classement sera définitif quand l’organisation terminera l’événement. Votre diplôme apparaîtra alors ici.
web-event-withdraw = Se retirer
web-event-withdraw-sure = Vous retirer ? Vous ne jouerez pas les manches suivantes. Une partie en cours compte quand même.
web-event-my-table = Table { $table }, place { $seat }
web-event-my-soon = La manche { $round } commence bientôt.
web-event-my-now = La manche { $round } a commencé
web-event-my-go = Aller à ma table
web-event-my-done = Votre partie est terminée. Attendez la manche suivante.
web-event-my-bye = Vous ne jouez pas cette manche. Vous y marquez votre propre moyenne.
web-event-round = Manche { $round }
web-event-table = Table { $table }
web-event-time-left = Encore { $time }
web-event-time-up = Temps écoulé
web-event-not-begun = Pas encore commencée
web-event-bot = Robot
web-event-house-table = Robots, pour comparer
web-event-byes = Sans table : { $names }
web-event-state-waiting = pas encore ouverte
web-event-state-open = ouverte
web-event-state-playing = en jeu
web-event-state-paused = en pause
web-event-state-over = terminée
web-event-state-closed = fermée
web-event-state-damaged = endommagée
web-event-void = ne compte pas
web-event-watch = Regarder
web-event-replay = Revoir
web-event-hidden = Les résultats s’affichent quand toutes les tables de la manche ont fini.
web-event-standings = Classement
web-event-standings-none = Le classement s’affiche après les premiers résultats.
web-event-place = Rang
web-event-player = Joueur
web-event-points = Points
web-event-wins = Victoires
web-event-opponents = Adversaires
web-event-opponents-about = la moyenne des points de vos adversaires
web-event-luck = Comparer les mêmes places a éliminé jusqu’ici { $part } % du hasard.
web-event-luck-few = Il y a encore trop peu de résultats pour dire quelle part du hasard la comparaison élimine.
web-event-changes = Décisions des organisateurs
web-event-change-replaced = { $other } remplace { $who }
web-event-change-corrected = résultat corrigé
web-event-change-roundclosed = manche close
web-event-change-removed = exclusion ({ $who })
web-event-change-protested = réclamation ({ $who })
web-event-change-protestsettled = réponse à la réclamation ({ $who })
web-event-change-ownerchanged = l’événement a été transmis
web-event-change-drawundone = tirage annulé
web-event-people = Joueurs
web-event-is-here = présent
web-event-is-gone = retiré
web-event-is-waiting = liste d’attente
web-event-fair = Tirages vérifiables
web-event-fair-text = Tous les tirages et toutes les donnes découlent d’un seul secret. Son empreinte est publiée dès l’annonce, le secret à la fin.
web-event-fingerprint = Empreinte
web-event-secret = Secret
web-event-files = Fichiers
web-event-file-standings = Classement (CSV)
web-event-file-results = Résultats (CSV)
web-event-file-json = Tout (JSON)
web-event-file-records = Enregistrements de toutes les parties (ZIP)
web-event-file-tables = Parties en tableaux (Parquet)
web-event-to-screen = Page pour projecteur
web-event-to-organise = Organiser
web-event-to-page = Page de l’événement
web-event-follow = Scannez pour participer et suivre
web-event-protest = Contester le résultat
web-event-protest-what = Qu’est-ce qui est faux dans le résultat de votre table ? Les organisateurs le liront.
web-event-protest-sent = Les organisateurs ont reçu votre réclamation.
web-event-yes = Oui
web-event-no = Retour
web-event-why = Raison, visible par tous
web-event-title = Titre
web-event-title-hint = Soirée du vendredi
web-event-format = Formule
web-event-form-rounds = Manches
web-event-form-minutes = Minutes par manche
web-event-form-most = Joueurs au maximum
web-event-form-entry = Qui peut s’inscrire
web-event-entry-open = Toute personne ayant le lien
web-event-entry-code = Toute personne ayant un code
web-event-entry-invitation = Seulement les joueurs invités
web-event-form-guests = Inscription possible sans compte
web-event-form-auto = Les manches suivantes commencent automatiquement
web-event-form-undo = Les coups peuvent être annulés
web-event-form-remote = Certains joueurs participent à distance
web-event-form-submit = Annoncer
web-certificate = Diplôme
web-certificate-place =
    { $place ->
        [1] 1re place sur { $count }
       *[other] { $place }e place sur { $count }
    }
web-certificate-points =
    { $value ->
        [1] { $points } point
       *[other] { $points } points
    }
web-certificate-mine = Votre diplôme
web-certificate-all = Tous les diplômes
web-certificate-print-about = { $count } feuilles, une pour chaque personne qui a joué. Choisissez A4 et paysage si l’imprimante le demande.
web-certificate-later = Les diplômes apparaîtront ici à la fin de l’événement.
