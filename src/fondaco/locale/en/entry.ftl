# Closed servers: who may come in, and why not.

## Why not

refused-entry-needed = { $why ->
    [changed] The password of this server has changed. Enter the new one to get in.
    [out] This server is closed to guests now. You need a new invitation or an account to get in.
    [account] You need an account on this server.
   *[closed] This server is private. You have to be let in first.
}
refused-entry-no-accounts = On this server, accounts are created only by the people who run it.
refused-entry-no-password = On this server you can’t get in with a password.
refused-entry-no-invites = Invitation links don’t work on this server at the moment.
refused-wrong-house-password = That is not the password of this server.
refused-house-password-changed = The password of this server has just been changed. Ask whoever invited you for the new one.
refused-invite-unknown = This invitation link does not exist, or it was withdrawn. Ask whoever invited you for a new one.
refused-invite-expired = This invitation link has expired. Ask whoever invited you for a new one.
refused-invite-used-up = This invitation link has been used up: others were faster. Ask whoever invited you for a new one.
refused-entry-guests-inside = There are guests on this server who would lose access. Add `--inside keep` to let them stay, or `--inside out` to send them out.
refused-entry-accounts-guests = With `--entry accounts` there are no guests: leave out `--guests yes`.
refused-entry-say-password = The server has no password yet. Put one into the environment variable { $variable }, or run this command in a terminal: it then asks for a password.
refused-entry-same-password = That is already the password.
refused-entry-title-length = The name of the server can have at most { $most } characters.
refused-no-invite = There is no invitation link { $name }. Perhaps it was withdrawn.
refused-invite-limits = A link can be used 1 to { $uses } times, for 1 to { $days } days.

## What `fondaco admin` says

admin-entry = { $kind ->
    [invite] People get in with an invitation link. { $guests ->
        [yes] Guests are welcome.
       *[no] Everyone needs an account.
    }
    [password] People get in with the server’s password. { $guests ->
        [yes] Guests are welcome.
       *[no] Everyone needs an account.
    }
    [accounts] Only people for whom you created an account can get in.
   *[open] { $guests ->
        [yes] The server is open to everyone. Guests are welcome.
       *[no] Anyone can get in, but has to create an account first.
    }
}
admin-entry-same = Nothing has changed.
admin-entry-out = { $count ->
    [one] { $count } person no longer has access and will be disconnected within seconds.
   *[other] { $count } people no longer have access and will be disconnected within seconds.
}
admin-entry-password = New password of the server
admin-entry-password-again = Again
admin-entry-guests = { $count ->
    [one] { $count } guest is on this server and would lose access.
   *[other] { $count } guests are on this server and would lose access.
}
admin-entry-guests-ask = Let them stay (`keep`) or send them out (`out`)?
admin-invited = { $uses ->
    [1] The link is for one person
   *[other] The link is for { $uses } people
} { $days ->
    [one] and works for { $days } day.
   *[other] and works for { $days } days.
} You won’t see it again.
admin-invite-later = The link does not work yet, because the server does not accept invitations. To change that: `fondaco admin entry set invite`
admin-head-invite = LINK
admin-head-used = USED
admin-head-ends = ENDS
admin-invite-ended = expired
admin-invite-left = in { $ago }
admin-invite-withdrawn = The link no longer works. People who used it stay.
admin-added = The account { $login } has been created. Its password is { $password }

## Help

help-place-invite = LINK
help-place-kind = KIND
help-admin-entry = Decide who has access to the server.
help-admin-entry-show = Show who has access.
help-admin-entry-set = Set who has access: everyone (`open`), people with an invitation link (`invite`), with the password (`password`), or with an account that you create (`accounts`).
help-admin-entry-password = Change the password of the server. People who came in with the old one have to enter the new one.
help-admin-invite = Print a new invitation link.
help-admin-invites = Show and withdraw invitation links.
help-admin-invites-list = List all invitation links, oldest first.
help-admin-invites-withdraw = Withdraw an invitation link. For { help-place-invite }, give its name in the list, or just the beginning of that name.
help-admin-add-person = Create an account { help-place-login } and print its password.
help-of-entry = How people get in: `open`, `invite`, `password` or `accounts`. This stays until you change it.
help-of-guests = Whether people without an account may get in.
help-of-inside = What happens to guests who would lose access: `keep` or `out`.
help-of-entry-title = The name of the server on its entry page.
help-of-uses = How many people can use the link.
help-of-days = After how many days the link expires.
help-of-invite-label = A note for yourself, shown in the list.
help-of-invite-address = The address of the server, so that the whole link is printed.
help-of-person-name = The name that others see; by default the account name.
