/** PayPal's subscription ids have another form than its order ids. */
export const isSubscriptionId = (reference: string): boolean => reference.startsWith('I-');

type Charge = {
  readonly id: string;
  /** It pays the order that opened the subscription. */
  readonly isFirst: boolean;
};

/** The first charge of a subscription has its id; a later one adds its own. PayPal's ids contain no colon. */
export const chargeReference = (subscriptionId: string, { id, isFirst }: Charge): string =>
  isFirst ? subscriptionId : `${subscriptionId}:${id}`;

/** The subscription and charge of a reference; the charge is undefined for the first one. */
export function partsOf(reference: string): { readonly subscriptionId: string; readonly chargeId: string | undefined } {
  const [subscriptionId = '', chargeId] = reference.split(':');
  return { subscriptionId, chargeId };
}
