import { emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type OpenedApp, openApp } from './testing/open-app.ts';

type User = Awaited<ReturnType<OpenedApp['newUser']>>;

/** Stands in what the owner has, and nowhere else. */
const mark = 'Zq7-marked';
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let service: OpenedApp;
let owner: User;
let stranger: User;
beforeAll(async () => {
  service = await openApp();
  owner = await service.newUser('owner@marked.example');
  stranger = await service.newUser();
});
afterAll(() => service.close());

const done = async (answer: ReturnType<User['post']>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

/** One of each thing that an account can have and that has an id. */
async function fillAccount(): Promise<void> {
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  const supplier = { companyName: mark, country: 'DE', language: 'en', uses: 'Thinning of paints' };
  const whole = {
    ...draft,
    description: { ...draft.description, ...supplier, productName: mark },
    ingredients: [{ ...first!, name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '100' }],
    properties: { ...draft.properties, state: 'Liquid', waterSolubility: 'Miscible' },
  };
  const sheet = await done(owner.post('/api/drafts', { draft: whole }));
  await done(owner.post('/api/data/credo', { draftId: sheet['id'], version: 1 }));
  const byChemist = await done(owner.post('/api/drafts', { draft: whole }));
  await done(owner.post('/api/data/saveParameters', { draftId: byChemist['id'], version: 1 }));
  await done(owner.post('/api/team', { name: mark }));
  await done(owner.post('/api/team/invitations', { email: 'guest@marked.example', role: 'author' }));
  await done(owner.put('/api/company-profile', { ...(await owner.get('/api/company-profile')).body }));
  const key = { name: mark, scopes: ['inspect'], password: 'Secret1' };
  await done(owner.post('/api/account/keys', key));
  await done(owner.post('/api/account/webhooks', { url: 'https://marked.example/hook', events: ['sheet.ready'] }));
}

/** Every row that belongs to the owner, by its table. */
async function ownersRows(ownerId: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { pool } = service.database;
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  // What the service writes of its own work: counts of calls, jobs, mails and errors.
  const ownWork = ['rate_limit', 'job', 'mailbox', 'error_log'];
  const kept = tables.rows.filter(({ name }) => !ownWork.includes(name));
  const entries = kept.map(async ({ name }) => {
    const found = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where to_jsonb(t)::text like any($1) order by 1`,
      [[`%${ownerId}%`, `%${mark}%`]],
    );
    return [name, found.rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const propertySchema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

type Property = z.infer<typeof propertySchema>;

function objectFor({ required = [], properties = {} }: Property, id: string): object {
  const names = Object.keys(properties).filter((name) => required.includes(name) || /id$/i.test(name));
  return Object.fromEntries(names.map((name) => [name, valueFor(name, properties[name], id)]));
}

const scalarsFor = (
  name: string,
  { format, minimum = 1 }: Property,
  id: string,
): Readonly<Record<string, unknown>> => ({
  string: format === 'uuid' || /id$/i.test(name) ? id : 'x y z',
  array: [],
  boolean: false,
  integer: Math.max(1, minimum),
  number: Math.max(1, minimum),
});

/** The least that a schema of a body takes, with the id wherever one may stand. */
function valueFor(name: string, schema: unknown, id: string): unknown {
  if (name === 'draft') return emptyDraft();
  const property = propertySchema.parse(schema);
  const fixed = property.const ?? property.enum?.[0];
  if (fixed !== undefined) return fixed;
  return scalarsFor(name, property, id)[property.type ?? ''] ?? objectFor(property, id);
}

const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }).optional(),
});
const documentSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

type Operation = z.infer<typeof operationSchema> & { readonly path: string; readonly method: string };

/** Every call of the service that takes an id, of whatever. */
function callsWithIds(): readonly Operation[] {
  const { paths } = documentSchema.parse(service.app.swagger());
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  // Of the stranger's own session and account.
  const ofSelf = ['/api/users/logout', '/api/account/deletion', '/api/account/password'];
  return all.filter(({ path, requestBody }) => !ofSelf.includes(path) && (path.includes('{') || requestBody));
}

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** What the stranger is told by a call with one id that it should not be: words of the owner, or that the service has a fault. */
async function wrongly({ path, method, requestBody }: Operation, id: string, remoteAddress: string) {
  const schema = requestBody?.content['application/json']?.schema;
  const { answer } = await stranger.send(methodSchema.parse(method), path.replaceAll(/\{[^}]+\}/g, id), {
    ...(schema !== undefined && { payload: z.looseObject({}).parse(valueFor('', schema, id)) }),
    remoteAddress,
  });
  const isWrong = answer.statusCode === 500 || answer.body.includes(mark);
  return isWrong ? [`${method} ${path}: ${answer.statusCode}`] : [];
}

const userId = async ({ email }: User) => (await service.work.stores.users.findByEmail(email))?.id ?? '';

describe('an account that knows every id of another one', { timeout: 300_000 }, () => {
  it('gets nothing of it by any call, and changes nothing of it', async () => {
    await fillAccount();
    const [ownerId, strangerId] = [await userId(owner), await userId(stranger)];
    const before = await ownersRows(ownerId);
    const ids = [...new Set(Object.values(before).flat().join(' ').match(uuids))].filter((id) => id !== strangerId);
    expect(ids.length).toBeGreaterThan(10);
    const calls = callsWithIds();
    expect(calls.length).toBeGreaterThan(80);
    const told = new Set<string>();
    const tries = calls.flatMap((call) => ids.map((id) => ({ call, id })));
    for (const [turn, { call, id }] of tries.entries()) {
      // How many calls one address may make is not what is tested.
      const address = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
      for (const wrong of await wrongly(call, id, address)) told.add(wrong);
    }
    expect([...told]).toEqual([]);
    expect(await ownersRows(ownerId)).toEqual(before);
  });
});
