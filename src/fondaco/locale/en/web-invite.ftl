# Links to a table, and who can open them.

web-invite-which = Address of this computer
web-invite-qr = QR code
web-invite-scan = Point a phone’s camera at this code to open the table.
web-invite-near = The link works for everyone on the same network. If it doesn’t open for someone, check this computer’s firewall first.
web-invite-alone = Only this computer can connect
web-invite-dead = Links from here won’t work for your friends: Fondaco only accepts connections from this computer.
web-invite-open = Open to this network
web-invite-or = or restart it with
web-invite-open-sure = Yes, open to this network
web-invite-ask-owner = The person who started Fondaco here can open it to the network by restarting it with
web-invite-warning = Everyone on the same network will be able to get in, open tables and watch. At home that means your family; in a café, it includes strangers. Nothing is encrypted. It stays open until you quit Fondaco.
web-invite-elsewhere = To play with friends elsewhere, you need a server that all of you can reach. docs/hosting.md explains how to set one up.
web-invite-here = Link for this computer
web-invite-watch = Invite someone to watch
