# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Charger, marchander, naviguer : des jeux de commerce entre amis, ou avec des marchands toujours disponibles.
web-usual-names = Bianca Marco Lucia Zorzi Caterina Piero Fiordelise Alvise Orsola Vettor
web-skip = Aller au contenu
web-close = Fermer
web-colon =  :{" "}
web-out-of-reach = Fondaco ne répond pas. Nouvelle tentative…
web-opening = La table s’ouvre…
web-connection-lost = La connexion est coupée. Rien n’est perdu ; nouvelle tentative…

## Ways through the house

web-nav-label = Navigation principale
web-nav-home = Accueil
web-nav-games = Mes parties
web-nav-learn = Apprendre
web-nav-puzzles = Problèmes
web-nav-day = Donne du jour
web-nav-watch = Regarder
web-nav-rules = Règles
web-nav-ratings = Classement
web-nav-settings = Réglages
web-nav-account = Compte
web-theme-to-daylight = Passer au thème clair (jour)
web-theme-to-lamplight = Passer au thème sombre (lampe)
web-screen-new = Ouvrir une table
web-screen-replay = Revoir
web-screen-rules = Règles
web-screen-games = Mes parties
web-screen-ratings = Classement
web-screen-player = Joueur
web-screen-settings = Réglages
web-screen-account = Compte
web-screen-enter = Se connecter par un lien
web-screen-lost = Page introuvable
web-lost-text = Il n’y a rien à cette adresse.
web-lost-home = Retour à l’accueil
web-enter-title = Vous allez devenir { $name }
web-enter-text = Ce lien associe cet appareil au nom { $name }, avec ses parties et son classement.
web-enter-trust = La personne qui l’a créé joue aussi sous le nom { $name }. Ne continuez que si c’était vous, ou quelqu’un à qui vous faites confiance.
web-enter-guest = { $games ->
    [0] Sur cet appareil, vous êtes actuellement { $was }, sans compte ni partie.
    [1] Sur cet appareil, vous êtes actuellement { $was }, sans compte et avec une partie. Elle ne vous suivra pas, et vous ne pourrez plus y revenir : pour la garder, créez d’abord un compte.
   *[other] Sur cet appareil, vous êtes actuellement { $was }, sans compte et avec { $games } parties. Elles ne vous suivront pas, et vous ne pourrez plus y revenir : pour les garder, créez d’abord un compte.
}
web-enter-account = Sur cet appareil, vous utilisez le compte { $login }. L’appareil quittera ce compte ; vos parties y restent.
web-enter-already = Vous êtes déjà { $name }.
web-enter-go = Devenir { $name }
web-enter-stay = Rester { $was }
web-enter-no = Pas maintenant
web-signed-out = Cet appareil n’est plus associé au nom { $name }. Depuis un autre, quelqu’un s’est connecté, a créé un compte, a changé le mot de passe ou a déconnecté cet appareil.
web-signed-out-enter = Se connecter
web-signed-out-close = Fermer

## Games

web-option-memory = Mémoire
web-option-memory-strict = chacun se fie à sa mémoire
web-option-memory-ledger = un registre montre ce que tous ont vu
web-option-offers = Offres par tour, au maximum (0 : sans limite)
web-option-four = Ce que valent quatre drapeaux ou quatre symboles cartes
web-option-four-6 = 6 cartes, comme dans la nouvelle édition
web-option-four-10 = 10 cartes : la suite 1, 3, 6 continue
web-option-setup = Échoppes
web-option-setup-standard = mélangées, dix visibles
web-option-setup-quick = toutes visibles, dans un ordre fixe
web-option-stalling = Manches où personne ne fait rien
web-option-stalling-end = la deuxième de suite met fin à la partie
web-option-stalling-go-on = la partie continue
web-bot-random = Flâneur (joue au hasard)
web-bot-greedy = Colporteur (facile)
web-bot-deckhand = Mousse
web-bot-clerk = Commis
web-bot-merchant = Marchand
web-bot-navigator = Pilote
web-bot-captain = Capitaine
web-bot-doge = Doge
web-level-deckhand = Un débutant aimable : il voit ce que rapporte un tour, et guère plus loin.
web-level-clerk = Joue correctement, mais certaines choses lui échappent et il attend trop des négociations.
web-level-merchant = Prévoit des tours entiers, négocie bien et se souvient de qui a menti.
web-level-captain = Voit loin et prend son temps pour les coups qui décident de la partie.
web-level-doge = Voit loin comme un capitaine et négocie plus dur que tous les autres.
web-bot-about = { $name }, environ { $rating }
web-bot-skill = force
web-bot-character = caractère
web-character-balanced = équilibré
web-character-honest = honnête
web-character-sly = rusé
web-character-generous = généreux
web-character-stubborn = têtu
web-character-silent = silencieux

## Home

web-home-title = La maison des jeux de commerce
web-home-play = Jouer maintenant
web-home-mine = Vos parties
web-home-all-mine = Toutes
web-home-mine-empty = Aucune partie en cours. Choisissez un jeu ci-dessus, et vous voilà à table.
web-home-open-empty = Personne n’attend de joueurs en ce moment. Ouvrez une table et envoyez le lien à un ami.
web-home-new = Ouvrir une table
web-play-now = Jouer maintenant
web-set-up = Préparer…
web-players = joueurs
web-your-name = Votre nom
web-card-your-turn = À vous de jouer
web-card-turn = À { $name } de jouer
web-card-free = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-status-open = ouverte
web-status-playing = en cours
web-status-paused = en pause
web-status-over = terminée
web-status-closed = Cette table est fermée
web-closed-text = Elle a été fermée avant la fin de la partie.

## Start a table

web-new-game = Jeu
web-new-who = Joueurs
web-new-how = Réglages
web-new-private = Par lien seulement : pas dans la liste des tables
web-new-title = Titre
web-new-talk = Temps de parole avant qu’un robot termine ses négociations
web-new-calm = Les robots prennent leur temps, pour qu’on puisse suivre
web-new-open = Ouvrir la table
web-new-open-hint = Vous recevrez un lien à envoyer à ceux avec qui vous voulez jouer.
web-new-start = Commencer la partie
web-new-start-hint = Toutes les places sont prises : la partie commence aussitôt.
web-seconds = { $count ->
    [0] aucun
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-clock = Pendule
web-clock-none = sans pendule
web-clock-live = en une séance
web-clock-days = un ou plusieurs jours par tour
web-clock-bank = Minutes au départ
web-clock-increment = Secondes de plus par tour
web-clock-per-turn = Pour chaque tour
web-clock-words-live = { $minutes } min + { $seconds } s par tour
web-clock-words-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}

## Seats

web-seats = Places
web-seat-number = Place { $number }
web-seat-me = moi
web-seat-you = vous
web-you = Vous
web-seat-anybody = ouvert à tous
web-seat-bot = un robot
web-seat-free = libre
web-seat-is-bot = robot : { $bot }
web-seat-stood-in = un robot joue à sa place : { $bot }
web-seat-here = est là
web-seat-away = n’est pas là
web-seat-ready = n’a plus rien à dire
web-purse = argent
web-absent = { $name } n’est pas là.
web-relieve = Laisser un robot jouer à sa place
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## Before the game

web-private = par lien seulement
web-lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-lobby-bots = Robots
web-lobby-waiting = { $count ->
    [1] Une place est libre
   *[other] { $count } places sont libres
}
web-lobby-more = On attend d’autres joueurs.
web-lobby-host = Tout le monde est là. L’hôte peut commencer la partie.
web-seat-host = hôte
web-send-away = Renvoyer { $name } ?
web-send-away-text = La place sera de nouveau libre. Le lien permet de la reprendre.
web-send-away-yes = Renvoyer
web-name-most = Un nom compte au plus { $most } caractères.
web-sit = S’asseoir
web-stand-up = Se lever
web-add-bot = Robot
web-remove-bot = Renvoyer
web-fill-bots = Compléter avec des robots
web-invite = Lien vers cette table
web-copied = Copié
web-start = Commencer la partie

## The table

web-tabs = Volets de la table
web-tab-board = Plateau
web-tab-log = Journal
web-tab-chat = Tchat
web-tab-seats = Places
web-unread = à lire
web-side = Journal et tchat
web-menu = Menu
web-menu-game = Cette partie
web-menu-fair = Tirage vérifiable
web-no-board = Ce plateau n’a pas pu être chargé.
web-board-failed = Le plateau de ce jeu n’a pas pu être affiché : voici la table simple.
web-log = Journal
web-log-now = Retour au présent
web-log-past = Vous regardez un moment passé.
web-log-empty = Il ne s’est encore rien passé.
web-chat = Tchat
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose
web-chat-say-gallery = Dites quelque chose dans la tribune
web-chat-send = Envoyer
web-chat-earlier = Messages précédents
web-mute = Masquer les messages : { $name }
web-muted = { $name } : messages masqués.
web-unmute = Les afficher de nouveau
web-stand = Laisser un robot jouer pour moi
web-stand-rated = Si la partie compte pour le classement, votre rang final compte pour vous, même si un robot la termine.
web-return = Reprendre ma place
web-pause = Pause
web-resume = Reprendre
web-close-table = Fermer la table pour de bon
web-commitment-text = Le mélange a été fixé avant le premier coup. Son empreinte, à comparer avec la graine à la fin :

## The prompt line

web-prompt-label = Que faire maintenant
web-prompt-waiting = { $name } réfléchit.
web-prompt-waiting-all = On attend les autres.
web-prompt-over = La partie est terminée.
web-prompt-paused = La partie est en pause.
web-prompt-rule = Lire dans les règles : { $id }
web-undo = Annuler
web-confirm-end = Finir votre tour ?
web-confirm-end-plain = Ensuite, c’est le tour de quelqu’un d’autre.
web-confirm-yes = Oui, allons-y
web-confirm-no = Pas encore
web-confirm-never = Ne plus demander

## The end

web-result-won = { $count ->
    [1] { $names } a gagné.
   *[other] { $names } ont gagné.
}
web-result-sheet = Feuille de score
web-result-total = Total
web-result-board = Voir le plateau
web-result-open = Voir le résultat
web-result-review = Qui a dit vrai ?
web-result-seed = Le mélange était-il équitable ?
web-result-seed-text = L’empreinte a été montrée avant le premier coup. Avec la graine, chacun peut la vérifier et rejouer toute la partie.
web-result-seed-value = Graine :
web-result-commitment = Empreinte :
web-money-over-time = L’argent au fil du temps
web-rematch = Rejouer
web-replay = Revoir
web-record = Enregistrer la partie

## Replay

web-replay-back = Retour à la table
web-replay-seat = Point de vue
web-replay-controls = Revoir
web-replay-play = Lecture
web-replay-stop = Arrêter
web-replay-step = Un coup en avant
web-replay-step-back = Un coup en arrière
web-replay-turn = Au tour suivant
web-replay-turn-back = Au tour précédent
web-replay-moment = Moment
web-replay-pace = Vitesse
web-replay-slow = lente
web-replay-usual = normale
web-replay-fast = rapide
web-replay-link = Lien vers ce moment
web-replay-fork = Jouer à partir d’ici

## Rules

web-rules-search = Chercher dans les règles
web-rules-beside = Les deux éditions côte à côte
web-rules-contents = Chapitres
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle ne contient ces mots.
web-rules-not-here = Pas dans l’édition de { $edition }.
web-rule-all = Toutes les règles
web-mark-doc = Tiré d’une règle publiée.
web-mark-doc-short = règle
web-mark-fact = Tiré de descriptions publiques du jeu.
web-mark-fact-short = décrit
web-mark-ruling = Aucun texte ne le dit ; c’est notre décision.
web-mark-ruling-short = décision
web-mark-reconstruction = Imprimé sur le vrai matériel, que nous ne connaissons pas ; reconstitué avec soin.
web-mark-reconstruction-short = reconstitution
web-mark-edition = seulement { $edition }

## My games and ratings

web-games-running = En cours
web-games-finished = Terminées
web-games-none-finished = Vous n’avez pas encore terminé de partie.
web-tally = rang moyen { $place } ; score moyen { $mean } ; meilleur score { $best }
web-player-since = { $login }, ici depuis { $date }
web-player-none = Aucune partie terminée à une table publique.
web-rating-games = { $games ->
    [one] { $games } partie, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
   *[other] { $games } parties, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
}
web-ratings-how = Pour ceux qui ont un compte. Estimation prudente : le joueur a presque certainement au moins ce niveau.
web-ratings-none = Personne n’est encore classé.
web-ratings-place = Rang
web-ratings-name = Nom
web-ratings-rating = Classement
web-ratings-games = Parties
web-ratings-wins = Gagnées

## Settings

web-settings-where = Vos réglages sont conservés dans ce navigateur.
web-settings-language = Langue
web-settings-theme = Thème
web-theme-system = comme l’appareil
web-theme-daylight = clair (jour)
web-theme-lamplight = sombre (lampe)
web-settings-motion = Animations
web-motion-system = comme l’appareil
web-motion-on = oui
web-motion-off = non
web-settings-sound = Sons de la table
web-settings-pace = S’applique quand vous jouez seul avec des robots. À une table avec d’autres personnes, le menu permet d’en changer.
web-settings-vibrate = Vibrer quand on m’attend
web-settings-awake = Garder l’écran allumé pendant que je joue
web-sound-offer = Voulez-vous entendre quand c’est à vous, et ce qui se passe à la table ?
web-sound-yes = Activer les sons
web-sound-no = Non, merci
web-settings-confirm = Demander avant un coup qui finit mon tour

## Account

web-account-name = Votre nom
web-account-name-text = Un nom suffit pour jouer.
web-account-rename = Enregistrer le nom
web-account-renamed = Nom enregistré.
web-account-title = Un compte
web-account-text = Il garde votre nom, vos parties et votre classement, sur chaque appareil. Aucune adresse e-mail n’est demandée.
web-account-alone = Tout ce qui utilise aussi le nom { $name } sera déconnecté : autres appareils, liens et programmes.
web-account-bring = En me connectant, garder ce que j’ai joué sous le nom { $name }
web-account-login = Nom du compte
web-account-password = Mot de passe, 8 caractères au moins
web-account-register = Créer un compte
web-account-enter = J’en ai un : me connecter
web-account-made = Votre compte est créé.
web-account-entered = Contents de vous revoir.
web-account-left = Vous avez quitté votre compte. Vos parties restent où elles sont.
web-account-yours = Votre compte : { $login }
web-account-yours-text = Vos parties et votre classement sont gardés.
web-account-leave = Se déconnecter sur cet appareil
web-account-link = Créer un lien pour un autre appareil
web-account-device-text = Un lien personnel associe aussi un autre appareil à votre nom. Gardez-le pour vous.
