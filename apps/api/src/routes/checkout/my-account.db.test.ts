import { newestPurchases, type PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
let userId: string;

beforeAll(async () => {
  checkout = await openCheckout();
  userId = await checkout.newUser();
});
afterAll(() => checkout.close());

async function buy(productName: string, { goEr = '' as const, buyer = userId } = {}) {
  const order = await checkout.newOrder(buyer, { productName });
  await checkout.payOrder({ orderId: order.orderId, userId: buyer, cardToken: 'pm_card_visa', goEr });
  checkout.time.now = new Date(checkout.time.now.getTime() + 1_000);
  return order;
}

const search = (changes: Partial<PurchaseSearch> = {}, user = userId) =>
  checkout.deps.work.stores.purchases.search(user, { ...newestPurchases, ...changes });
const namesOf = async (changes: Partial<PurchaseSearch> = {}, user = userId) =>
  (await search(changes, user)).found.map(({ productName }) => productName);

describe('the paid orders of an account', () => {
  it('are those that are paid, of this user, the newest first, with what they cost', async () => {
    expect(await search()).toEqual({ found: [], count: 0 });
    await buy('100 % Cleaner');
    await buy('Thinner_2');
    await checkout.newOrder(userId, { productName: 'Not paid' });
    await buy('Of another user', { buyer: await checkout.newUser() });
    const { found, count } = await search();
    expect(count).toBe(2);
    expect(found.map(({ productName }) => productName)).toEqual(['Thinner_2', '100 % Cleaner']);
    expect(found[0]).toMatchObject({
      ...{ companyName: 'Acme', country: 'DE', language: 'en', amountMinor: 8500, paidBy: 'card', hasEr: false },
      cwNumber: expect.stringMatching(/^CW\d+$/) as string,
      draftId: expect.any(String) as string,
    });
  });

  it.each([
    [{ check: 'Contains', value: 'CLEAN' }, ['100 % Cleaner']],
    [{ check: 'Equals', value: 'thinner_2' }, ['Thinner_2']],
    [{ check: 'Equals', value: 'Thinner' }, []],
    [{ check: 'Contains', value: '%' }, ['100 % Cleaner']],
    [{ check: 'Contains', value: '_' }, ['Thinner_2']],
    [{ check: 'Contains', value: '\\' }, []],
    [{ check: 'Contains', value: "'; drop table sale_order; --" }, []],
  ] as const)('are found by %j, each sign for itself', async (asked, names) => {
    expect(await namesOf(asked)).toEqual(names);
  });

  it('are found by CW number, whole or by its digits, and by a part of it', async () => {
    const [order] = (await search()).found;
    const digits = order!.cwNumber.slice(2);
    for (const value of [order!.cwNumber, order!.cwNumber.toLowerCase(), digits]) {
      expect(await namesOf({ check: 'Equals', select: 'CWNumber', value })).toEqual(['Thinner_2']);
    }
    expect(await namesOf({ check: 'Equals', select: 'CWNumber', value: digits.slice(1) })).toEqual([]);
    expect(await namesOf({ check: 'Contains', select: 'CWNumber', value: digits.slice(1) })).toContain('Thinner_2');
  });

  it('know that their draft was deleted, and whether emergency response was bought', async () => {
    const buyer = await checkout.newUser();
    const { draftId } = await buy('Deleted', { buyer });
    await checkout.database.pool.query('update draft set deleted_at = now() where id = $1', [draftId]);
    expect((await search({}, buyer)).found[0]).toMatchObject({
      ...{ draftId: null, hasEr: false, emergencyNumber: null },
    });
    const other = await checkout.newOrder(buyer, { productName: 'With help' });
    await checkout.payOrder({ orderId: other.orderId, userId: buyer, cardToken: 'pm_card_visa', goEr: 'single' });
    expect((await search({ value: 'help' }, buyer)).found[0]).toMatchObject({
      ...{ hasEr: true, amountMinor: 179_125, emergencyNumber: '+1 303 555 0100' },
    });
  });

  it('come in pages of ten, sorted both ways', { timeout: 30_000 }, async () => {
    const buyer = await checkout.newUser();
    const names = Array.from({ length: 11 }, (_, at) => `Glue ${at}`);
    for (const name of names) await buy(name, { buyer });
    const byName = (page: number, isDescending: boolean) =>
      namesOf({ page, sortPrams: { key: 'name', isDescending } }, buyer);
    expect(await byName(0, false)).toEqual(names.slice(0, 10));
    expect(await byName(1, false)).toEqual(names.slice(10));
    expect(await byName(2, false)).toEqual([]);
    expect(await byName(0, true)).toEqual(names.toReversed().slice(0, 10));
    for (const key of ['price', 'paidAt', 'cwNumber'] as const) {
      const sortPrams = { key, isDescending: true };
      expect(await namesOf({ sortPrams }, buyer)).toEqual(names.toReversed().slice(0, 10));
    }
    expect((await search({ page: 1 }, buyer)).count).toBe(11);
  });
});
