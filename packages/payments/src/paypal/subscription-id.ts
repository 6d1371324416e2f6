/** PayPal's subscriptions bear an id of another form than its orders. */
export const isSubscriptionId = (reference: string): boolean => reference.startsWith('I-');
