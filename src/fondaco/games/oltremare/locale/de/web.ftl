# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Seekarte
web-oltremare-zoom-in = Näher heran
web-oltremare-zoom-out = Die ganze Seekarte
web-oltremare-our-map = Echte Häfen; die Routen sind unsere Rekonstruktion
web-oltremare-no-marker = Hier liegt kein Marker.
web-oltremare-in-reach = Erreichbare Häfen
web-oltremare-stops = { $marker } wirkt dann nicht mehr.
web-oltremare-about-calm-sea = 1 Dukat für jedes Schiffssymbol, das du ausspielst.
web-oltremare-about-good-deals = Zählt als ein Dukatensymbol mehr.
web-oltremare-about-pirate-fighter = Die Piratenflaggen, die du ausspielst, gelten nicht.
web-oltremare-about-favourable-trade = Karten, die du kaufst, kosten 1, 2, 3, 4 Dukaten.
web-oltremare-about-compass = Sofort: Segle weiter in einen anderen Hafen ohne Kompass.
web-oltremare-about-local-influence = Dukaten zu Beginn deines Zugs: deine Seemacht minus 3.
web-oltremare-today = { $port ->
    [Venice] Venedig
    [Syracuse] Syrakus
    [Corfu] Korfu
    [Tripoli] Tripolis
    [Benghazi] Bengasi
    [Damietta] Damiette
    [Acre] Akkon
    [Rhodes] Rhodos
    [Heraklion] Iraklio
    [Feodosia] Feodossija
   *[other] { $port }
}
web-oltremare-title-gems = Edelsteine
web-oltremare-title-scrolls = Rollen
web-oltremare-title-silk = Seide
web-oltremare-title-salt = Salz
web-oltremare-title-pottery = Töpferware
web-oltremare-title-olives = Oliven
web-oltremare-title-grain = Getreide
web-oltremare-title-silver = Silber
web-oltremare-title-spices = Gewürze
web-oltremare-title-wood = Holz
web-oltremare-title-wine = Wein
web-oltremare-title-corn = Mais

## The table

web-oltremare-phases = Phasen des Zugs
web-oltremare-pile = Stapel { $count }
web-oltremare-venice-in = Venedig im Stapel
web-oltremare-venice-top = Venedig oben
web-oltremare-venice-out = Venedig gewertet
web-oltremare-discard = Ablage { $count }
web-oltremare-last-round = Letzte Runde
web-oltremare-seat = { $name }{ $me ->
    [yes] {" "}(du)
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}
web-oltremare-first = Startspieler
web-oltremare-ready = kein Angebot mehr
web-oltremare-you = dir
web-oltremare-you-first = Du
web-oltremare-your-hand = Deine Hand
web-oltremare-top-of-cargo = Deine Fracht ({ $count }), oben:
web-oltremare-piles = Stapel
web-oltremare-pirates = Deine Piraten { $count }
web-oltremare-place = Nummer { $place } in der Reihe
web-oltremare-close = Schließen
web-oltremare-ledger = Kontobuch: die Fracht aller in Gruppen, von oben
web-oltremare-no-setting = Karten und Seekarte konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
web-oltremare-limit = { $me ->
    [yes] Du hast zu viele Karten und gibst welche an die Piraten ab.
   *[no] { $name } hat zu viele Karten und gibt welche an die Piraten ab.
}

## Actions and cargo

web-oltremare-played = Ausgespielte Karten
web-oltremare-played-of = { $count } von { $need } ausgespielt
web-oltremare-to-load = Zu laden
web-oltremare-order = Auf den Stapel, die letzte obenauf
web-oltremare-all-chosen = Alle sind geordnet. Wähle eine, um sie zurückzunehmen.
web-oltremare-lots = Gruppen von oben
web-oltremare-hint-compass-to = Der Kompass bringt dich nach { $port }: { $marker }.
web-oltremare-hint-sail-to = Du kämst in { $port } an: { $marker }.

## Buttons

web-oltremare-start-over = Von vorn
web-oltremare-do-discard = { $chosen ->
    [0] Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[other] An die Piraten ({ $chosen } von { $count })
}
web-oltremare-do-play = { $chosen ->
    [0] Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[other] Ausspielen ({ $chosen } von { $count })
}
web-oltremare-do-load = { $chosen ->
    [0] Wähle die Reihenfolge
   *[other] Laden ({ $chosen } von { $count })
}
web-oltremare-do-sail = Nach { $ports } segeln
web-oltremare-other-way = Anderer Weg ({ $at } von { $count })
web-oltremare-pick-port = Wähle einen Hafen
web-oltremare-buy-pile = Karte kaufen ({ $price })
web-oltremare-buy-pirates = Zurückkaufen ({ $price })
web-oltremare-offer = Angebot machen
web-oltremare-do-done = { $count ->
    [one] Weiter: { $count } Karte ausspielen
   *[other] Weiter: { $count } Karten ausspielen
}
web-oltremare-silence = Kein Angebot von mir
web-oltremare-show-offers = { $count ->
    [0] Angebote
   *[other] Angebote ({ $count })
}

## The trade table

web-oltremare-trade-table = Angebote auf dem Tisch
web-oltremare-no-offers = Noch keine Angebote.
web-oltremare-nothing = nichts
web-oltremare-any = beliebige Karte
web-oltremare-gives = gibt
web-oltremare-wants = will
web-oltremare-you-give = Du gibst
web-oltremare-you-want = Du willst
web-oltremare-you-get = Du bekommst
web-oltremare-instead = Statt #{ $number }, das noch gilt
web-oltremare-instead-gone = Statt #{ $number }
web-oltremare-declined = Abgelehnt von
web-oltremare-accept = Annehmen …
web-oltremare-accepting = Was den Besitzer wechselt
web-oltremare-agree = Abgemacht
web-oltremare-not-yet = Noch nicht
web-oltremare-which = Welche Karten gibst du? Gewünscht: { $wanted }
web-oltremare-counter = Gegenangebot …
web-oltremare-decline = Ablehnen
web-oltremare-reason = Grund nennen
web-oltremare-reasons = Ablehnen und sagen, warum:
web-oltremare-amend = Ändern …
web-oltremare-withdraw = Zurückziehen
web-oltremare-compose-offer = Ein Angebot machen
web-oltremare-compose-amend = Dein Angebot ändern
web-oltremare-compose-counter = Ein Gegenangebot machen
web-oltremare-compose-how = Wähle die Karten, die du gibst, und die Waren, die du willst.
web-oltremare-to = Wem
web-oltremare-never-mind = Doch nicht
web-oltremare-back-to = Zurück zu #{ $number }
web-oltremare-original = Du antwortest auf: { $offer }
web-oltremare-mine = Du gibst
web-oltremare-theirs = Du willst
web-oltremare-want-more = { $goods ->
    [gems] Ein Edelstein mehr, jetzt { $count }
    [scrolls] Eine Schriftrolle mehr, jetzt { $count }
    [silk] Eine Seide mehr, jetzt { $count }
    [salt] Ein Salz mehr, jetzt { $count }
    [pottery] Eine Töpferware mehr, jetzt { $count }
    [olives] Eine Olive mehr, jetzt { $count }
    [grain] Ein Getreide mehr, jetzt { $count }
    [silver] Ein Silber mehr, jetzt { $count }
    [spices] Ein Gewürz mehr, jetzt { $count }
    [wood] Ein Holz mehr, jetzt { $count }
    [wine] Ein Wein mehr, jetzt { $count }
    [corn] Ein Mais mehr, jetzt { $count }
   *[any] Eine beliebige Karte mehr, jetzt { $count }
}
web-oltremare-want-less = { $goods ->
    [gems] Ein Edelstein weniger, jetzt { $count }
    [scrolls] Eine Schriftrolle weniger, jetzt { $count }
    [silk] Eine Seide weniger, jetzt { $count }
    [salt] Ein Salz weniger, jetzt { $count }
    [pottery] Eine Töpferware weniger, jetzt { $count }
    [olives] Eine Olive weniger, jetzt { $count }
    [grain] Ein Getreide weniger, jetzt { $count }
    [silver] Ein Silber weniger, jetzt { $count }
    [spices] Ein Gewürz weniger, jetzt { $count }
    [wood] Ein Holz weniger, jetzt { $count }
    [wine] Ein Wein weniger, jetzt { $count }
    [corn] Ein Mais weniger, jetzt { $count }
   *[any] Eine beliebige Karte weniger, jetzt { $count }
}
web-oltremare-you-pay = Du zahlst
web-oltremare-who-pays = { $way ->
    [pay-all] du zahlst dem, der annimmt
    [pay] du zahlst an { $name }
    [get-all] wer annimmt, zahlt dir
   *[get] { $name } zahlt dir
}
web-oltremare-ducat-less = Ein Dukat weniger
web-oltremare-ducat-more = Ein Dukat mehr
web-oltremare-say-more = Mehr dazu sagen …
web-oltremare-say-of = Was du über { $card } sagst
web-oltremare-say-truth = Alles sagen
web-oltremare-say-nothing = Nichts sagen
web-oltremare-silent = Du sagst nur, welche Ware es ist.
web-oltremare-honest = Das ist wahr.
web-oltremare-lie = Das ist nicht wahr. Sagen darfst du es.
web-oltremare-send = Das Angebot machen

## Scoring

web-oltremare-venice-scoring = Die Zwischenwertung
web-oltremare-final = Die Schlusswertung
web-oltremare-row-prestige = Prestige nach Rang
web-oltremare-row-cargo = verkaufte Fracht
web-oltremare-row-pirates = Piraten
web-oltremare-row-markers = Hafenbonus-Marker nach Rang
web-oltremare-row-sum = zusammen
web-oltremare-row-before = Dukaten vorher
web-oltremare-row-total = Endstand
web-oltremare-go-on = Weiter

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Die Wertung zeigen
web-oltremare-bids = Angebote für eine deiner Karten einholen
web-oltremare-orders = Automatische Antworten
web-oltremare-orders-how = Was nur dir angeboten wird, wird sofort abgelehnt, bis du es abstellst.
web-oltremare-decline-all = Alles ablehnen
web-oltremare-decline-below = Angebote ablehnen, die mir weniger als { $ducats } bringen (Karten zählen nicht)
web-oltremare-order-less = Ein Dukat weniger
web-oltremare-order-more = Ein Dukat mehr
web-oltremare-orders-off = Automatik ausschalten
