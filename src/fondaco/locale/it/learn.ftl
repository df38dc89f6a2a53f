# The guided first games. Each message is one step; keep them short: a step is read in seconds.
# Where a step asks for a move, its last line says what to do, and stands out.

learn-read = Leggi che cosa dice il tuo coach, poi prosegui.
