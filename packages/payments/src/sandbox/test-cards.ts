/** One of the provider's published test cards, and its outcome. */
export type TestCard = {
  readonly number: string;
  /** The id that test code uses instead of the number. */
  readonly paymentMethod: string;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly outcome: CardOutcome;
};

type CardOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly decline: CardDecline }
  | { readonly kind: 'action'; readonly then: 'paid' | CardDecline };

export type CardDecline = { readonly code: string; readonly declineCode?: string; readonly message: string };

const declined = (declineCode: string, message = 'Your card was declined.'): CardDecline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const noFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

const visa = (number: string, paymentMethod: string, outcome: CardOutcome): TestCard => ({
  number,
  paymentMethod,
  brand: 'visa',
  funding: 'credit',
  outcome,
});

const refused = (number: string, paymentMethod: string, decline: CardDecline): TestCard =>
  visa(number, paymentMethod, { kind: 'declined', decline });

const asking = (number: string, paymentMethod: string, then: 'paid' | CardDecline): TestCard =>
  visa(number, paymentMethod, { kind: 'action', then });

const paid = (number: string, paymentMethod: string, [brand, funding]: [TestCard['brand'], TestCard['funding']]) =>
  ({ number, paymentMethod, brand, funding, outcome: { kind: 'paid' } }) satisfies TestCard;

/** Source: docs.stripe.com/testing, cards by brand, declined payments and 3D Secure. */
export const testCards: readonly TestCard[] = [
  paid('4242424242424242', 'pm_card_visa', ['visa', 'credit']),
  paid('4000056655665556', 'pm_card_visa_debit', ['visa', 'debit']),
  paid('5555555555554444', 'pm_card_mastercard', ['mastercard', 'credit']),
  paid('2223003122003222', 'pm_card_mastercard_2', ['mastercard', 'credit']),
  paid('5200828282828210', 'pm_card_mastercard_debit', ['mastercard', 'debit']),
  paid('5105105105105100', 'pm_card_mastercard_prepaid', ['mastercard', 'prepaid']),
  paid('378282246310005', 'pm_card_amex', ['amex', 'credit']),
  paid('371449635398431', 'pm_card_amex_2', ['amex', 'credit']),
  paid('6011111111111117', 'pm_card_discover', ['discover', 'credit']),
  paid('3056930009020004', 'pm_card_diners', ['diners', 'credit']),
  paid('3566002020360505', 'pm_card_jcb', ['jcb', 'credit']),
  paid('6200000000000005', 'pm_card_unionpay', ['unionpay', 'credit']),
  refused('4000000000000002', 'pm_card_visa_chargeDeclined', declined('generic_decline')),
  refused('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', noFunds),
  refused('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', declined('lost_card')),
  refused('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', declined('stolen_card')),
  refused('4000000000006975', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded', declined('card_velocity_exceeded')),
  refused('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', {
    code: 'expired_card',
    message: 'Your card has expired.',
  }),
  refused('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  refused('4000000000000119', 'pm_card_chargeDeclinedProcessingError', {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  asking('4000002760003184', 'pm_card_authenticationRequired', 'paid'),
  asking('4000002500003155', 'pm_card_authenticationRequiredOnSetup', 'paid'),
  asking('4000000000003220', 'pm_card_threeDSecure2Required', 'paid'),
  asking('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', declined('generic_decline')),
  asking('4000008260003178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', noFunds),
];

/** The cards that the checkout suggests for trying it out. */
export const shownTestCards = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0025 0000 3155', outcome: 'securePaid' },
  { number: '4000 0084 0000 1629', outcome: 'secureDeclined' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'noFunds' },
  { number: '4000 0000 0000 0069', outcome: 'expired' },
] as const;
