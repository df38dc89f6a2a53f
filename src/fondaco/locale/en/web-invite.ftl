# Links to a table, and who can open them.

web-invite-which = By which of this computer’s addresses
web-invite-qr = QR code
web-invite-scan = Hold the camera of a phone to this code: it opens the table.
web-invite-near = The link works for everybody in the same network. If somebody cannot open it, the firewall of this computer is the first place to look.
web-invite-alone = Open to this computer only
web-invite-dead = A link from here would lead nowhere for your friends: Fondaco runs on this computer and lets nobody else in.
web-invite-open = Let this network in
web-invite-or = or start it again with
web-invite-open-sure = Yes, let the network in
web-invite-ask-owner = Whoever started Fondaco here can let the network in by starting it again with
web-invite-warning = Then everybody in the same network can come in, open tables and watch: at home your family, in a café strangers too. Nothing is encrypted. It stays so until you close Fondaco.
web-invite-elsewhere = For friends farther away you need a Fondaco that all of you can reach; docs/hosting.md tells how to set one up.
web-invite-here = Link for this computer
web-invite-watch = Invite somebody to watch
