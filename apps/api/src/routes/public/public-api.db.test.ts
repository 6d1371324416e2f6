import { type ApiScope, apiScopes } from '@gosds/contract/developers/api-keys';
import { openApi } from '@gosds/contract/public/open-api';
import { linesOfCheck } from '@gosds/contract/public/public-lists';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { repositoryFile } from '@gosds/testkit/public-files';
import { fungicide } from '@gosds/testkit/products/payable-products';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let opened: OpenedApp;
beforeAll(async () => {
  opened = await openApp();
});
afterAll(() => opened.close());

const document = openApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');

type Method = 'GET' | 'POST' | 'PUT';
type Answered = { readonly status: number; readonly body: unknown; readonly answer: { headers: object } };

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every answer of this file is what the OpenAPI document says of it. */
function expectDescribed(method: Method, url: string, { status, body, answer }: Answered): void {
  // A path that is written out goes before one with a parameter.
  const paths = Object.keys(document.paths).toSorted((a, b) => Number(b === url) - Number(a === url));
  const path = paths.find((each) => {
    const parts = each.split('/');
    const asked = url.split('/');
    return parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at]);
  });
  expect(path, `${url} is not in the document`).toBeDefined();
  const type = String(Object.entries(answer.headers).find(([name]) => name === 'content-type')?.[1]).split(';')[0]!;
  const code = status === 200 ? '200' : 'default';
  const place = ['paths', path!, method.toLowerCase(), 'responses', code, 'content', type, 'schema'];
  const isTrue = ajv.compile({ $ref: `api#/${place.map(escaped).join('/')}` });
  if (!type.includes('json') || url.includes('/files/')) return;
  expect(isTrue(body) ? [] : isTrue.errors).toEqual([]);
}

/** A program of an account, which calls by a key. */
async function newProgram(scopes: readonly ApiScope[] = apiScopes) {
  const owner = await opened.newUser();
  const made = await owner.post('/api/account/keys', { name: 'Program', scopes, password: 'Secret1' });
  const user = (await opened.work.stores.users.findByEmail(owner.email))!;
  const { send } = opened.client({ authorization: `Bearer ${String(made.body['secret'])}` });
  const told = async (method: Method, url: string, options?: Partial<InjectOptions>) => {
    const answer = await send(method, url, options);
    expectDescribed(method, url, answer);
    return answer;
  };
  return {
    ...{ owner, userId: user.id, send: told },
    get: (url: string) => told('GET', url),
    post: (url: string, payload: object) => told('POST', url, { payload }),
    put: (url: string, payload: object) => told('PUT', url, { payload }),
  };
}

type Program = Awaited<ReturnType<typeof newProgram>>;

const lye = {
  description: { productName: 'Lye', country: 'DE', language: 'en' },
  ingredients: [
    { name: 'Caustic soda', casNumber: '1310-73-2', proportion: '15' },
    { casNumber: '7732-18-5', proportion: '85' },
  ],
  properties: { state: 'Liquid', ph: '13.8' },
};

describe('a product by the public API', () => {
  it('is classified by the law of its country, with label, transport and reasons', async () => {
    const { status, body } = await (await newProgram(['inspect'])).post('/api/v1/classify', lye);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      about: { productName: 'Lye', market: 'eu' },
      ingredients: [
        { id: '1', name: 'Caustic soda', materialId: 2050 },
        { id: '2', name: 'Water', materialId: 3001 },
      ],
      classification: { label: { signalWord: 'Danger' }, transport: { unNumber: '1824' } },
    });
    const text = JSON.stringify(body);
    expect(text).toContain('H314');
    expect(text).toContain('CLP Annex');
  });

  it('is not guessed at: an ingredient without a record stays without one', async () => {
    const product = { ...lye, ingredients: [{ name: 'Our secret salt', casNumber: '99999-99-9', proportion: '100' }] };
    const { body } = await (await newProgram()).post('/api/v1/classify', product);
    expect(body['ingredients']).toEqual([{ id: '1', name: 'Our secret salt', materialId: null }]);
  });

  it('is inspected: what lacks, by its paragraph and the input that mends it', async () => {
    const { status, body } = await (await newProgram(['inspect'])).post('/api/v1/inspect', lye);
    expect(status).toBe(200);
    expect(body).toMatchObject({ about: { market: 'eu' } });
    const { findings } = body['review'] as { findings: { path: string; paragraph: string }[] };
    expect(findings.some(({ path }) => path === 'description.emergencyTelephone')).toBe(true);
  });

  it('is refused with pointers to each field that is wrong or unknown', async () => {
    const program = await newProgram();
    const wrong = await program.post('/api/v1/classify', { ...lye, ingredients: [{ proportion: 15 }] });
    expect(wrong.status).toBe(400);
    expect(wrong.answer.headers['content-type']).toContain('application/problem+json');
    expect(wrong.body).toMatchObject({
      ...{ type: '/problems/validation', code: 'validation', status: 400 },
      errors: [{ pointer: '#/ingredients/0/proportion' }],
    });
    const unknown = await program.post('/api/v1/inspect', { ...lye, propertys: {}, properties: { pH: '13' } });
    expect(unknown.body['errors']).toEqual([
      { pointer: '#/properties/pH', detail: 'There is no such field.' },
      { pointer: '#/propertys', detail: 'There is no such field.' },
    ]);
  });

  it('is refused where it is larger than a body may be', async () => {
    const ingredients = Array.from({ length: 16 }, (_, id) => ({ name: `Part ${id}`, proportion: '1' }));
    const program = await newProgram();
    expect((await program.post('/api/v1/classify', { ...lye, ingredients })).status).toBe(422);
    const { status, body } = await program.post('/api/v1/classify', { ...lye, mode: 'x'.repeat(600_000) });
    expect({ status, code: body['code'] }).toEqual({ status: 413, code: 'too-large' });
  });

  it('is told to a key that may ask', async () => {
    const program = await newProgram(['audit']);
    const { status, body } = await program.post('/api/v1/classify', lye);
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'scope-missing' });
    expect((await program.post('/api/v1/drafts', lye)).status).toBe(403);
    const inspector = await newProgram(['inspect']);
    expect((await inspector.post('/api/v1/audit', { draft: lye, pdf: 'AAAA' })).status).toBe(403);
  });
});

const order = (program: Program, body: object, key: string = crypto.randomUUID()) =>
  program.send('POST', '/api/v1/orders', { payload: body, headers: { 'idempotency-key': key } });

/** A draft whose sheet has nothing left that keeps it from being paid. */
async function payable(program: Program): Promise<string> {
  const { dangerousGoods } = fungicide.draft;
  const draft = { ...fungicide.draft, dangerousGoods: { ...dangerousGoods, confirmed: true } };
  const { status, body } = await program.post('/api/v1/drafts', draft);
  expect(status).toBe(200);
  return String(body['id']);
}

const giveSheets = (userId: string, quantity: number) =>
  opened.work.stores.promos.add(
    { type: 'GoSDS', quantity, discountPercent: 100, validUntil: null, code: null, ownerId: userId },
    opened.time.now,
  );

describe('a sheet by the public API', () => {
  it('is made of a draft that is replaced in the version that was read', async () => {
    const program = await newProgram();
    const made = await program.post('/api/v1/drafts', lye);
    const path = `/api/v1/drafts/${String(made.body['id'])}`;
    expect((await program.get(path)).body).toEqual(made.body);
    const replaced = await program.put(path, { version: 1, draft: { ...lye, properties: { ph: '14' } } });
    expect(replaced.body).toMatchObject({ version: 2, draft: { properties: { ph: '14' } } });
    const stale = await program.put(path, { version: 1, draft: lye });
    expect({ status: stale.status, code: stale.body['code'] }).toEqual({ status: 409, code: 'draft-changed' });
    expect((await (await newProgram()).get(path)).status).toBe(404);
  });

  it('that costs something waits for a person, and gives no file before', async () => {
    const program = await newProgram();
    const { status, body } = await order(program, { draftId: await payable(program) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: 'to-be-paid', paidAt: null, files: [] },
      price: { currency: 'usd', totalMinor: 8_500 },
    });
    expect(String(body['payAt'])).toMatch(/^https:\/\/gosds\.example\/\?step=checkout&sheet=/);
    const path = `/api/v1/orders/${String(body['id'])}`;
    expect((await program.get(path)).body).toEqual(body);
    const file = await program.get(`${path}/files/pdf`);
    expect({ status: file.status, code: file.body['code'] }).toEqual({ status: 402, code: 'not-paid' });
  });

  it('is paid at once by a free sheet, and downloaded in each form', async () => {
    const program = await newProgram();
    await giveSheets(program.userId, 1);
    const { body } = await order(program, { draftId: await payable(program), promoCode: '' });
    expect(body).toMatchObject({ status: 'paid', payAt: null, price: { totalMinor: 0 } });
    const path = `/api/v1/orders/${String(body['id'])}/files`;
    const pdf = await program.get(`${path}/pdf`);
    expect(pdf.answer.headers['content-type']).toBe('application/pdf');
    expect(pdf.answer.body).toContain('%PDF');
    for (const form of body['files'] as string[]) expect((await program.get(`${path}/${form}`)).status).toBe(200);
    expect((await (await newProgram()).get(`${path}/pdf`)).status).toBe(404);
  });

  it('is ordered once, however often the same call is repeated, and the key is of one order', async () => {
    const program = await newProgram();
    await giveSheets(program.userId, 5);
    const asked = { draftId: await payable(program), promoCode: '' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(program, asked, 'order 7')));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => body['id'])).size).toBe(1);
    expect((await order(program, asked, 'order 7')).body).toMatchObject({ status: 'paid', id: paid[0]!.body['id'] });
    const question = { userId: program.userId, type: 'GoSDS', today: '2026-11-29' } as const;
    expect(await opened.work.stores.promos.leftOf(question)).toBe(4);
    const other = await order(program, { draftId: await payable(program) }, 'order 7');
    expect({ status: other.status, code: other.body['code'] }).toEqual({ status: 422, code: 'idempotency-key-reused' });
  });

  it('is refused without a key of the order, with a wrong code, and while it lacks something', async () => {
    const program = await newProgram();
    const draftId = await payable(program);
    const keyless = await program.post('/api/v1/orders', { draftId });
    expect(keyless.body).toMatchObject({ status: 400, errors: [{ header: 'Idempotency-Key' }] });
    expect((await order(program, { draftId, promoCode: 'NO-SUCH' })).body['code']).toBe('promocode-invalid');
    const incomplete = await program.post('/api/v1/drafts', lye);
    const { status, body } = await order(program, { draftId: incomplete.body['id'] });
    expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'sheet-incomplete' });
    expect((body['errors'] as object[])[0]).toHaveProperty('pointer');
  });
});

describe('the reference of the public API', () => {
  it('is read by everybody, as a page and as OpenAPI, and the calls of the screens are not in it', async () => {
    const { status, answer } = await opened.client().get('/api/v1/docs');
    expect(status).toBe(200);
    expect(answer.body).toContain('POST /api/v1/classify');
    expect(answer.body).not.toContain('/api/users/login');
    expect((await opened.client().get('/api/v1/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(document)));
    const { body } = await opened.client().get('/api/openapi.json');
    expect(Object.keys(body['paths'] as object).filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
  });
});

describe('an audit by the public API', () => {
  it('refuses what carries no data of a sheet', async () => {
    const program = await newProgram(['audit']);
    const pdf = Buffer.from('%PDF-1.7').toString('base64');
    const { status, body } = await program.post('/api/v1/audit', { draft: lye, pdf });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([{ pointer: '#/pdf', detail: 'This PDF is broken.' }]);
    expect((await program.post('/api/v1/audit', { draft: lye, pdf: 'no base64!' })).body['errors']).toMatchObject([
      { pointer: '#/pdf' },
    ]);
  });
});

describe('chemicals and lists by the public API', () => {
  beforeAll(() => loadChemicals(opened.database.address, repositoryFile('packages/testkit/src/chemical-data')));

  it('are found by name and number, and told with what each list says', async () => {
    const program = await newProgram(['lists']);
    const found = await program.post('/api/v1/chemicals/search', { text: '67-64-1' });
    expect(found.body).toMatchObject({ total: 1, wrongCas: null, chemicals: [{ number: 1101, match: 'identifier' }] });
    const wrong = await program.post('/api/v1/chemicals/search', { text: '67-64-2' });
    expect(wrong.body).toMatchObject({ wrongCas: { cas: '67-64-2', expected: '1' } });
    const { body } = await program.get('/api/v1/chemicals/1101');
    expect(body).toMatchObject({ number: 1101, cas: ['67-64-1'] });
    expect((body['listings'] as unknown[]).length).toBeGreaterThan(0);
    expect(body['mayBeNamed']).toEqual([]);
    expect((await program.get('/api/v1/chemicals/999999999')).status).toBe(404);
  });

  it('are listed with their entries, page by page', async () => {
    const program = await newProgram(['lists']);
    const { body } = await program.post('/api/v1/lists/search', { text: 'candidate' });
    const [list] = body['lists'] as { code: string; version: string }[];
    expect(list?.code).toBe('eu-svhc-candidate-list');
    const { body: record } = await program.get(`/api/v1/lists/${list!.code}`);
    expect(record).toMatchObject({ list: { code: list!.code }, editions: [{ state: 'served' }] });
    const asked = { version: list!.version };
    const entries = await program.post(`/api/v1/lists/${list!.code}/entries`, asked);
    expect(entries.status).toBe(200);
    expect(entries.body['total']).toBe((entries.body['entries'] as unknown[]).length);
    expect((await program.post(`/api/v1/lists/${list!.code}/entries`, { version: 'none' })).status).toBe(404);
    expect((await program.get('/api/v1/lists/none')).status).toBe(404);
    expect((await program.post('/api/v1/lists/search', { text: '', pages: 1 })).status).toBe(400);
  });

  it('are held against a product: each list once, however many ingredients it names', async () => {
    const program = await newProgram(['lists']);
    const filler = Array.from({ length: 12 }, (_, at) => `nothing ${at}`);
    const lines = ['67-64-1 60 %', ...filler, '67-64-1 20-30 %', '67-64-2'];
    const { status, body } = await program.post('/api/v1/lists/check', { lines });
    expect(status).toBe(200);
    const told = body as {
      lines: { verdict: string; chemical: { number: number } | null }[];
      matches: { list: { code: string }; chemicals: { number: number }[] }[];
      wholeLists: string[];
    };
    expect(told.lines[0]).toMatchObject({ verdict: 'found', chemical: { number: 1101 }, share: { from: 60, to: 60 } });
    expect(told.lines.at(-1)).toMatchObject({ verdict: 'wrong-check-digit', chemical: null, expected: '1' });
    const codes = told.matches.map(({ list }) => list.code);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
    expect(told.matches.every(({ chemicals }) => chemicals.length === 1)).toBe(true);
    const none = await program.post('/api/v1/lists/check', { lines: ['nothing'] });
    expect(none.body).toMatchObject({ matches: [], wholeLists: told.wholeLists });
    const many = (count: number) => program.post('/api/v1/lists/check', { lines: Array(count).fill('nothing') });
    expect([(await many(linesOfCheck)).status, (await many(linesOfCheck + 1)).status]).toEqual([200, 400]);
  });

  it('are told to a key that may ask', async () => {
    const other = await newProgram(apiScopes.filter((scope) => scope !== 'lists'));
    expect((await other.post('/api/v1/chemicals/search', { text: 'acetone' })).body['code']).toBe('scope-missing');
    expect((await other.get('/api/v1/lists/int-iarc')).status).toBe(403);
  });
});

describe('the watch by the public API', () => {
  it('tells what was found, and keeps that it was read', async () => {
    const program = await newProgram(['watch']);
    const [other, without] = [await newProgram(['watch']), await newProgram(['lists'])];
    const { rows } = await opened.database.pool.query<{ id: string }>(
      `with cause as (insert into watch_cause (kind, list, earlier, later, since)
        values ('list', 'eu-svhc-candidate-list', '2025-01-21', '2025-06-25', now()) returning id)
      insert into watch_finding (cause_id, user_id, draft_id, product_name, country, language, effect)
      select id, $1, gen_random_uuid(), 'Lye', 'DE', 'en', $2 from cause returning id`,
      [program.userId, JSON.stringify({ kind: 'law', steps: [] })],
    );
    const id = rows[0]!.id;
    const path = `/api/v1/watch/${id}`;
    const readAt = async () =>
      ((await program.get('/api/v1/watch')).body['touched'] as { readAt: string }[])[0]?.readAt;
    expect((await program.get('/api/v1/watch')).body).toMatchObject({
      total: 1,
      touched: [{ id, productName: 'Lye', isPublished: false, draftId: null, readAt: null }],
    });
    const first = (await program.put(path, { isRead: true })).body['readAt'];
    expect(first).not.toBeNull();
    expect((await program.put(path, { isRead: true })).body).toEqual({ readAt: first });
    expect(await readAt()).toBe(first);
    expect((await program.put(path, { isRead: false })).body).toEqual({ readAt: null });
    expect(await readAt()).toBeNull();
    expect((await other.put(path, { isRead: true })).status).toBe(404);
    expect((await other.get('/api/v1/watch')).body).toEqual({ touched: [], total: 0 });
    expect((await without.get('/api/v1/watch')).body['code']).toBe('scope-missing');
  });
});
