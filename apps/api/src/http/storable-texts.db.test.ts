import { emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApp, type OpenedApp } from '../testing/open-app.ts';

let opened: OpenedApp;
let client: Awaited<ReturnType<OpenedApp['newUser']>>;
beforeAll(async () => {
  opened = await openApp();
  client = await opened.newUser();
});
afterAll(() => opened.close());

const half = '\ud83d';
const fieldsOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  code: body['code'],
  fields: Object.keys(z.record(z.string(), z.string()).parse(body['fields'])),
});
const refused = (...fields: string[]) => ({ status: 400, code: 'validation', fields });

describe('a text that the database cannot keep', () => {
  it('does not keep the rest of a draft from being saved', async () => {
    const draft = emptyDraft();
    const { body: added } = await client.post('/api/drafts', {});
    const torn = {
      ...draft,
      description: { ...draft.description, productName: `Cleaner ${half}`, nationalListings: { 'a\0': 'b' } },
      acceptedFindings: { [`x${half}`]: 'so\0' },
    };
    const path = `/api/drafts/${String(added['id'])}`;
    expect(await client.put(path, { version: 1, draft: torn })).toMatchObject({ status: 200, body: { version: 2 } });
    const { body } = await client.get(path);
    expect(body).toMatchObject({
      draft: {
        description: { productName: 'Cleaner ', nationalListings: { a: 'b' } },
        acceptedFindings: { x: 'so' },
      },
    });
    // The page repeats a save whose answer was lost.
    expect(await client.put(path, { version: 1, draft: torn })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await client.post('/api/drafts', { draft: torn })).status).toBe(200);
  });

  it('is refused by the name of its field in any other call', async () => {
    const account = { email: 'new@example.com', password: 'Secret1', name: 'Ann\0' };
    expect(fieldsOf(await opened.client().post('/api/users/signup', account))).toEqual(refused('name'));
    expect(fieldsOf(await client.post('/api/users/save-user-name', { userName: `Ann${half}` }))).toEqual(
      refused('userName'),
    );
    const order = { orderId: crypto.randomUUID() };
    expect(fieldsOf(await client.post('/api/data/setInfoSDS', { ...order, info: { note: 'a\0' } }))).toEqual(
      refused('info.note'),
    );
    expect(fieldsOf(await client.post('/api/data/setInfoSDS', { ...order, info: { ['a\0']: 1 } }))).toEqual(
      refused('info.a'),
    );
  });
});

it('a version that no save can have is refused', async () => {
  const { body } = await client.post('/api/drafts', {});
  const { id, draft } = body;
  for (const version of [2_147_483_647, 1e21]) {
    expect(fieldsOf(await client.put(`/api/drafts/${String(id)}`, { version, draft }))).toEqual(refused('version'));
    expect(fieldsOf(await client.post('/api/data/credo', { draftId: id, version }))).toEqual(refused('version'));
  }
  // The last that has a next one: another version stands there.
  expect((await client.put(`/api/drafts/${String(id)}`, { version: 2_147_483_646, draft })).status).toBe(409);
});

it('a logo that ends early is not a logo', async () => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const answer = await client.send('POST', '/api/data/logo', {
    payload: Buffer.from(`${head}\x89PNG`, 'latin1'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'logo-invalid' } });
});
