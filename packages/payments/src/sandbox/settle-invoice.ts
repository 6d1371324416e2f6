import type { Double } from './double-route.ts';

/** Marks an invoice as paid and starts its subscription. */
export function settleInvoice({ store, emit }: Double, invoiceId: string): void {
  const invoice = store.invoices.get(invoiceId);
  const { amount_due } = invoice;
  emit(
    'invoice.paid',
    store.invoices.put({ ...invoice, status: 'paid', amount_paid: amount_due, amount_remaining: 0 }),
  );
  const subscription = store.subscriptions.get(invoice.parent.subscription_details.subscription);
  if (subscription.status === 'active') return;
  emit('customer.subscription.updated', store.subscriptions.put({ ...subscription, status: 'active' }));
}
