/** PayPal's subscriptions bear an id of another form than its orders. */
export const isSubscriptionId = (reference: string): boolean => reference.startsWith('I-');

/**
 * The first charge of a subscription is known by the id of the subscription, which pays its order; a later one by that and its
 * own. PayPal's ids hold no colon.
 */
export const chargeReference = (subscriptionId: string, chargeId: string, isFirst: boolean): string =>
  isFirst ? subscriptionId : `${subscriptionId}:${chargeId}`;

/** The subscription of a reference, and the charge that it names; none for the first. */
export function partsOf(reference: string): { readonly subscriptionId: string; readonly chargeId: string | undefined } {
  const [subscriptionId = '', chargeId] = reference.split(':');
  return { subscriptionId, chargeId };
}
