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

why-batavia-draw = { $hand ->
    [0] Ohne Karten auf der Hand sind zwei besser als jede Reise.
    [one] Mit { $hand } Karte auf der Hand sind zwei weitere besser als jede Reise.
   *[other] Mit { $hand } Karten auf der Hand sind zwei weitere besser als jede Reise.
}
why-batavia-seal = So gewinne ich das Siegel { batavia-of }, um damit zu reisen.
why-batavia-extra-seal = So gewinne ich auch noch das Siegel { batavia-of }.
why-batavia-secure = So wird mein Siegel { batavia-of } sicherer.
why-batavia-level = So herrscht Gleichstand, und niemand hat mehr das Siegel { batavia-of }.
why-batavia-pirates = So hetze ich die Piraten auf { batavia-the }.
why-batavia-fare = Irgendetwas muss ich auslegen, und eine { batavia-adjective }e Karte fehlt mir am wenigsten.
why-batavia-enough = Das reicht, um { batavia-with } zu reisen.
why-batavia-arrive = Ich komme an und hoffe auf { $gold } Gold am Ende.

## The voyage

why-batavia-post = { $crates ->
    [one] Eine Kiste fürs { $goods }: meine erste dort.
   *[other] Eine Kiste fürs { $goods }: Dann habe ich dort { $crates }.
}
why-batavia-company = { $companies ->
    [one] Mit einem { batavia-adjective }en Laden kann ich Plättchen von { $companies } Kompanie tauschen.
   *[other] Mit einem { batavia-adjective }en Laden kann ich Plättchen von { $companies } Kompanien tauschen.
}
why-batavia-exchange = { $companies ->
    [one] Ein Plättchen einer Kompanie ist
   *[other] Plättchen von { $companies } Kompanien sind
} jetzt { $gold } Gold wert; Warten brächte nicht mehr.
why-batavia-keep = Mit { $companies ->
    [one] { $companies } Kompanie
   *[other] { $companies } Kompanien
} warte ich lieber auf mehr.

# Without its ending, which follows it: “e” before Karte, “er” or “en” before Laden.
batavia-adjective = { $company ->
    [england] englisch
    [denmark] dänisch
    [france] französisch
    [netherlands] niederländisch
   *[sweden] schwedisch
}
