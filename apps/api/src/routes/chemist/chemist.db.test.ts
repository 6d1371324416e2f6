import { type Draft, draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import { collectGarbage } from '@gosds/postgres/collect-garbage';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { DeskLine } from '@gosds/contract/chemist/tasks';
import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

type Line = Pick<DeskLine, 'part' | 'id' | 'proposed' | 'edit' | 'addition' | 'pieces' | 'writing'>;
type Task = {
  id: string;
  version: number;
  state: string;
  cwOrderId: string;
  isMine: boolean;
  addable: readonly { added: string; code: string; texts: readonly string[] }[];
  sections: readonly { parts: readonly { lines: readonly Line[] }[] }[];
};
type User = Awaited<ReturnType<OpenedApp['newUser']>>;

const tasksUrl = '/api/chemist/tasks';

let service: OpenedApp;
let chemist: User;
let buyer: User;

async function newChemist(): Promise<User> {
  const user = await service.newUser();
  await service.database.pool.query('update app_user set is_chemist_allowed = true where email = $1', [user.email]);
  return user;
}

const idOf = async ({ email }: User) => (await service.work.stores.users.findByEmail(email))!.id;

/** A paid order of a sheet by a chemist; its id. */
async function order(productName: string, recipe: Draft = emptyDraft()): Promise<string> {
  const userId = await idOf(buyer);
  const draft = draftSchema.parse({
    ...recipe,
    description: { productName, companyName: 'Acme', country: 'DE', language: 'en', uses: 'solvent' },
  });
  const { work } = service;
  const stored = await work.stores.drafts.add({ userId, draft }, service.time.now);
  const { id: draftId, version: draftVersion, materialNumber } = stored;
  return work.transaction(({ chemistTasks }) =>
    chemistTasks.open({ userId, draftId, draftVersion, materialNumber, draft }, service.time.now),
  );
}

async function pay(orderId: string): Promise<void> {
  const answer = await buyer.post('/api/data/payWithStripe', {
    tokenId: 'pm_card_visa',
    orderId,
    goEr: '',
  });
  expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } });
}

const pageOf = async (query: string) =>
  (await chemist.get(`${tasksUrl}?${query}`)).body as { tasks: (Task & { productName: string })[]; count: number };
const list = async (user: User) => ((await user.get(tasksUrl)).body as { tasks: Task[] }).tasks;
const open = async (user: User, id: string) => (await user.get(`${tasksUrl}/${id}`)).body as unknown as Task;
const linesOf = (task: Task) => task.sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
const mails = async () => Promise.all((await service.mailbox.list(20)).map(({ id }) => service.mailbox.find(id)));

beforeAll(async () => {
  service = await openApp();
  chemist = await newChemist();
});
beforeEach(async () => {
  buyer = await service.newUser();
});
afterAll(() => service.close());

describe('what a chemist shall author', () => {
  it('is saved by its owner, once a draft until it is paid, and priced without a promo code', async () => {
    const { work, time } = service;
    const product = brakeCleaner.draft;
    const { id: draftId } = await work.stores.drafts.add({ userId: await idOf(buyer), draft: product }, time.now);
    const save = (version = 1, user = buyer) => user.post('/api/data/saveParameters', { draftId, version });
    expect((await save(1, chemist)).status).toBe(404);
    expect(await save(2)).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
    const first = await save();
    expect(first).toMatchObject({ status: 200, body: { data: { orderId: expect.any(String) as string } } });
    expect((await save()).body).toEqual(first.body);
    const { orderId } = (first.body as { data: { orderId: string } }).data;
    expect((await buyer.post('/api/data/prices', { orderId })).body).toMatchObject({
      amount: 8500,
      promo: { isAccepted: false },
      order: { isByChemist: true, productName: product.description.productName, payment: 'open' },
    });
    await pay(orderId);
    expect((await save()).body).not.toEqual(first.body);
  });

  it('is complete', async () => {
    const { work, time } = service;
    const { id: draftId } = await work.stores.drafts.add({ userId: await idOf(buyer), draft: emptyDraft() }, time.now);
    const answer = await buyer.post('/api/data/saveParameters', { draftId, version: 1 });
    expect(answer).toMatchObject({ status: 422, body: { code: 'sheet-incomplete' } });
  });
});

/** A queued task of a new product. */
async function queued(productName: string, recipe?: Draft): Promise<{ task: Task; orderId: string }> {
  const orderId = await order(productName, recipe);
  await pay(orderId);
  const task = (await list(chemist)).find((each) => 'productName' in each && each.productName === productName);
  return { task: task!, orderId };
}

async function taken(productName: string, recipe?: Draft) {
  const { task, orderId } = await queued(productName, recipe);
  const answer = await chemist.post(`${tasksUrl}/${task.id}/take`, { version: task.version });
  return { task: answer.body as unknown as Task, orderId };
}

describe('the desk of the chemists', () => {
  it('is there for chemists alone', async () => {
    const { task } = await queued('Guarded');
    for (const url of [tasksUrl, `${tasksUrl}/${task.id}`]) expect((await buyer.get(url)).status).toBe(403);
    const change = { version: task.version };
    for (const act of ['take', 'hand-back']) {
      expect((await buyer.post(`${tasksUrl}/${task.id}/${act}`, change)).status).toBe(403);
    }
    expect((await buyer.post(`${tasksUrl}/${task.id}/sign`, { ...change, name: 'Me' })).status).toBe(403);
    const edit = { ...change, part: 0, id: 'uses', edit: null };
    expect((await buyer.put(`${tasksUrl}/${task.id}/lines`, edit)).status).toBe(403);
    const element = { ...change, added: 'statement', code: 'H315', addition: null };
    expect((await buyer.put(`${tasksUrl}/${task.id}/additions`, element)).status).toBe(403);
    expect((await chemist.get(`${tasksUrl}/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('has a sheet once its order is paid, due after three days, and the buyer has a receipt', async () => {
    const orderId = await order('Queued');
    const names = async () => (await list(chemist)).map((each) => 'productName' in each && each.productName);
    expect(await names()).not.toContain('Queued');
    await pay(orderId);
    expect(await names()).toContain('Queued');
    const task = (await list(chemist)).find((each) => 'productName' in each && each.productName === 'Queued');
    expect(task).toMatchObject({ state: 'queued', takenBy: null, isMine: false });
    await expect(service.worker.runNow(`mail-chemist-order:${orderId}`)).resolves.toBe('done');
    const mail = (await mails()).find((each) => each?.recipient === buyer.email);
    expect(mail?.text).toContain('Once your SDS is completed, we will send you a PDF copy to your email.');
    expect(mail?.text).toContain('You paid USD 85.00.');
  });

  it('shows the buyer nothing of it before it is signed', async () => {
    const { orderId } = await queued('Unseen');
    expect((await buyer.get(`/api/documents/${orderId}/text`)).status).toBe(404);
    expect((await buyer.get(`/api/documents/${orderId}/pdf`)).status).toBe(404);
    expect(await service.work.stores.orders.listSummaries(await idOf(buyer), 10)).toEqual([]);
  });

  it('asks the buyer by mail and waits; the answer lands in the order, once, and from its buyer alone', async () => {
    const { task, orderId } = await taken('Asked');
    const url = `/api/orders/${orderId}/questions`;
    const question = { version: task.version, text: 'Which <b>gas</b>?' };
    expect((await buyer.post(`${tasksUrl}/${task.id}/questions`, question)).status).toBe(403);
    const asked = await chemist.post(`${tasksUrl}/${task.id}/questions`, question);
    expect(asked).toMatchObject({ status: 200, body: { state: 'question', isMine: false } });
    const { version } = asked.body as unknown as Task;
    expect(await chemist.post(`${tasksUrl}/${task.id}/sign`, { version, name: 'Me' })).toMatchObject({ status: 409 });
    await expect(service.worker.runNow(`mail-chemist-question:${orderId}:${task.version}`)).resolves.toBe('done');
    const mail = (await mails()).findLast((each) => each?.recipient === buyer.email);
    expect(mail?.text).toContain('Which <b>gas</b>?');
    expect(mail?.text).toContain(`/order-questions/${orderId}`);
    const stranger = await service.newUser();
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.post(url, { answer: 'None' })).status).toBe(404);
    expect((await buyer.post(url, { answer: ' ' })).status).toBe(400);
    expect((await buyer.get(url)).body).toMatchObject({ isOpen: true, questions: [{ answer: null }] });
    expect((await buyer.post(url, { answer: 'Carbon dioxide' })).body).toMatchObject({ isOpen: false });
    expect(await buyer.post(url, { answer: 'Air' })).toMatchObject({ status: 409, body: { code: 'task-changed' } });
    expect((await chemist.get(`${tasksUrl}/${task.id}`)).body).toMatchObject({
      state: 'taken',
      isMine: true,
      questions: [{ text: 'Which <b>gas</b>?', answer: 'Carbon dioxide' }],
    });
  });

  it('lets one chemist work on a sheet, who can hand it back', async () => {
    const other = await newChemist();
    const { task } = await queued('Shared');
    const url = `${tasksUrl}/${task.id}`;
    const answers = await Promise.all(
      [chemist, other].map((user) => user.post(`${url}/take`, { version: task.version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first, second] = answers[0]?.status === 200 ? [chemist, other] : [other, chemist];
    const mine = await open(first, task.id);
    expect(mine.isMine).toBe(true);
    expect((await open(second, task.id)).isMine).toBe(false);
    expect((await second.post(`${url}/hand-back`, { version: mine.version })).status).toBe(409);
    expect((await first.post(`${url}/hand-back`, { version: mine.version })).body).toMatchObject({ state: 'queued' });
  });

  it('keeps what was written when two write at once', async () => {
    const { task } = await taken('Twice');
    const url = `${tasksUrl}/${task.id}/lines`;
    const [one, two] = linesOf(await open(chemist, task.id));
    const write = (line: Line, text: string) =>
      chemist.put(url, { version: task.version, part: line.part, id: line.id, edit: { text, reason: 'Clearer.' } });
    expect(await write(one!, 'First')).toMatchObject({ status: 200 });
    expect(await write(two!, 'Second')).toMatchObject({ status: 409, body: { code: 'task-changed' } });
    const now = await open(chemist, task.id);
    expect(linesOf(now).filter(({ edit }) => edit !== null)).toMatchObject([
      { id: one!.id, edit: { text: 'First', reason: 'Clearer.' } },
    ]);
    const undone = await chemist.put(url, { version: now.version, part: one!.part, id: one!.id, edit: null });
    expect(linesOf(undone.body as unknown as Task).filter(({ edit }) => edit !== null)).toEqual([]);
  });

  it('takes no edit of a line that the sheet does not have', async () => {
    const { task } = await taken('Nowhere');
    const [line] = linesOf(await open(chemist, task.id));
    const ask = (part: number, id: string) =>
      chemist.put(`${tasksUrl}/${task.id}/lines`, {
        ...{ version: task.version, part, id },
        edit: { text: 'x', reason: 'Clearer.' },
      });
    for (const [part, id] of [
      [0, 'constructor'],
      [0, '__proto__'],
      [1, line!.id],
    ] as const)
      expect(await ask(part, id)).toMatchObject({ status: 404 });
    expect(await ask(0, line!.id)).toMatchObject({ status: 200 });
  });

  it('takes no edit without a reason, and finds what the law asks for and somebody took out', async () => {
    const { task } = await taken('Reasons');
    const url = `${tasksUrl}/${task.id}/lines`;
    const line = linesOf(await open(chemist, task.id)).find(({ proposed }) => proposed === 'Acme')!;
    const ask = (edit: object) => chemist.put(url, { version: task.version, part: 0, id: line.id, edit });
    expect((await ask({ text: 'x', reason: ' ' })).status).toBe(400);
    const answer = await ask({ text: null, reason: 'It is secret.' });
    const { findings } = answer.body as unknown as { findings: readonly { message: string }[] };
    expect(findings.length).toBeGreaterThan(0);
    expect(linesOf(answer.body as unknown as Task).find(({ id }) => id === line.id)?.pieces).toEqual([
      { kind: 'deleted', text: 'Acme' },
    ]);
  });
});

/** Names of the buyer's orders that My Account finds by exactly this name. */
async function purchasesNamed(value: string): Promise<readonly string[]> {
  const { purchases } = service.work.stores;
  const { found } = await purchases.search(await idOf(buyer), { ...newestPurchases, check: 'Equals', value });
  return found.map(({ productName }) => productName);
}

/** Names of the orders that staff finds by exactly this name. */
async function staffOrdersNamed(value: string): Promise<readonly string[]> {
  const { found } = await service.work.stores.staff.searchOrders({ check: 'Equals', select: 'Name', value }, 10);
  return found.map(({ productName }) => productName);
}

describe('a sheet that a chemist signs', () => {
  it('goes to its buyer as edited, once, and stands among the bought sheets', async () => {
    const { task, orderId } = await taken('Signed');
    const url = `${tasksUrl}/${task.id}`;
    const line = linesOf(await open(chemist, task.id)).find(({ proposed }) => proposed === 'Acme')!;
    const edited = await chemist.put(`${url}/lines`, {
      ...{ version: task.version, part: 0, id: line.id },
      edit: { text: 'Acme Chemicals', reason: 'The name in the register.' },
    });
    const renamed = await chemist.put(`${url}/lines`, {
      ...{ version: (edited.body as unknown as Task).version, part: 0, id: 'identifier.productName' },
      edit: { text: 'Signed Plus', reason: 'The name on the tin.' },
    });
    const { version } = renamed.body as unknown as Task;
    expect((await chemist.post(`${url}/sign`, { version, name: ' ' })).status).toBe(400);
    expect((await chemist.post(`${url}/sign`, { version: version - 1, name: 'Dr. Ann' })).status).toBe(409);
    const answers = await Promise.all([1, 2].map(() => chemist.post(`${url}/sign`, { version, name: 'Dr. Ann' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await buyer.get(`/api/documents/${orderId}/text`)).body['text']).toContain('Acme Chemicals');
    const { body: data } = await buyer.get(`/api/documents/${orderId}/forms/json`);
    expect(data).toMatchObject({ sheet: { productName: 'Signed Plus', companyName: 'Acme Chemicals' } });
    const { rationale } = data as unknown as { rationale: { edits: readonly object[] } };
    expect(rationale.edits).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sentence: line.id, reason: 'The name in the register.' }),
        expect.objectContaining({ sentence: 'identifier.productName', reason: 'The name on the tin.' }),
      ]),
    );
    const pdf = await buyer.get(`/api/documents/${orderId}/pdf`);
    expect(pdf.answer.headers['content-disposition']).toContain('Signed Plus.pdf');
    await service.worker.runNow(`mail-signed-sheet:${orderId}`);
    await service.worker.runNow(`mail-signed-sheet:${orderId}`);
    const sent = (await mails()).filter((each) => each?.recipient === buyer.email && each.text.includes('Dr. Ann'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Signed Plus');
    expect((await buyer.get(`/api/documents/${orderId}/label?capacity=0.5`)).status).toBe(200);
    const bought = await service.work.stores.orders.listSummaries(await idOf(buyer), 10);
    expect(bought).toMatchObject([{ id: orderId, isPaid: true, productName: 'Signed Plus' }]);
    expect(await purchasesNamed('signed')).toEqual(['Signed Plus']);
    expect(await purchasesNamed('signed PLUS')).toEqual(['Signed Plus']);
    expect(await purchasesNamed('Plus')).toEqual([]);
    expect(await staffOrdersNamed('signed')).toEqual(['Signed Plus']);
    expect(await staffOrdersNamed('signed PLUS')).toEqual(['Signed Plus']);
    const later = { version: version + 1, part: 0, id: line.id, edit: null };
    expect((await chemist.put(`${url}/lines`, later)).status).toBe(409);
  });

  it('has a label as the chemist edited it, statement by statement, with a signal word of the law', async () => {
    const { task, orderId } = await taken('Labelled', brakeCleaner.draft);
    const label = (query = '') => buyer.get(`/api/documents/${orderId}/label?capacity=5${query}`);
    expect((await label()).status).toBe(404);
    const url = `${tasksUrl}/${task.id}`;
    const lines = linesOf(await open(chemist, task.id));
    const statement = lines.find(({ writing }) => writing.kind === 'statement' && writing.code.startsWith('H'))!;
    const signal = lines.find(({ id }) => id === 'label.signalWord')!;
    expect(signal.writing).toEqual({ kind: 'choice', texts: ['Danger', 'Warning'] });
    expect(lines.find(({ id }) => id === 'label.GHS02')?.writing).toEqual({ kind: 'text' });
    const write = (version: number, { part, id }: Line, text: string) =>
      chemist.put(`${url}/lines`, { version, part, id, edit: { text, reason: 'By a test.' } });
    expect(await write(task.version, signal, 'Attention')).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { 'edit.text': 'Choose one of the signal words.' } },
    });
    const worded = await write(task.version, statement, 'Burns at once.');
    const { version, ...opened } = worded.body as unknown as Task;
    const edited = linesOf({ version, ...opened }).find(({ id }) => id === statement.id)!;
    const code = statement.writing.kind === 'statement' ? statement.writing.code : '';
    expect(edited.edit).toEqual({ text: 'Burns at once.', reason: 'By a test.' });
    expect(edited.pieces.map(({ text }) => text).join('')).toContain(code);
    const chosen = (await write(version, signal, 'Warning')).body as unknown as Task;
    expect((await chemist.post(`${url}/sign`, { version: chosen.version, name: 'Dr. Ann' })).status).toBe(200);
    expect(await label()).toMatchObject({ status: 200, body: { status: expect.any(String) as string } });
    expect(await label('&language=fr')).toMatchObject({
      status: 409,
      body: { code: 'label-language-lacks-edits', lines: [statement.id] },
    });
    const { rows } = await service.database.pool.query<{ text: string }>(
      `select sheet::text as text from document where product_name = 'Labelled'`,
    );
    expect(rows[0]?.text).toContain(`${code} Burns at once.`);
  });

  it('has the elements that the chemist added to the label, from the law and with their reasons', async () => {
    const { task, orderId } = await taken('Completed');
    const url = `${tasksUrl}/${task.id}`;
    const { addable } = await open(chemist, task.id);
    expect(addable.find(({ code }) => code === 'H317')).toMatchObject({
      added: 'statement',
      texts: ['May cause an allergic skin reaction.'],
    });
    const add = (version: number, added: string, code: string, more: object = {}) =>
      chemist.put(`${url}/additions`, { version, added, code, addition: { reason: 'By a patch test.', ...more } });
    let { version } = task;
    const done = async (answer: ReturnType<typeof add>): Promise<Task> => {
      const { status, body } = await answer;
      expect(status).toBe(200);
      const opened = body as unknown as Task;
      ({ version } = opened);
      return opened;
    };
    expect(await add(version, 'statement', 'H999')).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(await add(version, 'precaution', 'H317')).toMatchObject({ status: 400 });
    expect(await add(version, 'statement', 'H317', { reason: ' ' })).toMatchObject({ status: 400 });
    const names = 'Enter the substances that the statement names.';
    expect(await add(version, 'supplement', 'EUH208')).toMatchObject({
      status: 400,
      body: { fields: { 'addition.names': names } },
    });
    await done(add(version, 'signal-word', 'Warning'));
    await done(add(version, 'pictogram', 'GHS07'));
    await done(add(version, 'supplement', 'EUH208', { names: 'limonene' }));
    const opened = await done(add(version, 'statement', 'H317'));
    expect(linesOf(opened).find(({ id }) => id === 'label.H317')).toMatchObject({
      proposed: 'H317 May cause an allergic skin reaction.',
      addition: { added: 'statement', code: 'H317', reason: 'By a patch test.' },
    });
    expect(opened.addable.map(({ code }) => code)).not.toContain('H317');
    expect(await add(version - 1, 'pictogram', 'GHS05')).toMatchObject({ status: 409, body: { code: 'task-changed' } });
    expect(await add(version, 'statement', 'H317')).toMatchObject({ status: 400 });
    await done(add(version, 'precaution', 'P102'));
    const off = { version, added: 'precaution', code: 'P102', addition: null };
    await done(chemist.put(`${url}/additions`, off));
    expect(await chemist.put(`${url}/additions`, { ...off, version })).toMatchObject({ status: 404 });
    expect((await chemist.post(`${url}/sign`, { version, name: 'Dr. Ann' })).status).toBe(200);
    const text = String((await buyer.get(`/api/documents/${orderId}/text`)).body['text']);
    for (const said of ['Warning', 'H317 May cause', 'EUH208 Contains limonene.']) expect(text).toContain(said);
    expect(text).not.toContain('P102');
    const { body: data } = await buyer.get(`/api/documents/${orderId}/forms/json`);
    expect(data).toMatchObject({ rationale: { label: { signalWord: 'Warning' } } });
    expect(await buyer.get(`/api/documents/${orderId}/label?capacity=0.5`)).toMatchObject({ status: 200 });
  });

  it('has no UFI that is not valid', async () => {
    const recipe = brakeCleaner.draft;
    const { task } = await taken('Numbered', recipe);
    const withUfi = await service.database.pool.query(
      `update chemist_task set draft = jsonb_set(draft, '{description,ufiNumbers}', '"E600-30P1-S00Y-5079"') where id = $1`,
      [task.id],
    );
    expect(withUfi.rowCount).toBe(1);
    const write = (version: number, text: string) =>
      chemist.put(`${tasksUrl}/${task.id}/lines`, {
        ...{ version, part: 0, id: 'identifier.ufi' },
        edit: { text, reason: 'The new formula.' },
      });
    for (const wrong of ['E600-30P1-S00Y-5078', 'N1QV-R02N-J00M-WQD5, E600-30P1', 'none']) {
      const answer = await write(task.version, wrong);
      expect(answer, wrong).toMatchObject({ status: 400, body: { code: 'validation' } });
      expect(Object.keys(answer.body['fields'] as object)).toEqual(['edit.text']);
    }
    expect(await write(task.version, 'N1QV-R02N-J00M-WQD5, E600-30P1-S00Y-5079')).toMatchObject({ status: 200 });
  });

  it('has no label of a text in the place of “none”', async () => {
    const { task, orderId } = await taken('Unlabelled');
    const url = `${tasksUrl}/${task.id}`;
    const line = linesOf(await open(chemist, task.id)).find(({ id }) => id.startsWith('label.no'))!;
    expect(line.writing).toEqual({ kind: 'absence' });
    const edit = { text: 'H315 Causes skin irritation.', reason: 'By a test.' };
    const edited = await chemist.put(`${url}/lines`, { version: task.version, part: line.part, id: line.id, edit });
    const { version } = edited.body as unknown as Task;
    expect((await chemist.post(`${url}/sign`, { version, name: 'Dr. Ann' })).status).toBe(200);
    expect(await buyer.get(`/api/documents/${orderId}/label?capacity=0.5`)).toMatchObject({
      status: 409,
      body: { code: 'label-edits-unclear', lines: [line.id] },
    });
  });

  it('stays where everything that nobody needs is removed', async () => {
    const { pool, db } = service.database;
    await pool.query(`alter table document disable trigger user;
      update document set created_at = created_at - interval '1 day';
      alter table document enable trigger user`);
    await collectGarbage({ db, blobs: { remove: async () => false } as never });
    const { rows } = await pool.query("select 1 from document where product_name = 'Signed Plus'");
    expect(rows).toHaveLength(1);
  });

  it('is written down with who did what', async () => {
    const { rows } = await service.database.pool.query<{ kind: string }>(
      `select event.kind from chemist_event event join chemist_task task on task.id = event.task_id
       join order_line line on line.id = task.line_id where line.product_name = 'Signed' order by event.id`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['queued', 'taken', 'edited', 'edited', 'signed']);
  });
});

describe('the list of the chemists', () => {
  beforeAll(async () => {
    chemist = await newChemist();
    buyer = await service.newUser();
    await service.database.pool.query(`truncate chemist_task cascade`);
    const { time, work } = service;
    for (let number = 1; number <= 51; number += 1) {
      const id = await order(`glue ${number}`);
      const dueAt = new Date(time.now.getTime() + (100 - number) * 60_000);
      await work.transaction(({ chemistTasks }) => chemistTasks.queue(id, { now: time.now, dueAt }));
    }
  });
  const names = async (query: string) => (await pageOf(query)).tasks.map(({ productName }) => productName);

  it('has fifty on a page and tells how many there are', async () => {
    const first = await pageOf('list=open');
    expect(first).toMatchObject({ count: 51, tasks: { length: 50 } });
    expect(first.tasks[0]?.productName).toBe('glue 51');
    expect(await pageOf('list=open&page=1')).toMatchObject({ count: 51, tasks: [{ productName: 'glue 1' }] });
    expect(await pageOf('list=open&page=2')).toEqual({ count: 51, tasks: [] });
    expect(await pageOf('list=signed')).toEqual({ count: 0, tasks: [] });
    for (const query of ['page=-1', 'page=x', 'sort=id', 'list=all', 'order=up']) {
      expect((await chemist.get(`${tasksUrl}?${query}`)).status, query).toBe(400);
    }
  });

  it('is sorted over all pages, those of one state by what the chemist can do', async () => {
    expect((await names('sort=product&order=descending')).slice(0, 2)).toEqual(['glue 51', 'glue 50']);
    expect((await names('sort=product')).slice(0, 2)).toEqual(['glue 1', 'glue 2']);
    // Nine comes before ten.
    expect((await names('sort=product')).slice(8, 10)).toEqual(['glue 9', 'glue 10']);
    // All were queued at once, so the due time decides.
    expect((await names('sort=queued&order=descending')).slice(0, 2)).toEqual(['glue 51', 'glue 50']);
    const other = await newChemist();
    const byName = new Map((await pageOf('sort=product')).tasks.map((task) => [task.productName, task]));
    const take = ({ id, version }: Task, user: User) => user.post(`${tasksUrl}/${id}/take`, { version });
    await take(byName.get('glue 5')!, chemist);
    await take(byName.get('glue 50')!, other);
    expect((await names('sort=state')).slice(0, 2)).toEqual(['glue 5', 'glue 51']);
    expect((await names('sort=state&order=descending'))[0]).toBe('glue 50');
  });
});
