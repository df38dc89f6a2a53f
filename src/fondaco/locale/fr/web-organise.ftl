# La page de l’organisateur d’un événement.

web-organise-next = Prochaine étape
web-organise-here = Présents : { $here } sur { $all }.
web-organise-draw = Tirer la manche { $round }
web-organise-draw-sure = Tirer la manche { $round } pour toutes les personnes présentes ({ $count }) ? Le tirage peut être annulé jusqu’au début de la manche.
web-organise-undo = Annuler le tirage
web-organise-undo-sure = Annuler le tirage de la manche { $round } ?
web-organise-begin = Commencer la manche { $round }
web-organise-begin-sure = Commencer la manche { $round } ? Toutes ses tables s’ouvrent et le chronomètre démarre.
web-organise-runs = La manche { $round } est en cours. Tables encore en jeu : { $left }.
web-organise-close = Clore la manche
web-organise-close-sure = Clore la manche { $round } ? Les tables encore en jeu ferment et ne comptent pas.
web-organise-end = Terminer l’événement
web-organise-end-sure = Terminer l’événement ? Le classement devient définitif.
web-organise-close-registration = Clore les inscriptions
web-organise-close-registration-sure = Clore les inscriptions ? Vous pourrez les rouvrir.
web-organise-open-registration = Rouvrir les inscriptions
web-organise-check-in = Noter la présence
web-organise-remove = Exclure
web-organise-remove-sure = Exclure { $name } définitivement ? Un robot termine sa partie.
web-organise-withdraw-sure = Retirer { $name } des manches suivantes ?
web-organise-absent = Signaler une absence
web-organise-seat-of = Qui joue pour { $name } ?
web-organise-absent-text = { $name } ne marque rien dans cette manche. Le résultat de la place compte pour la personne qui la prend.
web-organise-seat-back = Rendre la place
web-organise-seat-back-sure = Rendre la place à { $name }, qui est là maintenant ?
web-organise-correct = Corriger
web-organise-correct-title = Résultat de la table { $table }, manche { $round }
web-organise-correct-text = Le classement changera. Les manches déjà tirées restent telles quelles.
web-organise-void = Cette table ne compte pas
web-organise-save = Enregistrer
web-organise-apart = Séparer
web-organise-apart-text = Ces joueurs ne sont jamais à la même table.
web-organise-codes = Codes
web-organise-code-uses = Joueurs par code
web-organise-code-new = Créer un code
web-organise-code-used = { $used } sur { $uses } utilisés
web-organise-invite = Inviter par nom de compte
web-organise-invited = Invités : { $names }
web-organise-login = Nom du compte
web-organise-helpers = Organisateurs
web-organise-helper-add = Ajouter comme organisateur
web-organise-helper-remove = Retirer
web-organise-hand-over = Transmettre l’événement
web-organise-hand-over-sure = Transmettre l’événement à { $name } ? Vous ne pourrez pas le reprendre vous-même.
web-organise-protests = Réclamations
web-organise-answer = Répondre
web-organise-same-address = Ces joueurs ont la même adresse (peut-être une famille) : { $names }
web-organise-webhook = Envoyer les nouvelles à cette adresse (webhook)
web-organise-poster = Affiche
web-organise-print = Imprimer
web-organise-more = Plus
web-organise-only = Seuls les organisateurs voient cette page.
web-ledger = Valeur donnée dans les échanges
web-ledger-about = Pour chaque paire de joueurs : à qui leurs échanges ont apporté le plus de chances de gagner, et avec quel écart, sur tout l’événement. Une paire qui sort du lot est une raison de regarder ses échanges, pas une accusation.
web-ledger-counts =
    { $deals ->
        [1] { $deals } échange
       *[other] { $deals } échanges
    } dans { $games ->
        [1] { $games } partie terminée.
       *[other] { $games } parties terminées.
    }
web-ledger-waits =
    { $left ->
        [1] Une partie est encore en cours d’évaluation.
       *[other] { $left } parties sont encore en cours d’évaluation.
    }
web-ledger-none = Aucune paire ne sort du lot.
web-ledger-pair =
    { $giver } a donné à { $receiver } { $chance } points de pourcentage de chances de gagner ({ $money } en argent) en { $deals ->
        [1] un échange.
       *[other] { $deals } échanges.
    }
