# The result of a game and its replay.

web-result-money = Where the money came from
web-result-seed-good = Checked just now in your browser: this seed has that fingerprint.
web-result-seed-bad = This seed does not have that fingerprint!
web-result-verify = Who trusts nobody saves the record and runs the command below. It reckons the fingerprint anew, deals from the seed, plays every move again and compares the result: nothing was changed after the first move.
web-result-command = Command
web-replay-everybody = Everybody’s cards
