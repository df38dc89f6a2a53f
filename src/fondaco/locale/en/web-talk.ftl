# While a bot waits for people

web-hold = Wait for me
web-waiting-left = The bot continues in { $seconds } s
web-waiting-still = Waiting for { $names }
web-pace = Bot speed
web-pace-quick = quick
web-pace-calm = normal
web-pace-slow = slow
web-remarks = Quick phrases
