import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type OpenedApp, openApp } from '../../testing/open-app.ts';

type Account = Client & { readonly email: string };
type Code = { readonly id: string; readonly code: string; readonly used: number; readonly state: string };

let service: OpenedApp;
let admin: Account;
let buyer: Account;

beforeAll(async () => {
  service = await openApp();
  admin = await service.newUser();
  buyer = await service.newUser();
  await service.database.pool.query('update app_user set is_admin_allowed = true where email = $1', [admin.email]);
});
afterAll(() => service.close());

const spring = { code: 'Spring-fair 26', type: 'GoSDS', discount: 50, quantity: 2, validUntil: null };
const make = (part: Partial<Record<keyof typeof spring, unknown>> = {}) =>
  admin.post('/api/admin/promocodes', { ...spring, ...part });

async function listed(query = ''): Promise<readonly Code[]> {
  const { status, body } = await admin.get(`/api/admin/promocodes?${query}`);
  expect(status).toBe(200);
  return body['codes'] as readonly Code[];
}

const available = async (code: string) =>
  (await buyer.get(`/api/promocodes/available?type=GoSDS&promocode=${code}`)).body['available'];

const acts = async () => {
  const { body } = await admin.get('/api/admin/acts=0');
  return body['acts'] as readonly { readonly kind: string; readonly about: null; readonly detail: unknown }[];
};

describe('promo codes of staff', () => {
  it('are made, found by any spelling, used by customers, and logged', async () => {
    expect((await make()).body).toEqual({ code: 'SPRINGFAIR26' });
    expect(await available('spring fair-26')).toBe(true);
    expect(await listed('text=fair&check=Contains')).toMatchObject([{ code: 'SPRINGFAIR26', used: 0, state: 'open' }]);
    expect(await listed('text=fair&check=Equals')).toEqual([]);
    expect(await listed('text=spring-fair-26&check=Equals')).toHaveLength(1);
    expect((await acts())[0]).toMatchObject({
      kind: 'made-code',
      about: null,
      detail: [
        { name: 'code', before: null, after: 'SPRINGFAIR26' },
        { name: 'module', before: null, after: 'GoSDS' },
        { name: 'discount', before: null, after: '50' },
        { name: 'quantity', before: null, after: '2' },
      ],
    });
  });

  it('get twelve random letters and digits where none are given', async () => {
    const { body } = await make({ code: ' - ' });
    expect(body['code']).toMatch(/^[A-Z2-9]{12}$/);
  });

  it('are refused where the code is taken, and nothing is logged', async () => {
    const before = (await acts()).length;
    expect(await make()).toMatchObject({ status: 409, body: { code: 'promocode-taken' } });
    expect(await acts()).toHaveLength(before);
  });

  it.each([
    ['code', 'abc'],
    ['code', '50%off'],
    ['discount', 0],
    ['discount', 101],
    ['discount', 12.5],
    ['quantity', 0],
    ['quantity', 1_000_001],
    ['validUntil', '2020-01-01'],
    ['validUntil', 'soon'],
    ['type', 'GoFree'],
  ])('are refused with the %s %j', async (field, value) => {
    expect((await make({ code: 'Another', [field]: value })).status).toBe(400);
  });

  it('stop once and for all, what was used stays used', async () => {
    const [promo] = await listed('text=springfair26&check=Equals');
    const stop = () => admin.post(`/api/admin/promocodes/${promo?.id}/stop`, {});
    expect((await stop()).status).toBe(200);
    expect(await available('springfair26')).toBe(false);
    expect(await listed('text=springfair26&check=Equals')).toMatchObject([{ state: 'stopped' }]);
    expect((await stop()).status).toBe(404);
    expect((await acts())[0]).toMatchObject({
      kind: 'stopped-code',
      detail: [{ name: 'code', after: 'SPRINGFAIR26' }],
    });
  });

  it('tell that they are used up or over', async () => {
    await make({ code: 'once', quantity: 1 });
    await make({ code: 'bygone', validUntil: '2099-01-01' });
    const { pool } = service.database;
    await pool.query(`update promo_code set valid_until = '2020-01-01' where code = 'BYGONE'`);
    await pool.query(`update promo_code set quantity = 0 where code = 'ONCE'`);
    const states = new Map((await listed()).map(({ code, state }) => [code, state]));
    expect(states.get('BYGONE')).toBe('over');
    expect(states.get('ONCE')).toBe('used-up');
    expect(states.get('SPRINGFAIR26')).toBe('stopped');
  });
});
