# Why something cannot be done: `Refused("game-over")` is told as `refused-game-over`.

## Any game

refused-game-over = La partie est terminée.
refused-no-seat = Cette place n’existe pas.
refused-no-move = Ce n’est pas un coup.
refused-no-game = Il n’y a pas de jeu « { $name } » ; il y a { $names }.
refused-seed = Une graine a de 1 à { $most } caractères ASCII imprimables, sans espace, ni guillemet, ni /.
refused-option-value = L’option { $name } peut valoir { $values }, mais pas « { $value } ».
refused-option-only = L’option { $name } ne se choisit qu’avec { $where }.
refused-no-option = Il n’y a pas d’option « { $name } » ; il y a { $names }.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-your-move = Ce n’est pas à vous de jouer.
refused-nothing-played = Rien n’a encore été joué.
refused-moved-since = { $name } a joué depuis.
refused-came-to-light = Ce coup a révélé quelque chose qu’on ne peut plus ignorer.
refused-no-undo = Cela ne peut pas être annulé. { $reason }
refused-undo-count = Vous pouvez annuler { $most ->
    [one] { $most } coup
   *[other] de 1 à { $most } coups
}, pas { $count }.

## Bots

refused-no-bot = Il n’y a pas de robot « { $name } » ; il y a { $names }.
refused-bot-settings = Le robot { $name } ne connaît pas les réglages { $settings }.
refused-bot-version = Il n’y a pas de version { $version } du robot { $name } ici ; la version la plus récente est { $newest }.
refused-bot-not-loaded = Le robot { $name } ne peut pas être chargé : { $error }.
refused-no-character = « { $setting } » n’est pas un caractère de robot, ou vous en avez nommé plusieurs. Caractères : { $names }.
refused-no-budget = « { $text } » n’est pas un temps de réflexion : écrivez des secondes (1s), des millisecondes (500ms) ou un nombre d’itérations (200).
refused-long-bot = Aucun robot n’a un nom aussi long.
refused-bot-thinks = Un robot de Fondaco réfléchit au plus { $seconds } secondes ou { $iterations } itérations par coup.

## At a table

refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-paused = La partie est en pause.
refused-closed = Cette table est fermée.
refused-sits-already = Vous êtes déjà à cette table.
refused-table-full = Toutes les places de cette table sont prises.
refused-nobody-there = Il n’y a personne à cette place.
refused-empty-seats = { $empty ->
    [1] Il y a encore une place libre.
   *[other] Il y a encore { $empty } places libres.
}
refused-bot-plays-for-you = Un robot joue pour vous ; reprenez d’abord votre place.
refused-person-plays = La personne à cette place joue de nouveau elle-même.
refused-move-too-long = C’est trop long pour un coup.
refused-no-talks = Il n’y a pas de négociation en ce moment.
refused-held-enough = Vous avez déjà demandé un instant { $most } fois pendant ce tour : cela suffit.
refused-paused-enough = Vous avez déjà mis la partie en pause { $most } fois pendant ce tour : cela suffit.
refused-gift-no-clock = Il n’y a pas de pendule à cette table : personne n’a besoin de temps.
refused-gift-self = Vous ne pouvez pas vous donner du temps à vous-même.
refused-gift-bot = Un robot joue à cette place. Il n’a pas besoin de temps.
refused-gift-plenty = { $name } a encore largement le temps.
refused-gift-enough = { $name } a déjà reçu du temps { $most } fois pendant ce tour : cela suffit.
refused-gift-rated = Cette partie est classée : personne ne peut recevoir de temps supplémentaire.
refused-turn-long-enough = Ce tour a assez duré : le robot met fin à ses négociations.
refused-bot-there-already = Un robot y joue déjà.
refused-plays-already = Vous jouez déjà vous-même.
refused-only-sitters-speak = Seuls les joueurs assis à la table peuvent y parler.
refused-no-remark = Cette phrase toute faite n’existe pas à cette table.
refused-coach-off = Il n’y a pas de coach ici : l’hôte de la table ne l’a pas permis, ou la partie compte pour le classement ou pour un événement.
refused-coach-unasked = Vous ne l’avez pas activé : le menu de la table indique ce que fait votre coach.
refused-no-answer = La réponse n’est pas venue à temps. Veuillez réessayer.
refused-open-never = Les mains de cette partie restent cachées jusqu’à sa fin.
refused-open-over = La partie n’est pas en cours : en la revoyant, on voit toutes les mains.
refused-open-seat = Les joueurs de cette table, et ceux qui partagent leur connexion, ne voient pas les mains des autres.
refused-open-not-yet = C’est trop tôt : les premiers tours de table ne sont pas encore montrés.
refused-open-range = Les spectateurs voient toutes les mains après 1 à { $most } tours de table, ou jamais (0).
refused-coach-turn = Le coach répond pendant votre tour, et quand une offre vous attend.
refused-coach-day = Le coach se tait pendant l’essai qui compte.
refused-day-no-undo = Dans l’essai qui compte, aucun coup ne peut être annulé.
refused-day-spoils = C’est une partie avec la donne du jour. Jouez d’abord la vôtre ; ensuite, vous pourrez regarder celles des autres.
refused-day-not-over = La donne de ce jour est encore en jeu. Ce sera possible une fois la journée terminée.
refused-no-day = Ce serveur n’a pas de donne pour ce jour.
refused-only-watching = Vous ne faites que regarder cette table.
refused-only-sitters = Seuls les joueurs assis à la table peuvent le faire.
refused-seats-are = Cette place n’existe pas : les places vont de 0 à { $last }.
refused-seat-taken = Quelqu’un est déjà à cette place.
refused-name-length = Un nom a au plus { $most } caractères.
refused-name-taken = Quelqu’un d’autre à cette table s’appelle { $name }.
refused-other-version = Cette partie se joue selon la version { $theirs } des règles ({ $game }) ; ce Fondaco a la version { $ours }.
refused-newer-version = Cette partie se joue selon la version { $theirs } des règles ({ $game }) ; ce Fondaco a la version { $ours }. Un Fondaco plus récent sait la lire.
refused-nothing-to-say = Ce message est vide. Écrivez d’abord quelque chose.
refused-text-too-long = C’est trop long : { $most } caractères au plus.
refused-not-here = Cela ne peut pas se faire ici.
refused-does-not-wait = La partie n’attend personne à cette place.
refused-relieve-when = Un robot ne peut remplacer un joueur absent que si la partie l’attend depuis une minute.
refused-gallery = La tribune est réservée à ceux qui regardent.
refused-banned = L’accès à Fondaco vous est interdit : { $why }
refused-who-are-you = Dites d’abord qui vous êtes : choisissez un nom sur la page du compte.
refused-no-such-order = L’ordre « { $order } » n’existe pas dans ce jeu.
refused-order-unclear = Ce n’est pas un ordre que ce jeu connaît.

## Opening tables, sitting down, and afterwards

refused-talk-range = Le temps de parole va de 0 seconde à 7 jours.
refused-title-length = Un titre a au plus { $most } caractères.
refused-bank-range = Le temps au départ va de 10 secondes à 10 heures.
refused-increment-range = Le temps en plus par tour va de 0 seconde à 1 heure.
refused-days-range = Un tour peut durer 60 jours au plus.
refused-same-deal-early = Une donne ne peut être rejouée qu’une fois sa partie terminée.
refused-seat-not-free = La place { $seat } n’est pas libre pour un robot.
refused-too-many-bots = Il y a plus de robots que de places.
refused-would-be-empty = Il resterait des places libres.
refused-players-range = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
refused-host-blocks = L’hôte de cette table ne souhaite pas jouer avec vous.
refused-not-over = Cette partie n’est pas encore terminée.
refused-fork-finished = On ne peut repartir que d’une partie terminée.
refused-no-moment = Ce moment n’existe pas dans cette partie.
refused-report-length = Un signalement a de 1 à 2000 caractères.
refused-record-when-over = L’enregistrement n’est donné qu’une fois la partie terminée.
refused-replay-when-over = On ne peut revoir une partie qu’une fois qu’elle est terminée.
refused-no-seat-or-moment = Cette place ou ce moment n’existe pas.
refused-moment-too-far = Le journal ne remonte pas jusqu’à ce moment.
refused-no-table = Cette table n’existe pas.
refused-only-host = Seul l’hôte de cette table peut le faire.
refused-not-sitting = Vous n’êtes pas à cette table.

## People and the house

refused-say-name-first = Dites d’abord qui vous êtes : choisissez un nom sur la page du compte (un programme l’envoie par POST /api/me).
refused-no-such-token = Ce jeton n’existe pas ou n’est plus valable. Créez-en un autre sur la page du compte.
refused-another-site = Cette demande vient d’un autre site : rien n’a été fait. Ouvrez Fondaco lui-même et réessayez là.
refused-no-language = La langue « { $language } » n’existe pas ici.
refused-link-nobody = Ce lien ne mène plus à personne. Créez-en un autre là où votre nom est encore connu.
refused-no-link = Ce lien n’existe plus.
refused-no-token = Ce jeton n’existe plus.
refused-webhook-https = Un webhook est une adresse qui commence par https://.
refused-no-address = Ce n’est pas une adresse, ou elle est trop longue. Une adresse ressemble à https://example.org/chemin.
refused-nobody-to-block = Cette personne n’existe pas.
refused-no-player = Personne n’a ce nom de compte.
refused-no-game-here = Le jeu « { $game } » n’existe pas ici.
refused-no-ratings = Il n’y a pas de classement pour « { $game } » ; il y en a pour { $games }.
refused-no-push = Ici, Fondaco n’envoie pas de messages au navigateur.
refused-push-browsers = Fondaco peut prévenir au plus { $most } de vos navigateurs. Désactivez-en d’abord un autre.
refused-no-subscription = Ce navigateur n’est plus prévenu. Réactivez-le dans les réglages.
refused-no-answer-within = Pas de réponse en { $seconds } secondes.
refused-no-http = Quelque chose répond là, mais ce n’est pas un serveur web. Vérifiez l’adresse.
refused-not-public = { $host } est introuvable sur le réseau public.
refused-no-such-address = Ce n’est pas une adresse de la forme https://hôte/chemin.
refused-no-webhook = Il n’y a pas encore de webhook. Enregistrez d’abord une adresse.
refused-webhook-unreached = Le message n’est pas arrivé : { $reason }
refused-webhook-status = Le message est arrivé, mais la réponse était { $status } au lieu de 200.
refused-test-pause = Attendez quelques secondes avant de réessayer.
refused-wrong-password = Mot de passe incorrect.
refused-no-account = Vous n’avez pas encore de compte.
refused-no-device = Cet appareil est déjà déconnecté.
refused-nobody-to-report = Cette personne n’existe pas.
refused-has-account = Vous avez déjà un compte.
refused-login-length = Un nom de compte a de 2 à { $most } caractères.
refused-password-length = Un mot de passe a de { $least } à { $most } caractères.
refused-login-taken = Le nom de compte { $login } est déjà pris. Choisissez-en un autre.
refused-login-alike = Quelqu’un a un nom de compte qui ressemble à { $login }. Choisissez-en un autre.
refused-login-mixed = Un nom de compte n’a que des lettres d’un seul alphabet.
refused-many-links = Vous avez déjà { $most } liens personnels : supprimez-en un d’abord.
refused-many-tokens = Vous avez déjà { $most } jetons : supprimez-en un d’abord.
refused-wrong-login = Nom de compte ou mot de passe incorrect.
refused-many-guesses = Cela fait beaucoup de mots de passe erronés ; veuillez attendre dix minutes.
refused-choose-name = Veuillez choisir un nom de 1 à { $most } caractères.
refused-text-nul = Le texte contient un caractère qui ne peut pas être enregistré (NUL). Veuillez le réécrire.
refused-text-half = Le texte contient un caractère incomplet. Veuillez le réécrire.
refused-number-too-large = Ce nombre est trop grand. Choisissez-en un plus petit.
refused-not-opened = La table n’a pas pu être ouverte ; veuillez réessayer.
refused-too-many-writing = Trop de monde écrit à cette table ; veuillez réessayer.
refused-not-written = Cela n’a pas pu être enregistré ; veuillez réessayer.
refused-cannot-write = Fondaco ne peut rien enregistrer en ce moment ; veuillez réessayer.
refused-cannot-write-connect = Fondaco ne peut rien enregistrer en ce moment ; veuillez rouvrir la table.
refused-storage-full = Ce navigateur ne peut rien enregistrer : son stockage est plein ou désactivé. Rien n’a changé.
refused-only-with-server = Ici, vous jouez contre des robots, dans votre navigateur. Ce que vous demandez nécessite un serveur.
refused-cannot-read-connect = Fondaco ne peut pas lire ses données en ce moment ; veuillez rouvrir la table.
refused-too-slow = Votre connexion est trop lente ; veuillez rouvrir la table.
refused-signed-out = Vous n’êtes plus connecté ici.
refused-too-often = C’est trop à la fois ; veuillez rouvrir la table un peu plus tard.
refused-too-many-requests = Trop de demandes ; veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-at-once = Vous demandez trop de choses à la fois ; veuillez attendre les premières réponses.
refused-too-many-connects = Trop de nouvelles connexions ; veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-connections = Trop de tables sont ouvertes à la fois depuis ici ; veuillez en fermer une.
refused-too-many-costly = Cela demande du travail au serveur, et vous l’avez demandé très souvent. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-questions = Vous interrogez votre coach très souvent. Veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-reviews = Des analyses que vous avez demandées sont encore en cours de calcul ; veuillez attendre que l’une d’elles soit prête.
refused-too-many-entries = Vous allez trop vite ; veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-speeches = Vous avez déjà beaucoup parlé ; veuillez attendre { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-passwords = Trop d’essais de mot de passe depuis votre adresse ; veuillez réessayer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-many-offers = Vous avez déjà { $most } offres sur la table ; retirez-en une d’abord.
refused-others-play = D’autres jouent ici aussi : la partie ne peut plus être fermée. Laissez un robot jouer pour vous si vous devez partir.
refused-house-full = Fondaco est complet ; veuillez réessayer dans un instant.
refused-said-nothing = Aucune activité depuis trop longtemps. Veuillez réessayer.
refused-wrong-host = Ce serveur ne s’appelle pas { $host }. Son hébergeur peut ajouter ce nom (fondaco serve --hosts).
refused-no-such-show = Il n’y a pas de partie enregistrée de ce nom : { $name }.
refused-only-owner = Seule la personne qui a lancé Fondaco peut le faire, sur l’ordinateur où il tourne.
refused-no-network = Cet ordinateur n’est sur aucun réseau privé, ou un autre programme y occupe déjà le port.
refused-went-wrong = Quelque chose s’est mal passé chez Fondaco ; rien n’a été changé.
refused-went-wrong-connect = Quelque chose s’est mal passé chez Fondaco ; veuillez rouvrir la table.
refused-many-tables = Vous avez déjà { $tables } tables en cours, et c’est le maximum. Terminez-en une ou fermez-en une d’abord.
refused-many-tables-address = Il y a déjà { $tables } tables en cours depuis votre adresse, et c’est le maximum. Terminez-en une ou fermez-en une d’abord.
refused-many-thinkers = Vous pouvez avoir au plus { $bots } robots à longue réflexion à la fois. Choisissez-en un plus rapide, ou terminez ou fermez d’abord une table.
refused-many-thinkers-address = Les personnes à votre adresse peuvent avoir au plus { $bots } robots à longue réflexion à la fois. Choisissez-en un plus rapide, ou terminez ou fermez d’abord une table.
refused-link-other = Ce lien mène à quelqu’un d’autre : vérifiez qui vous allez devenir.
refused-set-aside = Cette table ne peut pas être lue ; Fondaco l’a mise de côté. Prévenez ceux qui gèrent le serveur.
refused-not-ordered = Cet ordre n’est plus en vigueur.

## Positions

refused-long-position = C’est trop long pour une position.
refused-no-such-position = Aucune position ne ressemble à cela.
refused-not-json = Ce n’est pas une position : ce n’est pas du JSON valide.
refused-not-json-object = Ce n’est pas une position : ce n’est pas un objet JSON.
refused-field-object = { $where } devrait être un objet.
refused-field-missing = Dans { $where }, il manque « { $field } ».
refused-field-unknown = { $where } a un champ inconnu « { $field } ».
refused-field-flag = { $where } : { $field } devrait être true ou false.
refused-field-text = { $where } : { $field } devrait être un texte.
refused-field-number = { $where } devrait être un nombre entier de { $low } à { $high }.
refused-field-choice = { $where } devrait être l’un de ceux-ci : { $names }.
refused-field-list = { $where } devrait être une liste.
refused-field-list-of = { $where } devrait être une liste de { $length ->
    [one] { $length } élément
   *[other] { $length } éléments
}.
refused-field-texts = { $where } devrait être une liste de textes.
refused-no-seat-at = Il n’y a pas de place { $seat } à une table de { $players }.

## Records

refused-at-line = Ligne { $line } : { $reason }
refused-no-such-ply = Cette partie va du coup { $first } au coup { $last } : il n’y a pas de coup { $ply }.
refused-seats-to = Les places vont de 0 à { $last } : il n’y a pas de place { $seat }.
refused-seats-and-names = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} et { $names ->
    [one] { $names } nom
   *[other] { $names } noms
}.
refused-seed-hidden = La graine est encore cachée : on ne peut pas rejouer cette partie.
refused-seed-not-committed = La graine ne correspond pas à l’empreinte fixée avant le premier coup.
refused-review-unfinished = Cette partie n’est pas encore terminée : l’analyse vient après.
refused-review-budget = Une analyse fait de { $least } à { $most } simulations par décision, pas { $budget }.
refused-puzzle-shape = Ce n’est pas un problème : il manque quelque chose, ou quelque chose n’est pas ce qu’il devrait être.
refused-puzzle-unsound = Le problème { $puzzle } n’est pas correct : { $reason }
refused-puzzle-id = son identifiant n’est pas celui de son moment.
refused-puzzle-ruleset = il n’est pas de { $ruleset }.
refused-puzzle-choices = ses choix ne sont pas des coups de cette place.
refused-puzzle-solution = sa solution ({ $move }) ne figure pas parmi ses choix.
refused-puzzle-file = Ce fichier ne contient pas de problèmes.
refused-no-such-puzzle = Ce problème n’existe pas ici : { $id }.
refused-no-such-puzzles = Ces problèmes n’existent pas ici.
refused-puzzle-answer = Ce choix ne figure pas parmi ceux de ce problème : { $move }.
refused-at-move = Coup { $ply }, « { $move } » : { $reason }
refused-over-before = La partie est terminée avant ce coup.
refused-other-seats-move = La place { $seat } ne peut pas jouer maintenant, mais { $count ->
    [1] la place { $seats } le peut
   *[other] les places { $seats } le peuvent
}.
refused-not-unfinished = Les coups terminent la partie, mais l’enregistrement la dit inachevée.
refused-not-ended = L’enregistrement a un résultat, mais ses coups ne terminent pas la partie.
refused-other-scores = Les scores devraient être { $scores }.
refused-other-places = Les rangs devraient être { $places }.
refused-other-checksum = La somme de contrôle de la dernière position devrait être { $checksum }.
refused-record-key-twice = { $key } apparaît ici une seconde fois.
refused-record-too-long = C’est trop long pour un enregistrement : plus de { $most } Mo.
refused-record-not-text = Ce n’est pas du texte UTF-8.
refused-record-title = Un enregistrement commence par « { $title } ».
refused-record-format = C’est un enregistrement au format « { $theirs } » ; ce Fondaco lit le format { $ours }.
refused-record-header-line = « { $line } » n’est pas une ligne d’en-tête ; elles s’écrivent « key: value ».
refused-record-no-key = Il n’y a pas de clé d’en-tête « { $key } ».
refused-record-leading-zero = « { $key } » s’écrit sans zéro au début.
refused-record-lacks = L’en-tête n’a pas de ligne « { $key } ».
refused-record-places-missing = `places` manque : un résultat a aussi des rangs, une partie inachevée n’en a pas.
refused-record-places-extra = `places` n’a rien à faire ici : un résultat a aussi des rangs, une partie inachevée n’en a pas.
refused-record-checksum-missing = `checksum` manque : une graine connue a aussi une somme de contrôle, une graine cachée n’en a pas.
refused-record-checksum-extra = `checksum` n’a rien à faire ici : une graine connue a aussi une somme de contrôle, une graine cachée n’en a pas.
refused-record-number = { $what } est un nombre de { $low } à { $high }, pas « { $text } ».
refused-record-numbers = { $what } a { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
refused-record-hex = { $what } a { $digits } chiffres hexadécimaux, pas « { $text } ».
refused-record-date = « { $text } » n’est pas une date ; une date s’écrit 2026-11-15.
refused-record-seat = « { $text } » n’est pas une place ; elles s’écrivent « Anna (person) ».
refused-record-no-seat = Il n’y a pas de { $key } dans une partie à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
refused-record-goes-nowhere = La ligne précédente ne finit pas par un point-virgule : celle-ci ne continue rien.
refused-record-indent = La ligne précédente finit par un point-virgule : une ligne en retrait doit suivre.
refused-record-empty-move = Il y a ici un coup vide.
refused-record-comment = Il y a ici un commentaire mal placé.
refused-record-cut-short = L’enregistrement s’arrête au milieu d’une ligne de coups.
refused-record-moves-line = « { $line } » n’est pas une ligne de coups ; elles s’écrivent « 7  0: a; b ».
refused-record-moves-number = Cette ligne de coups devrait avoir le numéro { $expected }, pas { $number }.
refused-record-no-such-seat = Il n’y a pas de place { $seat } dans une partie à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
refused-record-quote = « { $text } » n’a pas de guillemet fermant, ou quelque chose le suit.
refused-record-move-written = Un enregistrement ne peut pas contenir un coup écrit « { $move } ».

## Files and commands

refused-cannot-read = Impossible de lire { $file } : { $error }.
refused-cannot-read-folder = Impossible de lire le dossier { $folder } : { $error }.
refused-cannot-write-file = Impossible d’écrire { $file } : { $error }.
refused-cannot-make-folder = Impossible de créer le dossier { $folder } : { $error }.
refused-not-text = { $file } n’est pas du texte UTF-8.
refused-option-how = Une option s’écrit nom=valeur, pas « { $option } ».
refused-option-twice = L’option { $name } est donnée deux fois : { $one } et { $other }.
refused-seat-or-all = Choisissez --seat ou --all, pas les deux.
refused-no-lesson = Il n’y a pas de leçon « { $name } » ; il y a { $names }.
refused-lesson-move = Leçon { $lesson }, { $step }, { $seat } : { $move } : { $reason }
refused-no-such-field = Une personne n’a pas de champ { $fields }.

## Bots at play

refused-seats-and-bots = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}.
refused-did-not-end = La partie avec la graine { $seed } ne s’est pas terminée en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
refused-bot-silent = La partie attend le robot { $bot }, mais il ne répond pas.
refused-bot-wrong-move = Le robot { $bot } à la place { $seat } a joué un coup non valable (numéro { $ply }) : { $reason }

## Arena

refused-no-workers = Il ne peut pas y avoir { $workers } processus.
refused-cluster-failed = La grappe a échoué : { $error }
refused-cluster-needs-ray = Une grappe a besoin de Ray : pip install ray.
refused-no-cluster = Il n’y a pas de grappe à { $address } : { $error }.
refused-cluster-how = Une grappe est { $local }, { $auto }, hôte:port ou ray://hôte:port, pas « { $address } ».
refused-plot-needs-matplotlib = Un graphique a besoin de matplotlib : pip install matplotlib.
refused-plot-kinds = Un graphique est un fichier qui finit par { $kinds }, pas { $file }.
refused-plot-folder = Il n’y a pas de dossier { $folder } pour le graphique.
refused-plot-is-folder = { $file } est un dossier ; un graphique est un fichier.
refused-data-needs-pyarrow = Les tableaux ont besoin de pyarrow : pip install 'fondaco[data]'.
refused-export-not-empty = Le dossier { $folder } n’est pas vide ; un export demande un dossier nouveau ou vide.
refused-export-not-folder = { $file } n’est pas un dossier ; un export demande un dossier nouveau ou vide.
refused-export-version = { $file } a la version « { $theirs } » des tableaux ; ce Fondaco lit la version { $ours }. Exportez de nouveau les enregistrements.
refused-export-unreadable = { $file } est endommagé ou ne vient pas d’un export : { $error }
refused-worker-died = Un processus s’est arrêté ; y a-t-il assez de mémoire ?
refused-bots-how = Séparez les noms des robots par des virgules, par exemple merchant,random.
refused-game-players = Le jeu { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
refused-seating-ways = La répartition des places peut être { $ways }, pas « { $way } ».
refused-seating-too-many = Un bloc aurait { $games } parties ; plus de { $most } serait déraisonnable. Nommez moins de robots, ou utilisez --seating rotate.
refused-games-least = Il faut au moins 1 partie, pas { $games }.
refused-players-and-bots = Il y a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}.
refused-test-same-bot = Un test oppose deux robots différents, pas deux fois { $bot }.
refused-test-elo = La différence à trouver est de 1 à { $most } points Elo, pas { $elo }.
refused-test-elo-alone = Une différence à trouver (--elo) va avec un test (--sprt A,B).
refused-test-how = Un test oppose deux robots et s’écrit A,B, pas « { $text } ».
refused-no-files = Il n’y a pas de fichiers dans { $folder }.
refused-lan-alone = --lan ne va avec aucune commande ; voir `fondaco serve --host`.
refused-workers-few = Il faut au moins un processus de travail, pas { $count }.
refused-workers-windows = Sous Windows, il ne peut y avoir qu’un processus de travail : un processus ne peut pas y passer une connexion à un autre.
refused-workers-database = Les processus de travail partagent leurs tables par PostgreSQL : indiquez-le avec --database postgresql://…
refused-workers-bus = Les processus de travail échangent des messages par NATS : indiquez-le avec --bus nats://…
refused-puzzles-where = Nommez soit un nouveau fichier avec --out, soit un fichier à compléter avec --into.
refused-record-unreadable = Lecture impossible : { $error }.
refused-record-unplayable = Impossible à rejouer : { $error }.
refused-no-finished-games = { $files ->
    [1] Le seul fichier de { $folder } n’est pas une partie terminée qu’on puisse rejouer
   *[other] Aucun des { $files } fichiers de { $folder } n’est une partie terminée qu’on puisse rejouer
} ; { $file } : { $reason }
refused-unfinished = La partie est inachevée.
refused-tournament-bots = Un tournoi a besoin de robots.
refused-tested-not-playing = { $bot } doit être testé, mais ne joue pas.

## Environments

refused-opponents = Il faut { $need ->
    [one] { $need } adversaire
   *[other] { $need } adversaires
}, pas { $given }.
refused-illegal-how = `illegal` peut valoir { $names }, mais pas « { $value } ».
refused-reset-first = Réinitialisez d’abord l’environnement.
refused-over-reset = La partie est terminée : réinitialisez l’environnement.
refused-seed-digits = Une graine a de 1 à { $most } chiffres, pas { $digits }.
refused-resampled = Un état rééchantillonné ne peut pas être sérialisé : il n’a pas d’historique.
refused-reward-how = Une récompense peut être { $names }, mais pas « { $value } ».
refused-no-such-action = L’action { $action } n’est pas une action de cette place en ce moment.
refused-seat-silent = La partie attend la place { $seat }, mais personne n’y répond.
refused-vector-needs-numpy = Pour jouer plusieurs parties à la fois, il faut numpy : pip install 'fondaco[envs]'.
refused-vector-games = Il faut au moins une partie, pas { $games }.
refused-vector-workers = Il peut y avoir de 1 à { $most } processus, pas { $workers }.
refused-vector-row = Il n’y a pas de ligne { $row } : les lignes vont de 0 à { $last }.
refused-vector-seeds = Il faut { $need ->
    [one] { $need } graine
   *[other] { $need } graines
}, pas { $given }.
refused-vector-shape = Les actions sont une seule ligne de { $need } nombres ; celles-ci ont la forme { $shape }.
refused-vector-type = Les actions sont des nombres entiers, pas { $type }.
refused-vector-over = La partie de la ligne { $row } est terminée : réinitialisez-la, ou donnez -1 au lieu d’une action.
refused-vector-action = L’action { $action } n’est pas permise à la ligne { $row }. Aucune partie n’a changé.
refused-vector-worker = Le processus qui jouait les lignes { $first } à { $last } s’est arrêté. Réinitialisez l’environnement pour recommencer ces parties.
refused-vector-closed = L’environnement est fermé.

## Running a house

refused-no-house = Il n’y a pas de serveur Fondaco à { $url }.
refused-table-is-already = { $table } : la table est déjà { $status }.
refused-no-such-table = Il n’y a pas de table { $table }.
refused-export-not-begun = Cette partie n’a pas commencé ; --log donne ce qu’il y a.
refused-export-what = Nommez une table, ou écrivez toutes les parties avec --all DOSSIER. --log et --output sont pour une seule table.
refused-looking-already = Vous cherchez déjà des joueurs pour un autre jeu. Arrêtez d’abord cette recherche.
refused-export-all-not-folder = { $folder } n’est pas un dossier.
refused-export-all-not-empty = { $folder } n’est pas vide. Nommez un dossier nouveau ou vide.
refused-port-taken = Un autre programme écoute déjà sur { $at }. Arrêtez-le, ou choisissez un autre port avec --port.
refused-port-taken-by-fondaco = Fondaco tourne déjà sur { $at }. Arrêtez-le, ou choisissez un autre port avec --port.
refused-port-forbidden = Vous n’avez pas le droit d’écouter sur { $at }. Choisissez un port au-dessus de 1023 avec --port.
refused-cannot-listen = Impossible d’écouter sur { $at } : { $error }.
refused-database-served = Un autre Fondaco utilise déjà cette base de données. Il tourne sur { $address }. Plusieurs processus demandent PostgreSQL et --bus.
refused-restart-time = « { $time } » n’est pas une durée. Écrivez 90s, 10m ou 1h30m, au plus 7 jours.
refused-restart-message = Un message a au plus { $most } caractères.
refused-restart-how = Prévoyez un redémarrage avec --in, ou renoncez-y avec --cancel. Un message demande --in.
refused-restart-none = Aucun redémarrage n’est prévu.
refused-tell-reason = Veuillez donner une raison.
refused-no-login = Il n’y a pas de nom de compte { $login }.
refused-nobody-called = Personne n’a le nom de compte ou l’identifiant { $name } ; `people` cherche par nom.
refused-no-setting = Il n’y a pas de données de plateau pour { $game }.
refused-no-such-lesson = Il n’y a pas de leçon « { $name } ».
refused-no-board-file = Ce plateau n’a pas de fichier de ce nom.
refused-no-such-guide = Il n’y a pas de guide « { $name } ».
refused-no-example = Il n’y a pas d’exemple « { $name } » à essayer.
refused-table-status = Une table peut être : { $names }.
refused-before-milliseconds = `before` est un temps en millisecondes.
refused-push-address = Un service de notifications a une adresse qui commence par https://.
refused-push-keys = Un abonnement a les clés p256dh et auth.
refused-push-keys-damaged = Les clés de cet abonnement sont abîmées.
refused-frame-too-long = Ce message est trop long.
refused-frame-no-request = Ce message n’est pas une demande : { $error }.
refused-body-missing = Cette requête demande un corps : du JSON, au moins { "{}" }.
refused-body-not-json = Le corps de cette requête n’est pas du JSON : { $error }.
refused-body-form = Le corps de cette requête n’a pas la bonne forme : { $error }.
refused-request-form = Cette requête n’a pas la bonne forme : { $error }.
refused-no-such-method = Cette adresse ne connaît pas { $method }.
refused-nothing-there = Il n’y a rien à cette adresse.
refused-body-too-large = Le corps de cette requête est trop grand.
refused-request-id = Une demande a un identifiant de 1 à { $most } caractères.
refused-last-entry = `last` est le numéro de la dernière entrée que vous avez vue.
refused-bot-outpaced = La partie a avancé pendant que le robot réfléchissait.
refused-log-opening = Le journal de cette table ne commence pas par son ouverture.
refused-log-gap = L’entrée { $number } ne suit pas l’entrée { $before }.
refused-unreachable = { $error }

## The store

refused-store-address = « { $url } » n’est pas l’adresse d’une base de données : sqlite:///chemin ou postgresql://…
refused-store-kind = « { $kind } » n’est pas une sorte de base de données : sqlite:///chemin ou postgresql://…
refused-store-postgres-address = Ce n’est pas l’adresse d’une base PostgreSQL.
refused-store-sqlite-option = Une base SQLite n’a pas d’option « { $option } ».
refused-store-not-opened = La base de données ne peut pas être ouverte : { $error }
refused-store-file-not-opened = La base de données « { $path } » ne peut pas être ouverte : { $error }.
refused-store-not-usable = La base de données ne peut pas être utilisée : { $error }.
refused-store-locked = La base de données ne peut pas être utilisée : un autre programme la verrouille.
refused-store-disk-full = La base de données ne peut pas être utilisée : le disque est plein.
refused-store-read-only = La base de données ne peut pas être utilisée : elle est en lecture seule.
refused-store-disk-silent = La base de données ne peut pas être utilisée : le disque ne répond pas.
refused-store-damaged = La base de données ne peut pas être utilisée : elle est abîmée ; restaurez une sauvegarde.
refused-store-not-sqlite = La base de données ne peut pas être utilisée : ce n’est pas une base SQLite.
refused-store-cannot-open = La base de données ne peut pas être utilisée : elle ne s’ouvre pas.
refused-store-busy = La base de données est trop occupée.
refused-store-silent = La base de données ne répond pas.
refused-store-lost = La connexion à la base de données a été perdue ; vérifiez si l’opération a eu lieu.
refused-store-closed = La base de données est fermée.
refused-store-taken = Quelqu’un d’autre l’a déjà.
refused-store-login-taken = Ce nom de compte est pris.
refused-store-secret-taken = Ce secret est déjà utilisé.
refused-store-rating-stale = Ce classement a changé entre-temps.
refused-store-migration-failed = La base de données n’a pas pu être mise à jour : { $error }
refused-backup-no-store = Il n’y a pas de base de données à « { $url } ».
refused-backup-damaged = La base de données est abîmée ; la sauvegarde n’a pas été gardée.
refused-backup-failed = La sauvegarde a échoué : { $error }.
refused-no-backup = Il n’y a pas de sauvegarde « { $file } ».
refused-export-torn = { $file } est incomplet, ou n’a pas été écrit par Fondaco.
refused-restore-not-empty = Cette base de données n’est pas vide ; restaurez dans une base vide.
refused-store-newer = Cela a été écrit par un Fondaco plus récent (sa version est « { $theirs } », ce programme connaît « { $ours } »). Installez le programme plus récent, ou prenez une sauvegarde plus ancienne.
refused-not-aside = { $table } n’est pas mise de côté.
refused-entry-unreadable = Table { $table } : l’entrée { $entry } ne peut pas être lue ({ $why }) ; `export --log` donne ce qu’il y a.
refused-table-unlisted = L’entrée de la table { $table } dans la liste des tables est illisible. Un serveur ouvert la réécrit d’après le journal de la table.
refused-store-number-taken = Ce numéro est pris.

# The ladder against bots

refused-ladder-guest = Les parties classées demandent un compte. Créez-en un sur la page du compte : un nom et un mot de passe suffisent.
refused-ladder-help = Une partie qui compte pour l’échelle se joue sans coach et sans mains montrées aux spectateurs, et personne ne doit connaître la donne d’avance.
refused-ladder-alone = Pour l’échelle, vous jouez seul contre des robots : prenez une place et mettez un robot à chacune des autres.
refused-ladder-bots = Seuls comptent pour l’échelle les robots dont la force est mesurée, sans caractère particulier : { $bots }.
refused-ladder-unmeasured = La force des robots n’est pas encore mesurée dans ce jeu : il n’a pas d’échelle.
refused-ladder-running = Vous avez déjà une partie classée en cours contre ces robots. Finissez-la d’abord : elle est dans Mes parties.
refused-ladder-no-undo = Cette partie compte pour l’échelle : rien ne peut être annulé.

## Roles and moderation

refused-only-with-role = Seules les personnes qui ont un rôle sur ce serveur peuvent le faire.
refused-no-report-state = Un signalement peut être : { $states }.
refused-no-report = Il n’y a pas de signalement { $report }.
refused-no-role = Choisissez un rôle parmi : { $roles }.
refused-last-owner = Vous êtes le seul propriétaire. Nommez d’abord quelqu’un d’autre.
refused-reason-length = Écrivez de 1 à { $most } caractères.
refused-hours = Choisissez de 0 à { $most } heures.
refused-announce-hours = Choisissez de 1 à { $most } heures.
refused-no-sanction = Cette personne n’est ni réduite au silence ni exclue.
refused-no-sanction-kind = Choisissez parmi : { $kinds }.
refused-not-yourself = Vous ne pouvez pas vous sanctionner vous-même.
refused-has-role = Cette personne a un rôle sur ce serveur. Seul un propriétaire peut le faire.
refused-muted = Vous ne pouvez pas écrire dans les tchats pour le moment. La raison : { $why }
refused-sent-away = La modération vous a retiré de cette partie. Un robot la joue jusqu’à la fin.
