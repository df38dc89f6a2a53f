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
    [gems] I do not have that many gems.
    [scrolls] I do not have that many scrolls.
    [silk] I do not have that much silk.
    [salt] I do not have that much salt.
    [pottery] I do not have that much pottery.
    [olives] I do not have that many olives.
    [grain] I do not have that much grain.
    [silver] I do not have that much silver.
    [spices] I do not have that many spices.
    [wood] I do not have that much wood.
    [wine] I do not have that much wine.
   *[corn] I do not have that much corn.
}
say-oltremare-need = { $goods ->
    [gems] I am looking for gems.
    [scrolls] I am looking for scrolls.
    [silk] I am looking for silk.
    [salt] I am looking for salt.
    [pottery] I am looking for pottery.
    [olives] I am looking for olives.
    [grain] I am looking for grain.
    [silver] I am looking for silver.
    [spices] I am looking for spices.
    [wood] I am looking for wood.
    [wine] I am looking for wine.
   *[corn] I am looking for corn.
}
say-oltremare-my-prestige = I give it for the prestige.
say-oltremare-your-prestige = The prestige of the deal is yours.
