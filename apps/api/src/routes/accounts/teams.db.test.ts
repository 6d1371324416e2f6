import { rolesWith, type TeamRole, teamRoles } from '@gosds/contract/teams/team-rights';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type OpenedApp, openApp } from '../../testing/open-app.ts';

type Account = Client & { readonly email: string };
type Listed = { readonly id: string; readonly shared: { readonly author: string | null } | null };
type Member = { readonly id: string; readonly email: string; readonly role: TeamRole };

let service: OpenedApp;
let owner: Account;
let member: Account;

beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

const supplier = {
  ...{ companyName: 'Acme', country: 'DE', language: 'en', uses: 'Thinning of paints', vendorCountry: 'DE' },
  ...{ telephone: '+49 30 555 0100', emergencyTelephone: '+49 30 555 0199 (24 h)', email: 'sds@example.com' },
  ...{ street: '1 Example Street', suburb: 'Exampleton', postcode: '12345' },
};

function draftOf(productName: string): Draft {
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  return {
    ...draft,
    description: { ...draft.description, ...supplier, productName },
    ingredients: [{ ...first!, name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '100' }],
    properties: {
      ...draft.properties,
      ...{ state: 'Liquid', waterSolubility: 'Miscible', nationalLimits: 'Acetone: 500 ppm, 1200 mg/m³ (TRGS 900)' },
    },
  };
}

const found = (founder: Account) => founder.post('/api/team', { name: 'Acme' });

async function members(of: Account): Promise<readonly Member[]> {
  const { team } = (await of.get('/api/team')).body as { team: { members: readonly Member[] } };
  return team.members;
}

const idOf = async (account: Account) => (await members(owner)).find(({ email }) => email === account.email)?.id ?? '';

/** The token of the mailed invitation. */
async function invite(email: string, role: TeamRole = 'author', by = owner): Promise<string> {
  expect((await by.post('/api/team/invitations', { email, role })).status).toBe(200);
  await service.worker.drain();
  const mails = await service.mailbox.list(20);
  for (const { id } of mails.filter(({ recipient }) => recipient === email)) {
    const token = /team-invitation\/([\w-]+)/.exec((await service.mailbox.find(id))?.text ?? '')?.[1];
    if (token !== undefined) return token;
  }
  throw new Error('No invitation was mailed.');
}

const accept = (who: Account, token: string) => who.post('/api/team/invitation/accept', { token });

async function join(who: Account, role: TeamRole = 'author') {
  expect((await accept(who, await invite(who.email, role))).status).toBe(200);
}

const newDraft = async (of: Account, name = 'Thinner') => {
  const { status, body } = await of.post('/api/drafts', { draft: draftOf(name) });
  expect(status).toBe(200);
  return body['id'] as string;
};

const save = (who: Account, id: string, version = 1, name = 'Thinner 2') =>
  who.put(`/api/drafts/${id}`, { version, draft: draftOf(name) });

const make = (who: Account, draftId: string, version = 1) => who.post('/api/data/credo', { draftId, version });
const pay = (who: Account, orderId: unknown) =>
  who.post('/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa' });
const listed = async (of: Account) => (await of.get('/api/drafts')).body['drafts'] as readonly Listed[];
const bought = async (of: Account) => {
  const search = { check: 'Contains', select: 'Name', value: '', tab: 'full_sds', page: 0 };
  const sortPrams = { key: 'paidAt', isDescending: true };
  const { body } = await of.post('/api/users/myAccountSearch', { ...search, sortPrams });
  return body['order'] as readonly {
    readonly _id: string;
    readonly price: number | null;
    readonly boughtBy: string | null;
  }[];
};

beforeEach(async () => {
  // Limits count what one person does, not what all these tests do.
  await service.database.pool.query('delete from rate_limit');
  owner = await service.newUser();
  member = await service.newUser();
  await found(owner);
});

describe('an invitation', () => {
  it('is opened without any effect, and works once, for the address that it was mailed to', async () => {
    const token = await invite(member.email);
    for (let opening = 0; opening < 3; opening += 1) {
      const { body } = await member.post('/api/team/invitation/show', { token });
      expect(body).toEqual({ team: 'Acme', role: 'author', email: member.email, isForYou: true });
    }
    expect(await members(owner)).toHaveLength(1);
    const stranger = await service.newUser();
    expect((await accept(stranger, token)).body['code']).toBe('invitation-for-other');
    const both = await Promise.all([accept(member, token), accept(member, token)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await accept(member, token)).status).toBe(400);
    expect((await members(member)).map(({ role }) => role).sort()).toEqual(['author', 'owner']);
  });

  it('is mailed without a word that a user chose', async () => {
    const token = await invite(member.email);
    const mails = await Promise.all((await service.mailbox.list(20)).map(({ id }) => service.mailbox.find(id)));
    const text = mails.find((mail) => mail?.text.includes(token))?.text ?? '';
    expect(text).toContain(owner.email);
    expect(text).not.toContain('Acme');
  });

  it('comes to one address six times a day, by whatever accounts', async () => {
    const { email } = member;
    const [other, another] = [await service.newUser(), await service.newUser()];
    for (const founder of [other, another]) await found(founder);
    const ask = (founder: Account) => founder.post('/api/team/invitations', { email, role: 'reader' });
    for (const founder of [owner, other, another, owner, other, another]) expect((await ask(founder)).status).toBe(200);
    expect((await ask(owner)).status).toBe(429);
  });

  it('ends by a newer one, when it is revoked, and after seven days', async () => {
    const first = await invite(member.email);
    const second = await invite(member.email, 'reader');
    expect((await accept(member, first)).body['code']).toBe('link-invalid');
    const { team } = (await owner.get('/api/team')).body as { team: { invitations: readonly { id: string }[] } };
    expect(team.invitations).toHaveLength(1);
    const revoke = () => owner.post(`/api/team/invitations/${team.invitations[0]?.id}/revoke`, {});
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    expect((await accept(member, second)).body['code']).toBe('link-invalid');
    const third = await invite(member.email);
    await service.database.pool.query("update team_invitation set expires_at = '2020-01-01'");
    expect((await accept(member, third)).body['code']).toBe('link-invalid');
  });

  it('is refused to who is in a team, and to a member', async () => {
    const other = await service.newUser();
    await found(other);
    const token = await invite(other.email);
    expect((await accept(other, token)).body['code']).toBe('in-a-team');
    await join(member);
    const again = await owner.post('/api/team/invitations', { email: member.email.toUpperCase(), role: 'reader' });
    expect(again.body['code']).toBe('member-already');
    expect((await found(member)).body['code']).toBe('in-a-team');
  });
});

describe('what a role may do', () => {
  /** The right that each call asks, on a sheet of the owner's. */
  const calls = {
    'read the draft': ['read', (who: Account, id: string) => who.get(`/api/drafts/${id}`)],
    'save the draft': ['write', (who: Account, id: string) => save(who, id)],
    'make the sheet and its order': ['pay', (who: Account, id: string) => make(who, id)],
    'order it from a chemist': [
      'pay',
      (who: Account, id: string) => who.post('/api/data/saveParameters', { draftId: id, version: 1 }),
    ],
    'delete the draft': ['delete', (who: Account, id: string) => who.send('DELETE', `/api/drafts/${id}`)],
    invite: [
      'manage',
      (who: Account) => who.post('/api/team/invitations', { email: 'eve@example.com', role: 'owner' }),
    ],
    dissolve: ['manage', (who: Account) => who.post('/api/team/dissolve', {})],
    'write the company profile': [
      'write',
      async (who: Account) => {
        const { body } = await who.get('/api/company-profile');
        return who.put('/api/company-profile', { profile: body['profile'] });
      },
    ],
  } as const;

  it.each(teamRoles.flatMap((role) => Object.keys(calls).map((call) => [role, call] as const)))(
    '%s: %s',
    async (role, call) => {
      const [right, run] = calls[call as keyof typeof calls];
      const id = await newDraft(owner);
      await join(member, role);
      const { status } = await run(member, id);
      expect(status).toBe(rolesWith(right).includes(role) ? 200 : 403);
      const stranger = await service.newUser();
      const refused = (await run(stranger, id)).status;
      // To delete what is not there is no fault, and everybody has a company profile.
      if (right !== 'delete' && call !== 'write the company profile') expect([403, 404]).toContain(refused);
    },
  );
});

describe('a team', () => {
  it('shares what its members make, says whose it is, and leaves alone what was before', async () => {
    const before = await newDraft(member, 'Mine');
    await join(member);
    const shared = await newDraft(member, 'Ours');
    expect((await listed(owner)).map(({ id }) => id)).toEqual([shared]);
    expect((await listed(owner))[0]?.shared).toEqual({ author: 'Ann' });
    expect(await listed(member)).toMatchObject([
      { id: shared, shared: { author: null } },
      { id: before, shared: null },
    ]);
    expect((await owner.post(`/api/drafts/${before}/share`, {})).status).toBe(404);
    expect((await member.post(`/api/drafts/${before}/share`, {})).status).toBe(200);
    expect(await listed(owner)).toHaveLength(2);
  });

  it('keeps both when two members save the same version', async () => {
    await join(member);
    const id = await newDraft(owner);
    const saved = await Promise.all([save(owner, id, 1, 'A'), save(member, id, 1, 'B')]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = saved.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'draft-changed', current: { version: 2 } });
  });

  it('lets who checks out pay, once for all, and shows the price to buyer and owner', async () => {
    const reader = await service.newUser();
    await join(member);
    await join(reader, 'reader');
    const id = await newDraft(owner);
    const { orderId } = (await make(member, id)).body as { orderId: string };
    expect((await pay(owner, orderId)).status).toBe(404);
    expect((await pay(member, orderId)).body['status']).toBe('paid');
    expect((await make(owner, id)).body).toMatchObject({ orderId, isPaid: true });
    expect(await bought(owner)).toMatchObject([{ _id: orderId, price: 8_500, boughtBy: 'Ann' }]);
    expect(await bought(member)).toMatchObject([{ _id: orderId, price: 8_500, boughtBy: null }]);
    expect(await bought(reader)).toMatchObject([{ _id: orderId, price: null, boughtBy: 'Ann' }]);
    const stranger = await service.newUser();
    for (const [who, status] of [
      [member, 200],
      [owner, 200],
      [reader, 404],
      [stranger, 404],
    ] as const)
      expect((await who.get(`/api/orders/${orderId}/invoice`)).status).toBe(status);
    expect((await reader.get(`/api/documents/${orderId}/text`)).status).toBe(200);
    for (const act of ['publish', 'withdraw']) {
      const change = (who: Account) => who.post(`/api/documents/${orderId}/public-page/${act}`, {});
      expect([(await change(reader)).status, (await change(owner)).status]).toEqual([403, 200]);
    }
    expect((await stranger.get(`/api/documents/${orderId}/text`)).status).toBe(404);
  });

  it('has one company profile', async () => {
    const { profile } = (await owner.get('/api/company-profile')).body as { profile: { readonly usual: object } };
    const usual = { ...profile.usual, companyName: 'Acme AG' };
    expect((await owner.put('/api/company-profile', { profile: { ...profile, usual } })).status).toBe(200);
    await join(member);
    expect((await member.get('/api/company-profile')).body).toMatchObject({ profile: { usual } });
  });
});

describe('who leaves a team', () => {
  it('loses access at once, with every open page, and what was made for the team stays', async () => {
    await join(member);
    const id = await newDraft(member);
    const { orderId } = (await make(member, id)).body as { orderId: string };
    await pay(member, orderId);
    const open = (await make(member, await newDraft(member, 'Open'))).body['orderId'];
    expect((await owner.post(`/api/team/members/${await idOf(member)}/remove`, {})).status).toBe(200);
    expect((await member.get(`/api/drafts/${id}`)).status).toBe(404);
    expect((await save(member, id)).status).toBe(404);
    expect((await make(member, id)).status).toBe(404);
    expect((await member.get(`/api/documents/${orderId}/text`)).status).toBe(404);
    for (const path of ['payWithStripe', 'confirmPayment']) {
      const again = await member.post(`/api/data/${path}`, { orderId });
      expect(again).toMatchObject({ status: 200, body: { status: 'paid' } });
      expect(again.body).not.toHaveProperty('data');
    }
    expect((await pay(member, open)).status).toBe(404);
    expect([await listed(member), await bought(member)]).toEqual([[], []]);
    expect((await listed(owner)).map(({ shared }) => shared)).toEqual([{ author: null }, { author: null }]);
    expect((await owner.get(`/api/documents/${orderId}/text`)).status).toBe(200);
    expect((await member.get('/api/team')).body).toEqual({ team: null });
  });

  it('can go by itself, but never as the last owner', async () => {
    await join(member);
    const ownId = await idOf(owner);
    expect((await owner.post(`/api/team/members/${ownId}/remove`, {})).body['code']).toBe('last-owner');
    expect((await owner.put(`/api/team/members/${ownId}`, { role: 'author' })).body['code']).toBe('last-owner');
    expect((await owner.put(`/api/team/members/${await idOf(member)}`, { role: 'owner' })).status).toBe(200);
    const [mine, theirs] = [ownId, await idOf(member)];
    const both = await Promise.all([
      owner.post(`/api/team/members/${mine}/remove`, {}),
      member.post(`/api/team/members/${theirs}/remove`, {}),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes along what it answers for where the team is dissolved', async () => {
    await join(member);
    const id = await newDraft(member);
    expect((await owner.post('/api/team/dissolve', {})).status).toBe(200);
    expect(await listed(owner)).toEqual([]);
    expect(await listed(member)).toMatchObject([{ id, shared: null }]);
  });
});

const sql = (text: string, ...values: unknown[]) => service.database.pool.query(text, values);

describe('what belongs to a shared sheet', () => {
  it('group standards: offered to all, changed by who may write, and kept when their author goes', async () => {
    const reader = await service.newUser();
    await join(member);
    await join(reader, 'reader');
    const MaterialId = await newDraft(owner);
    const own = { ApprovalCode: 'HSR999001', Name: 'Ours', MaterialId };
    const added = (await member.post('/api/group-standards/save', own)).body;
    const names = async (who: Account) => {
      const { answer } = await who.post('/api/group-standards/load', { MaterialId, CountryId: 'NZ' });
      return answer
        .json<{ Name: string; IsCustomStandard: boolean }[]>()
        .flatMap((each) => (each.IsCustomStandard ? each.Name : []));
    };
    expect([await names(owner), await names(reader)]).toEqual([['Ours'], ['Ours']]);
    expect((await reader.post('/api/group-standards/save', { ...own, Id: added['Id'] })).status).toBe(403);
    expect((await reader.post('/api/group-standards/delete', { standardId: added['Id'] })).status).toBe(404);
    expect((await owner.post('/api/group-standards/save', { ...own, Id: added['Id'], Name: 'New' })).status).toBe(200);
    expect((await owner.post(`/api/team/members/${await idOf(member)}/remove`, {})).status).toBe(200);
    expect(await names(owner)).toEqual(['New']);
    const stranger = await service.newUser();
    expect((await stranger.post('/api/group-standards/delete', { standardId: added['Id'] })).status).toBe(404);
  });

  it('group standards: one that a sheet names and nobody is offered stays where another is chosen', async () => {
    const named = { id: crypto.randomUUID(), approvalCode: 'HSR999003', name: 'Of before' };
    const draft = draftOf('Thinner');
    const description = { ...draft.description, country: 'NZ', groupStandards: [named] };
    const made = await member.post('/api/drafts', { draft: { ...draft, description } });
    const MaterialId = String(made.body['id']);
    const SelectedGroupStandardIds = ['HSR002530'];
    const choice = { MaterialId, SelectedGroupStandardIds, UnselectedGroupStandardIds: [] };
    const chosen = (await member.post('/api/group-standards/accept', choice)).answer.json<{ Id: string }[]>();
    expect(chosen.map(({ Id }) => Id)).toEqual([named.id, 'HSR002530']);
  });

  it('questions of a chemist: read by all, answered by who may write, and mailed to who is there', async () => {
    const reader = await service.newUser();
    const chemist = await service.newUser();
    await sql('update app_user set is_chemist_allowed = true where email = $1', chemist.email);
    await join(member);
    await join(reader, 'reader');
    const draftId = await newDraft(member, 'Asked');
    const order = await member.post('/api/data/saveParameters', { draftId, version: 1 });
    const { orderId } = order.body['data'] as { orderId: string };
    expect((await pay(member, orderId)).body).toMatchObject({ status: 'paid' });
    const { tasks } = (await chemist.get('/api/chemist/tasks')).body as { tasks: { id: string; version: number }[] };
    const path = `/api/chemist/tasks/${tasks[0]?.id}`;
    const taken = await chemist.post(`${path}/take`, { version: tasks[0]?.version });
    expect((await owner.post(`/api/team/members/${await idOf(member)}/remove`, {})).status).toBe(200);
    const question = { version: taken.body['version'], text: 'Which gas?' };
    expect((await chemist.post(`${path}/questions`, question)).status).toBe(200);
    await service.worker.drain();
    const mails = await Promise.all((await service.mailbox.list(20)).map(({ id }) => service.mailbox.find(id)));
    const told = mails.filter((mail) => mail?.text.includes(`/order-questions/${orderId}`));
    expect(told.map((mail) => mail?.recipient)).toEqual([owner.email]);
    const url = `/api/orders/${orderId}/questions`;
    expect((await member.get(url)).status).toBe(404);
    expect((await reader.get(url)).body).toMatchObject({ isOpen: true, questions: [{ text: 'Which gas?' }] });
    expect((await reader.post(url, { answer: 'None' })).body['code']).toBe('team-reader');
    expect((await owner.post(url, { answer: 'Carbon dioxide' })).body).toMatchObject({ isOpen: false });
    expect((await (await service.newUser()).get(url)).status).toBe(404);
  });

  it('is told to a reader as what it is: nothing to be changed', async () => {
    await join(member, 'reader');
    const id = await newDraft(owner);
    expect((await member.get(`/api/drafts/${id}`)).body).toMatchObject({ isReadOnly: true });
    expect((await owner.get(`/api/drafts/${id}`)).body).not.toHaveProperty('isReadOnly');
  });

  it('is in the export of who is a member, and not of who was one; the invoice of the buyer is', async () => {
    await join(member);
    const { orderId } = (await make(member, await newDraft(member, 'Of the team'))).body as { orderId: string };
    await pay(member, orderId);
    const { rows } = await sql('select id from app_user where email = $1', member.email);
    const { ownData } = service.work.stores;
    const { id: userId } = rows[0] as { id: string };
    const content = async () => ({
      sheets: JSON.stringify((await ownData.rowsOf(userId))['document']).includes('Of the team'),
      files: (await ownData.filesOf(userId)).length,
      orders: await ownData.paidOrdersOf(userId),
    });
    expect(await content()).toEqual({ sheets: true, files: 1, orders: [orderId] });
    await owner.post(`/api/team/members/${await idOf(member)}/remove`, {});
    expect(await content()).toEqual({ sheets: false, files: 0, orders: [orderId] });
  });
});

describe('a program of a member', () => {
  const program = async (of: Account) => {
    const asked = { name: 'Program', scopes: ['inspect', 'documents', 'audit'], password: 'Secret1' };
    const { secret } = (await of.post('/api/account/keys', asked)).body as { secret: string };
    return service.client({ authorization: `Bearer ${secret}` });
  };

  it('does with the drafts of the team what the role may, until the member goes', async () => {
    const reader = await service.newUser();
    await join(member);
    await join(reader, 'reader');
    const id = await newDraft(owner);
    const [writing, reading] = [await program(member), await program(reader)];
    const path = `/api/v1/drafts/${id}`;
    const ordering = { payload: { draftId: id }, headers: { 'idempotency-key': 'order 1' } };
    expect((await reading.get(path)).body).toMatchObject({ version: 1, isReadOnly: true });
    expect((await reading.put(path, { version: 1, draft: draftOf('No') })).body['code']).toBe('team-reader');
    expect((await reading.send('POST', '/api/v1/orders', ordering)).body['code']).toBe('team-reader');
    expect((await writing.put(path, { version: 1, draft: draftOf('Yes') })).body).toMatchObject({ version: 2 });
    const order = await writing.send('POST', '/api/v1/orders', ordering);
    expect(order).toMatchObject({ status: 200, body: { status: 'to-be-paid' } });
    const ordered = `/api/v1/orders/${String(order.body['id'])}`;
    expect((await writing.get(ordered)).status).toBe(200);
    await owner.post(`/api/team/members/${await idOf(member)}/remove`, {});
    for (const gone of [path, `${ordered}/files/pdf`]) expect((await writing.get(gone)).status).toBe(404);
    expect((await writing.put(path, { version: 2, draft: draftOf('Late') })).status).toBe(404);
  });
});

describe('the account of a member', () => {
  const deleteAccount = (who: Account) => who.post('/api/account/deletion', { password: 'Secret1' });

  it('is deleted without the sheets of the team; the last owner hands over first', async () => {
    await join(member);
    const id = await newDraft(member);
    const { orderId } = (await make(member, id)).body as { orderId: string };
    await pay(member, orderId);
    expect((await owner.get('/api/account/deletion')).body).toMatchObject({ obstacle: 'team' });
    expect((await deleteAccount(owner)).body['code']).toBe('last-owner');
    // An administrator is not asked to hand over: the team has an owner all the same.
    const admin = await service.newUser();
    await service.database.pool.query('update app_user set is_admin_allowed = true where email = $1', [admin.email]);
    const url = `/api/admin/users/${await idOf(owner)}/deletion`;
    expect((await admin.get(url)).body).toMatchObject({ obstacle: null, heir: member.email });
    expect((await deleteAccount(member)).status).toBe(200);
    expect((await owner.get(`/api/drafts/${id}`)).status).toBe(200);
    expect((await owner.get(`/api/documents/${orderId}/text`)).body).toMatchObject({ productName: 'Thinner' });
    expect((await deleteAccount(owner)).status).toBe(200);
    const { rows } = await service.database.pool.query('select 1 from draft where id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
