import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type OpenedApp, openApp } from '../../testing/open-app.ts';

type Account = Client & { readonly email: string };

let service: OpenedApp;
let admin: Account;
let other: Account;
let buyer: Account;

beforeAll(async () => {
  service = await openApp();
  admin = await service.newUser();
  other = await service.newUser();
  buyer = await service.newUser();
  await service.database.pool.query('update app_user set is_admin_allowed = true where email = any($1)', [
    [admin.email, other.email],
  ]);
});
afterAll(() => service.close());

/** The sessions of the test must outlive its steps. */
const stepMs = 60_000;
const prices = {
  ...{ firstLanguageMinor: 9_900, furtherLanguagePercent: 40, internalUserMinor: 500 },
  ...{ erSubscriptionMinor: 45_500, erSingleMinor: 170_625 },
  ...{ galleriaAllMinor: 20_000, galleriaIndustryMinor: 2_500, galleriaMinor: 7_500 },
};

type Listed = {
  readonly version: number;
  readonly now: object;
  readonly isFirstInForce: boolean;
  readonly entries: readonly { readonly id: string; readonly state: string; readonly madeBy: string }[];
  readonly count: number;
};

async function listed(): Promise<Listed> {
  const { status, body } = await admin.get('/api/admin/prices=0');
  expect(status).toBe(200);
  return body as Listed;
}

const inSteps = (steps: number) => new Date(service.time.now.getTime() + steps * stepMs).toISOString();

async function set(changes: {
  readonly validFrom?: string | null;
  readonly prices?: object;
  readonly version?: number;
}) {
  const { version } = await listed();
  return admin.post('/api/admin/prices', { version, validFrom: null, prices, ...changes });
}

const withdraw = async (id: string, version?: number) =>
  admin.post(`/api/admin/prices/${id}/withdraw`, { version: version ?? (await listed()).version });

const asked = async () => (await buyer.post('/api/data/prices', { languageNumber: 2 })).body;
const shown = async () => (await service.client().get('/api/config')).body['prices'];

const lastAct = async () => {
  const { body } = await admin.get('/api/admin/acts=0');
  return (body['acts'] as readonly object[])[0];
};

describe('prices set by staff', () => {
  it('are for administrators alone', async () => {
    expect((await buyer.get('/api/admin/prices=0')).status).toBe(403);
    expect((await buyer.post('/api/admin/prices', { version: 0, validFrom: null, prices })).status).toBe(403);
    expect((await service.client().get('/api/admin/prices=0')).status).toBe(401);
  });

  it('begin at their time, for the checkout and for visitors; before that the earlier ones count', async () => {
    expect(await listed()).toMatchObject({ isFirstInForce: true, count: 0, now: { firstLanguageMinor: 8_500 } });
    expect((await set({ validFrom: inSteps(1) })).status).toBe(200);
    expect(await asked()).toMatchObject({ fullSDS: 8_500, amount: 4_250 });
    expect(await shown()).toMatchObject({ fullSDS: 8_500 });
    expect((await listed()).entries).toMatchObject([{ state: 'coming', madeBy: admin.email }]);
    service.time.now = new Date(service.time.now.getTime() + stepMs);
    expect(await asked()).toMatchObject({ fullSDS: 9_900, amount: 3_960 });
    expect(await shown()).toMatchObject({ fullSDS: 9_900, furtherLanguage: 3_960 });
    expect(await listed()).toMatchObject({ isFirstInForce: false, now: prices, entries: [{ state: 'now' }] });
    expect(await lastAct()).toMatchObject({
      kind: 'set-prices',
      staff: admin.email,
      about: null,
      detail: [
        { name: 'validFrom', before: null },
        { name: 'firstLanguageMinor', before: 'USD 85.00', after: 'USD 99.00' },
        { name: 'furtherLanguagePercent', before: '50', after: '40' },
      ],
    });
  });

  it('that come can be withdrawn once; those that have begun stay for ever', async () => {
    await set({ validFrom: inSteps(2), prices: { ...prices, firstLanguageMinor: 1 * 100 } });
    const [coming, begun] = (await listed()).entries;
    expect((await withdraw(coming?.id ?? '')).status).toBe(200);
    expect(await lastAct()).toMatchObject({ kind: 'withdrew-prices' });
    expect((await withdraw(coming?.id ?? '')).status).toBe(404);
    expect((await withdraw(begun?.id ?? '')).body['code']).toBe('prices-begun');
    service.time.now = new Date(service.time.now.getTime() + 3 * stepMs);
    expect(await asked()).toMatchObject({ fullSDS: 9_900 });
    expect((await listed()).entries).toMatchObject([{ state: 'withdrawn' }, { state: 'now' }]);
    for (const change of ['update price_list set first_language_minor = 1', 'delete from price_list']) {
      await expect(service.database.pool.query(change)).rejects.toThrow('prices cannot be changed');
    }
  });

  it('are not set over what another administrator set meanwhile', async () => {
    const { version, count } = await listed();
    const both = await Promise.all(
      [admin, other].map((staff, index) =>
        staff.post('/api/admin/prices', { version, validFrom: inSteps(10 + index), prices }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await listed();
    expect(after.count).toBe(count + 1);
    expect((await withdraw(after.entries[0]?.id ?? '', version)).body['code']).toBe('prices-changed');
  });

  it.each([
    ['begin over', { validFrom: '2020-01-01T00:00:00.000Z' }],
    ['begin in six years', { validFrom: `${new Date().getUTCFullYear() + 6}-12-31T00:00:00.000Z` }],
    ['begin that is none', { validFrom: 'soon' }],
    ['text as a price', { prices: { ...prices, firstLanguageMinor: 'free' } }],
    ['price below zero', { prices: { ...prices, erSingleMinor: -1 } }],
    ['price of half a cent', { prices: { ...prices, galleriaMinor: 0.5 } }],
    ['price that would be waived', { prices: { ...prices, galleriaMinor: 49 } }],
    ['price above the highest', { prices: { ...prices, galleriaMinor: 10_000_001 } }],
    ['per cent above 100', { prices: { ...prices, furtherLanguagePercent: 101 } }],
    ['price left out', { prices: { firstLanguageMinor: 100 } }],
  ])('are refused with a %s', async (_what, changes) => {
    const { version } = await listed();
    expect(await set(changes)).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect((await listed()).version).toBe(version);
  });

  it('do not begin at the moment of others, but do where those were withdrawn', async () => {
    const validFrom = inSteps(20);
    expect((await set({ validFrom })).status).toBe(200);
    expect((await set({ validFrom })).body).toMatchObject({
      fields: { validFrom: 'Other prices begin at this time.' },
    });
    await withdraw((await listed()).entries[0]?.id ?? '');
    expect((await set({ validFrom })).status).toBe(200);
  });
});
