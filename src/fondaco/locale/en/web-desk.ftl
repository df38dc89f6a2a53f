# The page of people with a role: reports, mutes and bans, roles, who did what.

web-screen-desk = Moderation
web-announcement = Announcement
web-desk-none = You don’t have a role on this server.
web-desk-unknown = unknown person
web-desk-done = Done.
web-desk-reports = Reports
web-desk-reports-none = Nobody has reported anything.
web-desk-state = { $state ->
    [taken] Taken
    [settled] Settled
   *[open] Open
}
web-desk-move = { $state ->
    [taken] Take this report
    [settled] Mark as settled
   *[open] Reopen
}
web-desk-report-by = { $by } about { $about }, { $when }
web-desk-to-table = To the table
web-desk-act = Take action against { $name }…
web-desk-sanctions = Mute, ban, send away
web-desk-person = Account name or id
web-desk-what = Action
web-desk-mute = Mute: no chat on this server
web-desk-ban = Ban: no access to this server
web-desk-send = Send away: a bot finishes this game, with no other penalty
web-desk-table = Table (its link)
web-desk-span = For how long
web-desk-hours = { $hours ->
    [0] Until it is lifted
    [one] { $hours } hour
    [24] 1 day
    [168] { $days } days
    [720] { $days } days
   *[other] { $hours } hours
}
web-desk-reason = Reason (the person sees it)
web-desk-do = Do it
web-desk-sanctioned = { $kind ->
    [ban] { $ends ->
        [yes] is banned until { $until }.
       *[no] is banned.
    }
   *[mute] { $ends ->
        [yes] is muted until { $until }.
       *[no] is muted.
    }
}
web-desk-lift = Lift
web-desk-announce = Announcement
web-desk-announce-text = Everyone sees your text at the top of the page. It is not translated.
web-desk-text = Text
web-desk-announce-do = Announce
web-desk-announce-end = End the announcement
web-desk-roles = Roles
web-desk-roles-text = Moderators handle reports. Organisers run all events, post announcements and invite people. Owners do everything, and give roles.
web-desk-role = { $role ->
    [owner] owner
    [organiser] organiser
   *[moderator] moderator
}
web-desk-role-label = Role
web-desk-role-give = Give this role
web-desk-role-end = Remove this role
web-desk-actions = Who did what
web-desk-actions-none = Nothing yet.
web-desk-action = { $what ->
    [role] gave { $about } a role:
    [report] handled a report:
    [mute] muted { $about }:
    [unmute] unmuted { $about }.
    [ban] banned { $about }:
    [unban] lifted the ban on { $about }.
    [send-away] sent { $about } away:
    [invite] created an invitation link:
    [uninvite] withdrew an invitation link:
   *[announce] announced:
}
web-desk-yours = { $role ->
    [owner] You are an owner of this server.
    [organiser] You are an organiser of this server.
   *[moderator] You are a moderator of this server.
}
web-desk-open = Open the moderation page
web-desk-invites = Invitation links
web-desk-invites-text = { $kind ->
    [open] At the moment anyone can get in, even without a link.
    [password] At the moment people get in with the server’s password. Links don’t work until the server accepts invitations.
    [accounts] At the moment only people with an account can get in. Links don’t work until the server accepts invitations.
   *[invite] Anyone who opens a link can get in. Each link has a limited number of uses and an expiry date.
}
web-desk-invite-uses = For how many people
web-desk-invite-days = For how long
web-desk-days = { $days ->
    [1] 1 day
   *[other] { $days } days
}
web-desk-invite-label = Note (only you see it)
web-desk-invite-make = Create a link
web-desk-invite-made = This link is shown only once. Copy it, or show its code to the people you invite.
web-desk-invite-link = Invitation link
web-desk-invite-scan = Scan to join
web-desk-invites-none = There are no links.
web-desk-invite-row = { $state ->
    [full] all { $uses } used
    [over] { $used } of { $uses } used, ended on { $until }
   *[open] { $used } of { $uses } used, until { $until }
}
web-desk-invite-withdraw = Withdraw
