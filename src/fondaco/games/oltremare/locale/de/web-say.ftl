# Was Menschen und Bots beim Verhandeln sagen.

say-oltremare-none = { $goods ->
    [gems] Ich habe keine Edelsteine.
    [scrolls] Ich habe keine Schriftrollen.
    [silk] Ich habe keine Seide.
    [salt] Ich habe kein Salz.
    [pottery] Ich habe keine Töpferwaren.
    [olives] Ich habe keine Oliven.
    [grain] Ich habe kein Getreide.
    [silver] Ich habe kein Silber.
    [spices] Ich habe keine Gewürze.
    [wood] Ich habe kein Holz.
    [wine] Ich habe keinen Wein.
   *[corn] Ich habe keinen Mais.
}
say-oltremare-few = { $goods ->
    [gems] So viele Edelsteine habe ich nicht.
    [scrolls] So viele Schriftrollen habe ich nicht.
    [silk] So viel Seide habe ich nicht.
    [salt] So viel Salz habe ich nicht.
    [pottery] So viele Töpferwaren habe ich nicht.
    [olives] So viele Oliven habe ich nicht.
    [grain] So viel Getreide habe ich nicht.
    [silver] So viel Silber habe ich nicht.
    [spices] So viele Gewürze habe ich nicht.
    [wood] So viel Holz habe ich nicht.
    [wine] So viel Wein habe ich nicht.
   *[corn] So viel Mais habe ich nicht.
}
say-oltremare-need = { $goods ->
    [gems] Ich suche Edelsteine.
    [scrolls] Ich suche Schriftrollen.
    [silk] Ich suche Seide.
    [salt] Ich suche Salz.
    [pottery] Ich suche Töpferwaren.
    [olives] Ich suche Oliven.
    [grain] Ich suche Getreide.
    [silver] Ich suche Silber.
    [spices] Ich suche Gewürze.
    [wood] Ich suche Holz.
    [wine] Ich suche Wein.
   *[corn] Ich suche Mais.
}
say-oltremare-my-prestige = Ich gebe es für das Prestige.
say-oltremare-your-prestige = Das Prestige für das Geschäft bekommst du.
