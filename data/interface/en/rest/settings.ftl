heading = Account settings
save = Save
name-heading = Your name
name-intro = Your name is on invoices. Your company’s details are in your <link>company profile</link>.
name-saved = Your name is saved.
password-heading = Password
password-intro = You need your present password to change it. If you do not know it, <link>set a new one by e-mail</link>.
password-current = Present password
password-button = Change Password
password-saved = Your password is changed. All other sessions are closed, and we have sent you an e-mail.
sessions-heading = Where you are logged in
sessions-intro = Close what you do not know, then change your password.
sessions-device = { $browser } on { $system }
sessions-someBrowser = Unknown browser
sessions-someSystem = unknown system
sessions-somewhere = unknown
sessions-this = (this session)
sessions-used = Last used { $time }, IP address { $place }
sessions-opened = Logged in { $time }
sessions-close = Close
sessions-closeNamed = Close the session of { $device }, last used { $time }
sessions-closeOthers = Close all other sessions
sessions-closed = Closed.
mails-heading = E-mails
mails-intro = We send no advertising. These are all e-mails that we send you.
mails-account = Links that you ask for, and changes of your password
mails-orders = Your orders: sheets, reports, invoices, credit notes and questions of the chemist
mails-renewal = Emergency response that could not be renewed
mails-always = Always sent, since your contract or the safety of your account needs it
mails-saved = Saved.
mails-newDevice = Tell me by e-mail of a log-in from a new device
mails-watch = Tell me by e-mail when a list or new law touches one of my sheets
data-heading = Your data
data-intro = One file with all that we hold of you: your account, drafts, sheets, orders and invoices, as JSON and PDF. We tell you by e-mail when it is ready. Only you can download it, logged in here.
data-button = Collect my data
data-running = Your data are being collected. You may leave this page.
data-ready = Your file is ready. It is here until { $day }.
data-download = Download
delete-heading = Delete the account
delete-intro = Collect your data first. You must keep what your safety data sheets rest on for at least 10 years after you last supplied the product (Regulation (EC) No 1907/2006, Article 36(1)).
delete-goes = Your name, e-mail, company, drafts, logos, sessions and feedback are removed at once, and from our backups as these expire.
delete-sheets =
    { NUMBER($count) ->
        [one] Your published sheet is removed. Its public page and the QR code on it lead nowhere then.
        *[other] Your { NUMBER($count) } published sheets are removed. Their public pages and the QR codes on them lead nowhere then.
    }
delete-services =
    { NUMBER($count) ->
        [one] Your emergency response ends at once, without a refund, and is not renewed.
        *[other] Your { NUMBER($count) } emergency responses end at once, without a refund, and are not renewed.
    }
delete-kept = By law we keep your invoices and credit notes ({ NUMBER($count) }), with your name, company and e-mail, for { NUMBER($years) } years ({ $law }).
delete-numbers = The numbers of your orders and sheets stay, and are never given to others.
delete-password = Your password, to delete the account
delete-button = Delete the account
delete-question = Delete the account for ever?
delete-forEver = Nobody can bring it back.
delete-keep = Keep it
delete-done = Your account is deleted.
deleteObstacle-staff = This account has rights of staff. Ask another administrator to take them away, then delete it.
deleteObstacle-order = A payment or a sheet by a chemist is under way. Wait until it is done, then delete the account.
developers-heading = Public API
developers-intro = Keys for your programs, and an example.
developers-open = Open
