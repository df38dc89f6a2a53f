# Problemi: momenti in cui una scelta è chiaramente la migliore.

web-screen-puzzles = Problemi
web-puzzles-about = Momenti di partite giocate dai bot in cui una scelta è chiaramente migliore di ogni altra. Vedi quello che quel posto poteva vedere. Che cosa fai?
web-puzzles-any = Risolvi un problema
web-puzzles-solve = Risolvi
web-puzzles-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
web-puzzles-done = Risolti da te: { $solved } su { $answered }
web-puzzles-rating = Il tuo rating nei problemi: { $rating }
web-puzzles-unrated = Non hai ancora un rating nei problemi.
web-puzzles-themes = Per tema
web-puzzles-left = { $count } nuovi per te
web-puzzles-none = Qui non ci sono problemi.
web-puzzles-door = Risolvi problemi
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = Che cosa fai?
web-puzzle-before = Che cosa è successo
web-puzzle-choices = Le tue scelte
web-puzzle-not-this = Non è una delle scelte di qui.
web-puzzle-right = Giusto!
web-puzzle-wrong = Non è la migliore.
web-puzzle-gap-both = Rispetto alla seconda scelta: { $points } punti di probabilità di vittoria in più, { $money } di denaro in più.
web-puzzle-gap-chance = Rispetto alla seconda scelta: { $points } punti di probabilità di vittoria in più.
web-puzzle-gap-money = Rispetto alla seconda scelta: { $money } di denaro in più.
web-puzzle-says = Un mercante direbbe: «{ $why }»
web-puzzle-worths = Che cosa ti porterebbe ogni scelta
web-puzzle-choice = Scelta
web-puzzle-chance = Probabilità di vittoria
web-puzzle-money = Denaro alla fine
web-puzzle-percent = { $number }% ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = la migliore
web-puzzle-is-yours = la tua
web-puzzle-rating = Il tuo rating: { $before } → { $after }
web-puzzle-again = A questo problema hai già risposto: non conta di nuovo.
web-puzzle-strength = Difficoltà: { $strength }
web-puzzle-streak = Di fila: { $count }
web-puzzle-next = Prossimo problema
web-puzzle-leave = Tutti i problemi
web-puzzle-link = Link a questo problema
