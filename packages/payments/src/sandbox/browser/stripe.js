/**
 * Stands in for the card provider's script in sandbox mode: the same calls, sent to the service's double. Refuses all
 * card numbers but the published test cards, and sends no others.
 */
import { cardOf, createElements, groupOf, problemOf } from './elements.js';
import { callSandbox } from './sandbox-api.js';
import { askCardHolder } from './three-d-secure.js';

const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

function createStripe(publishableKey) {
  const call = (request) => callSandbox(publishableKey, request);

  /** Makes an object from the card in the fields, or returns the fault of the fields. */
  async function ofCard(elementOrGroup, { path, name, fields }) {
    const group = groupOf(elementOrGroup);
    const error = problemOf(group);
    if (error) return { error };
    const made = await call({ path, fields: fields(cardOf(group)) });
    return made.error ? { error: made.error } : { [name]: made };
  }

  const methodFields = (billing_details) => (card) => ({ type: 'card', card, billing_details });

  function createPaymentMethod({ card, elements, billing_details, params }) {
    const fields = methodFields(billing_details ?? params?.billing_details);
    return ofCard(card ?? elements, { path: 'payment_methods', name: 'paymentMethod', fields });
  }

  const toResult = (intent) => {
    if (intent.error) return { error: intent.error };
    const isFailed = intent.status === 'requires_payment_method' && intent.last_payment_error;
    return isFailed ? { error: { ...intent.last_payment_error, payment_intent: intent } } : { paymentIntent: intent };
  };

  async function retrievePaymentIntent(clientSecret) {
    const path = `payment_intents/${idOf(clientSecret)}`;
    return toResult(await call({ method: 'GET', path, fields: { client_secret: clientSecret } }));
  }

  async function handleNextAction({ clientSecret }) {
    const found = await retrievePaymentIntent(clientSecret);
    if (found.paymentIntent?.status !== 'requires_action') return found;
    const outcome = await askCardHolder(found.paymentIntent);
    const path = `payment_intents/${idOf(clientSecret)}/answer_3ds`;
    return toResult(await call({ path, fields: { client_secret: clientSecret, outcome } }));
  }

  async function confirmCardPayment(clientSecret, { payment_method: method } = {}) {
    const made = typeof method === 'object' ? await createPaymentMethod(method) : undefined;
    if (made?.error) return made;
    const fields = { client_secret: clientSecret, payment_method: made?.paymentMethod.id ?? method };
    const confirmed = await call({ path: `payment_intents/${idOf(clientSecret)}/confirm`, fields });
    return confirmed.error ? { error: confirmed.error } : handleNextAction({ clientSecret });
  }

  return {
    elements: createElements,
    createPaymentMethod,
    createToken: (element) => ofCard(element, { path: 'tokens', name: 'token', fields: (card) => ({ card }) }),
    createConfirmationToken: ({ elements, params }) =>
      ofCard(elements, {
        path: 'confirmation_tokens',
        name: 'confirmationToken',
        fields: (card) => ({ payment_method_data: methodFields(params?.payment_method_data?.billing_details)(card) }),
      }),
    retrievePaymentIntent,
    handleNextAction,
    handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
    confirmCardPayment,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

createStripe.version = 'endive';
window.Stripe = createStripe;
