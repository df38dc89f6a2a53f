# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = Der Posten und der erste Zug bringen mir etwa { $gain } Gold, selbst für { $bid ->
    [one] { $bid } Wechsel
   *[other] { $bid } Wechsel
}.
why-batavia-pass = { $bid ->
    [one] Nicht einmal { $bid } Wechsel ist mir dieser Posten wert.
   *[other] { $bid } Wechsel sind mehr, als mir dieser Posten wert ist.
}

## Drawing and laying

why-batavia-draw = Mit { $hand ->
    [0] keiner Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand sind zwei mehr besser als jede Reise.
why-batavia-seal = Das gewinnt das Siegel ({ $company }), um damit zu reisen.
why-batavia-extra-seal = Das gewinnt auch noch das Siegel ({ $company }).
why-batavia-secure = Das macht mein Siegel ({ $company }) sicherer.
why-batavia-level = Das ist Gleichstand ({ $company }), und niemand hat mehr das Siegel.
why-batavia-pirates = Das hetzt die Piraten auf { $company }.
why-batavia-fare = Irgendetwas muss ich auslegen, und { $company } fehlt mir am wenigsten.
why-batavia-enough = Das reicht, um zu reisen ({ $company }).
why-batavia-arrive = Ich komme an und hoffe auf { $gold } Gold am Ende.

## The voyage

why-batavia-post = Eine Kiste fürs Kontor ({ $goods }): { $crates ->
    [one] meine erste dort
   *[other] dann habe ich dort { $crates }
}.
why-batavia-company = Mit einem Laden von { $company } sind es { $companies } Kompanien zum Tauschen.
why-batavia-exchange = { $companies ->
    [one] Ein Plättchen einer Kompanie ist
   *[other] Plättchen von { $companies } Kompanien sind
} jetzt { $gold } Gold wert; Warten brächte nicht mehr.
why-batavia-keep = Mit { $companies ->
    [one] { $companies } Kompanie
   *[other] { $companies } Kompanien
} warte ich lieber auf mehr.
