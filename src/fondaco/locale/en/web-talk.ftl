# While a bot waits for people

web-hold = Hold on
web-waiting-left = A bot goes on in { $seconds } s
web-waiting-still = Time stands still: { $names }
web-pace = Pace of the bots
web-pace-quick = quick
web-pace-calm = easy
web-pace-slow = slow
web-remarks = Things to say
