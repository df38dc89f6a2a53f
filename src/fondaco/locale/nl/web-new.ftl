# Een tafel inrichten: voorkeuzes, wat ze betekenen, een regel uitleg bij elke optie.

web-preset = Soort partij
web-preset-learn = Leren
web-preset-learn-text = Tegen vriendelijke bots, met een gids. Telt niet mee.
web-preset-friendly = Vriendschappelijk
web-preset-friendly-text = Met vrienden: je stuurt een link. Een gids mag. Telt niet mee.
web-preset-rated = Voor de ranglijst
web-preset-rated-text = Telt mee: met anderen voor de rating, in je eentje voor de ladder tegen bots.
web-new-more = Meer instellingen
web-new-what = Deze partij
web-new-sum-coach = Je gids geeft advies, zegt wat voorstellen waard zijn en waarschuwt voor een grove fout.
web-new-sum-coach-people = Spelers mogen een gids hebben.
web-new-sum-no-coach = Geen gids.
web-new-sum-undo = Je kunt een zet terugnemen totdat er iets opengaat wat verborgen was.
web-new-sum-no-undo = Terugnemen kan niet.
web-new-sum-practice = Telt voor geen enkele rating mee.
web-new-sum-ladder = Telt mee voor de ladder tegen bots. Sluit je de tafel of laat je een bot voor je spelen, dan eindig je als laatste.
web-new-sum-people = Telt mee voor de rating als minstens twee spelers een account hebben.
web-new-account = Voor partijen die meetellen heb je een account nodig: een naam en een wachtwoord zijn genoeg.
web-new-account-link = Account maken
web-new-unmeasured = De bots van dit spel zijn nog niet gemeten. Een partij telt alleen mee met andere mensen aan tafel.
web-new-title-help = Staat in de lijst van tafels.
web-new-private-help = Alleen wie de link heeft, vindt de tafel.
web-new-talk-help = Hoelang een bot in zijn beurt op je voorstel wacht.
web-new-calm-help = Anders spelen bots meteen.
web-new-coach-help = De gids weet alleen wat de speler weet.
web-new-chances-help = Spelers zien ze nooit tijdens het spel.
web-new-hands-help = Voor publiek dat alles wil volgen.
web-clock-help = Is de tijd van een speler om, dan speelt een bot verder.
web-option-memory-help = Of het scherm voor je onthoudt wat openbaar was.
web-option-offers-help = Een limiet houdt het onderhandelen kort.
web-option-four-help = De oudere spelregels laten dit open.
web-option-setup-help = Liggen alle winkels open, dan kun je de hele reis plannen.
web-option-stalling-help = Zonder einde kan een partij eeuwig blijven steken.
web-new-bot-strength = Sterkte { $rating }; de sterkste gemeten bot heeft { $best }.
web-character-honest-help = Eerlijk: liegt nooit over zijn kaarten.
web-character-sly-help = Sluw: liegt als het loont.
web-character-generous-help = Gul: is tevreden met een kleine winst.
web-character-stubborn-help = Koppig: wil een grote winst.
web-character-silent-help = Zwijgzaam: onderhandelt niet.

# Nu spelen: oefenen of meetellen. De ladder tegen bots.

web-play-kind = Oefenen of meetellen
web-play-practice = Oefenen
web-play-practice-help = Met gids en terugnemen. Telt niet mee.
web-play-rated = Meetellen
web-play-rated-help = Bots van jouw sterkte, geen gids, geen terugnemen. Telt mee voor de ladder.
web-ladder = Ladder tegen bots
web-ladder-how = Voor wie alleen speelt. De sterkte van de bots is gemeten en verandert niet. Je begint op 0 en treft steeds bots die net iets sterker zijn dan jij.
web-ladder-next = Je volgende tegenstanders: { $bot }
web-ladder-play = Een partij spelen die meetelt
web-ladder-bot = bot
web-ladder-unmeasured = De sterkte van de bots is bij dit spel nog niet gemeten. Daarom heeft het geen ladder.
web-ladder-tag = ladder
web-ratings-people = Onder mensen
web-ratings-get = Zo krijg je een rating: maak een account en speel zonder gids een partij uit met iemand die ook een account heeft.

# Een partij die vanaf een moment anders wordt gespeeld.

web-fork-from = Je speelt verder vanaf beurt { $turn } van een gespeelde partij.
web-fork-then = In die partij was de volgende zet: ‘{ $what }’
web-fork-against = Je speelt nu tegen { $names }.
web-fork-bot = { $name } ({ $bot })
web-fork-look = Die partij bekijken
