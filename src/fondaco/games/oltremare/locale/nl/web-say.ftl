# Wat mensen en bots zeggen tijdens het onderhandelen.

say-oltremare-none = { $goods ->
    [gems] Ik heb geen edelstenen.
    [scrolls] Ik heb geen schriftrollen.
    [silk] Ik heb geen zijde.
    [salt] Ik heb geen zout.
    [pottery] Ik heb geen aardewerk.
    [olives] Ik heb geen olijven.
    [grain] Ik heb geen graan.
    [silver] Ik heb geen zilver.
    [spices] Ik heb geen specerijen.
    [wood] Ik heb geen hout.
    [wine] Ik heb geen wijn.
   *[corn] Ik heb geen maïs.
}
say-oltremare-few = { $goods ->
    [gems] Ik heb niet zoveel edelstenen.
    [scrolls] Ik heb niet zoveel schriftrollen.
    [silk] Ik heb niet zoveel zijde.
    [salt] Ik heb niet zoveel zout.
    [pottery] Ik heb niet zoveel aardewerk.
    [olives] Ik heb niet zoveel olijven.
    [grain] Ik heb niet zoveel graan.
    [silver] Ik heb niet zoveel zilver.
    [spices] Ik heb niet zoveel specerijen.
    [wood] Ik heb niet zoveel hout.
    [wine] Ik heb niet zoveel wijn.
   *[corn] Ik heb niet zoveel maïs.
}
say-oltremare-need = { $goods ->
    [gems] Ik zoek edelstenen.
    [scrolls] Ik zoek schriftrollen.
    [silk] Ik zoek zijde.
    [salt] Ik zoek zout.
    [pottery] Ik zoek aardewerk.
    [olives] Ik zoek olijven.
    [grain] Ik zoek graan.
    [silver] Ik zoek zilver.
    [spices] Ik zoek specerijen.
    [wood] Ik zoek hout.
    [wine] Ik zoek wijn.
   *[corn] Ik zoek maïs.
}
say-oltremare-my-prestige = Ik geef het weg, voor het prestige.
say-oltremare-your-prestige = Het prestige van de deal is voor jou.
