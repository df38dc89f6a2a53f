refused-traghetto-not-now = Adesso non si può.
refused-traghetto-no-sale = Si vende una cassa della propria cantina, per 1 a { $most } monete.
refused-traghetto-changed = L’offerta non è più la stessa. Guardala di nuovo.
refused-traghetto-moves = «{ $move }» non è una mossa. Le mosse sono: sell glass for 5, accept glass for 5, decline, done, bid 4, pass.
refused-traghetto-players = Traghetto è per 2-5 giocatori, non per { $players }.
