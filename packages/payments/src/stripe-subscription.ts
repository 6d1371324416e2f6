import { currency } from '@gosds/phrases/currency';
import type {
  ChargeResult,
  PaymentState,
  SubscriptionAttempt,
  SubscriptionCharge,
  SubscriptionState,
} from '@gosds/usecases/checkout/payment-gateway';
import Stripe from 'stripe';
import { intentResult, stampOf } from './intent-state.ts';
import { declinedOrThrow } from './stripe-errors.ts';

const yearlyProduct = 'gosds-er';
const sheetProduct = 'gosds-sheet';

/** Opens the subscription unpaid and pays its first invoice with the card. Returns the state of the invoice. */
export async function payFirstInvoice(stripe: Stripe, attempt: SubscriptionAttempt): Promise<ChargeResult> {
  const key = `order-${attempt.orderId}-${attempt.attempt}`;
  try {
    const invoice = await openSubscription(stripe, attempt, key);
    const intent = await stripe.paymentIntents.confirm(
      intentOf(invoice),
      { payment_method: attempt.cardToken, use_stripe_sdk: true },
      { idempotencyKey: `${key}-confirm` },
    );
    return intent.status === 'succeeded' ? await invoiceState(stripe, invoice.id) : referTo(invoice.id, intent);
  } catch (error) {
    return declinedOrThrow(error);
  }
}

/** The state of an invoice: paid only if the invoice itself says so, else the state of its payment. */
export async function invoiceState(stripe: Stripe, invoiceId: string): Promise<PaymentState> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] });
  const details = invoice.parent?.subscription_details;
  const stamp = stampOf(details?.metadata ?? null);
  const subscriptionId = details ? idOf(details.subscription) : undefined;
  if (invoice.status === 'paid') {
    const { amount_paid: amountMinor, currency } = invoice;
    const paid = { status: 'paid' as const, reference: invoiceId, amountMinor, currency };
    return {
      ...paid,
      ...(subscriptionId && { subscription: await subscriptionState(stripe, subscriptionId) }),
      ...stamp,
    };
  }
  if (invoice.status !== 'open') {
    return {
      status: 'declined',
      reference: invoiceId,
      reason: 'canceled',
      message: 'The payment was cancelled.',
      ...stamp,
    };
  }
  const intent = await stripe.paymentIntents.retrieve(intentOf(invoice));
  return { ...referTo(invoiceId, intent), ...stamp };
}

/** Whether a subscription still runs, and until when it is paid. */
export async function subscriptionState(stripe: Stripe, subscriptionId: string): Promise<SubscriptionState> {
  return stateOf(await stripe.subscriptions.retrieve(subscriptionId, withInvoice));
}

/** Stops billing. An ended subscription refuses the change; its own state is returned. */
export async function endRenewal(stripe: Stripe, subscriptionId: string): Promise<SubscriptionState> {
  try {
    return stateOf(await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true, ...withInvoice }));
  } catch (error) {
    if (!isInvalid(error)) throw error;
    return subscriptionState(stripe, subscriptionId);
  }
}

/** The paid invoices, oldest first. The provider lists the newest first. */
export async function chargesOf(stripe: Stripe, subscription: string): Promise<readonly SubscriptionCharge[]> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  return data
    .filter(({ amount_paid }) => amount_paid > 0)
    .map(({ id: reference, amount_paid: amountMinor, status_transitions, created }) => ({
      ...{ reference, amountMinor },
      paidAt: new Date((status_transitions.paid_at ?? created) * 1000),
    }))
    .toReversed();
}

/** The last invoice contains the link for paying an overdue renewal. */
const withInvoice = { expand: ['latest_invoice'] };

function payLinkIn({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  return invoice === null || typeof invoice === 'string' ? null : (invoice.hosted_invoice_url ?? null);
}

/** A bill stays a draft for an hour before its card is charged. */
function isChargingIn({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (status !== 'active' && status !== 'past_due') return false;
  return invoice !== null && typeof invoice !== 'string' && (invoice.status === 'draft' || invoice.status === 'open');
}

/**
 * The state of a subscription. An unpaid renewal still begins its period, so the paid time ends where that period
 * begins.
 */
function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const { id: subscriptionId, items, status, cancel_at_period_end } = subscription;
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${subscriptionId} has no period.`);
  const isOverdue = status === 'past_due' || status === 'unpaid';
  const isActive = status === 'active' || isOverdue;
  return {
    ...{ subscriptionId, isActive, isOverdue, isCharging: isChargingIn(subscription) },
    paidUntil: new Date((isOverdue ? item.current_period_start : item.current_period_end) * 1000),
    isRenewed: isActive && !cancel_at_period_end,
    payLink: isOverdue ? payLinkIn(subscription) : null,
  };
}

/** Voids an unpaid first invoice and ends its subscription, so that nothing is left to pay. Leaves a paid one alone. */
export async function abandonInvoice(stripe: Stripe, invoiceId: string): Promise<PaymentState> {
  const state = await invoiceState(stripe, invoiceId);
  if (state.status === 'paid' || state.status === 'pending') return state;
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (invoice.status === 'open') await voidUnpaid(stripe, invoiceId);
  if (subscription) await endIncomplete(stripe, idOf(subscription));
  return invoiceState(stripe, invoiceId);
}

/** If the invoice was paid in the meantime, the provider refuses; the next fetch shows its state. */
async function voidUnpaid(stripe: Stripe, invoiceId: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoiceId);
  } catch (error) {
    if (!isInvalid(error)) throw error;
  }
}

/** Voiding the first invoice usually ends the subscription. */
async function endIncomplete(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (status === 'incomplete') await stripe.subscriptions.cancel(subscriptionId);
}

async function openSubscription(stripe: Stripe, attempt: SubscriptionAttempt, key: string): Promise<Stripe.Invoice> {
  const { customer, yearlyMinor, amountMinor, currency, description, orderId } = attempt;
  const price = await yearlyPrice(stripe, yearlyMinor);
  const onceMinor = amountMinor - yearlyMinor;
  const { id: customerId } = await stripe.customers.create(
    { email: customer.email, metadata: { userId: customer.userId } },
    { idempotencyKey: `customer-${customer.userId}-${orderId}` },
  );
  if (onceMinor > 0) await ensureProduct(stripe, sheetProduct, 'Safety data sheet');
  const once = { price_data: { currency, product: sheetProduct, unit_amount: onceMinor } };
  const subscription = await stripe.subscriptions.create(
    {
      customer: customerId,
      items: [{ price }],
      ...(onceMinor > 0 && { add_invoice_items: [once] }),
      description,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
      metadata: { orderId, attempt: attempt.attempt },
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: `${key}-subscription` },
  );
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') throw new Error('The subscription has no invoice.');
  return invoice;
}

/** Finds the yearly price by its look-up key, which contains the amount. A changed price list makes a new price. */
async function yearlyPrice(stripe: Stripe, yearlyMinor: number): Promise<string> {
  const lookupKey = `gosds-er-annual-${currency}-${yearlyMinor}`;
  const find = async () => (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data[0];
  const known = await find();
  if (known) return known.id;
  await ensureProduct(stripe, yearlyProduct, 'Emergency response, one year');
  const price = await stripe.prices.create(
    {
      product: yearlyProduct,
      currency,
      unit_amount: yearlyMinor,
      recurring: { interval: 'year' },
      lookup_key: lookupKey,
    },
    { idempotencyKey: lookupKey },
  );
  return price.id;
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name }, { idempotencyKey: `product-${id}` });
  }
}

function isInvalid(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}

/** The id of an invoice's intent, read from the secret that confirms it. */
function intentOf(invoice: Stripe.Invoice): string {
  const id = invoice.confirmation_secret?.client_secret.split('_secret_')[0];
  if (!id) throw new Error(`The invoice ${invoice.id} has no confirmation secret.`);
  return id;
}

/** An intent's result with the invoice as its reference. An intent paid before its invoice is still pending. */
function referTo(invoiceId: string, intent: Stripe.PaymentIntent): ChargeResult {
  const result = intentResult(intent);
  return result.status === 'paid' ? { status: 'pending', reference: invoiceId } : { ...result, reference: invoiceId };
}

function idOf(subscription: string | Stripe.Subscription): string {
  return typeof subscription === 'string' ? subscription : subscription.id;
}
