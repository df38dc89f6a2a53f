# La préparation d’une table : modèles, ce qu’ils veulent dire, une ligne d’aide par option.

web-preset = Type de partie
web-preset-learn = Apprendre
web-preset-learn-text = Contre des robots faciles, avec un coach. Elle ne compte pas.
web-preset-friendly = Amicale
web-preset-friendly-text = Entre amis : vous envoyez un lien. Un coach est permis. Elle ne compte pas.
web-preset-rated = Classée
web-preset-rated-text = Elle compte : pour le classement entre joueurs ou, si vous jouez seul, pour l’échelle contre les robots.
web-new-more = Plus de réglages
web-new-what = Cette partie
web-new-sum-coach = Votre coach conseille, chiffre les offres et vous avertit avant une grave erreur.
web-new-sum-coach-people = Les joueurs peuvent avoir un coach.
web-new-sum-no-coach = Pas de coach.
web-new-sum-undo = Un coup peut être annulé tant que rien de caché n’est révélé.
web-new-sum-no-undo = Rien ne peut être annulé.
web-new-sum-practice = Elle ne compte pour aucun classement.
web-new-sum-ladder = Elle compte pour l’échelle contre les robots. Si vous la fermez ou laissez jouer un robot, elle compte comme si vous finissiez dernier.
web-new-sum-people = Elle compte pour le classement si au moins deux joueurs ont un compte.
web-new-account = Les parties classées demandent un compte : un nom et un mot de passe suffisent.
web-new-account-link = Créer un compte
web-new-unmeasured = Les robots de ce jeu ne sont pas encore mesurés : une partie classée demande d’autres joueurs.
web-new-title-help = Ce que montre la liste des tables.
web-new-private-help = Seules les personnes qui ont le lien trouvent la table.
web-new-talk-help = Combien de temps un robot attend votre offre pendant son tour.
web-new-calm-help = Sinon, les robots jouent aussitôt.
web-new-coach-help = Le coach ne sait que ce que sait son joueur.
web-new-chances-help = Les joueurs ne les voient jamais pendant la partie.
web-new-hands-help = Pour un public qui veut tout suivre.
web-clock-help = Si le temps d’un joueur est écoulé, un robot joue pour lui.
web-option-memory-help = Si l’écran retient pour vous ce qui a été public.
web-option-offers-help = Une limite abrège les longues négociations.
web-option-four-help = L’ancienne règle ne le précise pas.
web-option-setup-help = Avec toutes les échoppes visibles, on peut planifier tout le voyage.
web-option-stalling-help = Sinon, une partie pourrait ne jamais finir.
web-new-bot-strength = Force { $rating } ; le robot le plus fort mesuré a { $best }.
web-character-honest-help = Honnête : ne ment jamais sur ses cartes.
web-character-sly-help = Rusé : ment quand cela rapporte.
web-character-generous-help = Généreux : se contente d’un petit gain.
web-character-stubborn-help = Têtu : veut un gros gain.
web-character-silent-help = Silencieux : ne négocie pas.

# Jouer maintenant : entraînement ou classée. L’échelle contre les robots.

web-play-kind = Entraînement ou classée
web-play-practice = Entraînement
web-play-practice-help = Avec coach, et l’on peut annuler. Elle ne compte pas.
web-play-rated = Classée
web-play-rated-help = Des robots de votre force, sans coach et sans annuler de coups. Elle compte pour l’échelle.
web-ladder = Échelle contre les robots
web-ladder-how = Pour ceux qui jouent seuls. La force des robots est mesurée et ne change pas. Vous commencez à 0 et rencontrez toujours les robots juste au-dessus.
web-ladder-next = Vos prochains adversaires : { $bot }
web-ladder-play = Jouer une partie classée
web-ladder-bot = robot
web-ladder-unmeasured = La force des robots de ce jeu n’est pas encore mesurée : il n’a pas d’échelle.
web-ladder-tag = échelle
web-ratings-people = Entre joueurs
web-ratings-get = Pour avoir un classement : créez un compte et finissez une partie sans coach, avec au moins un autre joueur qui a un compte.

# Une partie rejouée autrement à partir d’un moment.

web-fork-from = Vous rejouez à partir du tour { $turn } d’une partie finie.
web-fork-then = Dans cette partie, le coup suivant a été : « { $what } »
web-fork-against = Vous jouez maintenant contre { $names }.
web-fork-bot = { $name } ({ $bot })
web-fork-look = Revoir cette partie
