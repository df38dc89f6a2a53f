# Ce que disent les commandes qui ne sont pas une partie : erreurs, enregistrements, simulations, tournois.

command-error = erreur : { $reason }
command-open = Fondaco est ouvert : { $address } (Ctrl+C pour le fermer)
command-open-lan = et pour tous sur ce réseau : { $address }
command-listens = Ce processus écoute sur { $at }.
command-already-open = Fondaco est déjà ouvert : { $address }
command-saved = Enregistré : { $file }

## Enregistrements

command-check = { $what ->
    [form] forme
    [rules] règles
    [seed] graine
    [start] début
    [notation] notation
    [moves] coups
    [result] résultat
   *[checksum] somme de contrôle
}
command-good = OK
command-wrong = ERREUR
command-unchecked = non vérifié
command-rules = { $game }, version { $version }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
command-seed-kept = La graine correspond à l’empreinte fixée avant le premier coup.
command-laid-out = La partie commence par une position que quelqu’un a composée.
command-legal = { $moves ->
    [1] Le seul coup est permis.
   *[other] Les { $moves } coups sont tous permis.
}
command-result-right = Les scores et les rangs sont justes.
command-no-result = La partie n’est pas finie.
command-last-right = La dernière position est celle de l’enregistrement.
command-seed-unknown = La graine est encore cachée.
command-of-this-game = Tous les coups sont des coups de ce jeu.
command-needs-seed = Sans la graine, on ne peut dire s’ils sont permis.
command-characters = ({ $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
})
command-played-on = jouée le { $date }
command-seed = graine { $seed }
command-seat = place à table { $seat } : { $who }
command-place = { $place }. { $who } (place à table { $seat }), { $score }
command-unfinished = pas finie, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Simulations et tournois

command-head = { $game } à { $players } ({ $options })
command-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
command-blocks = { $games } en { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} de { $size }
command-pace = { $games }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $seconds } s : { $pace } par seconde
command-decisions-in = décisions par partie : { $mean } ({ $least } à { $most })
command-turns-in = tours par partie : { $mean } ({ $least } à { $most })
command-who = qui
command-score = score
command-spread = ± par partie
command-place-head = rang
command-wins = victoires
command-bot-seat = place { $seat }, { $bot }
command-bot-all = tous les { $bot }
command-checksum = somme de contrôle { $checksum }
command-bot = robot
command-to-best = au meilleur
command-to-mean = à la moyenne
command-rating = classement
command-ahead = finit devant
command-time = temps de réponse
command-answers = réponses
command-mean = moyenne
command-longest = la plus longue
command-fair-share = La part équitable de victoires est de { $share }. { $interval ->
    [all] Sous chaque nombre : son intervalle à 95 %.
    [some] Quand il y a un intervalle à 95 %, il est sous le nombre.
   *[none] Il y a trop peu de blocs pour des intervalles à 95 %.
}
command-better = { $better } est meilleur que { $than }.
command-not-better = { $better } n’est pas meilleur que { $than } de { $elo } points Elo.
command-undecided = On ne sait pas encore si { $better } est meilleur que { $than }.
command-test = { $verdict } { $better } finit devant dans { $score } des rencontres ({ $elo } Elo) après { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} ; log du rapport de vraisemblance { $llr } (le test s’arrête à { $lower } ou { $upper }).

## Problèmes

command-puzzles = problèmes
command-puzzles-ruleset = règles
command-puzzles-theme = thème
command-puzzles-strength = difficulté
command-puzzles-choices = choix
command-puzzles-players = joueurs
command-puzzles-count = Problèmes : { $count }.
command-puzzles-new = Nouveaux : { $new }, en { $seconds } s.
command-puzzles-checked = Problèmes : { $puzzles } ; défectueux : { $faults } ; en double : { $twice }.
command-puzzles-again = Jugés de nouveau : { $chosen } ; plus assez nets : { $changed }.

## Images

command-plot-wins = victoires par place occupée, en %
command-plot-fair = avec intervalles à 95 % ; tirets : une part équitable
command-plot-rating = classement (Plackett-Luce), ± 1,96 σ
