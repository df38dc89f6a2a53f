# De tafel naast het spel: wat er net gebeurde, het logboek per beurt, invallers, toetsen.

web-news-since = Sinds je laatste zet: { $count ->
    [one] { $count } gebeurtenis
   *[other] { $count } gebeurtenissen
}
web-news-more = +{ $count }
web-hints-more = Meer tonen
web-hints-less = Minder tonen

web-log-filter = Wat het logboek toont
web-log-all = Alles
web-log-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-log-refusals = { $count } afgewezen
web-log-forgets = Oudere regels zijn weg: onthouden hoort bij dit spel.
web-log-cut = Alleen de laatste { $count } regels staan hier. Bij het terugkijken zie je alles.
web-log-fold = Beurt inklappen
web-log-unfold = Beurt uitklappen

web-stood = { $why ->
    [clock] Je tijd is om: een bot speelt voor je.
    [away] Je was even weg: een bot speelt voor je.
    [left] Je bent van tafel gegaan: een bot speelt voor je.
    [sent] Een moderator heeft je uit deze partij gehaald. Een bot neemt je plaats over.
   *[asked] Een bot speelt voor je, zoals je vroeg.
}
web-take-back = Zelf verder spelen

web-title-offer = Een voorstel voor jou
web-title-hurry = Je tijd raakt op
web-hurry = Je tijd raakt op: nog geen { $left }.

web-keys = Sneltoetsen
web-keys-off = Sneltoetsen van één teken kun je bij de instellingen uitzetten.
web-key-enter = Bevestigen
web-key-cards = Je kaarten, van links naar rechts
web-key-offer = Een voorstel doen
web-key-go = Verder
web-key-nothing = Niets te zeggen, passen
web-key-hold = Wacht even
web-key-coach = De gids om advies vragen
web-key-undo = Ongedaan maken
web-key-escape = Sluiten, keuze wissen
web-key-help = Deze lijst

web-settings-keys = Sneltoetsen aan tafel (toets ? toont ze)

web-coach-ask = Wat zou jij doen?
web-coach-thinking = Je gids denkt na…
web-coach-would = Mijn advies:
web-coach-follow = Doe dit
web-coach-expect = Ik verwacht dat je uitkomt op ongeveer { $money } { $unit }, met { $chance }% winstkans.
web-coach-same = Elke andere keuze komt op hetzelfde neer.
web-coach-compared = Vergeleken met:
web-coach-even = Ongeveer even goed:
web-coach-rival = Anders wint { $name } { $money } { $unit }.
web-coach-only = Er valt niets anders te doen.
