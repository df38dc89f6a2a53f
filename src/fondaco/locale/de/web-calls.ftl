# Was einen Spieler aus einem anderen Reiter zum Brett zurückruft.

web-calls-wanted = Du bist gefragt
web-calls-board = Zum Brett
