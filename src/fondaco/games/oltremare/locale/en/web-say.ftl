# What people and bots say in the talks, with a click or with a no.

say-oltremare-none = { $goods ->
    [gems] I have no gems.
    [scrolls] I have no scrolls.
    [silk] I have no silk.
    [salt] I have no salt.
    [pottery] I have no pottery.
    [olives] I have no olives.
    [grain] I have no grain.
    [silver] I have no silver.
    [spices] I have no spices.
    [wood] I have no wood.
    [wine] I have no wine.
   *[corn] I have no corn.
}
say-oltremare-few = { $goods ->
    [gems] I don’t have that many gems.
    [scrolls] I don’t have that many scrolls.
    [silk] I don’t have that much silk.
    [salt] I don’t have that much salt.
    [pottery] I don’t have that much pottery.
    [olives] I don’t have that many olives.
    [grain] I don’t have that much grain.
    [silver] I don’t have that much silver.
    [spices] I don’t have that many spices.
    [wood] I don’t have that much wood.
    [wine] I don’t have that much wine.
   *[corn] I don’t have that much corn.
}
say-oltremare-need = { $goods ->
    [gems] I’m looking for gems.
    [scrolls] I’m looking for scrolls.
    [silk] I’m looking for silk.
    [salt] I’m looking for salt.
    [pottery] I’m looking for pottery.
    [olives] I’m looking for olives.
    [grain] I’m looking for grain.
    [silver] I’m looking for silver.
    [spices] I’m looking for spices.
    [wood] I’m looking for wood.
    [wine] I’m looking for wine.
   *[corn] I’m looking for corn.
}
say-oltremare-my-prestige = I’m doing this for the prestige.
say-oltremare-your-prestige = You get the prestige for this deal.
