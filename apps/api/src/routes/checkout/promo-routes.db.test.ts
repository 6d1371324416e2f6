import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let client: Awaited<ReturnType<OpenedApp['newUser']>>;
beforeAll(async () => {
  service = await openApp();
  client = await service.newUser();
  const { users } = service.work.stores;
  const ownerId = (await users.findByEmail(client.email))?.id ?? '';
  const { promos } = service.work.stores;
  const promo = { type: 'GoSDS' as const, discountPercent: 50, quantity: 2, validUntil: null };
  await promos.add({ ...promo, code: 'SPRING', ownerId: null }, service.time.now);
  await promos.add({ ...promo, code: null, ownerId }, service.time.now);
});
afterAll(() => service.close());

const order = { type: 'GoSDS', orderId: '5f0a2c9e-4c57-4c0e-9d7b-0d6f5c1f7a11' };

describe('the calls of promo codes', () => {
  it('say whether a code can be used, and how often', async () => {
    const ask = async (query: string) => (await client.get(`/api/promocodes/available?type=GoSDS${query}`)).body;
    expect(await ask('&promocode=spring')).toEqual({ available: true, discount: 50, leftQuantity: 2 });
    expect(await ask('&promocode=autumn')).toEqual({ available: false, discount: 0, leftQuantity: 0 });
    expect(await ask('')).toEqual({ available: true, discount: 50, leftQuantity: 2 });
  });

  it('count the sheets that are left of one’s own', async () => {
    expect((await client.get('/api/promocodes/getpromocodequantity')).body).toEqual([
      { type: 'GoSDS', leftQuantity: 2 },
    ]);
  });

  it('give the discount anew', async () => {
    expect((await client.get('/api/discount/gosds')).body).toEqual({ GoSDSDiscount: 0, GoSDSDiscountUpTo: null });
  });

  it.each([
    ['an order that is not the own', {}, 404],
    ['an amount', { amount: 0 }, 400],
    ['a discount', { discount: 100 }, 400],
    ['a code that is too long', { promocode: 'x'.repeat(61) }, 400],
    ['another type', { type: 'GoGAL' }, 400],
    ['a code that is no text', { promocode: { $ne: '' } }, 400],
  ])('refuse %s', async (_, body, status) => {
    expect((await client.post('/api/promocodes/use', { ...order, ...body })).status).toBe(status);
  });

  it.each(['available?type=GoSDS', 'getpromocodequantity'])('need a session: %s', async (path) => {
    expect((await service.client().get(`/api/promocodes/${path}`)).status).toBe(401);
  });
});
