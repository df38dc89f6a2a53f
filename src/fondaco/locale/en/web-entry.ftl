# The entry page of a closed server.

web-screen-invite = Join
web-entry-lead = { $kind ->
    [invite] You need an invitation link to get in. Ask the people who run this server for one.
    [password] You need the password of this server to get in.
    [accounts] This server is for people with an account. The people who run it can create one for you.
   *[open] You need an account to get in.
}
web-entry-why = { $why ->
    [changed] The password has changed. Ask whoever invited you for the new one.
   *[out] This server is closed to guests now.
}
web-entry-invited = You’re invited
web-entry-invited-text = Choose a name, and you’re in.
web-entry-account-text = One last step: create an account. It keeps your name and your games.
web-entry-password = Password of this server
web-entry-go = Join
web-entry-sign-in = I have an account
web-entry-sign-in-go = Sign in
web-entry-login-password = Your password
web-entry-as = You are { $name } on this device. You keep your name and your games.
web-entry-other = I’m someone else
