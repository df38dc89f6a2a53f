# La table autour du jeu : ce qui vient de se passer, le journal par tours, remplaçants, touches.

web-news-since = Depuis votre dernier coup : { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
web-news-more = +{ $count }
web-hints-more = Lire la suite
web-hints-less = Réduire

web-log-filter = Ce que montre le journal
web-log-all = Tout
web-log-deals = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
web-log-refusals = { $count ->
    [one] { $count } refus
   *[other] { $count } refus
}
web-log-forgets = Les lignes plus anciennes ont disparu : se souvenir fait partie de ce jeu.
web-log-cut = Seules les { $count } dernières lignes sont affichées. Revoyez la partie pour les lire toutes.
web-log-fold = Replier ce tour
web-log-unfold = Déplier ce tour

web-stood = { $why ->
    [clock] Votre temps est écoulé : un robot joue pour vous.
    [away] Vous n’étiez plus là depuis un moment : un robot joue pour vous.
    [left] Vous avez quitté la table : un robot joue pour vous.
    [sent] La modération vous a retiré de cette partie. Un robot la joue jusqu’à la fin.
   *[asked] Un robot joue pour vous, comme vous l’avez demandé.
}
web-take-back = Reprendre votre place

web-title-offer = Une offre pour vous
web-title-hurry = Le temps presse
web-hurry = Le temps presse : moins de { $left }.

web-keys = Raccourcis clavier
web-keys-off = Les raccourcis d’une seule touche se désactivent dans les réglages.
web-key-enter = Confirmer
web-key-cards = Vos cartes, de gauche à droite
web-key-offer = Faire une offre
web-key-go = Continuer
web-key-nothing = Rien à dire, passer
web-key-hold = Un instant
web-key-coach = Demander au coach
web-key-undo = Annuler le coup
web-key-escape = Fermer, annuler le choix
web-key-help = Cette liste

web-settings-keys = Raccourcis d’une seule touche à la table (liste : touche ?)

web-coach-ask = Que feriez-vous ?
web-coach-thinking = Votre coach réfléchit…
web-coach-would = Mon conseil :
web-coach-follow = Jouer cela
web-coach-expect = Je vous vois finir avec environ { $money } { $unit } et { $chance } % de chances de gagner.
web-coach-same = Tout autre choix revient au même.
web-coach-compared = Comparé à :
web-coach-even = À peu près aussi bon :
web-coach-rival = Sinon, { $name } y gagne { $money } { $unit }.
web-coach-only = Il n’y a rien d’autre à faire.
