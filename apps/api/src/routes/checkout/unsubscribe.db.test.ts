import { unsubscribe } from '@gosds/usecases/checkout/unsubscribe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
let userId: string;
let subscriptionId: string;

beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());
beforeEach(async () => {
  userId = await checkout.newUser();
  const { orderId } = await checkout.newOrder(userId);
  await checkout.payOrder({ orderId, userId, cardToken: 'pm_card_visa', goEr: 'subscription' });
  subscriptionId = (await services())[0]?.subscriptionId ?? '';
});

const services = () => checkout.deps.work.stores.erServices.list(userId);
const end = (asked: { userId: string; subscriptionId: string }) => unsubscribe(checkout.deps)(asked);
const atProvider = () => checkout.double.store.subscriptions.get(subscriptionId);

describe('a yearly emergency response', () => {
  it('is not billed again once its owner unsubscribes, and runs to the end of what is paid', async () => {
    const [before] = await services();
    expect(before).toMatchObject({ isRenewed: true });
    for (const _twice of [1, 2]) await end({ userId, subscriptionId });
    expect(atProvider()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await services()).toEqual([{ ...before, isRenewed: false }]);
  });

  it('of another is not found, nor one that is none', async () => {
    const stranger = await checkout.newUser();
    await expect(end({ userId: stranger, subscriptionId })).rejects.toMatchObject({ code: 'not-found' });
    await expect(end({ userId, subscriptionId: 'sub_unknown' })).rejects.toMatchObject({ code: 'not-found' });
    expect(atProvider()).toMatchObject({ cancel_at_period_end: false });
  });

  it('that is ended at the provider is told by its event', async () => {
    await checkout.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('customer.subscription.updated')));
    expect(await services()).toMatchObject([{ isRenewed: false }]);
  });
});
