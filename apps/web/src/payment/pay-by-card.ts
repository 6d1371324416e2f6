import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { ApiProblem, messageOf } from '../api/call.ts';
import { refusalText } from './refusal-text.ts';
import { words } from '../words/words.ts';

export type CardFieldName = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export type PayOutcome =
  | { readonly status: 'paid'; readonly answer: PaymentAnswer }
  /** An input error, shown beside its field. */
  | { readonly status: 'field'; readonly field: CardFieldName; readonly message: string }
  /** `detail` holds the provider's message, if there is one. `isDeclined`: the bank refuses the card. */
  | { readonly status: 'refused'; readonly isDeclined?: true; readonly toast: string; readonly detail: string };

type ProviderError = { readonly code?: string | undefined; readonly message?: string | undefined };

/** The calls that a payment needs. */
export type PayParts = {
  /** Makes a card from the provider's fields. */
  readonly createCard: () => Promise<{ readonly id?: string | undefined; readonly error?: ProviderError | undefined }>;
  readonly pay: (cardId: string) => Promise<PaymentAnswer>;
  readonly confirm: () => Promise<PaymentAnswer>;
  /** Runs 3-D Secure; only the server reports the result. */
  readonly askCardHolder: (clientSecret: string) => Promise<unknown>;
  readonly wait: () => Promise<void>;
};

const maxQuestions = 40;

const fieldOfCode: Readonly<Record<string, CardFieldName>> = {
  incomplete_number: 'cardNumber',
  invalid_number: 'cardNumber',
  incorrect_number: 'cardNumber',
  not_a_test_card: 'cardNumber',
  incomplete_expiry: 'cardExpiry',
  invalid_expiry_month: 'cardExpiry',
  invalid_expiry_year: 'cardExpiry',
  invalid_expiry_year_past: 'cardExpiry',
  expired_card: 'cardExpiry',
  incomplete_cvc: 'cardCvc',
  invalid_cvc: 'cardCvc',
  incorrect_cvc: 'cardCvc',
};

/** Makes the card, pays, runs 3-D Secure, and asks the server for the result. */
export async function payByCard(parts: PayParts): Promise<PayOutcome> {
  const { id, error } = await parts.createCard();
  if (id === undefined) return cardOutcome(error);
  return followPayment(parts, () => parts.pay(id));
}

/** Continues a payment that was under way when the page opened. */
export const resumePayment = (parts: PayParts): Promise<PayOutcome> => followPayment(parts, parts.confirm);

function cardOutcome(error: ProviderError | undefined): PayOutcome {
  const field = fieldOfCode[error?.code ?? ''];
  const detail = refusalText(error?.code, error?.message ?? '');
  if (field) return { status: 'field', field, message: detail };
  return { status: 'refused', toast: words().checkout.refused.token, detail };
}

async function followPayment(parts: PayParts, first: () => Promise<PaymentAnswer>): Promise<PayOutcome> {
  try {
    let answer = await first().catch((error: unknown) => underWay(error, parts));
    for (let question = 0; answer.status !== 'paid' && question < maxQuestions; question += 1) {
      if (answer.status === 'needs-action' && answer.clientSecret !== undefined) {
        await parts.askCardHolder(answer.clientSecret);
      } else {
        await parts.wait();
      }
      answer = await parts.confirm();
    }
    if (answer.status === 'paid') return { status: 'paid', answer };
    const { noAnswer, comeBack } = words().checkout.refused;
    return { status: 'refused', toast: noAnswer, detail: comeBack };
  } catch (error) {
    return refusal(error);
  }
}

/** If another tab is paying the order, or the provider's answer is pending, asks the server for the state. */
function underWay(error: unknown, { confirm }: PayParts): Promise<PaymentAnswer> {
  const isOpen = error instanceof ApiProblem && ['order-not-open', 'payment-unconfirmed'].includes(error.code);
  if (!isOpen) throw error;
  return confirm();
}

function refusal(error: unknown): PayOutcome {
  if (error instanceof ApiProblem && error.code === 'payment-declined') {
    const { reason, detail } = error.fields;
    return {
      status: 'refused',
      isDeclined: true,
      toast: words().checkout.refused.declined,
      detail: refusalText(reason, typeof detail === 'string' ? detail : ''),
    };
  }
  return { status: 'refused', toast: messageOf(error), detail: '' };
}
