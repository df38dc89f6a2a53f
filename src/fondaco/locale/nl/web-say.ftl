# Wat mensen en bots zeggen tijdens het onderhandelen.

say-no-thanks = Nee, dank je.
say-too-much = Dat is me te veel.
say-not-enough = Dat is me te weinig.
say-ducats-more = { $ducats ->
    [one] { $ducats } dukaat erbij en we hebben een deal.
   *[other] { $ducats } dukaten erbij en we hebben een deal.
}
say-make-offer = Doe me een voorstel.
say-well-traded = Prettig zakendoen met je.
say-lied = In beurt { $turn } heb je tegen me gelogen.
say-untrue = Dat was niet waar!
say-enough = We hebben deze beurt genoeg onderhandeld.
say-silent = Ik onderhandel niet.
say-moment = Een momentje, graag.
say-go-on = Gaan we verder?
say-sorry = Sorry.
say-well-played = Goed gespeeld!

# Hetzelfde in het logboek
say-quoted = { $name }: ‘{ $text }’
