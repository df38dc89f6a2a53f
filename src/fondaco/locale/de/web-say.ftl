# Was Menschen und Bots beim Verhandeln sagen.

say-no-thanks = Nein, danke.
say-too-much = Das ist mir zu viel.
say-not-enough = Das ist mir zu wenig.
say-ducats-more = { $ducats ->
    [one] { $ducats } Dukat mehr, und wir sind uns einig.
   *[other] { $ducats } Dukaten mehr, und wir sind uns einig.
}
say-make-offer = Mach mir ein Angebot.
say-well-traded = Mit dir mache ich gern Geschäfte.
say-lied = Du hast mich in Zug { $turn } angelogen.
say-untrue = Das war nicht wahr!
say-enough = Wir haben in diesem Zug genug gehandelt.
say-silent = Ich handle nicht.
say-moment = Einen Moment, bitte.
say-go-on = Machen wir weiter?
say-sorry = Entschuldigung.
say-well-played = Gut gespielt!

# Dasselbe im Protokoll
say-quoted = { $name }: „{ $text }“
