learn-title-oltremare-2005 = Je eerste beurt Oltre Mare
learn-title-oltremare-2004 = Je eerste beurt Oltremare 2004
learn-oltremare-welcome = Je bent koopman in Venetië. Je laadt goederen, sjachert met de anderen en vaart van haven naar haven. Wie aan het eind de meeste ducati heeft, wint. Dit duurt ongeveer vijf minuten.
learn-oltremare-table = Deze kaart ligt bovenop je vracht en regeert je beurt: haar zeevaartmacht, 3, is hoeveel kaarten je mag hebben als de beurt begint; haar vracht, 4, is hoeveel kaarten je moet uitspelen.
learn-oltremare-cards = Dit zijn je kaarten. Een kaart is een goed, en ze draagt twee symbolen. Kaarten van hetzelfde goed die na elkaar geladen zijn vormen een groep, en een grote groep levert veel meer op dan kleine. Je hebt drie zout: een goed begin.
learn-oltremare-discard =
    Je hebt 4 kaarten, maar je macht is maar 3: één ervan gaat naar de piraten. Elke kaart van jou bij hen kost je aan het eind een ducato.
    Kies het graan, en leg het af.
learn-oltremare-lie =
    Nu handel je. Bianca biedt een zout voor 2 ducati en zegt dat er een ducato en een schip op staan. De goederen moeten kloppen, maar over symbolen mag men liegen, en dat doet ze.
    Bekijk haar aanbod en wijs het af.
learn-oltremare-deal =
    Zorzi doet je hetzelfde aanbod, en hij spreekt de waarheid. Je moet vier kaarten uitspelen en hebt er drie; van de stapel zou de vierde 3 ducati kosten. Wie in jouw beurt met je handelt krijgt een punt prestige.
    Neem zijn aanbod aan.
learn-oltremare-done =
    Vier zout! Dat is genoeg: je kunt zoveel kaarten uitspelen als je vracht vraagt.
    Beëindig de handel.
learn-oltremare-play =
    Nu speel je vier kaarten uit, en alleen hun symbolen tellen. Eén symbool van een soort brengt 1, twee brengen 3, drie brengen 6: zoveel ducati, zoveel nieuwe kaarten. Vlaggen brengen net zoveel kaarten naar de piraten. Met schepen vaar je.
    Kies ze alle vier, en speel ze uit.
learn-oltremare-sail =
    Drie ducato-symbolen brachten je 6 ducati, twee kaartsymbolen drie nieuwe kaarten, en een vlag stuurde een kaart naar je piraten. Twee schepen betekenen dat je twee havens ver vaart. Waar je eindigt neem je de fiche: in Modon is dat Strijd tegen piraten, waarmee vlaggen je niet meer schaden.
    Kies Modon op de kaart, en vaar erheen via Candia.
learn-oltremare-load =
    Tot slot laad je de uitgespeelde kaarten. Vier zout op elkaar zijn één groep, 10 ducati waard. De volgorde is aan jou, en de laatste komt bovenop en regeert je volgende beurt.
    Kies het zout met macht 5 als laatste, zodat je volgende keer vijf kaarten mag hebben. Laad ze dan.
learn-oltremare-offer =
    Bianca is aan de beurt, en in haar beurt mag je met haar handelen. Ze heeft dat zout nog, en jij verzamelt het.
    Doe haar een aanbod: je aardewerk voor één zout.
learn-oltremare-prestige = Ze nam het aan. Je hebt haar zout, en omdat het haar beurt was is het punt prestige voor jou. Het levert op als Venetië komt en aan het eind: het meest voor wie het meest heeft.
learn-oltremare-money = Ergens in de stapel ligt Venetië. Als die tevoorschijn komt wordt prestige betaald, en alle vracht behalve de bovenste groepen verkocht. Aan het eind worden alle groepen betaald, prestige en havenfiches leveren op naar plaats, en elke kaart bij de piraten kost een ducato.
learn-oltremare-end = Dat is een hele beurt: macht, handel, acties, vracht. De regels zijn altijd één klik ver. Speel van hier verder, of begin een eigen spel.
learn-oltremare-2004-cards = Dit zijn je kaarten. Een kaart is een goed, en ze draagt twee symbolen. Kaarten van hetzelfde goed die na elkaar geladen zijn vormen een groep, en elke kaart toont wat haar groepen opleveren. Eén zijde alleen levert niets op, twee leveren 3 ducati op, drie 8. Je hebt er twee: een goed begin.
learn-oltremare-2004-discard =
    Je hebt 4 kaarten, maar je macht is maar 3: één ervan gaat naar de piraten. Elke kaart van jou bij hen kost je aan het eind een ducato. De wijn past bij de wijn bovenop je vracht; de maïs past nergens bij.
    Kies de maïs, en leg die af.
learn-oltremare-2004-lie =
    Nu handel je. Bianca biedt een zijde voor 2 ducati en zegt dat er kaarten en een schip op staan. De goederen moeten kloppen, maar over symbolen mag men liegen, en dat doet ze: er staat een vlag op, en vlaggen brengen piraten.
    Bekijk haar aanbod en wijs het af.
learn-oltremare-2004-done =
    Een derde zijde! En vier kaarten zijn genoeg: je kunt er zoveel uitspelen als je vracht vraagt.
    Beëindig de handel.
learn-oltremare-2004-brought = Twee ducato-symbolen brachten je 3 ducati, twee kaartsymbolen drie nieuwe kaarten, en een vlag stuurde een kaart naar je piraten. Nu de schepen nog.
learn-oltremare-2004-sail =
    Drie schepen betekenen dat je precies drie havens ver vaart. Waar je eindigt neem je de fiche. Vlakbij, in Damiata, ligt Goede zaken: die telt elke beurt als één ducato-symbool meer. In deze uitgave mag je een route nog eens varen, heen en terug.
    Kies Damiata op de kaart, en vaar erheen via Alexandria.
learn-oltremare-2004-load =
    Tot slot laad je de uitgespeelde kaarten, in de volgorde die je wilt. De wijn op de wijn is een groep, en drie zijde op elkaar zijn er een van 8 ducati; een wijn ertussen zou die breken. De laatste kaart komt bovenop en regeert je volgende beurt.
    Kies de wijn als eerste en de zijde met macht 5 als laatste: volgende keer mag je vijf kaarten hebben en speel je er twee uit. Laad ze dan.
learn-oltremare-2004-offer =
    Bianca is aan de beurt, en in haar beurt mag je met haar handelen. Drie zijde zijn een volle groep: een vierde levert je niets meer op. Zij heeft de hare nog, die alleen niets waard is; jij trok twee wijn, en een derde komt je goed uit.
    Doe haar een aanbod: je zijde voor één wijn.
learn-oltremare-2004-prestige = Ze nam het aan. Je hebt haar wijn, en omdat het haar beurt was is het punt prestige voor jou. Prestige levert op als Venetië komt en aan het eind: 6 ducati voor wie het meest heeft, dan 3, dan 1.
learn-oltremare-2004-venice = Ergens in de stapel ligt Venetië. Zodra iemand die kaart trekt, wordt prestige betaald, en iedereen begint weer bij nul. Er wordt niets verkocht: je vracht blijft tot het eind liggen, en kan nog groeien.
learn-oltremare-2004-last = Wie de laatste kaart van de stapel neemt maakt de beurt af, en het spel is voorbij. Dan worden alle groepen betaald, havenfiches en prestige leveren op naar plaats, en elke kaart bij de piraten kost een ducato. Bij evenveel fiches staat voor wie er meer verschillende soorten van heeft.
learn-oltremare-2004-editions = Er is ook een jongere uitgave, Oltre Mare van 2005. Daar zijn de goederen anders, vaar je geen route twee keer in een beurt, verkoopt Venetië ook vracht, en wordt de laatste ronde uitgespeeld. Bijna al het andere is hetzelfde.
