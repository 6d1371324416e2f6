import { draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { jobWorker } from '@gosds/postgres/job-worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type OpenedApp, openApp } from '../../testing/open-app.ts';

type Account = Client & { readonly email: string };

let service: OpenedApp;
let buyer: Account;
let emergency: Account;
let discount: Account;
let admin: Account;

const idOf = async ({ email }: Account) => (await service.work.stores.users.findByEmail(email))!.id;

async function newStaff(column?: string): Promise<Account> {
  const user = await service.newUser();
  if (column) {
    await service.database.pool.query(`update app_user set ${column} = true where email = $1`, [user.email]);
  }
  return user;
}

beforeAll(async () => {
  service = await openApp();
  buyer = await newStaff();
  emergency = await newStaff('is_emergency_allowed');
  discount = await newStaff('is_discount_allowed');
  admin = await newStaff('is_admin_allowed');
});
afterAll(() => service.close());

/** A paid sheet of the buyer; its order. */
async function buy(productName: string) {
  const { draft } = brakeCleaner;
  const content = draftSchema.parse({
    ...emptyDraft(),
    ...draft,
    description: { ...draft.description, productName },
    dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
  });
  const made = await buyer.post('/api/drafts', { draft: content });
  const document = await buyer.post('/api/data/credo', { draftId: made.body['id'], version: made.body['version'] });
  const { orderId } = document.body;
  const paid = await buyer.post('/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa', goEr: '' });
  expect(paid.status).toBe(200);
}

type Order = {
  readonly userId: string;
  readonly email: string;
  readonly documentParameters: { readonly ProductIdentification: { readonly CatalogueNumber: string } };
  readonly additionalInfo: { readonly Name: string; readonly CWNumber: string };
};

async function search(select: string, check: string, value: string) {
  const { status, body } = await emergency.post('/api/users/searchAdmin', { check, select, value });
  expect(status).toBe(200);
  return body['order'] as readonly Order[];
}

const noFlags = {
  isEmergencyAllowed: false,
  isDiscountAllowed: false,
  isAdminAllowed: false,
  isChemistAllowed: false,
  isInternal: false,
};

describe('the calls of staff', () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const parameters = {
    ProductIdentification: { CatalogueNumber: '1' },
    ManufacturersDetails: { CompanyName: '' },
  };
  const promo = { type: 'GoSDS', discount: 100, leftQuantity: 1, usedQuantity: 0, ownerId: nobody };
  const newCode = { code: '', type: 'GoSDS', discount: 100, quantity: 1, validUntil: null };

  it.each([
    ['POST', '/api/users/searchAdmin', { check: 'Contains', select: 'Name', value: 'x' }, ['emergency', 'admin']],
    [
      'POST',
      '/api/data/credoDocumentAdminSearch',
      { userId: nobody, documentParameters: parameters },
      ['emergency', 'admin'],
    ],
    ['GET', '/api/users/admin=0', undefined, ['discount', 'admin']],
    ['GET', '/api/users/filterUsers=x=0=Contains', undefined, ['discount', 'admin']],
    ['PUT', `/api/users/admin/${nobody}`, { GoSDSDiscount: 0, GoSDSDiscountUpTo: null }, ['discount', 'admin']],
    ['POST', `/api/users/adminPromo/${nobody}`, promo, ['discount', 'admin']],
    ['PUT', `/api/users/adminPromo/${nobody}=GoSDS`, { leftQuantity: 0 }, ['discount', 'admin']],
    ['PUT', `/api/admin/users/${nobody}/flags`, noFlags, ['admin']],
    ['GET', `/api/admin/users/${nobody}/deletion`, undefined, ['admin']],
    ['POST', `/api/admin/users/${nobody}/deletion`, { reason: 'A test', password: 'Secret1' }, ['admin']],
    ['GET', '/api/admin/promocodes', undefined, ['admin']],
    ['POST', '/api/admin/promocodes', newCode, ['admin']],
    ['POST', `/api/admin/promocodes/${nobody}/stop`, undefined, ['admin']],
    ['GET', '/api/admin/payments', undefined, ['admin']],
    ['POST', `/api/admin/payments/${nobody}/refund`, { amountMinor: 1, reason: 'A test', key: nobody }, ['admin']],
    ['GET', `/api/admin/public-pages/${'k'.repeat(22)}`, undefined, ['admin']],
    ['POST', `/api/admin/public-pages/${'k'.repeat(22)}`, { isPublished: false, reason: 'A test' }, ['admin']],
    ['GET', '/api/admin/jobs', undefined, ['admin']],
    ['POST', '/api/admin/jobs/1000000/retry', undefined, ['admin']],
    ['GET', '/api/admin/errors=0', undefined, ['admin']],
    ['GET', '/api/admin/feedback', undefined, ['admin']],
    ['GET', '/api/admin/feedback=0', undefined, ['admin']],
    ['GET', '/api/users/GoProductOverallReport', undefined, ['admin']],
    ['GET', '/api/admin/analytics=0', undefined, ['admin']],
    ['POST', '/api/admin/analytics/report', undefined, ['admin']],
    ['GET', '/api/admin/acts=0', undefined, ['admin']],
  ] as const)('%s %s is there for those who may, and for nobody else', async (method, url, payload, allowed) => {
    const options = payload === undefined ? {} : { payload };
    expect((await service.client().send(method, url, options)).status).toBe(401);
    const accounts = Object.entries({ buyer, emergency, discount, admin });
    const chemist = await newStaff('is_chemist_allowed');
    for (const [name, user] of [...accounts, ['chemist', chemist] as const]) {
      const { status } = await user.send(method, url, options);
      if (allowed.some((role) => role === name)) expect([200, 404], `${name} ${status}`).toContain(status);
      else expect(status, name).toBe(403);
    }
    if (method === 'GET') return;
    const withoutToken = { ...options, headers: { 'x-csrf-token': '' } };
    expect((await admin.send(method, url, withoutToken)).status).toBe(401);
  });

  it('ask the flags in their order: emergency, discount, administrator', async () => {
    const both = await newStaff('is_emergency_allowed');
    await service.database.pool.query('update app_user set is_admin_allowed = true where email = $1', [both.email]);
    expect((await both.post('/api/users/searchAdmin', { check: 'Equals', select: 'Name', value: 'x' })).status).toBe(
      200,
    );
    expect((await both.get('/api/users/admin=0')).status).toBe(403);
    expect((await both.get('/api/admin/acts=0')).status).toBe(403);
  });
});

describe('the sheets of customers', () => {
  it('are found by name, CW number, company and e-mail, and opened as PDF by staff', { timeout: 30_000 }, async () => {
    await buy('Blue 50% Cleaner');
    const [order] = await search('Name', 'Contains', '50%');
    expect(order).toMatchObject({ email: buyer.email, additionalInfo: { Name: 'Blue 50% Cleaner' } });
    const { CWNumber } = order!.additionalInfo;
    for (const [select, check, value] of [
      ['Name', 'Equals', 'blue 50% cleaner'],
      ['CWNumber', 'Equals', CWNumber.slice(2)],
      ['Email', 'Contains', buyer.email.toUpperCase()],
      ['Company', 'Contains', brakeCleaner.draft.description.companyName.slice(0, 4)],
    ] as const) {
      expect(
        (await search(select, check, value)).map(({ userId }) => userId),
        value,
      ).toContain(await idOf(buyer));
    }
    expect(await search('Name', 'Equals', '50%')).toEqual([]);
    expect(
      (await emergency.post('/api/users/searchAdmin', { check: 'Equals', select: 'Name', value: ' ' })).status,
    ).toBe(400);
    const { userId, documentParameters } = order!;
    const open = { userId, documentParameters: { ManufacturersDetails: { CompanyName: '' }, ...documentParameters } };
    const opened = await emergency.post('/api/data/credoDocumentAdminSearch', open);
    expect(Buffer.from(String(opened.body['Document']), 'base64').toString()).toContain('%PDF Blue 50% Cleaner');
    const other = { ...open, userId: await idOf(admin) };
    expect((await emergency.post('/api/data/credoDocumentAdminSearch', other)).status).toBe(404);
    const { acts } = (await admin.get('/api/admin/acts=0')).body as { acts: readonly object[] };
    expect(acts[0]).toMatchObject({ kind: 'viewed-sheet', staff: emergency.email, about: buyer.email });
  });
});

type UserEntry = { readonly _id: string; readonly email: string; readonly GoSDSDiscount: number };
type Promo = { readonly ownerId: string; readonly leftQuantity: number; readonly usedQuantity: number };
type UserPage = readonly [readonly UserEntry[], readonly Promo[], number];

async function filter(text: string, check = 'Contains', offset = 0): Promise<UserPage> {
  const { answer } = await discount.get(`/api/users/filterUsers=${encodeURIComponent(text)}=${offset}=${check}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<UserPage>();
}

describe('the users', () => {
  it('come ten from an offset on, and how many there are comes last', async () => {
    for (let count = 0; count < 11; count += 1) {
      const email = `page=${String(count).padStart(2, '0')}%@example.com`;
      await service.work.stores.users.add({ email, name: 'Page', passwordHash: 'x' });
    }
    const [first, , count] = await filter('page=');
    expect([first.length, count]).toEqual([10, 11]);
    expect((await filter('page=', 'Contains', 10))[0].map(({ email }) => email)).toEqual(['page=10%@example.com']);
    expect((await filter('PAGE=10%@example.com', 'Equals'))[2]).toBe(1);
    expect((await filter('page=1', 'Equals'))[2]).toBe(0);
    expect((await filter('%%'))[2]).toBe(0);
    expect((await filter('ü'.repeat(200), 'Equals', 10_000_000))[2], 'the longest search').toBe(0);
    const all = (await discount.get('/api/users/admin=0')).answer.json<UserPage>();
    expect(all[0]).toHaveLength(10);
    expect(all[2]).toBeGreaterThan(11);
    for (const url of ['admin=-1', 'admin=x', 'filterUsers=x=0=Like', 'filterUsers=x=y=Equals', 'filterUsers=x']) {
      expect((await discount.get(`/api/users/${url}`)).status, url).toBe(400);
    }
  });

  it('get a discount of two decimals, zero too, whose last day is not over', async () => {
    const user = await newStaff();
    const url = `/api/users/admin/${await idOf(user)}`;
    const put = (GoSDSDiscount: unknown, GoSDSDiscountUpTo: unknown = null) =>
      discount.put(url, { GoSDSDiscount, GoSDSDiscountUpTo });
    expect((await put(12.25, '2999-12-31')).status).toBe(200);
    expect((await filter(user.email))[0]).toMatchObject([{ GoSDSDiscount: 12.25, GoSDSDiscountUpTo: '2999-12-31' }]);
    expect((await user.get('/api/discount/gosds')).body).toEqual({
      GoSDSDiscount: 12.25,
      GoSDSDiscountUpTo: '2999-12-31',
    });
    expect((await put(0)).status).toBe(200);
    expect((await put('5')).body).toMatchObject({ fields: { GoSDSDiscount: 'Must be a number' } });
    for (const wrong of [-0.01, 100.01, 1.001, null]) expect((await put(wrong)).status).toBe(400);
    const yesterday = new Date(service.time.now.getTime() - 86_400_000).toISOString().slice(0, 10);
    const today = service.time.now.toISOString().slice(0, 10);
    expect((await put(5, yesterday)).body).toMatchObject({
      fields: { GoSDSDiscountUpTo: 'Enter today or a later day.' },
    });
    expect((await put(5, today)).status).toBe(200);
  });

  it('get a discount on reports by itself, which stays where nothing is said of it', async () => {
    const user = await newStaff();
    const url = `/api/users/admin/${await idOf(user)}`;
    const sheets = { GoSDSDiscount: 5, GoSDSDiscountUpTo: null };
    const put = (reports: object) => discount.put(url, { ...sheets, ...reports });
    expect((await put({ GoGALDiscount: 12.25, GoGALDiscountUpTo: '2999-12-31' })).status).toBe(200);
    expect((await put({})).status).toBe(200);
    expect((await filter(user.email))[0]).toMatchObject([
      { ...sheets, GoGALDiscount: 12.25, GoGALDiscountUpTo: '2999-12-31' },
    ]);
    expect((await put({ GoGALDiscount: 'ten' })).body).toMatchObject({ fields: { GoGALDiscount: 'Must be a number' } });
    for (const GoGALDiscount of [-0.01, 100.01, 1.001, null]) expect((await put({ GoGALDiscount })).status).toBe(400);
    expect((await put({ GoGALDiscountUpTo: '2020-01-01' })).body).toMatchObject({
      fields: { GoGALDiscountUpTo: 'Enter today or a later day.' },
    });
    expect((await put({ GoGALDiscount: 0, GoGALDiscountUpTo: null })).status).toBe(200);
    expect((await user.get('/api/discount/gogal')).body).toEqual({ GoGALDiscount: 0, GoGALDiscountUpTo: null });
  });

  it('get free sheets, and staff says how many are left, none too', async () => {
    const user = await newStaff();
    const ownerId = await idOf(user);
    const give = { type: 'GoSDS', discount: 100, leftQuantity: 2, usedQuantity: 0, ownerId };
    const put = (leftQuantity: unknown) => discount.put(`/api/users/adminPromo/${ownerId}=GoSDS`, { leftQuantity });
    const left = async () =>
      (await user.get('/api/promocodes/getpromocodequantity')).answer.json<Promo[]>()[0]?.leftQuantity;
    expect((await filter(user.email))[1]).toEqual([]);
    expect((await discount.post(`/api/users/adminPromo/${ownerId}`, give)).status).toBe(200);
    expect(await left()).toBe(2);
    for (const quantity of [5, 0, 1]) {
      expect((await put(quantity)).status).toBe(200);
      expect(await left()).toBe(quantity);
    }
    expect((await filter(user.email))[1]).toMatchObject([{ ownerId, leftQuantity: 1, usedQuantity: 0, discount: 100 }]);
    expect((await put(1.5)).body).toMatchObject({ fields: { leftQuantity: 'Must be a integer' } });
    for (const wrong of [-1, '1', null, 1_000_001]) expect((await put(wrong)).status).toBe(400);
    const stranger = { ...give, ownerId: await idOf(admin) };
    expect((await discount.post(`/api/users/adminPromo/${ownerId}`, stranger)).status).toBe(400);
  });

  it('get rights by an administrator, from their next call on, and never by themselves', async () => {
    const user = await newStaff();
    const url = `/api/admin/users/${await idOf(user)}/flags`;
    expect((await user.get('/api/users/admin=0')).status).toBe(403);
    expect((await admin.put(url, { ...noFlags, isDiscountAllowed: true })).status).toBe(200);
    expect((await user.get('/api/users/admin=0')).status).toBe(200);
    expect((await user.put(url, { ...noFlags, isAdminAllowed: true })).status).toBe(403);
    expect((await admin.put(url, noFlags)).status).toBe(200);
    expect((await user.get('/api/users/admin=0')).status).toBe(403);
    expect((await admin.put(`/api/admin/users/${await idOf(admin)}/flags`, noFlags)).status).toBe(403);
  });
});

describe('what failed', () => {
  const newJob = async (data: object, state: string) => {
    const { rows } = await service.database.pool.query<{ id: number }>(
      `insert into job (kind, key, data, attempts, error, ${state})
       values ('mail-paid-sheet', gen_random_uuid()::text, $1, 12, 'Error: no such host', now()) returning id`,
      [JSON.stringify(data)],
    );
    return rows[0]!.id;
  };
  type Failed = { readonly id: number; readonly state: string; readonly about: string | null };
  const failed = async () => (await admin.get('/api/admin/jobs')).body as { jobs: readonly Failed[]; givenUp: number };

  it('is listed with whom it is for and never with its data, and tried again', async () => {
    const userId = await idOf(buyer);
    const given = await newJob({ userId, link: 'https://example.com/secret' }, 'given_up_at');
    const done = await newJob({ userId }, 'done_at');
    const { jobs, givenUp } = await failed();
    expect(givenUp).toBe(1);
    expect(jobs.map(({ id }) => id)).not.toContain(done);
    const found = jobs.find(({ id }) => id === given);
    expect(found).toMatchObject({ state: 'given-up', about: buyer.email, error: 'Error: no such host', nextAt: null });
    expect(JSON.stringify(jobs)).not.toContain('secret');
    expect((await admin.post(`/api/admin/jobs/${done}/retry`, {})).status).toBe(404);
    expect((await admin.post(`/api/admin/jobs/${given}/retry`, {})).status).toBe(200);
    expect((await failed()).jobs.map(({ id }) => id)).not.toContain(given);
    const { rows } = await service.database.pool.query('select attempts, given_up_at from job where id = $1', [given]);
    expect(rows).toEqual([{ attempts: 0, given_up_at: null }]);
    const { acts } = (await admin.get('/api/admin/acts=0')).body as { acts: readonly object[] };
    expect(acts[0]).toMatchObject({ kind: 'retried-job', detail: [{ name: 'job', after: 'mail-paid-sheet' }] });
  });

  it('is not tried twice at a time: a job under way is left alone', async () => {
    const id = await newJob({ link: 'held' }, 'run_at');
    const { pool, db } = service.database;
    let [end, begun] = [() => {}, false];
    const held = new Promise<void>((resolve) => (end = resolve));
    const run = async (data: unknown) => {
      if (!JSON.stringify(data).includes('held')) return;
      begun = true;
      await held;
      throw new Error('no such host');
    };
    const handlers = [{ kind: 'mail-paid-sheet', run }];
    const running = jobWorker({ pool, db, handlers, onError: () => undefined }).drain();
    await expect.poll(() => begun).toBe(true);
    expect((await admin.post(`/api/admin/jobs/${id}/retry`, {})).status).toBe(404);
    end();
    await running;
    expect((await admin.post(`/api/admin/jobs/${id}/retry`, {})).status).toBe(200);
    for (const wrong of ['0', 'x', '2147483648'])
      expect((await admin.post(`/api/admin/jobs/${wrong}/retry`, {})).status).toBe(400);
  });

  it('is kept of pages too, and read by administrators', async () => {
    expect(
      (await buyer.post('/logError', { request: '/?step=preview', error: 'The picture did not come' })).status,
    ).toBe(200);
    const { errors, count } = (await admin.get('/api/admin/errors=0')).body as {
      errors: readonly object[];
      count: number;
    };
    expect(count).toBeGreaterThan(0);
    expect(errors[0]).toMatchObject({ origin: 'page', user: buyer.email });
    expect(JSON.stringify(errors[0])).toContain('The picture did not come');
  });
});

describe('analytics', () => {
  type Listed = { goesTo: string; count: number; events: { name: string; clientId: string; params: object[] }[] };
  const listed = async () => (await admin.get('/api/admin/analytics=0')).body as Listed;
  const runJobs = async (of: string) => {
    const jobs = await service.database.pool.query<{ key: string }>(
      `select key from job where kind = 'send-analytics' and data->>'of' = $1 and done_at is null`,
      [of],
    );
    for (const { key } of jobs.rows) expect(await service.worker.runNow(key)).toBe('done');
  };

  it('learns of a paid order by numbers and codes, once, and never the product or the buyer', async () => {
    await buy('Secret Cleaner');
    await runJobs('purchase');
    const { goesTo, events } = await listed();
    expect(goesTo).toBe('table');
    const [latest] = events;
    const params = [
      { name: 'transaction_id', value: expect.stringMatching(/^\d+$/) },
      { name: 'currency', value: 'USD' },
      { name: 'value', value: '85' },
      { name: 'payment_type', value: 'card' },
      { name: 'items', value: 'first-language 85 1' },
    ];
    expect(latest).toMatchObject({ name: 'purchase' });
    expect(latest?.params).toEqual(expect.arrayContaining(params));
    const { rows } = await service.database.pool.query<{ analytics_id: string }>(
      'select analytics_id from app_user where email = $1',
      [buyer.email],
    );
    expect(latest?.clientId).toBe(rows[0]?.analytics_id);
    expect(JSON.stringify(events)).not.toMatch(/Secret Cleaner|example\.com/);
    await service.database.pool.query(`update job set done_at = null where kind = 'send-analytics'`);
    await runJobs('purchase');
    expect((await listed()).events).toEqual(events);
  });

  it('is sent the totals where an administrator asks, which is written down', async () => {
    await buy('Counted Cleaner');
    const totals = (await admin.get('/api/users/GoProductOverallReport')).body as Record<string, number>;
    await buy('Another Cleaner');
    const after = (await admin.get('/api/users/GoProductOverallReport')).body as Record<string, number>;
    expect(after).toEqual({
      ...totals,
      GoSDSOrders: totals['GoSDSOrders']! + 1,
      GoSDSRevenue: totals['GoSDSRevenue']! + 85,
    });
    expect((await admin.post('/api/admin/analytics/report', {})).status).toBe(200);
    await runJobs('totals');
    const [event] = (await listed()).events;
    expect(event).toMatchObject({ name: 'product_overall_report', clientId: 'service' });
    expect(event?.params).toContainEqual({ name: 'GoSDSOrders', value: String(after['GoSDSOrders']) });
    const { acts } = (await admin.get('/api/admin/acts=0')).body as { acts: readonly object[] };
    expect(acts[0]).toMatchObject({ kind: 'sent-report' });
  });
});

describe('what staff did', () => {
  it('is written down with what was before, the newest first', async () => {
    const user = await newStaff();
    const url = `/api/users/admin/${await idOf(user)}`;
    const terms = { GoSDSDiscount: 10, GoSDSDiscountUpTo: null };
    await discount.put(url, terms);
    await discount.put(url, terms);
    const { acts } = (await admin.get('/api/admin/acts=0')).body as { acts: readonly { about: string }[] };
    expect(acts.filter(({ about }) => about === user.email)).toMatchObject([
      {
        kind: 'changed-terms',
        staff: discount.email,
        detail: [{ name: 'GoSDSDiscount', before: '0', after: '10' }],
      },
    ]);
  });

  it('cannot be changed or removed, not even in the database', async () => {
    for (const statement of ['update staff_act set kind = $$x$$', 'delete from staff_act', 'truncate staff_act']) {
      await expect(service.database.pool.query(statement)).rejects.toThrow('what staff did cannot be changed');
    }
  });
});
