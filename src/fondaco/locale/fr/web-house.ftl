# The screens around the table: home, games, people, account.

web-too-many = Trop de demandes. Attendez un instant, puis réessayez.
web-no-answer = Fondaco ne répond pas. Ce que vous avez écrit est toujours là ; réessayez dans un instant.
web-screen-missing = Cette page n’a pas pu être chargée. Il y a peut-être une version plus récente de Fondaco.
web-screen-again = Recharger
web-nav-waiting = { $count ->
    [one] , { $count } vous attend
   *[other] , { $count } vous attendent
}

## Home and games

web-home-resume = Revenir à la table : { $title }
web-home-free = Places libres
web-screen-watch = Regarder une partie
web-watch-empty = Aucune partie n’est en cours.
web-players-range = { $most ->
    [one] { $most } joueur
   *[other] { $least } à { $most } joueurs
}
web-show-recorded = Une partie enregistrée de nos robots
web-show-text = Personne ne joue en ce moment. Regardez une partie enregistrée de nos robots, toutes les mains visibles :
web-join-link = Vous avez reçu un lien ?
web-join = Y aller
web-join-lost = Ce n’est pas un lien vers une table.
## Looking for players

web-looking = On cherche des joueurs
web-looking-begin = Je cherche des joueurs
web-looking-help = Les autres voient que vous cherchez et vous rejoignent d’un geste. Quand la table est complète, la partie commence et Fondaco vous prévient. D’ici là, vous pouvez vous promener dans Fondaco. Si vous fermez Fondaco, la recherche s’arrête.
web-looking-join = Rejoindre
web-looking-yes = Vous cherchez des joueurs. La barre en haut montre combien sont là.
web-looking-now = On cherche des joueurs : { $game }, { $taken } sur { $count }
web-looking-table = Aller à la table
web-looking-stop = Arrêter la recherche
web-looking-full = Votre table est complète. La partie commence.
web-looking-go = Jouer
web-screen-here = Jouer ici ensemble
web-here-door = Les autres sont dans la même pièce ? Montrez-leur un code pour leur téléphone.
web-here-scan = Scannez ce code pour jouer avec nous.
web-here-link = Lien vers ce serveur
web-card-place = rang { $place } sur { $count }
web-card-won = gagnée par { $names }
web-games-none-running = Aucune partie en cours. Les robots sont toujours là, et une table pour vos amis s’ouvre en un instant.
web-games-more = Montrer les plus anciennes

## The same deal

web-screen-compare = La même donne
web-compare = Même donne
web-compare-text = Toutes ces tables ont reçu les mêmes cartes, place par place. Le meilleur résultat de chaque place est marqué.
web-compare-running = Quand cette partie sera finie, d’autres pourront jouer la même donne.
web-compare-table = Table
web-compare-alone = Personne d’autre n’a encore fini une partie avec cette donne. Ferez-vous mieux ?
web-compare-play = La jouer contre des robots
web-compare-open = Ouvrir une table avec cette donne

## People

web-people-here = À cette table
web-block = Bloquer
web-unblock = Ne plus bloquer
web-block-done = { $name } ne peut plus s’asseoir à vos tables, et vous ne voyez plus les siennes.
web-block-ended = { $name } peut revenir à vos tables.
web-report = Signaler…
web-report-what = Qu’a fait { $name } ? Les responsables de ce serveur le liront.
web-report-send = Envoyer le signalement
web-report-sent = Merci. Les responsables de ce serveur vont l’examiner.
web-blocked = Personnes bloquées
web-blocked-text = Elles ne peuvent pas s’asseoir à vos tables, et vous ne voyez pas les leurs.
web-blocked-none = Personne. Vous pouvez bloquer quelqu’un dans le menu d’une table ou sur la page d’un joueur.

## Account

web-account-page = Ma page
web-account-programs = Pour les programmes
web-copy-it = Copier
web-share = Partager…
web-password-change = Changer le mot de passe
web-password-text = Quelqu’un d’autre s’est connecté sous votre nom ? Alors déconnectez tout sauf cet appareil.
web-password-others = Déconnecter tout le reste : autres appareils, liens, jetons des programmes, webhook
web-password-old = Votre mot de passe actuel
web-password-new = Le nouveau, 8 caractères au moins
web-password-changed = Le mot de passe est changé.
web-password-alone = Le mot de passe est changé. Seul cet appareil reste connecté.
web-devices = Appareils
web-device-unnamed = un navigateur
web-device-here = cet appareil
web-device-end = Déconnecter
web-device-ended = Cet appareil est déconnecté.
web-devices-end = Se déconnecter partout sauf ici
web-devices-ended = Seul cet appareil reste connecté.
web-link-unnamed = Un lien personnel
web-link-scan = Ouvrez le lien sur l’autre appareil, ou visez ce code avec son appareil photo.
web-link-ended = Ce lien ne mène plus nulle part, et ceux qui l’ont utilisé sont déconnectés.
web-way-end = Révoquer
web-tokens = Jetons
web-tokens-text = Avec un jeton, un programme joue en votre nom : votre propre robot, par exemple.
web-tokens-docs = Comment les programmes parlent à Fondaco (docs/protocol.md en dit plus)
web-token-name = À quoi il sert
web-token-make = Créer un jeton
web-token-made = Copiez-le maintenant : il ne sera plus jamais montré.
web-token-unnamed = Un jeton
web-token-ended = Ce jeton n’est plus valable.
web-webhook = Webhook
web-webhook-text = Fondaco envoie un message à cette adresse quand une partie vous attend et que vous n’êtes pas là.
web-webhook-address = Adresse
web-webhook-keep = Enregistrer
web-webhook-kept = Enregistré. Vérifiez qu’un message arrive.
web-webhook-try = Envoyer un message d’essai
web-webhook-arrived = Le message est arrivé.
web-webhook-end = Supprimer
web-webhook-ended = Fondaco n’y envoie plus rien.
web-own-data = Vos données
web-own-data-text = Téléchargez tout ce que ce serveur enregistre sur vous : profil, parties, messages, événements, classements et signalements.
web-own-data-get = Télécharger mes données
web-farewell = Supprimer tout ce qui me concerne…
web-farewell-text = Votre nom, votre compte, votre classement, vos appareils et vos jetons sont supprimés définitivement, ainsi que ce que vous avez écrit dans les tchats. Des robots finissent vos parties en cours. Dans les parties terminées et les événements, un pseudonyme remplace votre nom. Les sauvegardes de ce serveur, les fichiers téléchargés et ce que d’autres ont écrit sur vous restent tels quels.
web-farewell-do = Supprimer pour toujours
web-farewell-done = Tout ce qui vous concerne est supprimé. Au revoir !

## Rules

web-rules-english = Ces règles ne sont pas traduites : vous les lisez en anglais.
web-rules-try = Essayer
web-rules-try-how = Ouvre une table dans cette position, avec des robots.
web-rules-marks = Ce que veulent dire les marques ; choisissez-en une pour ne voir que ses règles
