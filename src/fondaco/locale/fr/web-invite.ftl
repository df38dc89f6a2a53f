# Links to a table, and who can open them.

web-invite-which = Adresse de cet ordinateur
web-invite-qr = Code QR
web-invite-scan = Visez ce code avec l’appareil photo d’un téléphone : il ouvre la table.
web-invite-near = Le lien marche pour toutes les personnes du même réseau. Si quelqu’un ne peut pas l’ouvrir, regardez d’abord du côté du pare-feu de cet ordinateur.
web-invite-alone = Accessible depuis cet ordinateur seulement
web-invite-dead = Un lien pris ici ne mènerait vos amis nulle part : Fondaco tourne sur cet ordinateur et ne laisse entrer personne d’autre.
web-invite-open = Ouvrir à ce réseau
web-invite-or = ou relancez-le avec
web-invite-open-sure = Oui, ouvrir au réseau
web-invite-ask-owner = La personne qui a lancé Fondaco ici peut l’ouvrir au réseau en le relançant avec
web-invite-warning = Toutes les personnes du même réseau pourront alors entrer, ouvrir des tables et regarder : à la maison votre famille, au café aussi des inconnus. Rien n’est chiffré. Cela dure jusqu’à ce que vous fermiez Fondaco.
web-invite-elsewhere = Pour des amis plus éloignés, il vous faut un serveur accessible à tous ; docs/hosting.md explique comment en installer un.
web-invite-here = Lien pour cet ordinateur
web-invite-watch = Inviter quelqu’un à regarder
