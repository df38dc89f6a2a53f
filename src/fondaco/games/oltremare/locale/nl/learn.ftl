learn-title-oltremare-2005 = Je eerste beurt Oltre Mare
learn-title-oltremare-2004 = Je eerste beurt Oltremare 2004
learn-oltremare-welcome = Je bent handelaar in Venetië. Je laadt goederen, onderhandelt met de anderen en vaart van haven naar haven. Wie aan het eind de meeste dukaten heeft, wint. Dit duurt ongeveer vijf minuten.
learn-oltremare-table = Deze kaart ligt boven op je vracht en bepaalt je beurt. De zeevaartmacht (3) zegt hoeveel kaarten je mag hebben als de beurt begint, het laadgetal (4) hoeveel je er moet uitspelen.
learn-oltremare-cards = Dit zijn je kaarten. Elke kaart heeft een goederensoort en twee symbolen. Kaarten van dezelfde soort die na elkaar geladen zijn, vormen een goederengroep, en een grote groep levert veel meer op dan kleine. Je hebt drie zoutkaarten: een goed begin.
learn-oltremare-discard =
    Je hebt 4 kaarten, maar je zeevaartmacht is maar 3: één kaart gaat naar de piraten. Elke kaart die ze van je hebben, kost je aan het eind een dukaat.
    Kies het graan en geef het aan de piraten.
learn-oltremare-lie =
    Nu onderhandel je. Bianca biedt een zoutkaart voor 2 dukaten en zegt dat er een dukaat en een schip op staan. De goederen moeten kloppen, maar over symbolen mag je liegen, en dat doet ze. Dit is haar kaart.
    Bekijk haar voorstel en wijs het af.
learn-oltremare-deal =
    Zorzi doet je hetzelfde voorstel, en hij spreekt de waarheid: dit is zijn kaart. Je moet vier kaarten uitspelen en hebt er drie; een vierde kopen van de goederenstapel kost 3 dukaten. Wie in jouw beurt een deal met je sluit, krijgt prestige.
    Neem zijn voorstel aan.
learn-oltremare-done =
    Vier zoutkaarten! Dat is genoeg: je kunt zoveel kaarten uitspelen als je laadgetal vraagt.
    Rond het onderhandelen af.
learn-oltremare-play =
    Nu speel je vier kaarten uit, en alleen hun symbolen tellen. Eén symbool van een soort brengt 1 op, twee brengen 3 op, drie brengen 6 op: zoveel dukaten, of zoveel nieuwe kaarten. Vlaggen sturen evenveel kaarten naar de piraten. Met schepen vaar je.
    Kies ze alle vier en speel ze uit.
learn-oltremare-sail =
    Drie dukaatsymbolen leverden je 6 dukaten op, twee kaartsymbolen drie nieuwe kaarten, en een vlag stuurde een kaart naar je piraten. Twee schepen: je vaart twee havens verder. Waar je eindigt, neem je de fiche: in Modon is dat Succesvolle strijd tegen piraten, waardoor vlaggen je niet meer schaden.
    Kies Modon op de zeekaart en vaar erheen via Candia.
learn-oltremare-load =
    Tot slot laad je de uitgespeelde kaarten. Vier zoutkaarten op elkaar zijn één groep, 10 dukaten waard. De volgorde is aan jou; de laatste komt bovenop en bepaalt je volgende beurt.
    Kies het zout met macht 5 als laatste: dan mag je volgende keer vijf kaarten hebben en speel je er twee uit. Laad ze dan.
learn-oltremare-offer =
    Bianca is aan de beurt, en in haar beurt mag je met haar onderhandelen. Ze heeft dat zout nog, en jij verzamelt het.
    Doe haar een voorstel: je aardewerk voor één zoutkaart.
learn-oltremare-prestige = Ze nam het aan. Je hebt haar zout, en omdat het haar beurt was, is het prestigekaartje voor jou. Prestige wordt uitbetaald als Venetië komt en aan het eind: het meest aan wie er het meest van heeft.
learn-oltremare-money = Ergens in de goederenstapel ligt Venetië. Als die kaart tevoorschijn komt, wordt prestige uitbetaald en alle vracht behalve de bovenste groepen verkocht. Aan het eind worden alle groepen betaald, prestige en havenbonusfiches naar rang, en elke kaart bij de piraten kost een dukaat.
learn-oltremare-end = Dat is een hele beurt: zeevaartmacht, handel, acties, vracht. De regels heb je altijd bij de hand. Speel vanaf hier verder, of begin een eigen partij.
learn-oltremare-2004-cards = Dit zijn je kaarten. Elke kaart heeft een goederensoort en twee symbolen. Kaarten van dezelfde soort die na elkaar geladen zijn, vormen een goederengroep, en elke kaart toont wat zo’n groep oplevert. Eén zijdekaart alleen levert niets op, twee leveren 3 dukaten op, drie 8. Je hebt er twee: een goed begin.
learn-oltremare-2004-discard =
    Je hebt 4 kaarten, maar je zeevaartmacht is maar 3: één kaart gaat naar de piraten. Elke kaart die ze van je hebben, kost je aan het eind een dukaat. De wijn past bij de wijn boven op je vracht; de maïs past nergens bij.
    Kies de maïs en geef die aan de piraten.
learn-oltremare-2004-lie =
    Nu onderhandel je. Bianca biedt een zijdekaart voor 2 dukaten en zegt dat er kaarten en een schip op staan. De goederen moeten kloppen, maar over symbolen mag je liegen, en dat doet ze: er staat een vlag op, en vlaggen brengen piraten. Dit is haar kaart.
    Bekijk haar voorstel en wijs het af.
learn-oltremare-2004-done =
    Een derde zijdekaart! En vier kaarten zijn genoeg: je kunt er zoveel uitspelen als je laadgetal vraagt.
    Rond het onderhandelen af.
learn-oltremare-2004-brought = Twee dukaatsymbolen leverden je 3 dukaten op, twee kaartsymbolen drie nieuwe kaarten, en een vlag stuurde een kaart naar je piraten. Nu de schepen nog.
learn-oltremare-2004-sail =
    Drie schepen: je vaart precies drie havens verder. Waar je eindigt, neem je de fiche. Vlakbij, in Damiate, ligt Goede zaken: die telt elke beurt als één dukaatsymbool meer. In deze uitgave mag je een route nog eens varen, heen en terug.
    Kies Damiate op de zeekaart en vaar erheen via Alexandrië.
learn-oltremare-2004-load =
    Tot slot laad je de uitgespeelde kaarten, in de volgorde die je wilt. De wijn op de wijn is een groep, en drie zijdekaarten op elkaar zijn er een van 8 dukaten; een wijnkaart ertussen zou die breken. De laatste kaart komt bovenop en bepaalt je volgende beurt.
    Kies de wijn als eerste en de zijde met macht 5 als laatste: volgende keer mag je vijf kaarten hebben en speel je er twee uit. Laad ze dan.
learn-oltremare-2004-offer =
    Bianca is aan de beurt, en in haar beurt mag je met haar onderhandelen. Drie zijdekaarten zijn een volle groep: een vierde levert je niets meer op. Bianca heeft de hare nog, die op zichzelf niets waard is: zij kan de jouwe gebruiken. Jij trok ook twee wijnkaarten, en een derde komt je goed uit.
    Doe haar een voorstel: jouw zijdekaart voor een wijnkaart.
learn-oltremare-2004-prestige = Ze nam het aan. Je hebt haar wijn, en omdat het haar beurt was, is het prestigepunt voor jou. Prestige wordt uitbetaald als Venetië komt en aan het eind: 6 dukaten voor wie er het meest van heeft, dan 3, dan 1.
learn-oltremare-2004-venice = Ergens in de goederenstapel ligt Venetië. Zodra iemand die kaart trekt, wordt prestige uitbetaald en begint iedereen weer bij nul. Er wordt niets verkocht: je vracht blijft tot het eind liggen, en kan nog groeien.
learn-oltremare-2004-last = Wie de laatste kaart van de goederenstapel neemt, maakt de beurt af, en het spel is voorbij. Dan worden alle groepen betaald, havenbonusfiches en prestige naar rang, en elke kaart bij de piraten kost een dukaat. Bij evenveel fiches telt wie de meeste verschillende soorten heeft.
learn-oltremare-2004-editions = Er is ook een nieuwere uitgave, Oltre Mare van 2005. Daar zijn de goederen anders, vaar je geen route twee keer in een beurt, verkoopt Venetië ook vracht, en wordt de laatste ronde uitgespeeld. Bijna al het andere is hetzelfde.
learn-title-oltremare-2005-2 = Oltre Mare: kopen, Venetië en het einde
learn-title-oltremare-2004-2 = Oltremare 2004: kopen, Venetië en het einde
learn-oltremare-more-welcome = Je weet hoe een beurt verloopt. Nu de rest: kopen, beweringen, Venetië, de fiches en het einde van het spel. We beginnen midden in een partij.
learn-oltremare-more-buy =
    Je moet drie kaarten uitspelen en hebt er twee. Niemand biedt je er een aan, dus je koopt. De bovenste kaart van de goederenstapel kost 3 dukaten, of 4 als je kas leeg is. Je eigen piraten verkopen hun bovenste kaart voor dezelfde prijs, en een teruggekochte kaart kost je aan het eind niets. Je mag per beurt vier kaarten kopen.
    Koop een kaart van de goederenstapel.
learn-oltremare-more-claim =
    Bianca biedt je een zijdekaart voor 2 dukaten en zegt dat er kaarten en een schip op staan. Kun je haar geloven? De goederen kloppen altijd. De symbolen zijn zoveel waard als haar woord. Betaal dus alleen wat de goederen je waard zijn. Je verzamelt zijde, en je hebt al één zijdekaart.
    Neem haar voorstel aan.
learn-oltremare-more-truth = Dit is haar kaart: een dukaat en een vlag, geen kaarten en geen schip. Het was een leugen, en die kostte je niets, want je betaalde alleen voor de zijde. Jij mag ook liegen. Maar iedereen hoort wat je zegt, en als je een kaart uitspeelt, ziet iedereen of het waar was. Wie betrapt wordt, wordt minder geloofd. Bianca kreeg prestige: ze sloot in jouw beurt een deal met je.
learn-oltremare-more-done =
    Kijk naar de goederenstapel: de bovenste kaart heeft een andere achterkant. Dat is Venetië. Wie de volgende kaart koopt, trekt of aan de piraten verliest, brengt Venetië tevoorschijn. Dan wordt prestige uitbetaald, en jij hebt het meeste.
    Rond het onderhandelen af en ga verder.
learn-oltremare-more-play =
    Speel de twee zijdekaarten en de gekochte zoutkaart uit. Samen tonen ze twee dukaten, één vlag, twee kaarten en één schip.
    Kies deze drie en speel ze uit.
learn-oltremare-2005-more-venice = De vlag bracht Venetië tevoorschijn. Prestige leverde 6 dukaten op voor de eerste, 3 voor de tweede en 1 voor de derde, en daarna ging alles terug: iedereen begint weer bij nul. Alle vracht is verkocht, behalve de bovenste groepen. Laad dus vóór Venetië onderop wat af is, en bovenop wat nog kan groeien.
learn-oltremare-2004-more-venice = De vlag bracht Venetië tevoorschijn. Prestige leverde 6 dukaten op voor de eerste, 3 voor de tweede en 1 voor de derde, en daarna begon iedereen weer bij nul. In deze uitgave wordt geen vracht verkocht: die blijft tot het eind liggen en kan nog groeien. Vlak voor Venetië is een deal dus meer waard, want die brengt prestige.
learn-oltremare-more-sail =
    Eén schip: je vaart één haven verder. In Candia ligt Kalme zee, in Negroponte ligt Succesvolle strijd tegen piraten en in Corfu ligt Voorspoedige relaties. Met Voorspoedige relaties kosten gekochte kaarten 1, 2, 3 en 4 dukaten in plaats van 3 per stuk.
    Vaar naar Corfu.
learn-oltremare-more-markers = De laatst genomen fiche is actief. Kalme zee levert een dukaat op per uitgespeeld schip. Goede zaken telt als één dukaatsymbool meer. Succesvolle strijd tegen piraten negeert vlaggen. Voorspoedige relaties maken kaarten goedkoper. Lokale invloed betaalt je aan het begin van een beurt bij een hoge zeevaartmacht. Het Kompas brengt je meteen naar elke haven. Oudere fiches werken niet meer, maar tellen aan het eind: de meeste fiches 6 dukaten, dan 3, dan 1.
learn-oltremare-more-load =
    Bovenop je vracht ligt een zijdekaart. Laad de twee andere erop: drie samen leveren veel meer op dan drie los. De zoutkaart komt bovenop en breekt de groep niet.
    Laad de zoutkaart als laatste.
learn-oltremare-more-late = Nu loopt een andere partij ten einde. Er ligt nog maar één kaart in de goederenstapel. Kaarten in je hand worden niets waard. Alleen wat je laadt telt, en elke kaart die de piraten hebben, kost je een dukaat.
learn-oltremare-2005-more-last =
    Wie de laatste kaart van de goederenstapel neemt, begint de laatste ronde. Die eindigt met de speler rechts van de startspeler. Bianca was de startspeler, en jij zit rechts van haar. Dit kan dus de laatste beurt van de partij zijn. Late deals brengen de anderen nog prestige, dus onderhandel niet meer.
    Rond het onderhandelen af.
learn-oltremare-2004-more-last =
    Wie de laatste kaart van de goederenstapel neemt, maakt de beurt af, en het spel is meteen voorbij. Niemand anders is nog aan de beurt. Wie voorstaat, neemt die kaart dus, en wie achterstaat niet. Late deals brengen de anderen nog prestige, dus onderhandel niet meer.
    Rond het onderhandelen af.
learn-oltremare-more-last-play =
    Twee zoutkaarten liggen bovenop je vracht, en je hebt er nog twee. Vier leveren 10 dukaten op, twee maar 3. Het kaartsymbool trekt de laatste kaart. Een vlag zou nu alleen maar dukaten kosten.
    Kies de twee zoutkaarten en speel ze uit.
learn-oltremare-more-last-sail =
    Kalme zee leverde je een dukaat op voor het schip. Jij en Bianca hebben elk drie fiches. Met nog één sta je voor: 6 dukaten voor jou, en maar 3 voor Bianca.
    Vaar naar Tenedos.
learn-oltremare-more-last-load =
    Laad nu. De volgorde doet er niet meer toe: niemand heeft er nog een beurt mee.
    Laad beide zoutkaarten.
learn-oltremare-2005-more-score = De slotwaardering: prestige wordt naar rang betaald, alle groepen worden verkocht, elke kaart bij de piraten kost een dukaat, en fiches worden naar rang betaald. Je wint met twee dukaten verschil. Zonder de vierde zoutkaart had Bianca gewonnen.
learn-oltremare-2004-more-score = De slotwaardering: alle groepen worden verkocht, fiches en prestige worden naar rang betaald, en elke kaart bij de piraten kost een dukaat. Bij evenveel fiches telt wie de meeste soorten heeft. Je wint, en de vier zoutkaarten hielpen mee.
learn-oltremare-more-end = Nu ken je het hele spel. Koop als het moet, betaal voor goederen en niet voor woorden, let op de goederenstapel, en reken uit wat het einde oplevert. Begin een eigen partij: de gids staat klaar als je advies wilt.
