/** PayPal's subscription ids have another form than its order ids. */
export const isSubscriptionId = (reference: string): boolean => reference.startsWith('I-');

/**
 * The reference of a subscription's charge. The first charge pays the order and has the subscription's id; a later one
 * adds its own id. PayPal's ids contain no colon.
 */
export const chargeReference = (subscriptionId: string, chargeId: string, isFirst: boolean): string =>
  isFirst ? subscriptionId : `${subscriptionId}:${chargeId}`;

/** The subscription and charge of a reference; the charge is undefined for the first one. */
export function partsOf(reference: string): { readonly subscriptionId: string; readonly chargeId: string | undefined } {
  const [subscriptionId = '', chargeId] = reference.split(':');
  return { subscriptionId, chargeId };
}
