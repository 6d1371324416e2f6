heading = Subscriptions
pageTitle = Subscription
notOffered = You cannot buy 24/7 emergency response at the moment. This page lists what you have bought.
number = In an emergency, call { $number }. This number is in your sheets and is answered day and night.
numberIn = In an emergency, call { $number }. This number is in your sheets and is answered day and night, in { $languages }.
none = You have not bought emergency response.
column-product = Product
column-number = CW number
column-type = Type
column-price = Price
column-bought = Bought
column-end = End
type-subscription = Subscription, billed annually
ended = Ended { $day }
type-single =
    { NUMBER($years) ->
        [one] Single payment, { NUMBER($years) } year
        *[other] Single payment, { NUMBER($years) } years
    }
column-renewal = Renewal
column-invoices = Invoices
invoiceNamed = Invoice of { $name }, { $day }
overdue = Not renewed: the payment failed. The service ends on { $day }.
payNow = Pay now
payAtPayPal = Pay at PayPal: log in there, open Automatic payments and choose this subscription.
notRenewed = None
unsubscribe-button = Unsubscribe
unsubscribe-named = Unsubscribe: { $name }
unsubscribe-question = Our ER Service costs less than { $monthly } per month. Unsubscribing will automatically cancel your annual renewal. Are you sure you want to UNSUBSCRIBE?
unsubscribe-yes = Yes
unsubscribe-no = No
unsubscribe-done = Your annual renewal is cancelled. The service runs until its end date.
