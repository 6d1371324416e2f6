import { draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

type User = Awaited<ReturnType<OpenedApp['newUser']>>;

let service: OpenedApp;
let admin: User;
let discount: User;
let chemist: User;
let buyer: User;
let buyerId: string;
let orderNumber: string;

const idOf = async ({ email }: User) => (await service.work.stores.users.findByEmail(email))!.id;

async function newStaff(flag: string): Promise<User> {
  const user = await service.newUser();
  await service.database.pool.query(`update app_user set ${flag} = true where email = $1`, [user.email]);
  return user;
}

/** A chemist takes the paid sheet, hands it back, takes it and asks the buyer, who answers. */
async function workOnSheet(): Promise<void> {
  const { work, time } = service;
  const description = {
    productName: '50 % Glue_Remover',
    companyName: 'Acme',
    country: 'DE',
    language: 'en',
    uses: 'x',
  };
  const draft = draftSchema.parse({ ...emptyDraft(), description });
  const { id: draftId, version, materialNumber } = await work.stores.drafts.add({ userId: buyerId, draft }, time.now);
  const orderId = await work.transaction(({ chemistTasks }) =>
    chemistTasks.open({ userId: buyerId, draftId, draftVersion: version, materialNumber, draft }, time.now),
  );
  await buyer.post('/api/data/payWithStripe', { tokenId: 'pm_card_visa', orderId, goEr: '' });
  const { tasks } = (await chemist.get('/api/chemist/tasks')).body as {
    tasks: readonly { id: string; version: number; cwOrderId: string }[];
  };
  const [task] = tasks;
  orderNumber = task!.cwOrderId;
  const acts = [['take'], ['hand-back'], ['take'], ['questions', { text: 'Which propellant?' }]] as const;
  for (const [index, [path, more]] of acts.entries()) {
    const sent = await chemist.post(`/api/chemist/tasks/${task!.id}/${path}`, {
      version: task!.version + index,
      ...more,
    });
    expect(sent.status, path).toBe(200);
  }
  const answered = await buyer.post(`/api/orders/${orderId}/questions`, { answer: 'Carbon dioxide.' });
  expect(answered.status).toBe(200);
}

const flags = {
  isEmergencyAllowed: false,
  isDiscountAllowed: false,
  isAdminAllowed: false,
  isChemistAllowed: false,
  isInternal: true,
};

beforeAll(async () => {
  service = await openApp();
  service.time.now = new Date('2026-12-01T23:30:00.000Z');
  [admin, discount, chemist] = [
    await newStaff('is_admin_allowed'),
    await newStaff('is_discount_allowed'),
    await newStaff('is_chemist_allowed'),
  ];
  buyer = await service.newUser();
  buyerId = await idOf(buyer);
  service.time.now = new Date('2026-12-01T23:59:59.999Z');
  await discount.put(`/api/users/admin/${buyerId}`, { GoSDSDiscount: 12.5, GoSDSDiscountUpTo: null });
  service.time.now = new Date('2026-12-02T00:00:00.000Z');
  await admin.put(`/api/admin/users/${buyerId}/flags`, flags);
  await workOnSheet();
});
afterAll(() => service.close());

type Act = {
  readonly kind: string;
  readonly staff: string;
  readonly about: string;
  readonly detail: readonly object[];
};

async function found(question: Record<string, string>, page = 0): Promise<readonly Act[]> {
  const { status, body } = await admin.get(`/api/admin/acts=${page}?${String(new URLSearchParams(question))}`);
  expect(status).toBe(200);
  const { acts, count } = body as { acts: readonly Act[]; count: number };
  if (page === 0) expect(count).toBe(acts.length);
  return acts;
}

const kinds = async (question: Record<string, string>) => (await found(question)).map(({ kind }) => kind);

const chemistKinds = ['asked-buyer', 'took-sheet', 'handed-sheet-back', 'took-sheet'];

describe('the log of the acts of staff', () => {
  it('has the acts of chemists with those of other staff, the newest first, and none of buyers', async () => {
    expect(await kinds({})).toEqual([...chemistKinds, 'changed-flags', 'changed-terms']);
    expect((await found({}))[0]).toMatchObject({
      staff: chemist.email,
      about: buyer.email,
      detail: [
        { name: 'order', before: null, after: orderNumber },
        { name: 'product', before: null, after: '50 % Glue_Remover' },
      ],
    });
    expect(await found({}, 1)).toEqual([]);
  });

  it('is searched by who, by act, by account, by order and by a value, each character as it is', async () => {
    expect(await kinds({ staff: discount.email.toUpperCase() })).toEqual(['changed-terms']);
    expect(await kinds({ kind: 'handed-sheet-back' })).toEqual(['handed-sheet-back']);
    expect(await kinds({ subject: buyer.email })).toHaveLength(6);
    expect(await kinds({ subject: orderNumber })).toEqual(chemistKinds);
    expect(await kinds({ subject: '50 % glue_rem' })).toEqual(chemistKinds);
    expect(await kinds({ subject: '50_%' })).toEqual([]);
    expect(await kinds({ subject: '12.5', staff: admin.email })).toEqual([]);
  });

  it('is searched by days in UTC, the first and the last with it', async () => {
    expect(await kinds({ until: '2026-12-01' })).toEqual(['changed-terms']);
    expect(await kinds({ from: '2026-12-02' })).toEqual([...chemistKinds, 'changed-flags']);
    expect(await kinds({ from: '2026-12-01', until: '2026-12-02' })).toHaveLength(6);
    expect(await kinds({ from: '2026-12-03' })).toEqual([]);
  });

  it.each(['from=yesterday', 'until=0000-01-01', 'kind=none', 'other=1', `staff=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`/api/admin/acts=0?${query}`)).status).toBe(400);
    },
  );
});
