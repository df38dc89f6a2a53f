# The entry page of a closed server.

web-screen-invite = Come in
web-entry-lead = { $kind ->
    [invite] You need an invitation link to come in. Ask your host for one.
    [password] You need the password of this server to come in.
    [accounts] This server is for people with an account. Your host creates it for you.
   *[open] You need an account to come in.
}
web-entry-why = { $why ->
    [changed] The password has changed. Ask your host for the new one.
   *[out] Your host has closed this server to guests.
}
web-entry-invited = You’re invited
web-entry-invited-text = Choose a name, and you’re in.
web-entry-account-text = One last step: create an account. It keeps your name and your games.
web-entry-password = Password of this server
web-entry-go = Come in
web-entry-sign-in = I have an account
web-entry-sign-in-go = Sign in
web-entry-login-password = Your password
web-entry-as = You are { $name } on this device. You keep your name and your games.
web-entry-other = I’m someone else
