/** Texts of the checkout, to the letter of the specification. */
export const checkoutTexts = {
  paymentSucceeded: 'Payment succeeded.',
  paymentSucceededChemist:
    'Thank you for your payment. Once your SDS is completed, we will send you a PDF copy to your email.',
  paymentRequired: 'Payment required. Please input your payment details',
  payFirst: 'Please make the payment before checking the final document out.',
  tokenFailed: 'Failed to create Stripe token.',
  sameSds: 'Would you like to create the same SDS in another language?',
} as const;
