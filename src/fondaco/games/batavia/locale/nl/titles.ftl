web-game-batavia = Batavia
web-about-batavia = De race naar Azië met vijf Oost-Indische compagnieën: bieden op veilingen, specerijen verzamelen.
web-learn-about-batavia = Een veiling, schepen en zegels, de reis naar Azië, goud: twee rondes.
web-length-batavia = kortere partij
web-weight-batavia = minder regels, veilingen in plaats van onderhandelen
web-start-batavia = Begin hier als je liever rekent en biedt dan praat.
web-unit-batavia = goud
web-learn-about-batavia-2 = Piraten, ruilen, de aankomst en de slotwaardering.
