web-game-oltremare = Oltre Mare
web-game-oltremare-2005 = Oltre Mare
web-game-oltremare-2004 = Oltremare 2004
web-about-oltremare-2005 = Vracht stapelen, marchanderen, oppassen voor piraten. De uitgave van 2005.
web-about-oltremare-2004 = Kooplieden van Venetië: de oudere uitgave, met andere goederen en een ander einde.
web-learn-about-oltremare-2005 = Een handlimiet, een leugen, twee deals, een reis en een vol ruim: één hele beurt.
web-learn-about-oltremare-2004 = Zeldzame zijde, een leugen, een reis heen en terug, vracht die op het einde wacht: één hele beurt.
