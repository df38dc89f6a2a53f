# Batavia in the browser. What the terminal says too is in batavia.ftl.

web-batavia-you = Du

## The chart

web-batavia-chart = Seekarte von Asien mit den Läden entlang der Reise
web-batavia-chart-whole = Die ganze Seekarte
web-batavia-chart-near = Näher heran
web-batavia-start = Start
web-batavia-batavia = Batavia
web-batavia-arrival = Das Zielplättchen: { $gold } Gold
web-batavia-merchant = { $name }: { $space }
web-batavia-space = Feld { $space }
web-batavia-space-down = Feld { $space }: ein verdeckter Laden
web-batavia-space-taken = Feld { $space }: genommen
web-batavia-posts = Kontore
web-batavia-post-empty = Noch keine Kisten; wer die meisten hat, bekommt { $gold } Gold
web-batavia-post-leads = { $name }: in Führung mit { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
}, { $gold } Gold
web-batavia-post-tied = { $names } gleichauf mit { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
}, je { $gold } Gold
web-batavia-scale = Ausgelegte Schiffe und die Kanone

## Everybody's cards

web-batavia-fleets = Ausgelegte Karten, Siegel und Besitz der Spieler
web-batavia-column-player = Spieler
web-batavia-column-company = Kompanie
web-batavia-first = Startspieler
web-batavia-letters-secret = Geheim
web-batavia-laid = { $name }: { $company } ×{ $count }
web-batavia-laid-seal = { $name }: { $company } ×{ $count }, mit dem Siegel
web-batavia-laid-would = { $name }: { $company } ×{ $count }, würde das Siegel gewinnen
web-batavia-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-batavia-known = Mindestens { $cards }
web-batavia-hand-empty = Keine Karten auf der Hand

## The auction

web-batavia-auction = Auktion
web-batavia-die = Der Würfel zeigt { $die }
web-batavia-my-letters = { $count ->
    [one] { $count } Wechsel
   *[other] { $count } Wechsel
}
web-batavia-out = { $name }: ausgestiegen
web-batavia-still-in = { $name }: noch dabei
web-batavia-leads-bid = { $name }: höchstes Gebot
web-batavia-lot-means = Deine Karten mit dem Posten (ausgelegt und auf der Hand) gegen die größte ausgelegte Flotte
web-batavia-lot-legend = du mit diesem Posten, dann die größte Flotte
web-batavia-against = gegen { $best }
web-batavia-prompt-bid = Biete { $min } oder mehr, oder passe
web-batavia-prompt-pass = Du hast zu wenige Wechsel, um mitzugehen: Passe
web-batavia-proxy = Für mich bieten bis
web-batavia-proxy-set = Festlegen
web-batavia-proxy-stands = Für dich wird bis { $limit } geboten
web-batavia-proxy-stop = Aufhören
web-batavia-pass = Passen
web-batavia-bid = { $bid } bieten
web-batavia-your-bid = Dein Gebot
web-batavia-less = Eins weniger
web-batavia-more = Eins mehr

## Cards and voyage

web-batavia-races = Wie du bei jeder Kompanie stehst
web-batavia-column-laid = du : Gegner
web-batavia-column-laid-of = { $name } : Gegner
web-batavia-column-seal = Siegel
web-batavia-column-next = führt zu
web-batavia-yours = deins
web-batavia-would = wird deins
web-batavia-lay-more = { $missing } auslegen
web-batavia-out-of-reach = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
web-batavia-swap = Tausch, { $companies ->
    [one] { $companies } Kompanie
   *[other] { $companies } Kompanien
}:
web-batavia-draw = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ziehen
web-batavia-back = Zurücknehmen
web-batavia-hand-in = Du würdest abgeben
web-batavia-then-to = Mit diesen Karten könntest du reisen nach: { $shops }
web-batavia-then-arrival = Mit diesen Karten liegt vor dir kein Laden für deine Siegel: Du kämst an und bekämst 4 Gold
web-batavia-ladder = Was Plättchen von so vielen Kompanien bringen
web-batavia-companies = { $count ->
    [one] { $count } Komp.
   *[other] { $count } Komp.
}
web-batavia-exchange = Für { $gold } Gold eintauschen
web-batavia-keep = Behalten und sammeln
web-batavia-keep-all = Behalten
web-batavia-gold-before = Gold bisher
web-batavia-over = Das Spiel ist beendet
web-batavia-gold = { $gold } Gold

## Tabs on a phone

web-batavia-tabs = Der Tisch
web-batavia-tab-now = Jetzt
web-batavia-tab-chart = Reise
web-batavia-tab-fleets = Flotten
web-batavia-tab-posts = Kontore
web-batavia-no-setting = Karten und Seekarte konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.

# What the log counts of a turn here: lots, where other games have deals.
web-log-deals-batavia = { $count ->
    [one] { $count } Posten verkauft
   *[other] { $count } Posten verkauft
}
