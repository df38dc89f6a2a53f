learn-title-oltremare-2005 = Je eerste beurt Oltre Mare
learn-title-oltremare-2004 = Je eerste beurt Oltremare 2004
learn-oltremare-welcome = Je bent handelaar in Venetië. Je laadt goederen, onderhandelt met de anderen en vaart van haven naar haven. Wie aan het eind de meeste dukaten heeft, wint. Dit duurt ongeveer vijf minuten.
learn-oltremare-table = Deze kaart ligt boven op je vracht en bepaalt je beurt: de zeevaartmacht, 3, is hoeveel kaarten je mag hebben als de beurt begint; de lading, 4, is hoeveel kaarten je moet uitspelen.
learn-oltremare-cards = Dit zijn je kaarten. Elke kaart is een goederensoort, met twee symbolen. Kaarten van dezelfde soort die na elkaar geladen zijn, vormen een goederengroep, en een grote groep levert veel meer op dan kleine. Je hebt drie zout: een goed begin.
learn-oltremare-discard =
    Je hebt 4 kaarten, maar je zeevaartmacht is maar 3: één ervan gaat naar de piraten. Elke kaart die ze van je hebben, kost je aan het eind een dukaat.
    Kies het graan en geef het aan de piraten.
learn-oltremare-lie =
    Nu onderhandel je. Bianca biedt een zout voor 2 dukaten en zegt dat er een dukaat en een schip op staan. De goederen moeten kloppen, maar over symbolen mag je liegen, en dat doet ze.
    Bekijk haar voorstel en wijs het af.
learn-oltremare-deal =
    Zorzi doet je hetzelfde voorstel, en hij spreekt de waarheid. Je moet vier kaarten uitspelen en hebt er drie; van de goederenstapel zou de vierde 3 dukaten kosten. Wie in jouw beurt een deal met je sluit, krijgt een prestigekaartje.
    Neem zijn voorstel aan.
learn-oltremare-done =
    Vier zout! Dat is genoeg: je kunt zoveel kaarten uitspelen als je lading vraagt.
    Rond het onderhandelen af.
learn-oltremare-play =
    Nu speel je vier kaarten uit, en alleen hun symbolen tellen. Eén symbool van een soort brengt 1 op, twee brengen 3 op, drie brengen 6 op: zoveel dukaten, of zoveel nieuwe kaarten. Vlaggen sturen evenveel kaarten naar de piraten. Met schepen vaar je.
    Kies ze alle vier en speel ze uit.
learn-oltremare-sail =
    Drie dukaatsymbolen brachten je 6 dukaten, twee kaartsymbolen drie nieuwe kaarten, en een vlag stuurde een kaart naar je piraten. Twee schepen: je vaart twee havens verder. Waar je eindigt, neem je de fiche: in Modon is dat Succesvolle strijd tegen piraten, waarmee vlaggen je niet meer schaden.
    Kies Modon op de zeekaart en vaar erheen via Candia.
learn-oltremare-load =
    Tot slot laad je de uitgespeelde kaarten. Vier zout op elkaar zijn één groep, 10 dukaten waard. De volgorde is aan jou; de laatste komt bovenop en bepaalt je volgende beurt.
    Kies het zout met macht 5 als laatste: dan mag je volgende keer vijf kaarten hebben en speel je er twee uit. Laad ze dan.
learn-oltremare-offer =
    Bianca is aan de beurt, en in haar beurt mag je met haar onderhandelen. Ze heeft dat zout nog, en jij verzamelt het.
    Doe haar een voorstel: je aardewerk voor één zout.
learn-oltremare-prestige = Ze nam het aan. Je hebt haar zout, en omdat het haar beurt was, is het prestigekaartje voor jou. Prestige wordt uitbetaald als Venetië komt en aan het eind: het meest aan wie er het meest van heeft.
learn-oltremare-money = Ergens in de goederenstapel ligt Venetië. Als die kaart tevoorschijn komt, wordt prestige uitbetaald en alle vracht behalve de bovenste groepen verkocht. Aan het eind worden alle groepen betaald, prestige en havenbonusfiches naar rang, en elke kaart bij de piraten kost een dukaat.
learn-oltremare-end = Dat is een hele beurt: zeevaartmacht, handel, acties, vracht. De regels heb je altijd bij de hand. Speel vanaf hier verder, of begin een eigen partij.
learn-oltremare-2004-cards = Dit zijn je kaarten. Elke kaart is een goederensoort, met twee symbolen. Kaarten van dezelfde soort die na elkaar geladen zijn, vormen een goederengroep, en elke kaart toont wat zo’n groep oplevert. Eén zijde alleen levert niets op, twee leveren 3 dukaten op, drie 8. Je hebt er twee: een goed begin.
learn-oltremare-2004-discard =
    Je hebt 4 kaarten, maar je zeevaartmacht is maar 3: één ervan gaat naar de piraten. Elke kaart die ze van je hebben, kost je aan het eind een dukaat. De wijn past bij de wijn boven op je vracht; de maïs past nergens bij.
    Kies de maïs en geef die aan de piraten.
learn-oltremare-2004-lie =
    Nu onderhandel je. Bianca biedt een zijde voor 2 dukaten en zegt dat er kaarten en een schip op staan. De goederen moeten kloppen, maar over symbolen mag je liegen, en dat doet ze: er staat een vlag op, en vlaggen brengen piraten.
    Bekijk haar voorstel en wijs het af.
learn-oltremare-2004-done =
    Een derde zijde! En vier kaarten zijn genoeg: je kunt er zoveel uitspelen als je lading vraagt.
    Rond het onderhandelen af.
learn-oltremare-2004-brought = Twee dukaatsymbolen brachten je 3 dukaten, twee kaartsymbolen drie nieuwe kaarten, en een vlag stuurde een kaart naar je piraten. Nu de schepen nog.
learn-oltremare-2004-sail =
    Drie schepen: je vaart precies drie havens verder. Waar je eindigt, neem je de fiche. Vlakbij, in Damiate, ligt Goede zaken: die telt elke beurt als één dukaatsymbool meer. In deze uitgave mag je een route nog eens varen, heen en terug.
    Kies Damiate op de zeekaart en vaar erheen via Alexandrië.
learn-oltremare-2004-load =
    Tot slot laad je de uitgespeelde kaarten, in de volgorde die je wilt. De wijn op de wijn is een groep, en drie zijde op elkaar zijn er een van 8 dukaten; een wijn ertussen zou die breken. De laatste kaart komt bovenop en bepaalt je volgende beurt.
    Kies de wijn als eerste en de zijde met macht 5 als laatste: volgende keer mag je vijf kaarten hebben en speel je er twee uit. Laad ze dan.
learn-oltremare-2004-offer =
    Bianca is aan de beurt, en in haar beurt mag je met haar onderhandelen. Drie zijde zijn een volle groep: een vierde levert je niets meer op. Zij heeft de hare nog, die op zichzelf niets waard is; jij trok twee wijn, en een derde komt je goed uit.
    Doe haar een voorstel: je zijde voor één wijn.
learn-oltremare-2004-prestige = Ze nam het aan. Je hebt haar wijn, en omdat het haar beurt was, is het prestigepunt voor jou. Prestige wordt uitbetaald als Venetië komt en aan het eind: 6 dukaten voor wie er het meest van heeft, dan 3, dan 1.
learn-oltremare-2004-venice = Ergens in de goederenstapel ligt Venetië. Zodra iemand die kaart trekt, wordt prestige uitbetaald en begint iedereen weer bij nul. Er wordt niets verkocht: je vracht blijft tot het eind liggen, en kan nog groeien.
learn-oltremare-2004-last = Wie de laatste kaart van de goederenstapel neemt, maakt de beurt af, en het spel is voorbij. Dan worden alle groepen betaald, havenbonusfiches en prestige naar rang, en elke kaart bij de piraten kost een dukaat. Bij evenveel fiches gaat voor wie er meer verschillende soorten van heeft.
learn-oltremare-2004-editions = Er is ook een jongere uitgave, Oltre Mare van 2005. Daar zijn de goederen anders, vaar je geen route twee keer in een beurt, verkoopt Venetië ook vracht, en wordt de laatste ronde uitgespeeld. Bijna al het andere is hetzelfde.
