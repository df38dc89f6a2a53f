# Wat een speler vanuit een ander tabblad naar het bord terugroept.

web-calls-wanted = Er wordt op jou gewacht
web-calls-board = Naar het bord
