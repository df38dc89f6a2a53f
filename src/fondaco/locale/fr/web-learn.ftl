# The guided first game in the browser, and what the installed app says.

web-screen-learn = Apprendre à jouer
web-learn-step = Étape { $number } sur { $count }
web-learn-next = Continuer
web-learn-back = Retour
web-learn-leave = Quitter la leçon
web-learn-coach = Votre coach
web-learn-your-turn = À vous
web-learn-meanwhile = Pendant ce temps
web-learn-not-this = C’est possible aussi, mais suivez-moi pour l’instant.
web-learn-later = Vous ferez cela dans une vraie partie. Ici, suivez-moi.
web-learn-play-on = Continuer à partir d’ici
web-learn-own = Commencer ma propre partie
web-learn-again = Recommencer depuis le début
web-learn-door = Apprendre en jouant : 5 minutes
web-learn-choose = Des premières parties guidées : vous jouez les coups, votre coach dit pourquoi. Environ cinq minutes chacune.
web-learn-begin = Commencer
web-learn-second = Deuxième leçon
web-learn-card = La carte
web-learn-next-lesson = Leçon suivante
web-push-title = Me prévenir quand c’est mon tour
web-push-why = Ce navigateur montre alors un message quand une partie vous attend et que vous n’êtes pas là.
web-push-on = Me prévenir sur cet appareil
web-push-off = Ne plus me prévenir
web-push-refused = Votre navigateur ne permet pas les messages de cette page. Vous pouvez changer cela dans ses réglages.
web-offline-title = Pas de connexion
web-offline-text = Fondaco est injoignable. Vos parties y sont en sûreté ; cette page réessaie toute seule.
web-offline-again = Réessayer

web-screen-guide = Comment jouer
web-guide-read = Lire le guide illustré
web-guide-print = Imprimer
web-guide-rules = Toutes les règles
web-guide-english = Ce guide n’est pas traduit : vous le lisez en anglais.
