# De handelstafel: wat een voorstel doet, en wat bewaard blijft.

web-oltremare-lacks-none = { $goods ->
    [gems] Je hebt geen edelstenen.
    [scrolls] Je hebt geen schriftrollen.
    [silk] Je hebt geen zijde.
    [salt] Je hebt geen zout.
    [pottery] Je hebt geen aardewerk.
    [olives] Je hebt geen olijven.
    [grain] Je hebt geen graan.
    [silver] Je hebt geen zilver.
    [spices] Je hebt geen specerijen.
    [wood] Je hebt geen hout.
    [wine] Je hebt geen wijn.
   *[corn] Je hebt geen maïs.
}
web-oltremare-lacks-few = { $goods ->
    [gems] Je hebt niet zoveel edelstenen.
    [scrolls] Je hebt niet zoveel schriftrollen.
    [silk] Je hebt niet zoveel zijde.
    [salt] Je hebt niet zoveel zout.
    [pottery] Je hebt niet zoveel aardewerk.
    [olives] Je hebt niet zoveel olijven.
    [grain] Je hebt niet zoveel graan.
    [silver] Je hebt niet zoveel zilver.
    [spices] Je hebt niet zoveel specerijen.
    [wood] Je hebt niet zoveel hout.
    [wine] Je hebt niet zoveel wijn.
   *[corn] Je hebt niet zoveel maïs.
}
web-oltremare-draft-kept = Het onderhandelen is voorbij. Je voorstel blijft bewaard voor de volgende kans.
web-oltremare-draft-again = Je bewaarde voorstel…
web-oltremare-gift = { $mine ->
    [yes] Een geschenk: je krijgt er alleen prestige voor
   *[no] Een geschenk: de gever krijgt er alleen prestige voor
}
web-oltremare-prestige-for = Prestige voor { $names }
web-oltremare-after = Daarna: { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
}, { $ducats }
web-oltremare-after-missing = { $count ->
    [one] nog { $count } kaart nodig
   *[other] nog { $count } kaarten nodig
}
web-oltremare-after-excess = { $count ->
    [one] { $count } kaart meer dan je bovenste kaart toelaat
   *[other] { $count } kaarten meer dan je bovenste kaart toelaat
}
web-oltremare-after-holds = { $goods }: { $count } in de hand
web-oltremare-lacks-cards = Je hebt niet genoeg kaarten.
web-oltremare-lacks-load = De actieve speler zou daarna niet genoeg kaarten kunnen uitspelen.
web-oltremare-accept-order = Aannemen zonder te vragen
web-oltremare-order-get = Ik krijg
web-oltremare-order-give = Ik geef
web-oltremare-order-pay = Ik betaal hooguit
web-oltremare-order-price = Dukaten per kaart, minstens
web-oltremare-order-cards = Kaarten die ik geef, hooguit
web-oltremare-order-gives = { $price ->
    [0] Nog hooguit { $goods }.
   *[other] Nog hooguit { $goods }, voor minstens { $ducats } per kaart.
}
web-oltremare-order-times = Hoe vaak, tot het einde van deze beurt
web-oltremare-order-on = Instellen
web-oltremare-accepting-off = Niet meer aannemen (nog { $left })
web-oltremare-order-nothing = niets
