import { join } from 'node:path';
import { type StripeDouble, startStripeDouble } from '@gosds/payments/sandbox/stripe-double';

/**
 * What the provider of cards does while the service of this data folder is down. It tells the service once that is up
 * again.
 */
export async function atCardProvider(folder: string, act: (double: StripeDouble) => void): Promise<void> {
  const double = await startStripeDouble({
    ...{ secretKey: 'sk_none', publishableKey: 'pk_none', webhookSecret: 'whsec_none' },
    file: join(folder, 'sandbox-payments.json'),
  });
  act(double);
  await double.close();
}

/** Bills the next year of a subscription, and the card is declined. What was declined before is paid late, just before. */
export function declineRenewal(double: StripeDouble, subscriptionId: string): void {
  const { subscriptions, invoices } = double.store;
  const before = subscriptions.get(subscriptionId);
  const unpaid = invoices.all().find(({ id, status }) => id === before.latest_invoice && status === 'open');
  if (unpaid) double.payBill(unpaid);
  double.bill(subscriptionId);
  const after = subscriptions.put({ ...subscriptions.get(subscriptionId), status: 'past_due' });
  double.emit('customer.subscription.updated', after);
}
