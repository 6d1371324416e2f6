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

  it('for a sheet of a team is ended by an owner of it, and by no other member', async () => {
    const [owner, author] = [await checkout.newUser(), await checkout.newUser()];
    const { pool } = checkout.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into team (name, created_at) values ('Acme', now()) returning id`,
    );
    const team = rows[0]?.id;
    const join = (user: string, role: string) =>
      pool.query('insert into team_member (team_id, user_id, role, joined_at) values ($1, $2, $3, now())', [
        ...[team, user, role],
      ]);
    await Promise.all([join(owner, 'owner'), join(author, 'author'), join(userId, 'author')]);
    await pool.query('update draft set team_id = $1 where user_id = $2', [team, userId]);
    const { erServices } = checkout.deps.work.stores;
    expect(await erServices.listManaged(userId)).toMatchObject([{ subscriptionId, boughtBy: null }]);
    expect(await erServices.listManaged(owner)).toMatchObject([{ subscriptionId, boughtBy: expect.any(String) }]);
    expect(await erServices.listManaged(author)).toEqual([]);
    await expect(end({ userId: author, subscriptionId })).rejects.toMatchObject({ code: 'not-found' });
    await end({ userId: owner, subscriptionId });
    expect(atProvider()).toMatchObject({ cancel_at_period_end: true });
    expect(await services()).toMatchObject([{ isRenewed: false }]);
    expect(await erServices.list(owner)).toEqual([]);
    // It was paid for the team's product, and stands until its end, also without the buyer's account.
    const [{ endDate } = { endDate: new Date() }] = await services();
    const { ownData } = checkout.deps.work.stores;
    await ownData.erase({ userId, email: 'gone@example.com', loginKey: 'gone' }, new Date());
    expect(await erServices.listManaged(owner)).toMatchObject([{ subscriptionId, endDate, boughtBy: null }]);
  });

  it('that is ended at the provider is told by its event', async () => {
    await checkout.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('customer.subscription.updated')));
    expect(await services()).toMatchObject([{ isRenewed: false }]);
  });
});
