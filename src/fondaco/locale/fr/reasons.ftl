# Why something cannot be done. The English sentences are those that the rules and the house raise;
# `fondaco.reasons` finds a sentence here by its English, and tells it in another language.
# A value called $reason is itself one of these, and $company is a company of Batavia.

## Any game

reason-game-over = La partie est terminée.
reason-no-game = Il n’y a pas de jeu { $name } ; il y a { $names }.
reason-seed = Une graine a de 1 à { $most } caractères ASCII imprimables, sans espaces, guillemets ni /.
reason-option-value = L’option { $name } peut être { $values }, mais pas { $value }.
reason-no-option = Il n’y a pas d’option { $name } ; il y a { $names }.
reason-not-your-turn = Ce n’est pas à vous.
reason-not-your-move = Ce n’est pas à vous de jouer.
reason-nothing-played = Rien n’a encore été joué.
reason-moved-since = { $name } a joué depuis.
reason-came-to-light = Ce coup a révélé quelque chose qu’on ne peut plus ignorer.
reason-no-undo = Cela ne peut pas être annulé. { $reason }
reason-undo-count = Vous pouvez annuler de 1 à { $most } coups, pas { $count }.

## Oltre Mare

reason-no-card = Il n’y a pas de carte { $card } : une carte est une marchandise et un numéro, par exemple { $example }.
reason-no-port = Il n’y a pas de port { $port } sur la carte.
reason-no-edition = Il n’y a pas d’édition { $name } ; il y a { $names }.
reason-oltremare-players = Oltre Mare se joue de 2 à 5 joueurs, pas à { $players }.
reason-option-offers = L’option offers est un nombre de 0 à { $most }, pas { $limit }.
reason-other-deck = Ce jeu de cartes est celui de l’édition { $theirs }, pas { $ours } (OM-0.1, OM-0.3).
reason-move-shorter = Un coup est plus court que cela.
reason-oltremare-moves = { $move } n’est pas un coup : un coup commence par discard, buy, offer, amend, counter, accept, decline, withdraw, done, play, sail, compass, stay ou load.
reason-answer-how = Nommez l’offre et sa version : « accept #3.1 salt4 », « decline #3.1 ».
reason-card-once = Une carte ne peut être donnée qu’une fois.
reason-accept-names-cards = Seul qui accepte une offre nomme des cartes.
reason-too-much = { $value }, c’est trop : { $most } au plus.
reason-offer-how = Une offre s’écrit « offer 2: grain3 + 1d for 2 salt ».
reason-offer-link = « amend » et « counter » nomment une offre, comme #3.1 ; « offer » non.
reason-this-card-once = { $card } ne peut être donnée qu’une fois.
reason-neither-card = { $item } n’est ni une carte ni des ducats.
reason-neither-goods = { $item } n’est ni des ducats ni un nombre de marchandises.
reason-most-ducats = Un échange comporte au plus { $most } ducats.
reason-most-cards = On peut offrir au plus { $most } cartes à la fois.
reason-most-of-goods = Un échange comporte au plus { $most } cartes d’une même marchandise.
reason-no-claim = On ne peut pas dire { $words } d’une carte. { $reason }
reason-claim-how = On peut annoncer une cargaison de 1 à 4, une puissance de 3 à 6, et un ou deux symboles.
reason-no-move = Ce n’est pas un coup.
reason-offer-cards-once = Une offre nomme chaque carte une seule fois.
reason-offer-to-one = Une offre s’adresse à une place ou à tous.
reason-deal-needs-card = Dans un échange, au moins une carte doit changer de main (OM-2.2.4).
reason-no-trade-phase = La phase de commerce est finie, ou n’a pas commencé.
reason-no-seat = Cette place n’existe pas.
reason-bought-four = Vous avez déjà acheté quatre cartes ce tour (OM-2.2.6).
reason-buy-where = Vous pouvez acheter de la pioche ou de votre propre paquet Pirates.
reason-pile-empty = Il n’y a plus de carte à acheter dans la pioche.
reason-pirates-empty = Votre paquet Pirates est vide.
reason-too-few-cards = Vous devez jouer { $need ->
    [one] { $need } carte
   *[other] { $need } cartes
} et en avez { $hand } : achetez ou négociez (OM-2.2.8).
reason-offer-changed = L’offre { $number } a changé : c’est maintenant la version { $new }, plus la { $old }.
reason-offer-gone = L’offre { $number } n’est plus sur la table.
reason-offers-in-trade = On ne fait d’offres que dans la phase de commerce.
reason-no-more-offers = On ne peut plus faire d’offre ce tour (OM-2.2.12).
reason-offer-own-cards = Vous ne pouvez offrir que des cartes de votre main.
reason-offer-to-another = Une offre s’adresse à un autre joueur ou à tous.
reason-only-active-trades = Seul le joueur actif commerce avec tous (OM-2.2.1).
reason-change-own-offer = Vous ne pouvez modifier que votre propre offre.
reason-counter-to-maker = Une contre-offre s’adresse à qui vous a fait une offre.
reason-withdraw-own = Vous ne pouvez retirer que votre propre offre.
reason-not-yours-to-decline = Ce n’est pas à vous de refuser cette offre.
reason-not-yours-to-accept = Ce n’est pas à vous d’accepter cette offre.
reason-trade-in-trade = On ne commerce que dans la phase de commerce.
reason-give-own-cards = Vous ne pouvez donner que des cartes de votre main.
reason-not-asked-cards = Ce ne sont pas les cartes que l’offre demande.
reason-active-could-not-play = Après cet échange, le joueur actif ne pourrait pas jouer assez de cartes (OM-2.2.10).
reason-discard-above-power = Seule une main au-dessus de la puissance donne une carte aux pirates.
reason-play-in-actions = Les cartes se jouent dans la phase d’actions.
reason-play-own-card = Vous ne pouvez jouer qu’une carte de votre main.
reason-cannot-sail = Votre bateau ne peut pas y aller maintenant.
reason-cannot-sail-twice = Votre bateau ne peut pas y aller maintenant : jamais deux fois la même route dans un tour (OM-2.3.5).
reason-compass-where = La boussole mène à n’importe quel autre port sans boussole.
reason-load-after-actions = Les cartes se chargent après les actions.
reason-load-played = Vous ne pouvez charger qu’une carte jouée ce tour.

## Batavia

reason-batavia-players = Batavia se joue de 3 à 5 joueurs, pas à { $players }.
reason-bid-more = Misez plus de { $bid } et au plus vos { $letters } lettres, ou passez.
reason-hand-empty = Votre main est vide : piochez 2 cartes.
reason-no-shop-to-reach = La tuile d’arrivée est prise et vous ne pouvez atteindre aucune échoppe : piochez 2 cartes.
reason-no-majority = Vos cartes ne peuvent vous donner la majorité dans aucune compagnie : piochez 2 cartes.
reason-no-card-of = Vous n’avez pas de carte : { $company }.
reason-lay-to-reach = La tuile d’arrivée est prise : posez des cartes qui vous mènent à une échoppe.
reason-need-majority = Il vous faut plus de cartes posées d’une compagnie que chaque autre joueur.
reason-no-company = { $what } n’est pas une compagnie ; il y a { $names }.
reason-batavia-moves = { $move } n’est pas un coup ; les coups sont : bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
reason-no-bid = { $bid } n’est pas une mise ; une mise est un nombre de 1 à { $most }.
reason-proxy-least = Une mise maximale est de 0 lettre ou plus.
reason-no-bid-asked = On ne vous demande pas de miser maintenant.
reason-choose-company = Choisissez la compagnie avec laquelle voyager.
reason-draw-or-lay = Piochez 2 cartes ou posez-en.
reason-lay-or-done = Posez une carte, reprenez-en une, ou terminez.
reason-exchange-or-keep = Échangez vos tuiles ou gardez-les.
reason-no-seal = Vous n’avez pas ce sceau : { $company }.
reason-no-shop-ahead = Il n’y a pas d’échoppe de cette compagnie devant vous : { $company }.

## Bots

reason-no-bot = Il n’y a pas de robot { $name } ; il y a { $names }.
reason-bot-settings = Le robot { $name } ne connaît pas les réglages { $settings }.
reason-bot-not-loaded = Le robot { $name } ne peut pas être chargé : { $error }.
reason-no-character = { $setting } n’est pas un caractère, ou pas le seul ; il y a { $names }.
reason-no-expert = Aucun de nos robots ne connaît assez ce jeu pour le jouer en réfléchissant.
reason-no-budget = { $text } n’est pas un temps de réflexion : écrivez des secondes (1s), des millisecondes (500ms) ou un nombre d’itérations (200).
reason-long-bot = Il n’y a pas de robot avec un nom aussi long.
reason-bot-thinks = Un robot de cette maison réfléchit au plus { $seconds } secondes ou { $iterations } itérations à un coup.
reason-many-tables = Vous avez déjà { $tables } tables en cours, et c’est le maximum. Terminez-en une ou fermez-en une d’abord.
reason-many-tables-address = Il y a déjà { $tables } tables en cours depuis votre adresse, et c’est le maximum. Terminez-en une ou fermez-en une d’abord.
reason-many-thinkers = Au plus { $bots } robots qui prennent leur temps peuvent réfléchir pour vous. Choisissez-en un plus rapide, ou terminez ou fermez d’abord une table.
reason-many-thinkers-address = Au plus { $bots } robots qui prennent leur temps peuvent réfléchir pour les personnes à votre adresse. Choisissez-en un plus rapide, ou terminez ou fermez d’abord une table.

## At a table

reason-not-begun = La partie n’a pas encore commencé.
reason-begun = La partie a déjà commencé.
reason-paused = La partie est en pause.
reason-closed = Cette table est fermée.
reason-sits-already = Vous êtes déjà à cette table.
reason-table-full = Toutes les places de cette table sont prises.
reason-nobody-there = Il n’y a personne à cette place.
reason-empty-seats = Il y a encore { $empty } places libres.
reason-empty-seat = Il y a encore une place libre.
reason-bot-plays-for-you = Un robot joue pour vous ; reprenez d’abord votre place.
reason-person-plays = La personne à cette place joue de nouveau elle-même.
reason-move-too-long = C’est trop long pour un coup.
reason-no-talks = Il n’y a pas de négociation en ce moment.
reason-bot-there-already = Un robot y joue déjà.
reason-plays-already = Vous jouez déjà vous-même.
reason-only-sitters-speak = Seul qui est à la table y parle.
reason-only-watching = Vous ne faites que regarder cette table.
reason-only-sitters = Seul qui est à la table peut le faire.
reason-seats-are = Les places vont de 0 à { $last }.
reason-seat-taken = Quelqu’un est déjà à cette place.
reason-name-length = Un nom a au plus { $most } caractères.
reason-name-taken = Quelqu’un d’autre à cette table s’appelle { $name }.
reason-other-version = Cette partie se joue selon la version { $theirs } des règles de { $game } ; ce Fondaco a la version { $ours }.
reason-newer-version = Cette partie se joue selon la version { $theirs } des règles de { $game } ; ce Fondaco a la version { $ours }. Un Fondaco plus récent sait la lire.
reason-nothing-to-say = Il n’y a rien à dire là-dedans.
reason-text-too-long = C’est plus long que { $most } caractères.
reason-not-here = Cela ne peut pas se faire ici.
reason-does-not-wait = La partie n’attend pas cette place.
reason-relieve-when = Un robot peut jouer pour qui est absent depuis une minute.
reason-gallery = La tribune est pour ceux qui regardent.
reason-banned = L’accès à cette maison vous est interdit : { $why }
reason-who-are-you = Dites d’abord qui vous êtes.
reason-no-auctions = Il n’y a pas d’enchères dans ce jeu.
reason-proxy-range = Une mise maximale va de 0 à 75 lettres.
reason-least-range = Le moins qu’une offre rapporte va de 0 à 1023 ducats.

## Opening tables, sitting down, and afterwards

reason-talk-range = Le temps pour parler va de 0 seconde à 7 jours.
reason-title-length = Un titre a au plus { $most } caractères.
reason-bank-range = Le temps au départ va de 10 secondes à 10 heures.
reason-increment-range = Le temps en plus par tour va de 0 seconde à 1 heure.
reason-days-range = Un coup prend au plus 60 jours.
reason-same-deal-early = La donne d’une partie qui n’est pas terminée ne peut pas encore être redistribuée.
reason-seat-not-free = La place { $seat } n’est pas libre pour un robot.
reason-too-many-bots = Il y a plus de robots que de places.
reason-would-be-empty = Il resterait des places libres.
reason-players-range = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
reason-host-blocks = L’hôte de cette table ne souhaite pas jouer avec vous.
reason-not-over = Cette partie n’est pas encore terminée.
reason-fork-finished = On ne peut jouer qu’à partir de parties terminées.
reason-no-moment = Ce moment n’existe pas dans cette partie.
reason-report-length = Un signalement a de 1 à 2000 caractères.
reason-record-when-over = L’enregistrement se donne quand la partie est terminée.
reason-replay-when-over = On peut revoir une partie quand elle est terminée.
reason-no-seat-or-moment = Cette place ou ce moment n’existe pas.
reason-moment-too-far = Le journal ne remonte pas jusqu’à ce moment.
reason-no-table = Cette table n’existe pas.
reason-only-host = Seul l’hôte de cette table peut le faire.
reason-not-sitting = Vous n’êtes pas à cette table.

## People and the house

reason-say-name-first = Dites d’abord qui vous êtes : POST /api/me avec un nom.
reason-no-such-token = Personne n’a (plus) ce jeton.
reason-another-site = Cette demande vient d’un autre site.
reason-no-language = Il n’y a pas ici de langue { $language }.
reason-link-nobody = Ce lien ne mène (plus) à personne.
reason-link-other = Ce lien mène à quelqu’un d’autre : regardez de nouveau qui vous devenez.
reason-no-link = Ce lien n’existe pas.
reason-no-token = Ce jeton n’existe pas.
reason-webhook-https = Un webhook est une adresse qui commence par https://.
reason-no-address = Ce n’est pas une adresse, ou elle est trop longue.
reason-nobody-to-block = Il n’y a personne de tel à bloquer.
reason-no-player = Personne n’a ce nom de compte.
reason-no-game-here = Il n’y a pas ici de jeu { $game }.
reason-no-ratings = Il n’y a pas de classement de { $game }, mais de { $games }.
reason-no-push = Cette maison n’envoie pas de notifications au navigateur.
reason-push-browsers = Seuls { $most } de vos navigateurs peuvent être prévenus.
reason-no-subscription = Cet abonnement n’existe pas.
reason-no-answer-within = Pas de réponse en { $seconds } secondes.
reason-no-http = La réponse n’est pas du HTTP.
reason-no-host = Il n’y a pas d’hôte { $host }.
reason-not-public = { $host } n’est pas dans le réseau public.
reason-no-such-address = Ce n’est pas une adresse de la forme https://hôte/chemin.
reason-no-webhook = Il n’y a pas encore de webhook.
reason-webhook-unreached = Le message n’est pas arrivé : { $reason }
reason-webhook-status = Le message est arrivé, mais la réponse était { $status }.
reason-test-pause = Attendez quelques secondes avant d’essayer encore.
reason-wrong-password = Le mot de passe est un autre.
reason-no-account = Vous n’avez pas encore de compte.
reason-no-device = Cet appareil n’existe pas.
reason-nobody-to-report = Il n’y a personne de tel à signaler.
reason-has-account = Vous avez déjà un compte.
reason-login-length = Un nom de compte a de 2 à { $most } caractères.
reason-password-length = Un mot de passe a de { $least } à { $most } caractères.
reason-login-taken = Le nom de compte { $login } est déjà pris.
reason-wrong-login = Ce nom de compte n’existe pas, ou le mot de passe est un autre.
reason-many-guesses = Cela fait beaucoup de mots de passe erronés ; veuillez attendre dix minutes.
reason-choose-name = Veuillez choisir un nom de 1 à { $most } caractères.
reason-text-nul = Un texte ne peut pas contenir le caractère NUL.
reason-text-half = Un texte ne peut pas contenir un demi-caractère.
reason-number-too-large = Ce nombre est trop grand.
reason-not-opened = La table n’a pas pu être ouverte ; veuillez réessayer.
reason-too-many-writing = Trop d’autres écrivent à cette table ; veuillez réessayer.
reason-not-written = Cela n’a pas pu être écrit ; veuillez réessayer.
reason-cannot-write = La maison ne peut rien écrire en ce moment ; veuillez réessayer.
reason-cannot-write-connect = La maison ne peut rien écrire en ce moment ; veuillez vous reconnecter.
reason-cannot-read-connect = La maison ne peut pas lire ses registres en ce moment ; veuillez vous reconnecter.
reason-set-aside = Cette table ne peut pas être lue ; la maison l’a mise de côté.
reason-not-ordered = Cet ordre n’est plus donné.
reason-too-slow = Votre connexion est trop lente ; veuillez vous reconnecter.
reason-signed-out = Vous n’êtes plus connecté ici.
reason-too-often = Vous demandez trop souvent ; veuillez vous reconnecter plus tard.
reason-too-many-requests = Trop de demandes ; veuillez patienter un peu.
reason-went-wrong = Quelque chose a mal tourné dans la maison ; rien n’a été changé.
reason-went-wrong-connect = Quelque chose a mal tourné dans la maison ; veuillez vous reconnecter.
