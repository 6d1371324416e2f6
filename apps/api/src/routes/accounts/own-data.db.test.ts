import { collectGarbage } from '@gosds/postgres/collect-garbage';
import { ofNobody, ownRows } from '@gosds/postgres/own-rows';
import { archive } from '@gosds/print/data/archive';
import type { ArchivedFile } from '@gosds/usecases/accounts/export-data';
import { forget, repeatErasures } from '@gosds/usecases/accounts/repeat-erasures';
import { removePapers } from '@gosds/usecases/money/remove-papers';
import { eraseJob } from '@gosds/usecases/staff/erase-account';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let opened: OpenedApp;
/** What the last export was packed of. */
let packed: readonly ArchivedFile[] = [];
beforeAll(async () => {
  opened = await openApp({
    archive: (files) => {
      packed = files;
      return archive(files);
    },
  });
});
afterAll(() => opened.close());

/** What the database answers, past the stores. */
async function rowsOf(query: string, ...values: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await opened.database.pool.query<Record<string, unknown>>(query, [...values]);
  return rows;
}

async function allTables(): Promise<readonly string[]> {
  const asked = `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  return (await rowsOf(asked)).map(({ name }) => String(name));
}

/** Tables of which a row holds the text, anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    const rows = await rowsOf(`select 1 from "${table}" own where own::text ilike $1 limit 1`, `%${text}%`);
    if (rows.length > 0) found.push(table);
  }
  return found.toSorted();
}

/** An account with a draft, a paid and mailed sheet, an invoice, a company profile and feedback. */
async function customer() {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Zebedee Q${mark}`;
  const company = `Works of ${mark}`;
  const email = `zebedee.${crypto.randomUUID()}@quux.example`;
  const user = await opened.newUser(email);
  await user.post('/api/users/save-user-name', { userName: name });
  const dangerousGoods = { ...brakeCleaner.draft.dangerousGoods, confirmed: true };
  const description = { ...brakeCleaner.draft.description, companyName: company };
  const draft = { ...brakeCleaner.draft, dangerousGoods, description };
  const made = await user.post('/api/drafts', { draft });
  const id = String(made.body['id']);
  const document = await user.post('/api/data/credo', { draftId: id, version: 1 });
  const orderId = String(document.body['orderId']);
  const paid = await user.post('/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa' });
  await user.post('/api/company-profile/remember', { described: description, replaces: true });
  await user.post('/api/discount/feed-back', { raiting1: 5, raiting2: 5, raiting3: 5, comment: `I am ${name}.` });
  await user.post('/logError', { request: 'GET /', error: `${email} failed`, userAgent: 'x' });
  await opened.worker.drain();
  const [row] = await rowsOf('select id from app_user where email = $1', email);
  return {
    ...user,
    email,
    name,
    company,
    userId: String(row!['id']),
    orderId,
    statuses: [made.status, document.status, paid.status],
  };
}

describe('every table', () => {
  it('stands among those that a user has rows in, or among the others', async () => {
    expect([...Object.keys(ownRows), ...ofNobody].toSorted()).toEqual((await allTables()).toSorted());
  });
});

describe('the export of all own data', () => {
  it('is collected once, told by mail, and downloaded by its owner until it expires', async () => {
    const ann = await customer();
    expect(ann.statuses).toEqual([200, 200, 200]);
    expect((await ann.get('/api/account/export')).body).toEqual({ export: null });
    expect((await ann.get('/api/account/export/file')).status).toBe(404);
    const asked = await Promise.all([1, 2, 3].map(() => ann.post('/api/account/export', {})));
    expect(asked.map(({ body }) => body['export'])).toMatchObject([{ ready: null }, { ready: null }, { ready: null }]);
    expect(await rowsOf('select id from account_export where user_id = $1', ann.userId)).toHaveLength(1);
    await opened.worker.drain();
    expect((await opened.mailbox.list(1))[0]).toMatchObject({ recipient: ann.email, subject: 'Your data are ready' });

    const { answer } = await ann.get('/api/account/export/file');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const texts = new Map(packed.map((file) => [file.name, Buffer.from(file.content).toString()]));
    const names = [...texts.keys()];
    for (const table of Object.keys(ownRows)) expect(names).toContain(`data/${table}.json`);
    expect(names).toContainEqual(expect.stringMatching(/^sheets\/CW\d+-\d+\.pdf$/));
    expect(names).toContainEqual(expect.stringMatching(/^invoices\/INV-\d{4}-\d{6}\.pdf$/));
    expect(texts.get('data/app_user.json')).toContain(ann.name);
    expect(texts.get('data/draft.json')).toContain(ann.company);
    const text = [...texts.values()].join('');
    for (const secret of ['password_hash', 'token_hash', 'csrf_hash', 'hash of Secret1'])
      expect(text).not.toContain(secret);

    const bob = await opened.newUser();
    expect((await bob.get('/api/account/export/file')).status).toBe(404);
    const before = opened.time.now;
    opened.time.now = new Date(before.getTime() + policy.retention.exportDays * 24 * 3_600_000);
    await ann.logIn(ann.email);
    expect((await ann.get('/api/account/export/file')).status).toBe(404);
    opened.time.now = before;
  });

  it('can be asked for again where one was given up', async () => {
    const user = await opened.newUser();
    await user.post('/api/account/export', {});
    await rowsOf(`update job set given_up_at = now() where kind = 'export-account' and done_at is null`);
    expect((await user.get('/api/account/export')).body).toEqual({ export: null });
    expect((await user.post('/api/account/export', {})).status).toBe(200);
    await opened.worker.drain();
    expect((await user.get('/api/account/export/file')).status).toBe(200);
  });

  it('is made three times a day at most', async () => {
    const user = await opened.newUser();
    const before = opened.time.now;
    const ask = async () => (await user.post('/api/account/export', {})).status;
    for (let times = 0; times < policy.exports.perDay; times += 1) {
      expect(await ask()).toBe(200);
      await opened.worker.drain();
      opened.time.now = new Date(opened.time.now.getTime() + policy.exports.sameForMinutes * 60_000);
    }
    expect(await ask()).toBe(429);
    opened.time.now = before;
  });

  it('is one, however often and fast the button is pressed, also after it is made', async () => {
    const user = await opened.newUser();
    const ask = async () => {
      const { status, body } = await user.post('/api/account/export', {});
      return [status, (body['export'] as { askedAt: string }).askedAt] as const;
    };
    const clicks = await Promise.all(Array.from({ length: 12 }, ask));
    await opened.worker.drain();
    const answers = new Set([...clicks, await ask(), await ask(), await ask(), await ask()].map(String));
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^200,/);
  });
});

describe('deleting an account', () => {
  it('leaves neither name, company nor e-mail in any table but that of invoices, which the law keeps', async () => {
    const ann = await customer();
    await ann.post('/api/account/export', {});
    await opened.worker.drain();
    expect((await tablesWith(ann.email)).length).toBeGreaterThan(2);
    expect((await ann.get('/api/account/deletion')).body).toMatchObject({
      obstacle: null,
      kept: { documents: 1, ...policy.invoicesKept },
      sheets: 1,
    });
    const gone = await ann.post('/api/account/deletion', { password: 'Secret1' });
    expect(gone.status).toBe(200);
    for (const text of [ann.email, ann.name, ann.company]) {
      const tables = await tablesWith(text);
      expect(tables.filter((table) => table !== 'money_document')).toEqual([]);
    }
    const [paper] = await rowsOf('select content from money_document where order_id = $1', ann.orderId);
    expect(paper?.['content']).toMatchObject({ buyer: { name: ann.name, company: ann.company, email: ann.email } });
    expect((await ann.get('/api/users/checkUserName')).status).toBe(401);
    expect((await opened.client().logIn(ann.email)).status).toBe(401);
  });

  it('keeps the numbers of orders and sheets, and lets the address sign up anew', async () => {
    const ann = await customer();
    await ann.post('/api/account/deletion', { password: 'Secret1' });
    expect(await rowsOf('select number, draft, clean_hash from document where user_id = $1', ann.userId)).toEqual([
      { number: expect.any(Number) as number, draft: {}, clean_hash: null },
    ]);
    const again = { email: ann.email, password: 'Secret1', name: 'Ann' };
    expect((await opened.client().post('/api/users/signup', again)).status).toBe(200);
  });

  it('keeps a page that was published, and no other', async () => {
    const pagesOf = async (publishes: boolean) => {
      const ann = await customer();
      if (publishes) await ann.post(`/api/documents/${ann.orderId}/public-page/publish`, {});
      const { body } = await ann.get(`/api/documents/${ann.orderId}/text`);
      await ann.post('/api/account/deletion', { password: 'Secret1' });
      const { url } = (body as { publicPage: { url: string } }).publicPage;
      return (await opened.client().get(new URL(url).pathname)).status;
    };
    expect([await pagesOf(true), await pagesOf(false)]).toEqual([200, 404]);
  });

  it('asks for the password, and is refused to staff and while a payment is under way', async () => {
    const ann = await customer();
    const ask = async (password: string) => {
      const { status, body } = await ann.post('/api/account/deletion', { password });
      return [status, body['code']];
    };
    expect(await ask('Other12')).toEqual([403, 'password-wrong']);
    await rowsOf('update app_user set is_chemist_allowed = true where id = $1', ann.userId);
    expect(await ask('Secret1')).toEqual([409, 'account-is-staff']);
    await rowsOf('update app_user set is_chemist_allowed = false where id = $1', ann.userId);
    await rowsOf(
      `insert into sale_order (user_id, created_at, status, lines_written) values ($1, now(), 'pending', 1)`,
      ann.userId,
    );
    expect(await ask('Secret1')).toEqual([409, 'account-in-use']);
    expect((await ann.get('/api/users/checkUserName')).status).toBe(200);
  });
});

describe('an account that an administrator deletes', () => {
  async function administrator() {
    const admin = await opened.newUser();
    await rowsOf('update app_user set is_admin_allowed = true where email = $1', admin.email);
    return admin;
  }
  const reason = 'Request 4711 of the customer';
  const acts = async (admin: Awaited<ReturnType<typeof administrator>>, userId: string) => {
    const { body } = await admin.get('/api/admin/acts=0');
    type Act = { kind: string; about: string; staff: string; detail: readonly { after: string }[] };
    return (body['acts'] as readonly Act[]).filter(({ about }) => about === userId);
  };

  it('leaves nothing but invoices, as the deletion by its owner, and the log tells who and why', async () => {
    const [ann, admin] = [await customer(), await administrator()];
    const url = `/api/admin/users/${ann.userId}/deletion`;
    const kept = { documents: 1, ...policy.invoicesKept };
    const facts = { obstacle: null, kept, sheets: 1, services: 0, heir: null };
    expect((await admin.get(url)).body).toEqual(facts);
    for (const body of [
      { reason, password: 'Other12' },
      { reason: 'no', password: 'Secret1' },
    ]) {
      expect([400, 403]).toContain((await admin.post(url, body)).status);
    }
    expect((await ann.get('/api/users/checkUserName')).status).toBe(200);
    expect((await admin.post(url, { reason, password: 'Secret1' })).status).toBe(200);
    for (const text of [ann.email, ann.name, ann.company]) expect(await tablesWith(text)).toEqual(['money_document']);
    expect((await ann.get('/api/users/checkUserName')).status).toBe(401);
    expect((await admin.post(url, { reason, password: 'Secret1' })).status).toBe(404);
    expect(await acts(admin, ann.userId)).toMatchObject([
      { kind: 'deleted-account', staff: admin.email },
      { kind: 'asked-deletion', staff: admin.email, detail: [{ name: 'reason', after: reason }] },
    ]);
  });

  it('is neither one of staff, nor one with a payment under way', async () => {
    const [ann, admin] = [await customer(), await administrator()];
    const url = `/api/admin/users/${ann.userId}/deletion`;
    const ask = async () => (await admin.post(url, { reason, password: 'Secret1' })).body['code'];
    await rowsOf('update app_user set is_discount_allowed = true where id = $1', ann.userId);
    expect([(await admin.get(url)).body['obstacle'], await ask()]).toEqual(['staff', 'account-is-staff']);
    await rowsOf('update app_user set is_discount_allowed = false where id = $1', ann.userId);
    await rowsOf(
      `insert into sale_order (user_id, created_at, status, lines_written) values ($1, now(), 'pending', 1)`,
      ann.userId,
    );
    expect([(await admin.get(url)).body['obstacle'], await ask()]).toEqual(['order', 'account-in-use']);
    expect(await acts(admin, ann.userId)).toEqual([]);
  });

  it('is deleted by the job of a command, which goes with it', async () => {
    const [ann, admin] = [await customer(), await administrator()];
    const [row] = await rowsOf('select id from app_user where email = $1', admin.email);
    await opened.work.stores.jobs.enqueue(eraseJob({ staffId: String(row!['id']), userId: ann.userId, reason }));
    await opened.worker.drain();
    expect(await tablesWith(ann.email)).toEqual(['money_document']);
    expect(await rowsOf(`select id from job where kind = 'delete-account'`)).toEqual([]);
    expect((await acts(admin, ann.userId)).map(({ kind }) => kind)).toEqual(['deleted-account', 'asked-deletion']);
  });
});

/** Runs a call until it waits for the row of its user, which is deleted then. */
async function deletedMeanwhile<T>(userId: string, call: () => Promise<T>): Promise<T> {
  const client = await opened.database.pool.connect();
  await client.query('begin');
  await client.query('select from app_user where id = $1 for update', [userId]);
  await client.query('update app_user set deleted_at = now() where id = $1', [userId]);
  const answer = call();
  await expect
    .poll(() => rowsOf(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
    .toHaveLength(1);
  await client.query('commit');
  client.release();
  return answer;
}

describe('a call that is under way when its account is deleted', () => {
  it('writes no draft', async () => {
    const ann = await customer();
    const before = await rowsOf('select id from draft where user_id = $1', ann.userId);
    const made = await deletedMeanwhile(ann.userId, () => ann.post('/api/drafts', {}));
    expect(made.status).toBe(401);
    expect(await rowsOf('select id from draft where user_id = $1', ann.userId)).toEqual(before);
  });

  it('charges nothing', async () => {
    const user = await opened.newUser();
    const dangerousGoods = { ...brakeCleaner.draft.dangerousGoods, confirmed: true };
    const made = await user.post('/api/drafts', { draft: { ...brakeCleaner.draft, dangerousGoods } });
    const document = await user.post('/api/data/credo', { draftId: made.body['id'], version: 1 });
    const orderId = String(document.body['orderId']);
    const [row] = await rowsOf('select id from app_user where email = $1', user.email);
    const order = { orderId, tokenId: 'pm_card_visa' };
    const paid = await deletedMeanwhile(String(row?.['id']), () => user.post('/api/data/payWithStripe', order));
    expect(paid.status).toBe(401);
    expect(await rowsOf('select status from sale_order where id = $1', orderId)).toEqual([{ status: 'new' }]);
  });

  it('leaves no row for long', async () => {
    const ann = await customer();
    const profile = await rowsOf('select * from company_profile where user_id = $1', ann.userId);
    expect((await ann.post('/api/account/deletion', { password: 'Secret1' })).status).toBe(200);
    await rowsOf(
      'insert into company_profile select * from json_populate_record(null::company_profile, $1)',
      JSON.stringify(profile[0]),
    );
    await rowsOf(
      `insert into job (kind, key, data, run_at) values ('new-device-mail', $1, $2, now())`,
      crypto.randomUUID(),
      JSON.stringify({ userId: ann.userId }),
    );
    await collectGarbage({ db: opened.database.db, blobs: opened.blobs });
    for (const text of [ann.company, ann.userId])
      expect(await tablesWith(text)).not.toEqual(expect.arrayContaining(['company_profile', 'job']));
    expect(await rowsOf('select from company_profile where user_id = $1', ann.userId)).toEqual([]);
    expect(await rowsOf(`select from job where data::text like $1`, `%${ann.userId}%`)).toEqual([]);
  });
});

describe('invoices of a deleted account', () => {
  const { years } = policy.invoicesKept;
  const papersOf = (orderId: string) => rowsOf('select id from money_document where order_id = $1', orderId);
  /** The daily removal, on a day of the year so many years after the invoices. */
  const removeIn = (after: number, day: string) => {
    const now = new Date(`${opened.time.now.getUTCFullYear() + after}-${day}`);
    return removePapers({ work: opened.work, clock: () => now, invoicesKept: policy.invoicesKept })();
  };

  it('stay for the years of the law, counted from the end of the year, and go then', async () => {
    const ann = await customer();
    await ann.post('/api/account/deletion', { password: 'Secret1' });
    await removeIn(years, '12-31T23:59:59Z');
    expect(await papersOf(ann.orderId)).toHaveLength(1);
    await removeIn(years + 1, '01-01T00:00:00Z');
    expect(await papersOf(ann.orderId)).toEqual([]);
    for (const text of [ann.email, ann.name, ann.company]) expect(await tablesWith(text)).toEqual([]);
  });

  it('go together with a credit note of a later year', async () => {
    const ann = await customer();
    const [refund] = await rowsOf(
      `insert into order_refund (order_id, provider_id, amount_minor, state, made_at)
        values ($1, $2, 100, 'done', now()) returning id`,
      ...[ann.orderId, crypto.randomUUID()],
    );
    await rowsOf(
      `insert into money_document (order_id, refund_id, kind, year, number, issued_at)
        select order_id, $2, 'credit-note', year + 1, 1, issued_at + interval '1 year' from money_document where order_id = $1`,
      ...[ann.orderId, String(refund?.['id'])],
    );
    await ann.post('/api/account/deletion', { password: 'Secret1' });
    await removeIn(years + 1, '12-31T23:59:59Z');
    expect(await papersOf(ann.orderId)).toHaveLength(2);
    await removeIn(years + 2, '01-01T00:00:00Z');
    expect(await papersOf(ann.orderId)).toEqual([]);
  });

  it('stay with an account that is there, and with a team', async () => {
    const [ann, bob] = [await customer(), await customer()];
    await rowsOf(
      `with made as (insert into team (name, created_at) values ('T', now()) returning id)
        update draft set team_id = made.id from made where user_id = $1`,
      bob.userId,
    );
    await bob.post('/api/account/deletion', { password: 'Secret1' });
    await removeIn(years + 1, '01-01T00:00:00Z');
    for (const { orderId } of [ann, bob]) expect(await papersOf(orderId)).toHaveLength(1);
    await expect(rowsOf('delete from money_document where order_id = $1', ann.orderId)).rejects.toThrow(
      /cannot change/,
    );
  });
});

describe('a restored backup', () => {
  const logged: string[] = [];
  const again = () =>
    repeatErasures({
      ...{ work: opened.work, erasures: opened.erasures, clock: () => opened.time.now },
      errorLog: { add: async ({ message }) => void logged.push(message) },
    })();

  /** What was of the account before it was deleted, as it stood in the backup. */
  async function restored(changes = '') {
    const ann = await customer();
    const [profile] = await rowsOf('select * from company_profile where user_id = $1', ann.userId);
    expect((await ann.post('/api/account/deletion', { password: 'Secret1' })).status).toBe(200);
    await rowsOf(
      `update app_user set deleted_at = null, email = $2, email_key = $2, name = $3 ${changes} where id = $1`,
      ...[ann.userId, ann.email, ann.name],
    );
    await rowsOf(
      'insert into company_profile select * from json_populate_record(null::company_profile, $1)',
      JSON.stringify(profile),
    );
    return ann;
  }

  it('loses the account again, and everything of it', async () => {
    const ann = await restored();
    expect(await opened.erasures.list()).toContain(ann.userId);
    await Promise.all([again(), again()]);
    for (const text of [ann.email, ann.name, ann.company])
      expect((await tablesWith(text)).filter((table) => table !== 'money_document')).toEqual([]);
    expect(await rowsOf('select from app_user where id = $1 and deleted_at is not null', ann.userId)).toHaveLength(1);
  });

  it('keeps an account whose payment is under way until it is settled, and says so', async () => {
    const ann = await restored();
    const values = `values ($1, now(), 'pending', 1)`;
    await rowsOf(`insert into sale_order (user_id, created_at, status, lines_written) ${values}`, ann.userId);
    await again();
    expect(logged.at(-1)).toBe(
      `The account ${ann.userId} was deleted before, and could not be deleted again: account-in-use.`,
    );
    expect(await opened.work.stores.users.find(ann.userId)).toBeDefined();
    await rowsOf(`update sale_order set status = 'failed' where user_id = $1 and status = 'pending'`, ann.userId);
    await again();
    expect(await opened.work.stores.users.find(ann.userId)).toBeUndefined();
  });

  it.each([
    ['the author who is there longest', ['reader', 'author', 'author'], 1],
    ['a reader where there is no author', ['reader', 'reader'], 0],
  ] as const)('gives a team that it left without an owner to %s', async (_, roles, heir) => {
    const ann = await restored();
    const [team] = await rowsOf(`insert into team (name, created_at) values ('T', now()) returning id`);
    const join = (userId: string, role: string, days: number) =>
      rowsOf(
        `insert into team_member (team_id, user_id, role, joined_at) values ($1, $2, $3, now() + $4::int * interval '1 day')`,
        ...[String(team?.['id']), userId, role, String(days)],
      );
    await join(ann.userId, 'owner', 0);
    const members: string[] = [];
    for (const [index, role] of roles.entries()) {
      const { userId } = await customer();
      members.push(userId);
      await join(userId, role, index + 1);
    }
    await again();
    expect(await opened.work.stores.users.find(ann.userId)).toBeUndefined();
    const owners = await rowsOf(
      `select user_id from team_member where team_id = $1 and role = 'owner'`,
      String(team?.['id']),
    );
    expect(owners).toEqual([{ user_id: members[heir] }]);
    expect(logged.at(-1)).toContain(`The account ${members[heir]} is owner of the team`);
  });

  it('finds every deletion noted, also one whose note could not be written', async () => {
    const ann = await customer();
    await opened.work.transaction((stores) => forget(stores, { id: ann.userId, email: ann.email }, opened.time.now));
    expect(await opened.erasures.list()).not.toContain(ann.userId);
    await again();
    expect(await opened.erasures.list()).toContain(ann.userId);
  });
});

describe('an address that another one ends or begins with', () => {
  it('keeps its jobs, mails and errors', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const user = await opened.newUser(`o.${mark}@quux.example`);
    const others = [`bo.${mark}@quux.example`, `b.o.${mark}@quux.example`, `o.${mark}@quux.example.net`];
    for (const email of [user.email, ...others]) {
      await opened.client().post('/logError', { request: 'GET /', error: `To ${email}: failed.`, userAgent: 'x' });
      await opened.client().post('/api/users/promolink', { email, promocodeType: 'GoSDS' });
    }
    expect((await user.post('/api/account/deletion', { password: 'Secret1' })).status).toBe(200);
    for (const email of others) {
      expect(await rowsOf(`select from error_log where message = $1`, `To ${email}: failed.`)).toHaveLength(1);
      expect(await rowsOf('select from mailbox where recipient = $1', email)).toHaveLength(1);
      expect(await rowsOf(`select from job where data ->> 'email' = $1`, email)).toHaveLength(1);
    }
    for (const column of [`error_log where message like '% ' || $1 || ':%'`, 'mailbox where recipient = $1'])
      expect(await rowsOf(`select from ${column}`, user.email)).toEqual([]);
  });
});

describe('the row that stays of a deleted account', () => {
  it('is known by no address', async () => {
    const user = await opened.newUser();
    const [row] = await rowsOf('select id from app_user where email = $1', user.email);
    await user.post('/api/account/deletion', { password: 'Secret1' });
    const email = `${String(row?.['id'])}@deleted.invalid`;
    expect((await opened.client().logIn(email, 'x')).status).toBe(401);
    const forgotten = await opened.client().post('/api/users/forgot-password', { email });
    expect(forgotten.body).toMatchObject({ code: 'user-not-registered' });
  });
});
