title = Checkout
leave-title = Go back?
leave-yes = Go back
leave-no = Stay here
leave-text = You leave this sheet and start a new one. The sheet is kept as it is, and you can open it again with one click. Only its document is lost: Preview makes it again. The payment status is reset, and the discount for several languages no longer applies.
payFirst-title = Payment needed
payFirst-text = Please make the payment before checking the final document out.

order-heading = Your order
order-country = Country
order-language = Language
order-label = Label
order-materialNumber = Material number
order-dataFields = Data fields: { NUMBER($count) }
order-discount = Discount
order-endOfDiscount = End of discount
order-percent = { NUMBER($percent) } %
order-price = Price
order-paid = Paid
order-advice =
    { NUMBER($count) ->
        [one] A careful chemist asks for one more point. You can pay without it.
        *[other] A careful chemist asks for { NUMBER($count) } more points. You can pay without them.
    }
order-seeAdvice = See what is asked
line-firstLanguage = Safety data sheet
line-furtherLanguage = Safety data sheet, further language
line-chemistSheet = Safety data sheet authored by a chemist
line-internal = Safety data sheet, internal
line-discount = Discount
line-promo = Promo code
line-searchAll = Report of all lists
line-searchIndustries = Report of the chosen industries
line-searchLists = Report of the chosen lists
line-er = Emergency response
line-erFor = Emergency response, { $years }
line-notOffered = Not available, not charged
line-held = Already bought for this product, not charged again
terms-seller = Seller
terms-tax = Tax
terms-noTax = None is added
terms-taxIncluded = { NUMBER($percent) } %, included
terms-receipt = Receipt
terms-receiptTo = By e-mail, with the sheet, to { $email }
terms-receiptToYou = By e-mail, with the sheet, to your address
terms-refund = Refund
terms-refundText = We correct or refund a sheet that is wrong by our fault.
terms-refundTextEr = We correct or refund a sheet that is wrong by our fault. Emergency response is not refunded.

faults-heading = Before you pay
faults-text =
    { NUMBER($count) ->
        [one] One point of law is open. Fill in what is missing, or write down why it stays open.
        *[other] { NUMBER($count) } points of law are open. Fill in what is missing, or write down why it stays open.
    }
faults-toFindings = To the findings

testMode = <strong>TEST MODE</strong> – no card is charged. Only these published test cards work, with any future date and any CVC:
testCard-paid = Payment succeeds
testCard-securePaid = 3-D Secure, then payment succeeds
testCard-secureDeclined = 3-D Secure, then card declined
testCard-declined = Card declined
testCard-noFunds = Insufficient funds
testCard-expired = Expired card
ways = Payment options
payPal-heading = PayPal
payPal-intro = You approve the payment at PayPal and come back here. Nothing is charged before that.
payPal-pay = Pay { PRICE($cents) } with PayPal
payPal-waiting = A payment at PayPal is open. Approve it there, or cancel it to pay in another way.
payPal-pending = PayPal has not settled the payment yet. This page shows the result when it comes.
payPal-continue = Continue at PayPal
payPal-cancel = Cancel this payment
payPal-cancelled = You cancelled the payment at PayPal. Nothing was charged.
payPal-declined = PayPal declined the payment. Nothing was charged. Please try again, or pay by card.
card-heading = Credit Card
card-holder = Cardholder name
card-cardNumber = Card number
card-cardExpiry = Expiration date
card-cardCvc = CVC/CVV
card-pay = Pay { PRICE($cents) }
missing-holder = Please enter the cardholder's name.
missing-holderCapital = The cardholder's name must start with an uppercase letter (A-Z).
missing-cardNumber = Please enter the whole card number.
missing-cardExpiry = Please enter month and year.
missing-cardCvc = Please enter the security code on the card.
refused-declined = Payment required. Please input your payment details
refused-token = Failed to create Stripe token.
refused-noAnswer = The card provider has not answered yet.
refused-comeBack = Please come back in a few minutes. Your card is not charged twice.
promo-heading = Promo code
promo-code = Code
promo-apply = Apply code
promo-own =
    { NUMBER($count) ->
        [one] You have one free sheet left. Leave the field empty to use it.
        *[other] You have { NUMBER($count) } free sheets left. Leave the field empty to use one.
    }
promo-missing = Please enter a promo code.
promo-invalid = Invalid promocode
promo-clickNext = Please click next to apply promo code
promo-restByCard = The promo code counts once you have paid the rest by card.
promo-applied = Promo code applied
promo-remove = Remove code
promo-closed = A promo code cannot be used for this price.

free-heading = Nothing to pay
free-text = Your discount covers the whole price. No card is needed.
free-button = Get the sheet

succeeded = Payment succeeded.
thanks = <strong>Payment succeeded.</strong> The sheet no longer has a watermark, and we have sent it to your e-mail address. Please click Next.
receipt-heading = Receipt
receipt-orderNumber = Order number
receipt-paidOn = Paid on
receipt-sentTo = Sent to
receipt-next = With Next you come to the label, the data files and the printer. The sheet is kept under Sheets.
download = DOWNLOAD
otherLanguage = Same sheet in another language
otherLanguageFor = Same sheet in another language, { PRICE($cents) }
chemist-thanks = Thank you for your payment. Once your SDS is completed, we will send you a PDF copy to your email.
chemist-sheet = Safety data sheet
chemist-later = By e-mail, once the chemist has signed it
chemist-next = With Next you begin a new sheet. You find this order under My Account.

refusal-incomplete_number = Your card number is incomplete.
refusal-invalid_number = Your card number is invalid.
refusal-incorrect_number = Your card number is incorrect.
refusal-incomplete_expiry = Your card's expiration date is incomplete.
refusal-invalid_expiry_month = Your card's expiration date is invalid.
refusal-invalid_expiry_year = Your card's expiration year is invalid.
refusal-invalid_expiry_year_past = Your card's expiration year is in the past.
refusal-expired_card = Your card has expired.
refusal-incomplete_cvc = Your card's security code is incomplete.
refusal-invalid_cvc = Your card's security code is invalid.
refusal-incorrect_cvc = Your card's security code is incorrect.
refusal-insufficient_funds = Your card has insufficient funds.
refusal-card_declined = Your card was declined.
refusal-generic_decline = Your card was declined.
refusal-processing_error = An error occurred while processing your card. Try again in a little bit.
