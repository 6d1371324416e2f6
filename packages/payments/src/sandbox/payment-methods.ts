import { z } from 'zod';
import { ApiError, invalidRequest, noSuch } from './api-error.ts';
import type { PaymentMethodObject } from './double-objects.ts';
import { type Double, metadata, readFields, type Route } from './double-route.ts';
import { newId, newObject, nowSeconds } from './double-store.ts';
import { type TestCard, testCards } from './test-cards.ts';

const cardFields = z.strictObject({
  number: z.string().max(40),
  exp_month: z.string().regex(/^\d{1,2}$/),
  exp_year: z.string().regex(/^(\d{2}|\d{4})$/),
  cvc: z.string().regex(/^\d{3,4}$/),
  name: z.string().max(300).optional(),
});
const methodFields = z.strictObject({
  type: z.literal('card'),
  card: cardFields,
  billing_details: z.object({ name: z.string().optional(), email: z.string().optional() }).optional(),
  metadata,
});
const tokenFields = z.strictObject({ card: cardFields });
const confirmationFields = z.strictObject({ payment_method_data: methodFields });

/** Cards made by the browser code: payment methods, legacy tokens and confirmation tokens. */
export const paymentMethodRoutes = (double: Double): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/v1\/payment_methods$/,
    isPublic: true,
    answer: ({ fields }) => createMethod(double, readFields(methodFields, fields)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    answer: ({ id }) => double.store.paymentMethods.get(id),
  },
  {
    method: 'POST',
    path: /^\/v1\/tokens$/,
    isPublic: true,
    answer({ fields }) {
      const method = createMethod(double, { card: readFields(tokenFields, fields).card, metadata: {} });
      return {
        ...newObject('tok'),
        object: 'token',
        type: 'card',
        used: false,
        card: { ...method.card, id: newId('card') },
      };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/confirmation_tokens$/,
    isPublic: true,
    answer({ fields }) {
      const { card, billing_details } = createMethod(
        double,
        readFields(confirmationFields, fields).payment_method_data,
      );
      const preview = { type: 'card', card, billing_details };
      return {
        ...newObject('ctoken'),
        object: 'confirmation_token',
        expires_at: nowSeconds() + 43_200,
        payment_method_preview: preview,
      };
    },
  },
];

/** The card of a payment: made in the browser, or one of the provider's ids for test code. */
export function cardOf({ store }: Double, id: string): PaymentMethodObject {
  const known = store.paymentMethods.find(id);
  if (known) return known;
  const card = testCards.find(({ paymentMethod }) => paymentMethod === id);
  if (!card) throw noSuch('PaymentMethod', id, 'payment_method');
  return store.paymentMethods.put(methodObject(card, { exp_month: '12', exp_year: '2034' }));
}

/** The outcome of a payment method's card. */
export function outcomeOf({ _number }: PaymentMethodObject): TestCard['outcome'] {
  const card = testCards.find(({ number }) => number === _number);
  return (
    card?.outcome ?? {
      kind: 'declined',
      decline: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
    }
  );
}

type MethodFields = Pick<z.output<typeof methodFields>, 'card' | 'billing_details' | 'metadata'>;

function createMethod(
  { store }: Double,
  { card, billing_details, metadata: given }: MethodFields,
): PaymentMethodObject {
  const known = testCards.find(({ number }) => number === card.number.replaceAll(/\s/g, ''));
  if (!known) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (isPast(card)) throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  const method = methodObject(known, card);
  const { name = null, email = null } = billing_details ?? {};
  return store.paymentMethods.put({ ...method, metadata: given, billing_details: { name, email } });
}

function methodObject(card: TestCard, expiry: { exp_month: string; exp_year: string }): PaymentMethodObject {
  const { brand, funding, number } = card;
  const [exp_month, exp_year] = [Number(expiry.exp_month), fullYear(expiry.exp_year)];
  return {
    ...newObject('pm'),
    object: 'payment_method',
    type: 'card',
    customer: null,
    billing_details: { name: null, email: null },
    card: { brand, funding, last4: number.slice(-4), exp_month, exp_year, country: 'US' },
    _number: number,
  };
}

const fullYear = (year: string) => (year.length === 2 ? 2000 : 0) + Number(year);

function isPast({ exp_month, exp_year }: { exp_month: string; exp_year: string }): boolean {
  const month = Number(exp_month);
  if (month < 1 || month > 12) throw invalidRequest("Your card's expiration month is invalid.", { param: 'exp_month' });
  return Date.UTC(fullYear(exp_year), month) <= Date.now();
}

const cardError = (code: string, message: string, param: string) =>
  new ApiError(402, { type: 'card_error', code, message, param });
