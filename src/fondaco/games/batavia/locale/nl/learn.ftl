learn-title-batavia = Je eerste rondes Batavia
learn-batavia-welcome = Je bent een koopman op weg naar Azië, met de schepen van vijf Oost-Indische compagnieën. Wie aan het eind het meeste goud heeft, wint. Dit duurt ongeveer vijf minuten.
learn-batavia-board = Langs de reis liggen 35 winkels, elk van één compagnie en met één soort goederen. Je koopman gaat van winkel naar winkel, altijd vooruit.
learn-batavia-auction = Elke ronde begint met een veiling: een kavel schipkaarten wordt verkocht voor wissels. Wat de winnaar betaalt, gaat naar de anderen, en de winnaar is als eerste aan de beurt.
learn-batavia-bid =
    Zorzi biedt 3. Deze kavel komt je goed uit: hij past bij de schepen in je hand.
    Bied 4.
learn-batavia-bid-on =
    Zorzi gaat naar 5.
    Bied 6.
learn-batavia-won = De kavel is van jou, en je 6 wissels gingen naar Bianca en Zorzi, elk drie. Nu is iedereen één keer aan de beurt: óf twee kaarten trekken, óf kaarten voor je neerleggen en reizen. Jij bent de eerste.
learn-batavia-lay =
    Wie de meeste schepen van een compagnie heeft gelegd, heeft het zegel ervan. Je mag alleen kaarten leggen als je daarna minstens één zegel hebt.
    Leg een Engels schip.
learn-batavia-lay-on =
    Engeland is nu van jou, maar één schip is zo overtroffen.
    Leg nog een Engels schip.
learn-batavia-lay-last =
    Niemand heeft nog een Deens schip: één is genoeg voor het zegel.
    Leg een Deens schip.
learn-batavia-seals =
    Je hebt de meeste schepen van Engeland en van Denemarken. Tot je afrondt, kun je ze nog terugnemen.
    Rond het leggen af.
learn-batavia-travel =
    Je reist met een compagnie waarvan je het zegel hebt, naar haar volgende winkel die nog open is. Die van Denemarken is dichtbij, en met kleine stappen blijven er meer winkels voor je liggen.
    Reis met Denemarken.
learn-batavia-keep =
    Je nam de Deense zijdewinkel, dus staat er een kist van jou in de zijdepost: wie daar de meeste heeft, krijgt aan het eind het goud. De tegel mag je inruilen voor goud. Eén is 1 waard, twee van verschillende compagnieën 3, drie 6, vier 10, vijf 15.
    Heb geduld en houd hem.
learn-batavia-pirates = Bianca en Zorzi zijn geweest, en een nieuwe ronde is begonnen. Let op het kanon: het telt alle gelegde schepen. Bereikt het de grens, dan brengen piraten alle schepen tot zinken van de compagnie die er de meeste heeft.
learn-batavia-pass =
    Bianca biedt 2. Gun haar de kavel: wat zij betaalt, krijgen de anderen.
    Pas.
learn-batavia-attack =
    Deze keer trokken de anderen kaarten. Zorzi heeft het zegel van Nederland met één schip: neem het hem af.
    Leg een Nederlands schip.
learn-batavia-attack-on =
    Nu staan jullie gelijk, en het zegel is van niemand.
    Leg nog een Nederlands schip.
learn-batavia-attack-done =
    Twee tegen één: het zegel is van jou.
    Rond het leggen af.
learn-batavia-travel-on =
    Drie zegels, drie wegen. De volgende winkel van Engeland is het dichtst bij.
    Reis met Engeland.
learn-batavia-exchange =
    Je hebt tegels van twee compagnieën: 3 goud. Met een derde zou het 6 zijn, maar de weg is lang, en je kunt opnieuw beginnen.
    Ruil ze in.
learn-batavia-gold = De race eindigt als iemand aankomt. Dan betaalt elke handelspost wie er de meeste kisten heeft, en is er goud voor zegels, voor de meeste wissels en voor de aankomst.
learn-batavia-end = Dat is een hele ronde: veiling, schepen, reis. De regels heb je altijd bij de hand. Speel vanaf hier verder, of begin een eigen partij.
learn-title-batavia-2 = Batavia: piraten, ruilen en het einde
learn-batavia-more-welcome = Je kent een ronde. Nu leer je hoe je de piraten gebruikt, wanneer je inruilt en hoe het spel eindigt. We beginnen midden in een partij. De veiling is voorbij, en jij bent aan de beurt.
learn-batavia-more-cannon = Kijk naar het kanon: er zijn 18 schepen gelegd. Bij 21 vallen piraten na een beurt aan en brengen alle schepen van de grootste compagnie tot zinken, van wie ze ook zijn. Nederland is de grootste met zeven, waarvan vijf van Bianca. Geen ervan is van jou.
learn-batavia-more-lay =
    Bianca heeft met twee schepen het zegel van Frankrijk. Leg er drie, en het is van jou. Tegelijk bereikt het kanon 21.
    Leg een Frans schip.
learn-batavia-more-lay-on =
    Eén tegen twee is niet genoeg.
    Leg er nog een.
learn-batavia-more-lay-last =
    Twee tegen twee: gelijk, en niemand heeft het zegel.
    Leg het derde.
learn-batavia-more-done =
    Drie tegen twee: het zegel van Frankrijk is van jou. Met drie zegels kies je de beste winkel.
    Rond het leggen af.
learn-batavia-more-travel =
    De volgende winkel van Frankrijk verkoopt katoen, en je hebt al een kist in de katoenpost. Wie daar de meeste kisten heeft, krijgt aan het eind 11 goud. Het is ook je eerste Franse tegel.
    Reis met Frankrijk.
learn-batavia-more-exchange =
    Je hebt nu tegels van drie compagnieën: 6 goud. Inruilen mag alleen direct nadat je de eerste tegel van een compagnie hebt genomen. Met een vierde zou het 10 zijn, maar dat kan rondes duren, en tegels die je aan het eind nog hebt, leveren niets op. Je kisten blijven in de posten.
    Ruil ze in.
learn-batavia-more-sunk = Je beurt eindigde met 21 schepen, en de piraten kwamen: alle zeven Nederlandse schepen zijn gezonken, en Bianca is haar zegel kwijt. Leg kaarten als de piraten anderen treffen, en houd ze in je hand als ze jou zouden treffen.
learn-batavia-more-late = Nu loopt een andere partij ten einde. Je bent al ver op de reis. Je enige zegel is dat van Frankrijk, en er ligt geen Franse winkel meer voor je. Leg je nu kaarten, dan kom je aan en neem je de aankomsttegel: 4 goud, en dit wordt de laatste ronde.
learn-batavia-more-arrive =
    Leg alleen wat nodig is. Aan het eind legt iedereen de kaarten die nog in de hand zijn, en de zegels worden opnieuw geteld. Je Nederlandse schepen tellen dus toch mee.
    Leg je Franse schip.
learn-batavia-more-arrive-done =
    Er ligt geen Franse winkel meer voor je, dus je reist naar de aankomst. De anderen hebben nog elk één beurt.
    Rond het leggen af.
learn-batavia-more-score = Alle handen liggen open, en je Nederlandse schepen leveren je nog een zegel op. Nu wordt goud betaald: elke post aan wie er de meeste kisten heeft, van 10 voor thee tot 16 voor peper, en bij een gelijke stand elk ongeveer de helft; 5 voor de meeste wissels, 4 voor de aankomst, 2 per zegel. Je wint met één goud verschil.
learn-batavia-more-end = Nu ken je het hele spel. Tel kisten en wissels, let op het kanon, en kom aan voordat de anderen klaar zijn. Begin een eigen partij: de gids staat klaar als je advies wilt.
