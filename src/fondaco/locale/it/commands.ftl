# Che cosa dicono i comandi che non sono una partita: errori, registrazioni, simulazioni e tornei.

command-error = errore: { $reason }
command-open = Fondaco è aperto: { $address } (Ctrl+C lo chiude)
command-open-lan = e per tutti in questa rete: { $address }
command-listens = Questo processo è in ascolto su { $at }.
command-already-open = Fondaco è già aperto: { $address }
command-saved = Salvato: { $file }

## Registrazioni

command-check = { $what ->
    [form] forma
    [rules] regole
    [seed] seed
    [start] inizio
    [notation] notazione
    [moves] mosse
    [result] risultato
   *[checksum] somma di controllo
}
command-good = giusto
command-wrong = SBAGLIATO
command-unchecked = non controllato
command-rules = { $game }, versione { $version }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
command-seed-kept = Il seed corrisponde all’impronta fissata prima della prima mossa.
command-laid-out = Comincia con una posizione che qualcuno ha preparato.
command-legal = { $moves ->
    [1] L’unica mossa è permessa.
   *[other] Tutte le { $moves } mosse sono permesse.
}
command-result-right = I punteggi e i piazzamenti sono giusti.
command-no-result = La partita non è finita.
command-last-right = L’ultima posizione è quella registrata.
command-seed-unknown = Il seed è ancora nascosto.
command-of-this-game = Tutte le mosse sono mosse di questo gioco.
command-needs-seed = Senza il seed non si può dire se sono permesse.
command-characters = ({ $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
})
command-played-on = giocata il { $date }
command-seed = seed { $seed }
command-seat = posto { $seat }: { $who }
command-place = { $place }º (posto { $seat }): { $who }, { $score }
command-unfinished = non finita, dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}

## Simulazioni e tornei

command-head = { $game } in { $players } ({ $options })
command-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
command-blocks = { $games } in { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
} da { $size }
command-pace = { $games }, { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} in { $seconds } s: { $pace } al secondo
command-decisions-in = decisioni in una partita: { $mean } (da { $least } a { $most })
command-turns-in = turni in una partita: { $mean } (da { $least } a { $most })
command-who = chi
command-score = punti
command-spread = ± per partita
command-place-head = piazzamento
command-wins = vittorie
command-bot-seat = posto { $seat }, { $bot }
command-bot-all = tutti i { $bot }
command-checksum = somma di controllo { $checksum }
command-bot = bot
command-to-best = dal migliore
command-to-mean = dalla media
command-rating = rating
command-ahead = finisce davanti a
command-time = tempo per una risposta
command-answers = risposte
command-mean = media
command-longest = la più lunga
command-fair-share = La quota equa di vittorie è { $share }. { $interval ->
    [all] Sotto ogni numero: il suo intervallo al 95%.
    [some] Se c’è un intervallo al 95%, è sotto il numero.
   *[none] I blocchi sono troppo pochi per intervalli al 95%.
}
command-better = { $better } è migliore di { $than }.
command-not-better = { $better } non supera { $than } di { $elo } punti Elo.
command-undecided = Se { $better } sia migliore di { $than } non è ancora deciso.
command-test = { $verdict } Incontri in cui { $better } finisce davanti: { $score } ({ $elo } Elo), dopo { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}; logaritmo del rapporto di verosimiglianza { $llr } (la prova si ferma a { $lower } o { $upper }).

## Problemi

command-puzzles = problemi
command-puzzles-ruleset = regole
command-puzzles-theme = tema
command-puzzles-strength = difficoltà
command-puzzles-choices = scelte
command-puzzles-players = giocatori
command-puzzles-count = Problemi: { $count }.
command-puzzles-new = Nuovi: { $new }, in { $seconds } s.
command-puzzles-checked = Problemi: { $puzzles }; difettosi: { $faults }; doppi: { $twice }.
command-puzzles-again = Giudicati di nuovo: { $chosen }; non più chiari: { $changed }.

## Disegni

command-plot-wins = vittorie per posto occupato, in %
command-plot-fair = con intervalli al 95%; tratteggiata: una quota equa
command-plot-rating = rating (Plackett-Luce), ± 1,96 σ
