# Wat opdrachten zeggen die geen partij zijn: fouten, partijverslagen, simulaties en toernooien.

command-error = fout: { $reason }
command-open = Fondaco is open op { $address } (sluiten met Ctrl+C)
command-open-lan = en voor iedereen op dit netwerk op { $address }
command-listens = Dit proces luistert op { $at }.
command-already-open = Fondaco is al open op { $address }
command-saved = Bewaard: { $file }

## Partijverslagen

command-check = { $what ->
    [form] vorm
    [rules] regels
    [seed] startwaarde
    [start] begin
    [notation] notatie
    [moves] zetten
    [result] uitslag
   *[checksum] controlegetal
}
command-good = goed
command-wrong = FOUT
command-unchecked = niet gecontroleerd
command-rules = { $game }, versie { $version }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
command-seed-kept = De startwaarde komt overeen met de vingerafdruk die vóór de eerste zet is vastgelegd.
command-laid-out = De partij begint met een stelling die iemand heeft opgezet.
command-legal = { $moves ->
    [1] De enige zet is toegestaan.
   *[other] Alle { $moves } zetten zijn toegestaan.
}
command-result-right = Scores en posities kloppen.
command-no-result = De partij is niet afgemaakt.
command-last-right = De laatste stelling is die van het partijverslag.
command-seed-unknown = De startwaarde is nog verborgen.
command-of-this-game = Alle zetten zijn zetten van dit spel.
command-needs-seed = Of ze zijn toegestaan, is zonder startwaarde niet te zeggen.
command-characters = ({ $count ->
    [one] { $count } teken
   *[other] { $count } tekens
})
command-played-on = gespeeld op { $date }
command-seed = startwaarde { $seed }
command-seat = plaats { $seat }: { $who }
command-place = { $place }. plaats { $seat }: { $who }, { $score }
command-unfinished = niet afgemaakt na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}

## Simulaties en toernooien

command-head = { $game } voor { $players } ({ $options })
command-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
command-blocks = { $games } in { $blocks ->
    [one] { $blocks } blok
   *[other] { $blocks } blokken
} van { $size }
command-pace = { $games }, { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
} in { $seconds } s: { $pace } per seconde
command-decisions-in = beslissingen in een partij: { $mean } ({ $least } tot { $most })
command-turns-in = beurten in een partij: { $mean } ({ $least } tot { $most })
command-who = wie
command-score = score
command-spread = ± per partij
command-place-head = positie
command-wins = gewonnen
command-bot-seat = plaats { $seat }, { $bot }
command-bot-all = alle { $bot }
command-checksum = controlegetal { $checksum }
command-bot = bot
command-to-best = tot de beste
command-to-mean = tot het gemiddelde
command-rating = rating
command-ahead = eindigt hoger
command-time = tijd voor een antwoord
command-answers = antwoorden
command-mean = gemiddeld
command-longest = langste
command-fair-share = Een eerlijk deel van de overwinningen is { $share }. { $interval ->
    [all] Onder elk getal staat het 95%-interval.
    [some] Is er een 95%-interval, dan staat het onder het getal.
   *[none] Voor 95%-intervallen zijn er te weinig blokken.
}
command-better = { $better } is beter dan { $than }.
command-not-better = { $better } is niet { $elo } Elo-punten beter dan { $than }.
command-undecided = Of { $better } beter is dan { $than }, is nog niet beslist.
command-test = { $verdict } { $better } eindigde hoger in { $score } van de ontmoetingen ({ $elo } Elo) na { $blocks ->
    [one] { $blocks } blok
   *[other] { $blocks } blokken
}; log-likelihood-ratio { $llr } (de test stopt bij { $lower } of { $upper }).

## Puzzels

command-puzzles = puzzels
command-puzzles-ruleset = regels
command-puzzles-theme = thema
command-puzzles-strength = sterkte
command-puzzles-choices = keuzes
command-puzzles-players = spelers
command-puzzles-count = Puzzels: { $count }.
command-puzzles-new = Nieuw: { $new }, in { $seconds } s.
command-puzzles-checked = Puzzels: { $puzzles }; niet in orde: { $faults }; dubbel: { $twice }.
command-puzzles-again = Opnieuw beoordeeld: { $chosen }; niet meer duidelijk: { $changed }.

## Tekeningen

command-plot-wins = gewonnen per bezette plaats, in %
command-plot-fair = met 95%-intervallen; gestreept: een eerlijk aandeel
command-plot-rating = rating (Plackett-Luce), ± 1,96 σ
