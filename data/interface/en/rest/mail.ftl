hello = Hello,
buttonFails = If the button does not work, open this address:
invoiceAttached = Your invoice is attached as a PDF file. You also find it in your account under My Account.
thanks = thank you for your order { $order }. You paid { $amount }.
confirmation-subject = Please confirm your e-mail address
confirmation-text = thank you for creating your GoSDS account. Please confirm that this e-mail address is yours.
confirmation-button = Confirm e-mail address
confirmation-closing = The link is valid for { $duration } and works once. If you did not create an account, you do not need to do anything.
resetPassword-subject = Set a new password
resetPassword-text = somebody, hopefully you, asked to set a new password for your GoSDS account.
resetPassword-closing = The link is valid for { $duration } and works once. If you did not ask for it, your password stays as it is.
accountExport-subject = Your data are ready
accountExport-text = you asked for all data of your GoSDS account. They are collected in one file.
accountExport-button = Go to the file
accountExport-closing = You sign in to download it. It is there for { $duration }.
passwordChanged-subject = Your password was changed
passwordChanged-text = the password of your GoSDS account was changed, and all other sessions were closed.
passwordChanged-closing = If it was you, you do not need to do anything. If not, set a new password now: nobody stays logged in then.
newDevice-subject = A log-in from a new device
newDevice-text = somebody logged in to your GoSDS account on { $moment } UTC, from { $browser } on { $system }.
newDevice-textWithAddress = somebody logged in to your GoSDS account on { $moment } UTC, from { $browser } on { $system }, IP address { $address }.
newDevice-browser = an unknown browser
newDevice-system = an unknown system
newDevice-advice = If it was you, you do not need to do anything. If not, close that session and change your password.
newDevice-button = See your sessions
newDevice-closing = You can turn these mails off in the settings of your account.
promoLink-sheets = Your free safety data sheets
promoLink-reports = Your free trial of the search module
promoLink-text = somebody, hopefully you, asked for the free offer of GoSDS for this e-mail address.
promoLink-byPhone = The link leads to a page that sends a code to your telephone by SMS.
promoLink-given = This e-mail address has had the offer before. The link signs you in; at Checkout you see what is left of it.
promoLink-givesSheets =
    { NUMBER($quantity) ->
        [one] The link confirms your e-mail address, opens your account, and gives you { NUMBER($quantity) } safety data sheet without charge.
        *[other] The link confirms your e-mail address, opens your account, and gives you { NUMBER($quantity) } safety data sheets without charge.
    }
promoLink-givesReports =
    { NUMBER($quantity) ->
        [one] The link confirms your e-mail address, opens your account, and gives you { NUMBER($quantity) } report of the search module without charge.
        *[other] The link confirms your e-mail address, opens your account, and gives you { NUMBER($quantity) } reports of the search module without charge.
    }
promoLink-signIn = Sign in
promoLink-getOffer = Get the offer
promoLink-closing = The link is valid for { $duration } and works once. It signs in whoever opens it, so do not pass it on. If you did not ask for it, you do not need to do anything.
document-subject = Safety data sheet: { $product }
document-text = { $sender } sends you the safety data sheet of { $product } ({ $company }). It is attached as a PDF file.
document-closing = This mail was sent with GoSDS at the request of the user named above.
paidDocument-subject = Your safety data sheet: { $product }
paidDocument-text = The safety data sheet of { $product } is attached as a PDF file.
chemistOrder-subject = Your order: { $product }
chemistOrder-text = A chemist writes the safety data sheet of { $product }. Once your SDS is completed, we will send you a PDF copy to your email.
chemistQuestion-subject = A question about your order { $order }
chemistQuestion-text = the chemist who writes the safety data sheet of { $product } has a question:
chemistQuestion-waits = The sheet waits for your answer.
chemistQuestion-button = Answer the question
chemistQuestion-closing = You sign in to answer. Please do not answer this mail: nobody reads it.
signedSheet-text = your SDS is completed. The safety data sheet of { $product } is attached as a PDF file.
signedSheet-signed = { $name } has signed it. You also find it in your GoSDS account under My Account.
signedSheet-closing = This mail belongs to your order { $order }.
paidReport-subject = Your report: { $chemical }
paidReport-text = The report on { $chemical } is ready to be downloaded. You also find it in your account under My Account.
paidReport-button = Open the report
paidReport-closing = Your invoice is attached as a PDF file.
creditNote-subject = Refund of your order { $order }
creditNote-text = we have refunded { $amount } of your order { $order } to the account that it was paid from.
creditNote-attached = The credit note is attached as a PDF file.
creditNote-closing = A bank may take some days until it shows the amount.
renewalInvoice-subject = Emergency response was renewed: { $product }
renewalInvoice-text = emergency response for { $product } ({ $number }) was renewed for a year. You paid { $amount }, order { $order }.
renewalInvoice-until = It is paid until { $day }.
renewalInvoice-closing = Your invoice is attached as a PDF file. You also find it in your GoSDS account under Subscriptions, where you can end the renewal.
overdueRenewal-subject = Emergency response was not renewed: { $product }
overdueRenewal-text = we could not charge the yearly price of emergency response for { $product } ({ $number }).
overdueRenewal-until = The number in your safety data sheet answers for this product until { $day }. Pay before that day to keep it.
overdueRenewal-button = Pay now
overdueRenewal-closing = You also find this service in your GoSDS account under Subscriptions.
emergency-number = The emergency telephone { $number } answers for this product day and night.
emergency-numberIn = The emergency telephone { $number } answers for this product day and night, in { $languages }.
emergency-until = It is paid until { $day }.
teamInvitation-subject = An invitation to a team
teamInvitation-text = { $email } invites you to a team on GoSDS. Its members share their safety data sheets.
teamInvitation-account = You need a GoSDS account with this e-mail address. If you have none, create it first, then open the link.
teamInvitation-button = See the invitation
teamInvitation-closing = The link is valid for { $duration } and works once. If you do not want to join, you do not need to do anything.
webhookOff-subject = A webhook was switched off
webhookOff-text = we could not reach this address several times in a row, or it asked for no more events: { $url }. We send nothing there any more.
webhookOff-button = Go to the webhooks
webhookOff-closing = When it answers again, switch it on there. What was not delivered can be sent again.
