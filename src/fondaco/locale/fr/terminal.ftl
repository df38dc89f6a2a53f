# What the terminal says whichever game is played.

## Before the game

terminal-welcome = Fondaco : des jeux de société sur le commerce
terminal-ask-game = Quel jeu ? [Entrée = 1]
terminal-ask-players = Combien de joueurs, vous et les robots compris, de { $least } à { $most } ? [Entrée = { $usual }]
terminal-ask-name = Votre nom ? [Entrée = Marco]
terminal-usual-name = Marco
terminal-number-from = Tapez un nombre de { $least } à { $most }.
refused-no-game-has-options = Aucun jeu n’a de telles options : { $options }.
refused-players-from = Ce jeu se joue de { $least } à { $most } joueurs.
refused-bots-count = Il y a { $bots } robots pour { $seats } places : nommez-en un par place, ou un seul pour toutes.
refused-seat-from = Votre place est un nombre de 0 à { $most }.
refused-no-such-language = Il n’y a pas de langue « { $language } » ; il y a { $languages }.
refused-resume-alone = --resume prend tout dans le fichier : omettez les autres choix, sauf --seat.
refused-example-alone = --example ouvre une position telle quelle : omettez les autres choix, sauf --name.
refused-resume-which-seat = Dans ce fichier, { $count } places sont à des personnes : dites laquelle est la vôtre avec --seat.
refused-cannot-read-game = Impossible de lire { $file } : { $reason }.
refused-already-over = La partie dans { $file } est terminée. Regardez-la avec : fondaco record show { $file }

terminal-opening = Vous êtes { $name }. À table avec vous : { $others }.
terminal-bot = { $name } (robot { $bot })
terminal-commitment = Empreinte du hasard de cette partie, fixée avant le premier coup : { $commitment }
terminal-resumed = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Les derniers événements :
terminal-opening-help = Tapez ? à n’importe quelle question pour avoir de l’aide. Ctrl+D ou Ctrl+C pour partir ; rien n’est perdu.

## Asking

terminal-ask = { $prompt } >
terminal-ask-enter = { $prompt } [Entrée] >
terminal-ask-or-go-on = { $prompt } [Entrée = rien] >
terminal-confirm = On y va ? [Entrée = oui, n = non]
terminal-no = ✗ { $reason }
# What counts as yes and as no, beside the English words.
terminal-yes = o oui
terminal-no-words = n non
terminal-yes-or-no = Entrée ou o pour oui, n pour non.
terminal-cancelled = Bon, on oublie.
refused-type-something = Tapez un numéro du menu, un coup ou ? pour de l’aide.
refused-not-in-menu = { $typed } n’est pas au menu.
refused-one-at-a-time = Choisissez-les un par un.
refused-ambiguous-move = Plusieurs coups sont possibles : { $moves }.
refused-odd-line = Cette ligne est trop longue, ou contient des caractères impossibles à afficher.
refused-cannot-follow = Rien n’a été fait : { $move } n’est pas possible après les coups précédents. { $reason }
refused-too-many-moves = Rien n’a été fait. Quelque chose est révélé après { $count ->
    [1] le premier de ces coups. Ne jouez que celui-là
   *[other] les { $count } premiers de ces coups. Ne jouez que ceux-là
}, regardez ce qui est révélé, puis continuez avec les autres.
refused-nothing-to-wait-for = C’est vous qu’on attend : il n’y a rien à attendre.
terminal-silence = Personne ne dit rien.

## Commands

terminal-help-title = Aide
terminal-help-numbers = numéros du menu, un ou plusieurs à la fois, dans l’ordre voulu
terminal-help-notation = la même chose en toutes lettres, ou le début de chaque mot (avec ; entre les coups)
terminal-help-undo = annuler votre dernier choix (possible tant que rien de caché n’est révélé)
terminal-help-board = montrer toute la table
terminal-help-log = le journal : les derniers événements, ou les 50 derniers avec : l 50
terminal-help-rule = lire une règle, comme : r 2.2, ou la trouver par un mot : r pirates
terminal-help-talk = au tour des autres, être toujours consulté, ou seulement s’ils veulent une réponse
terminal-help-save = enregistrer la partie, dans un fichier de votre choix si vous le nommez
terminal-file = FICHIER
terminal-help-quit = quitter ; on vous demande s’il faut enregistrer
terminal-undone = Annulé : { $moves }.
refused-cannot-take-back = Cela ne peut pas être annulé. { $reason }
refused-log-how = Tapez l, ou l et le nombre de lignes, comme : l 50
terminal-log-limit = Au-delà, c’est à vous de vous en souvenir : cette table joue sans registre.
terminal-talk = { $quiet ->
    [yes] Désormais, au tour des autres, on ne vous consulte que si quelqu’un veut une réponse.
   *[no] Désormais, on vous demande à chaque tour des autres si vous voulez proposer quelque chose.
}

## Rules

refused-no-rulebook = Les règles manquent dans cette installation.
refused-no-such-rule = Il n’y a pas de règle { $rule }. Tapez r seul pour la liste.
terminal-mark-doc = tiré d’une règle publiée
terminal-mark-fact = tiré de descriptions publiques du jeu
terminal-mark-ruling = DÉCISION : aucun texte ne le dit, c’est notre choix
terminal-mark-reconstruction = RECONSTITUTION de quelque chose d’imprimé que nous ne connaissons pas
terminal-mark-edition = seulement dans l’édition de { $edition }
terminal-try = À essayer : { $command }

## Keeping the game

terminal-saved = Enregistré. Continuez plus tard avec :
refused-cannot-save = Impossible d’enregistrer dans { $file } : { $reason }.
refused-file-name = { $file } n’est pas un nom de partie : il doit finir par { $ending }, comme mapartie{ $ending }
refused-file-taken = { $file } contient autre chose : choisissez un autre nom.
terminal-quit-save = Enregistrer avant de partir ? [Entrée = dans { $file }, ou tapez NOM.txt, n = non, c = rester]
terminal-bye = Au revoir.
terminal-kept = La partie est conservée. Continuez avec :
terminal-kept-over = L’enregistrement de la partie est conservé. Vérifiez-le avec :

## The end

terminal-sheet-title = Feuille de score
terminal-sheet-total = total
terminal-sheet-place = { $place }. { $name }
terminal-sheet-you = { $name } (vous)
terminal-seed = La graine était { $seed }. Son empreinte, montrée avant le premier coup, est { $commitment }
terminal-save-record = Garder l’enregistrement de la partie ? [Entrée = dans { $file }, ou tapez NOM.txt, n = non]
terminal-record-saved = Enregistré. Chacun peut vérifier la graine, les coups et le résultat avec :
terminal-bots-others = Les forces mesurées suivent l’échelle des classements du serveur. Il y a aussi : { $names }.
