# Ce que dit --help, et ce qui est dit d’une commande mal tapée.

help-usage = Utilisation :
help-options = Options{ "\u00A0" }
help-commands = Commandes{ "\u00A0" }
help-help = Afficher cette aide.
help-default = { $text } [par défaut : { $value }]
help-required = { $text } [obligatoire]
help-see = Voir { $command }.
help-no-option = Il n’y a pas d’option { $name }.
help-no-command = Il n’y a pas de commande { $name }.
help-meant = Vouliez-vous dire { $names } ?
help-missing = { $name } manque.
help-whole-number = { $name } veut un nombre entier.
help-at-least = { $name } veut un nombre entier, { $least } au moins.
help-range = { $name } veut un nombre entier, de { $least } à { $most }.
help-bad-value = { $name } : { $why }

## Ce qu’on met à cet endroit

help-place-options = OPTIONS
help-place-command = COMMANDE
help-place-args = ARGUMENTS
help-place-address = ADRESSE
help-place-code = CODE
help-place-dir = DOSSIER
help-place-file = FICHIER
help-place-files = FICHIERS
help-place-float = NOMBRE
help-place-folder = DOSSIER
help-place-game = JEU
help-place-integer = NOMBRE
help-place-login = COMPTE
help-place-name = NOM
help-place-out = FICHIER
help-place-person = PERSONNE
help-place-ply = COUP
help-place-records = ENREGISTREMENTS
help-place-rule = RÈGLE
help-place-event = ÉVÉNEMENT
help-place-table = TABLE
help-place-text = TEXTE
help-place-value = VALEUR

## Commandes

help-fondaco =
    Jouer, regarder, analyser et étudier des jeux de commerce.

    Sans commande : ouvre la maison sur cet ordinateur, et un navigateur pour y jouer.
help-play = Jouer à { help-place-game } dans le terminal contre des robots.
help-serve = Servir des tables aux navigateurs et aux programmes.
help-sim = Faire jouer à des robots beaucoup de parties de { help-place-game } et les résumer.
help-arena = Faire jouer à des robots un tournoi de { help-place-game } : chaque donne avec chaque répartition des places.
help-bots = Énumérer les robots : les niveaux avec leur force, puis les autres.
help-stats = Résumer les enregistrements d’un dossier, ou leur export : scores, durées, qui commence, d’où vient l’argent.
help-export = Écrire les parties terminées d’un dossier d’enregistrements sous forme de tableaux Parquet dans un nouveau dossier.
help-check = Vérifier que { help-place-game } respecte le contrat, pour ceux qui en écrivent un ; code de retour 1 sinon.
help-review = Dire ce que valaient les coups et les échanges d’une partie terminée, et la part de chance.
help-puzzles = Créer, énumérer et vérifier des problèmes : des moments où un choix est nettement le meilleur.
help-puzzles-make = Faire jouer à des robots { help-place-game } et garder les moments qui sont des problèmes.
help-puzzles-merge = Réunir les problèmes de plusieurs { help-place-files } en un seul, chacun une fois.
help-puzzles-list = Énumérer les problèmes de { help-place-file }, ou compter ceux livrés avec les jeux.
help-puzzles-check = Rejouer et vérifier chaque problème de { help-place-file } ; code de retour 1 si quelque chose est faux.
help-record = Lire, vérifier et rejouer des parties enregistrées.
help-record-show = Montrer qui a joué, comment cela a fini, et les coups.
help-record-verify = Vérifier la graine, chaque coup et le résultat ; code de retour 1 si quelque chose est faux.
help-record-replay = Raconter ce qui s’est passé, coup par coup.

help-admin = S’occuper d’une maison : de ses tables, de ses gens et de ses sauvegardes.
help-admin-list = Énumérer les tables, d’abord celle qui a changé en dernier.
help-admin-show = Dire qui est assis à { help-place-table } et où elle en est.
help-admin-close = Fermer { help-place-table } avant la fin de sa partie.
help-admin-aside = Énumérer les tables illisibles : quel journal, à partir de quelle entrée, et pourquoi.
help-admin-retry = Essayer de nouveau { help-place-table }, qui avait été mise de côté : ici, et bientôt dans chaque maison ouverte.
help-admin-export = Afficher l’enregistrement de { help-place-table }, ou son journal. Les deux révèlent tout ce qui est secret à la table.
help-admin-people = Énumérer les personnes dont le nom ou le compte contient { help-place-text }, d’abord les plus récentes.
help-admin-ban = Ne plus rien laisser faire à { help-place-person } (un compte ou un identifiant) dans cette maison.
help-admin-unban = Laisser de nouveau entrer { help-place-person }.
help-admin-delete = Supprime { help-place-person } définitivement, comme la personne le pourrait elle-même : un pseudonyme remplace son nom dans les parties, les tchats et les événements. Les sauvegardes ne changent pas.
help-admin-reports = Énumérer ce que les gens ont signalé, le plus récent d’abord.
help-admin-reset-password = Donner à { help-place-login } un nouveau mot de passe, l’afficher, et mettre fin à tous ses appareils, liens, jetons et webhook.
help-admin-events = Voir et transmettre les événements de clubs.
help-admin-events-list = Énumérer les événements, le dernier modifié d’abord.
help-admin-events-log = Afficher le journal de { help-place-event }. Il révèle tout ce qui est secret dans l’événement.
help-admin-events-hand-over = Faire de { help-place-person } le propriétaire de { help-place-event }.
help-admin-sessions = Les accès d’une personne : appareils (cookies), liens personnels, jetons.
help-admin-sessions-list = Énumérer les accès de { help-place-person }.
help-admin-sessions-revoke = Déconnecter { help-place-person }. Sans compte, on ne peut plus revenir ensuite.
help-admin-backup = Copier toute la maison dans un nouveau fichier de { help-place-folder }, même pendant qu’elle est ouverte.
help-admin-restore = Remplir une maison vide à partir de la sauvegarde { help-place-file }, de l’une ou l’autre base de données.

## Options

help-of-version = Afficher la version.
help-of-lan = Ouvrir aussi la maison à tous ceux de ce réseau.
help-of-option = N’importe quelle option du jeu.
help-of-game-option = Pour { $games } : la même chose que --option { $name }={ help-place-value }.
help-of-players = Combien jouent.
help-of-players-bots = Combien jouent, robots compris.
help-of-others = Qui occupe les autres places : voir `fondaco bots`.
help-of-bots = Qui joue, comme pour `arena` : le dernier remplit les autres places ; sinon `random`.
help-of-line-up = Qui joue ; le dernier occupe les places qui restent.
help-of-seat = Votre place, à partir de 0.
help-of-seat-saw = Telle que cette place l’a vue ; sinon telle que tous l’ont vue.
help-of-seed = La même graine donne les mêmes cartes.
help-of-seed-games = La partie k se joue avec { help-place-text }-k.
help-of-seed-blocks = Le bloc k se joue avec { help-place-text }-k.
help-of-seed-review = La même graine : les mêmes nombres.
help-of-seed-check = Lesquels, et comment.
help-of-name = Votre nom.
help-of-resume = Reprendre un enregistrement inachevé.
help-of-example = Essayer un exemple du livret de règles, par sa règle.
help-of-language = `de`, `en`, `fr`, `it` ou `nl` ; par défaut, celle de LANG.
help-of-host = L’adresse où écouter.
help-of-port = Le port où écouter.
help-of-database = sqlite:///… ou postgresql://… ; aussi dans FONDACO_DATABASE.
help-of-own-database = sqlite:///… ou postgresql://… ; sinon la maison de cet utilisateur, ou FONDACO_DATABASE.
help-of-bus = nats://…, pour plusieurs processus ; aussi dans FONDACO_BUS.
help-of-serve-workers = Processus qui servent ensemble ; il faut PostgreSQL et NATS.
help-of-minds = Processus pour les robots.
help-of-open = Ouvrir un navigateur.
help-of-json-logs = Messages en lignes JSON.
help-of-address = Où les navigateurs la trouvent : https://…
help-of-trust-proxy = Les proxys que l’on croit sur l’origine d’une requête.
help-of-private-alerts = Les webhooks peuvent mener dans des réseaux privés.
help-of-tables = Tables qu’une personne peut avoir en même temps ; 0 : sans limite.
help-of-thinkers = Places avec des robots qui prennent leur temps, pour une personne ; 0 : sans limite.
help-of-review-worlds = Avec quel soin les parties terminées sont analysées : mondes par question, de 2 à 10 000.
help-of-no-day = Pas de donne du jour.
help-of-requests = Requêtes par minute venant d’une adresse ; 0 : sans limite.
help-of-club = Réseaux d’un club, où beaucoup de gens ont la même adresse : les limites par adresse sont 25 fois plus hautes.
help-of-connections = Tables ouvertes à la fois depuis une adresse ; 0 : sans limite.
help-of-hosts = D’autres noms auxquels la maison répond, à côté de celui de --address ; * pour tous.
help-of-games = Combien de parties.
help-of-games-blocks = Combien de parties, par blocs entiers.
help-of-games-each = Combien de parties pour chaque nombre de joueurs.
help-of-workers = Processus ; sans indication, un par cœur.
help-of-processes = Processus ; sans indication, un par cœur.
help-of-records = Enregistrer chaque partie.
help-of-json = Afficher du JSON, sans avancement.
help-of-seating = `rotate`, `all` ou `fixed`.
help-of-sprt = S’arrêter quand il est établi si A est meilleur que B.
help-of-elo = La différence que --sprt doit trouver ; sinon 35.
help-of-plot = Dessiner : { help-place-file }.png.
help-of-plots = Dessiner dans un dossier.
help-of-cluster = Jouer sur une grappe Ray ; `local` en démarre une.
help-of-budget = Mondes par question ; plus il y en a, plus c’est long.
help-of-html = L’écrire sous forme de page.
help-of-count = Combien de problèmes le fichier doit avoir.
help-of-seconds = S’arrêter après tant de secondes.
help-of-worlds = Avec quel soin ; plus il y en a, plus c’est long.
help-of-out = Écrire un nouveau fichier.
help-of-into = Ajouter à un fichier ; avec la même graine, on reprend après les parties qui s’y trouvent.
help-of-again = En juger autant de nouveau.
help-of-all = Avec tout ce qui était caché.
help-of-from = Commencer par ce coup.
help-of-status = Seulement de telles tables ; ou `all`.
help-of-limit = Combien de lignes au plus.
help-of-reason-closed = Pourquoi ; ceux de la table l’apprennent.
help-of-reason-banned = Pourquoi ; la personne l’apprend.
help-of-log = Chaque entrée telle qu’elle est dans le journal.
help-of-output = Dans un nouveau fichier.
help-of-yes = Supprimer sans demander.
help-of-kind = Seulement ceux-ci ; sinon tous.
help-of-portable = En lignes JSON, pour n’importe quelle base de données.
