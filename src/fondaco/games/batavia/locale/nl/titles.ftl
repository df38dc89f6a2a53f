web-game-batavia = Batavia
web-about-batavia = De race naar Azië met vijf Oost-Indische compagnieën: bieden op veilingen, specerijen opslaan.
web-learn-about-batavia = Een veiling, schepen en zegels, de reis naar Azië, goud: twee rondes.
