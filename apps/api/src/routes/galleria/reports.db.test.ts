import { archive } from '@gosds/print/data/archive';
import type { ArchivedFile } from '@gosds/usecases/accounts/export-data';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { repositoryFile } from '@gosds/testkit/public-files';
import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, openApp, type OpenedApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Client;
/** What the last export of own data was packed of. */
let packed: readonly ArchivedFile[] = [];
beforeAll(async () => {
  service = await openApp({
    archive: (files) => {
      packed = files;
      return archive(files);
    },
  });
  user = await service.newUser();
  await loadChemicals(service.database.address, repositoryFile('packages/testkit/src/chemical-data'));
});
afterAll(() => service.close());

const world = { galleriaCountryCode: 0, galleriaRegionCode: 0 };
const create = (parameters: object, client = user) =>
  client.post('/api/data/createGalleriaOrder', {
    documentParameters: { MaterialId: 1101, Lists: 'all', CountryRegion: world, ...parameters },
    additionalInfo: { name: 'of no interest', price: 0 },
  });
const orderOf = async (parameters: object, client = user) => String((await create(parameters, client)).body['orderId']);
const pay = (orderId: string, client = user) => client.post('/api/data/payWithStripe', { orderId, tokenId: 'pm_card' });
const points = async (orderId: string) =>
  ((await user.get(`/api/galleria/orders/${orderId}`)).body['dataPoints'] as { listIndex: string }[]).map(
    ({ listIndex }) => listIndex,
  );

describe('an order of a report', () => {
  it('holds every list of a place', async () => {
    expect(await points(await orderOf({}))).toHaveLength(7);
    const us = await orderOf({ CountryRegion: { galleriaCountryCode: 140, galleriaRegionCode: 1 } });
    expect(await points(us)).toEqual(['us-osha-permissible-limits', 'us-tsca-inventory', 'int-iarc']);
  });

  it('is narrowed to industries; lists without any are for all', async () => {
    const Lists = ['eu-svhc-candidate-list', 'de-surface-water', 'int-iarc'];
    expect(await points(await orderOf({ Lists, Industry: '["Toys"]' }))).toEqual(['int-iarc']);
    expect(await points(await orderOf({ Lists, Industry: '["REACH"]' }))).toEqual([
      'eu-svhc-candidate-list',
      'int-iarc',
    ]);
  });

  it.each([
    ['nothing', { Lists: [] }, 'Choose at least one data point.'],
    ['a list that is not there', { Lists: ['int-iarc', 'withdrawn'] }, 'is not there any more'],
    [
      'a list of another place',
      { Lists: ['eu-ec-inventory'], CountryRegion: { galleriaCountryCode: 140, galleriaRegionCode: 1 } },
      'is not there any more',
    ],
    ['no list for the industries', { Lists: ['de-surface-water'], Industry: '["Toys"]' }, 'None of the chosen lists'],
    [
      'an industry that is not known',
      { Lists: ['int-iarc'], Industry: '["witchcraft"]' },
      'This industry is not known.',
    ],
    ['industries that are no list', { Lists: ['int-iarc'], Industry: 'Toys' }, ''],
    ['a price', { price: 0 }, ''],
  ])('is refused for %s', async (_, parameters, message) => {
    const { status, body } = await create(parameters);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('of a chemical that does not exist is not found', async () => {
    expect((await create({ MaterialId: 5 })).status).toBe(404);
  });

  it.each([
    ['all lists', {}, 20_000],
    ['two industries', { Lists: ['int-iarc'], Industry: '["Toys","Food"]' }, 5_000],
  ])('of %s is priced by the server', async (_, parameters, amount) => {
    const { body } = await user.post('/api/data/prices', { orderId: await orderOf(parameters) });
    expect(body).toMatchObject({ amount, order: null, report: { chemical: 'Acetone', payment: 'open' } });
  });
});

describe('the discount on reports', () => {
  type Buyer = Awaited<ReturnType<OpenedApp['newUser']>>;
  const give = async (client: Buyer, percent: number, upTo: string | null) =>
    service.database.pool.query(
      'update app_user set report_discount_percent = $2, report_discount_up_to = $3 where email = $1',
      [client.email, percent, upTo],
    );
  const day = (by: number) => new Date(service.time.now.getTime() + by * 86_400_000).toISOString().slice(0, 10);
  const priceFor = async (percent: number, upTo: string | null, parameters: object = {}) => {
    const client = await service.newUser();
    await give(client, percent, upTo);
    const orderId = await orderOf(parameters, client);
    return (await client.post('/api/data/prices', { orderId })).body;
  };

  it('is taken off until the end of its last day, with the day in the price', async () => {
    expect(await priceFor(12.5, day(0))).toMatchObject({
      amount: 17_500,
      breakdown: { discountPercent: 12.5, discountUpTo: day(0) },
    });
    expect(await priceFor(12.5, null)).toMatchObject({ amount: 17_500, breakdown: { discountUpTo: null } });
    expect(await priceFor(12.5, day(-1))).toMatchObject({ amount: 20_000, breakdown: { discountPercent: 0 } });
  });

  it('is not that on sheets', async () => {
    const client = await service.newUser();
    await service.database.pool.query('update app_user set sds_discount_percent = 50 where email = $1', [client.email]);
    const orderId = await orderOf({}, client);
    expect((await client.post('/api/data/prices', { orderId })).body).toMatchObject({ amount: 20_000 });
  });

  it('closes promo codes where less than USD 25 is left, and leaves nothing to pay at 100 per cent', async () => {
    const one = { Lists: ['int-iarc'], Industry: '["Toys"]' };
    expect(await priceFor(0, null, one)).toMatchObject({ amount: 2_500, promo: { isAccepted: true } });
    expect(await priceFor(0.04, null, one)).toMatchObject({ amount: 2_499, promo: { isAccepted: false } });
    expect(await priceFor(100, null, one)).toMatchObject({ amount: 0 });
  });

  it('is what is charged', async () => {
    const client = await service.newUser();
    await give(client, 25, null);
    expect((await pay(await orderOf({}, client), client)).body).toMatchObject({ status: 'paid', amount: 15_000 });
    await give(client, 100, null);
    const orderId = await orderOf({}, client);
    expect((await client.post('/api/data/payWithStripe', { orderId })).body).toMatchObject({
      status: 'paid',
      amount: 0,
    });
  });
});

describe('a report', () => {
  const report = (orderId: string, form: string, client = user) =>
    client.post(`/api/data/galleriaReports/${form}`, { orderId, waterMark: false });

  it('has a watermark and no download until it is paid', async () => {
    const orderId = await orderOf({});
    expect(await report(orderId, 'csv')).toMatchObject({ status: 402, body: { code: 'not-paid' } });
    expect((await user.get(`/api/galleria/orders/${orderId}/preview`)).body).toEqual({ pageCount: 3 });
    expect((await pay(orderId)).body).toMatchObject({ status: 'paid', amount: 20_000 });
    for (const form of ['csv', 'html', 'xml', 'xlsx', 'pdf', 'zip']) {
      const answer = await report(orderId, form);
      expect([form, answer.status, answer.answer.payload]).toEqual([form, 200, `${form} Acetone 7 false`]);
    }
    expect((await user.get(`/api/galleria/orders/${orderId}`)).body).toMatchObject({
      isPaid: true,
      cwNumber: 'CW1101',
    });
  });

  it('is mailed as a receipt with its link', async () => {
    const orderId = await orderOf({});
    await pay(orderId);
    await service.worker.runNow(`mail-paid-report:${orderId}`);
    const link = await service.latestLink();
    expect(link).toContain(`/galleria-data/edit?step=print&order=${orderId}`);
  });

  it('is a file of the export of own data once it is paid', async () => {
    const buyer = await service.newUser();
    const [paid] = [await orderOf({}, buyer), await orderOf({}, buyer)];
    await pay(paid, buyer);
    await buyer.post('/api/account/export', {});
    await service.worker.drain();
    const reports = packed.filter(({ name }) => name.startsWith('reports/'));
    const { body } = await buyer.post('/api/users/myAccountSearch', { ...newestPurchases, tab: 'galleria' });
    const [{ cwOrderId = '' } = {}] = body['order'] as { cwOrderId?: string }[];
    expect(reports.map(({ name }) => name)).toEqual([`reports/CW1101-${cwOrderId}.pdf`]);
    expect(Buffer.from(reports[0]?.content ?? []).toString()).toBe('pdf Acetone 7 false');
  });

  it('is not found by another user, paid or not', async () => {
    const orderId = await orderOf({});
    await pay(orderId);
    const other = await service.newUser();
    expect((await report(orderId, 'csv', other)).status).toBe(404);
    for (const path of ['', '/preview', '/pages/1'])
      expect((await other.get(`/api/galleria/orders/${orderId}${path}`)).status).toBe(404);
    expect((await pay(orderId, other)).status).toBe(404);
  });

  it('keeps a list that is withdrawn between the order and the payment', async () => {
    const { pool } = service.database;
    const orderId = await orderOf({ Lists: ['int-iarc'] });
    await pool.query(`update chemicals.list set code = 'withdrawn' where code = 'int-iarc'`);
    try {
      expect((await pay(orderId)).body).toMatchObject({ status: 'paid' });
      expect(await points(orderId)).toEqual(['int-iarc']);
    } finally {
      await pool.query(`update chemicals.list set code = 'int-iarc' where code = 'withdrawn'`);
    }
  });

  it('cannot be changed, and its data points stay what they were', async () => {
    const orderId = await orderOf({});
    await expect(
      service.database.pool.query('update galleria_report set points = 1 where order_id = $1', [orderId]),
    ).rejects.toThrow('cannot change');
  });

  it('is paid by a promo code of its kind alone', async () => {
    const { promos } = service.work.stores;
    const promo = { discountPercent: 100, quantity: 5, validUntil: null, ownerId: null };
    await promos.add({ ...promo, type: 'GoSDS', code: 'SHEETS' }, service.time.now);
    await promos.add({ ...promo, type: 'GoGAL', code: 'LISTS' }, service.time.now);
    const use = async (promocode: string) =>
      user.post('/api/promocodes/use', { type: 'GoGAL', promocode, orderId: await orderOf({}) });
    expect(await use('SHEETS')).toMatchObject({ status: 400, body: { code: 'promocode-invalid' } });
    expect((await use('LISTS')).body).toMatchObject({ status: 'paid', amount: 0 });
    const { body } = await user.get('/api/promocodes/available?type=GoGAL&promocode=sheets');
    expect(body).toMatchObject({ available: false });
  });
});

describe('reports in My Account', () => {
  const search = (asked: object = {}, client = buyer) =>
    client.post('/api/users/myAccountSearch', { ...newestPurchases, tab: 'galleria', ...asked });
  const namesOf = async (asked: object) =>
    ((await search(asked)).body['order'] as { additionalInfo: { name: string } }[]).map(
      ({ additionalInfo }) => additionalInfo.name,
    );
  let buyer: Client;
  let orderId: string;
  beforeAll(async () => {
    buyer = await service.newUser();
    orderId = await orderOf({ Lists: ['int-iarc'], Industry: '["Toys"]' }, buyer);
  });

  it('are there once they are paid, with what was frozen at the order', async () => {
    expect((await search()).body).toEqual({ tab: 'galleria', order: [], allOrders: 0, error: null });
    await pay(orderId, buyer);
    const { body } = await search();
    expect(body).toMatchObject({ tab: 'galleria', allOrders: 1, error: null });
    expect(body['order']).toEqual([
      {
        ...{ _id: orderId, price: 2500, paidBy: 'card', refunded: 0, creditNotes: [], dataPoints: 1 },
        boughtBy: null,
        cwOrderId: expect.stringMatching(/^\d+$/) as string,
        createdAt: service.time.now.toISOString(),
        readOn: service.time.now.toISOString().slice(0, 10),
        additionalInfo: { name: 'Acetone', cwNumber: 'CW1101' },
      },
    ]);
  });

  it.each([
    [{ check: 'Equals', value: 'ACETONE' }, 1],
    [{ check: 'Equals', value: 'Aceton' }, 0],
    [{ value: 'ceto' }, 1],
    [{ value: '%' }, 0],
    [{ select: 'CWNumber', check: 'Equals', value: '1101' }, 1],
    [{ select: 'CWNumber', check: 'Equals', value: 'cw1101' }, 1],
    [{ select: 'CWNumber', check: 'Equals', value: '110' }, 0],
    [{ select: 'CWNumber', value: '110' }, 1],
  ])('are found by %j', async (asked, count) => {
    expect(await namesOf(asked)).toHaveLength(count);
  });

  it('are not among the sheets, and nobody else has them', async () => {
    expect((await search({ tab: 'full_sds' })).body).toMatchObject({ tab: 'full_sds', order: [], allOrders: 0 });
    expect((await search({}, await service.newUser())).body).toMatchObject({ order: [], allOrders: 0 });
  });

  it('come in pages of ten, sorted both ways', { timeout: 30_000 }, async () => {
    for (let bought = 0; bought < 10; bought += 1) await pay(await orderOf({}, buyer), buyer);
    expect(await namesOf({})).toHaveLength(10);
    expect(await namesOf({ page: 1 })).toHaveLength(1);
    for (const key of ['name', 'cwNumber', 'paidAt', 'price'])
      expect((await search({ sortPrams: { key, isDescending: false } })).body).toMatchObject({ allOrders: 11 });
    const dearest = (await search({ sortPrams: { key: 'price', isDescending: true } })).body;
    expect(dearest).toMatchObject({ order: expect.arrayContaining([expect.objectContaining({ price: 20_000 })]) });
    const cheapest = (await search({ sortPrams: { key: 'price', isDescending: false } })).body;
    expect((cheapest['order'] as { price: number }[])[0]).toMatchObject({ price: 2500 });
  });

  it('are asked for with a search that is known alone', async () => {
    for (const wrong of [{ tab: 'all' }, { page: -1 }, { value: 'a'.repeat(201) }, { select: 'Company' }])
      expect((await search(wrong)).status).toBe(400);
  });
});

describe('a report that a member of a team has bought', () => {
  type Account = Awaited<ReturnType<OpenedApp['newUser']>>;

  async function join(owner: Account, who: Account, role: 'author' | 'reader') {
    await owner.post('/api/team/invitations', { email: who.email, role });
    await service.worker.drain();
    const [mail] = (await service.mailbox.list(20)).filter(({ recipient }) => recipient === who.email);
    const text = (await service.mailbox.find(mail?.id ?? 0))?.text ?? '';
    const token = /team-invitation\/([\w-]+)/.exec(text)?.[1];
    expect((await who.post('/api/team/invitation/accept', { token })).status).toBe(200);
  }

  const boughtBy = async (who: Account) => {
    const { body } = await who.post('/api/users/myAccountSearch', { ...newestPurchases, tab: 'galleria' });
    return body['order'];
  };

  it('is read by all, its price and invoice by the buyer and an owner, and by nobody of another team', async () => {
    await service.database.pool.query('delete from rate_limit');
    const [owner, member, reader] = await Promise.all([service.newUser(), service.newUser(), service.newUser()]);
    await owner.post('/api/team', { name: 'Acme' });
    await join(owner, member, 'author');
    await join(owner, reader, 'reader');
    const other = await service.newUser();
    await other.post('/api/team', { name: 'Other' });
    const orderId = await orderOf({}, member);
    expect((await pay(orderId, owner)).status).toBe(404);
    expect((await pay(orderId, member)).body['status']).toBe('paid');
    for (const who of [owner, member, reader])
      expect((await who.get(`/api/galleria/orders/${orderId}`)).status).toBe(200);
    expect((await other.get(`/api/galleria/orders/${orderId}`)).status).toBe(404);
    expect(await boughtBy(member)).toMatchObject([{ _id: orderId, price: 20_000, boughtBy: null }]);
    expect(await boughtBy(owner)).toMatchObject([{ _id: orderId, price: 20_000, boughtBy: 'Ann' }]);
    expect(await boughtBy(reader)).toMatchObject([{ _id: orderId, price: null, boughtBy: 'Ann', creditNotes: [] }]);
    expect(await boughtBy(other)).toEqual([]);
    const invoice = async (who: Account) => (await who.get(`/api/orders/${orderId}/invoice`)).status;
    expect(await Promise.all([owner, member, reader, other].map(invoice))).toEqual([200, 200, 404, 404]);
    const { team } = (await owner.get('/api/team')).answer.json<{
      team: { members: { id: string; email: string }[] };
    }>();
    const id = team.members.find(({ email }) => email === member.email)?.id ?? '';
    await owner.post(`/api/team/members/${id}/remove`, {});
    expect((await member.get(`/api/galleria/orders/${orderId}`)).status).toBe(404);
    expect((await owner.get(`/api/galleria/orders/${orderId}`)).status).toBe(200);
    expect(await invoice(member)).toBe(200);
    await member.post('/api/account/export', {});
    await service.worker.drain();
    expect(packed.some(({ name }) => name.startsWith('invoices/'))).toBe(true);
    expect(packed.filter(({ name }) => name.startsWith('reports/'))).toEqual([]);
  });
});
