# Ce que disent joueurs et robots pendant la négociation.

say-no-thanks = Non, merci.
say-too-much = C’est trop pour moi.
say-not-enough = Ce n’est pas assez pour moi.
say-ducats-more = { $ducats ->
    [one] { $ducats } ducat de plus, et marché conclu.
   *[other] { $ducats } ducats de plus, et marché conclu.
}
say-make-offer = Faites-moi une offre.
say-well-traded = C’est un plaisir de négocier avec vous.
say-lied = Vous m’avez menti au tour { $turn }.
say-untrue = Ce n’était pas vrai !
say-enough = Nous avons assez négocié pour ce tour.
say-silent = Je ne négocie pas.
say-moment = Un instant, s’il vous plaît.
say-go-on = On continue ?
say-sorry = Pardon.
say-well-played = Bien joué !

# La même chose dans le journal
say-quoted = { $name } : « { $text } »
