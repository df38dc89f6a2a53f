# Les événements d’un club : pourquoi quelque chose n’est pas possible.

refused-event-few-players = Une manche demande au moins { $least } joueurs, et { $players ->
    [0] personne n’est là
    [one] un seul est là
   *[other] seuls { $players } sont là
}.
refused-event-no-tables = { $players } joueurs ne tiennent pas dans les tailles de table de cet événement.
refused-event-cup-size = Une coupe ne peut pas avoir { $players } joueurs. Les nombres les plus proches : { $sizes }.
refused-event-forbidden-pairs = Les joueurs qui ne doivent pas se rencontrer ne permettent pas de remplir les tables.
refused-event-registration-closed = Les inscriptions sont closes.
refused-event-registered = Ce joueur est déjà inscrit.
refused-event-not-registered = Ce joueur n’est pas inscrit.
refused-event-waiting = Toutes les places sont prises. Ce joueur est numéro { $place } sur la liste d’attente.
refused-event-same-player = Choisissez deux joueurs différents.
refused-event-round-runs = La manche { $round } n’est pas encore terminée.
refused-event-last-round = Toutes les manches ont été tirées au sort.
refused-event-draw-stands = Le tirage ne peut pas être annulé : une table est ouverte.
refused-event-no-round = Aucune manche n’est en cours.
refused-event-no-table = Cet événement n’a pas cette table.
refused-event-table-open = Cette table est déjà ouverte.
refused-event-table-over = La partie à cette table est terminée.
refused-event-plays-already = { $player } joue à une autre table dans cette manche.
refused-event-result = Un résultat doit avoir un score et un rang pour chacune des { $players } places.
refused-event-why = Donnez une raison de { $most } caractères au plus.
refused-event-over = L’événement est terminé.
refused-event-title = Le titre doit avoir de 1 à { $most } caractères.
refused-event-rounds = Un événement a de { $least } à { $most } manches.
refused-event-sizes = Les tables ont de 2 à 5 places.
refused-event-points = Donnez quatre nombres pour les quatre rangs, chacun au plus égal au précédent et aucun en dessous de 0.
refused-event-code-uses = Un code vaut pour 1 à { $most } joueurs, et sa date de fin doit être dans le futur.
refused-event-removed = Vous ne pouvez pas participer à cet événement. Raison donnée : { $why }
refused-event-name-taken = Un autre joueur s’appelle déjà { $name }. Choisissez un autre nom.
refused-event-invitation = Cet événement est sur invitation. Demandez une invitation à l’organisateur, qui a besoin de votre nom de compte.
refused-event-code-needed = Cet événement demande un code. Demandez-le à l’organisateur.
refused-event-code-wrong = Ce code n’est pas bon. Vérifiez-le et réessayez.
refused-event-code-expired = Ce code a expiré. Demandez-en un nouveau à l’organisateur.
refused-event-code-used = Ce code a déjà servi. Demandez-en un nouveau à l’organisateur.
refused-event-registration-open = Les inscriptions sont déjà ouvertes.
refused-event-sits-there = Ce joueur a déjà cette place.
refused-event-reserve-late = La manche a commencé. Seul un robot peut prendre cette place, ou le joueur tiré au sort.
refused-event-not-your-table = Seuls les joueurs de cette table peuvent le faire.
refused-event-no-result = Cette table n’a pas encore de résultat.
refused-event-protest-late = Il est trop tard. Les résultats sont définitifs { $minutes } minutes après la manche.
refused-event-protest-open = L’organisateur a votre réclamation et n’a pas encore décidé.
refused-event-no-protest = Il n’y a pas de réclamation de ce numéro.
refused-event-protests = Réglez d’abord toutes les réclamations.
refused-event-protest-window = Les joueurs peuvent réclamer pendant encore { $minutes } min. Ensuite, l’événement peut finir.
refused-event-no-organiser = Cette personne n’organise pas cet événement.
refused-event-minutes = Les durées vont de 0 à { $most } minutes. Une manche dure au moins 1 minute.
refused-event-players = Un événement a de { $least } à { $most } joueurs.
refused-event-no-undo = Dans cet événement, aucun coup ne peut être annulé.
refused-event-sealed = D’autres tables jouent encore cette donne. Vous pourrez la voir après la manche.
refused-no-event = Cet événement n’existe pas.
refused-event-damaged = Le journal de cet événement est illisible. Prévenez l’hébergeur du serveur.
refused-event-owner-leaves = Vous organisez « { $title } ». Transmettez-le ou terminez-le d’abord.
refused-event-plays-elsewhere = Ce joueur est à une table en cours de « { $title } ».
refused-event-game-sizes = Ce jeu se joue de { $least } à { $most } par table.
refused-event-cup-four = Une coupe se joue à des tables de quatre.
refused-event-options = Ce jeu n’a pas ces options.
refused-event-no-guests = Seules les personnes avec un compte peuvent s’inscrire. Créez un compte ou connectez-vous d’abord.
refused-event-no-programs = Les programmes ne peuvent pas s’inscrire à cet événement.
refused-event-many = Vous avez déjà { $most } événements, c’est la limite. Terminez-en un d’abord.
refused-event-only-organiser = Seul un organisateur de cet événement peut le faire.
refused-event-only-owner = Seul le propriétaire de cet événement peut le transmettre.
refused-event-other-round = L’événement en est maintenant à la manche { $round }. Vérifiez la page, puis recommencez si besoin.
refused-event-no-account = Il n’y a pas de compte nommé { $login }.
refused-club-network = { $network } n’est pas un réseau. Un réseau s’écrit comme 192.168.0.0/16.
