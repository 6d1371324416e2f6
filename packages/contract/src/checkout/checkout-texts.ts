/** Texts of the checkout, to the letter of the specification. */
export const checkoutTexts = {
  paymentSucceededChemist:
    'Thank you for your payment. Once your SDS is completed, we will send you a PDF copy to your email.',
} as const;
