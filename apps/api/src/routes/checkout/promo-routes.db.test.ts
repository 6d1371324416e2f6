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
      { type: 'GoGAL', leftQuantity: 0 },
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
    ['another type', { type: 'GoELSE' }, 400],
    ['a code that is no text', { promocode: { $ne: '' } }, 400],
  ])('refuse %s', async (_, body, status) => {
    expect((await client.post('/api/promocodes/use', { ...order, ...body })).status).toBe(status);
  });

  it.each(['available?type=GoSDS', 'getpromocodequantity'])('need a session: %s', async (path) => {
    expect((await service.client().get(`/api/promocodes/${path}`)).status).toBe(401);
  });
});

describe('the discount by e-mail', () => {
  const ask = (body: object) => client.post('/api/users/emailPayment', { email: client.email, type: 'GoSDS', ...body });

  it('is told to its own user, however the e-mail is written', async () => {
    await service.database.pool.query(
      "update app_user set sds_discount_percent = 20, sds_discount_up_to = '2027-02-01' where email = $1",
      [client.email],
    );
    for (const email of [client.email, ` ${client.email.toUpperCase()}`]) {
      const { status, body } = await ask({ email });
      expect({ status, body }).toEqual({
        status: 200,
        body: { GoSDSDiscount: 20, GoSDSDiscountUpTo: '2027-02-01' },
      });
    }
  });

  it('on reports is another one', async () => {
    await service.database.pool.query(
      "update app_user set report_discount_percent = 15.5, report_discount_up_to = '2027-03-01' where email = $1",
      [client.email],
    );
    const body = { GoGALDiscount: 15.5, GoGALDiscountUpTo: '2027-03-01' };
    expect(await ask({ type: 'GoGAL' })).toMatchObject({ status: 200, body });
    expect((await client.get('/api/discount/gogal')).body).toEqual(body);
    expect((await ask({})).body).toEqual({ GoSDSDiscount: 20, GoSDSDiscountUpTo: '2027-02-01' });
  });

  it('of another is not found, whether there is such a user or not', async () => {
    const other = await service.newUser();
    for (const email of [other.email, 'nobody@example.com', '']) expect((await ask({ email })).status).toBe(404);
  });

  it.each([
    ['another type', { type: 'GoELSE' }],
    ['an e-mail that is no text', { email: { $ne: '' } }],
    ['a discount', { GoSDSDiscount: 100 }],
  ])('refuses %s', async (_, body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('needs a session', async () => {
    const body = { email: client.email, type: 'GoSDS' };
    expect((await service.client().post('/api/users/emailPayment', body)).status).toBe(401);
  });
});
