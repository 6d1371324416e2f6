import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Awaited<ReturnType<OpenedApp['newUser']>>;
let stranger: typeof user;
let picture: Buffer;
beforeAll(async () => {
  // Before the logo reader forbids every format but those of logos.
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b5cad' } })
    .png()
    .toBuffer();
  service = await openApp();
  user = await service.newUser();
  stranger = await service.newUser();
});
afterAll(() => service.close());

const named = (productName: string): Draft => {
  const draft = emptyDraft();
  return { ...draft, description: { ...draft.description, productName } };
};

const ofRows = (length: number) => ({
  ...emptyDraft(),
  ingredients: Array.from({ length }, (_, index) => ({ id: `${index}` })),
});

describe('drafts', () => {
  it('start as three blank ingredients in Simple mode, one for two windows that open at once', async () => {
    const both = await Promise.all([1, 2].map(() => user.get('/api/drafts/current')));
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect(both[0]!.body).toMatchObject({ version: 1, draft: emptyDraft() });
    expect((await user.post('/api/drafts', {})).body).toEqual(both[0]!.body);
    expect((await user.get('/api/drafts')).body['drafts']).toEqual([]);
  });

  it('tell the second of two savers what the first one saved', async () => {
    const { body } = await user.post('/api/drafts', {});
    const url = `/api/drafts/${body['id'] as string}`;
    const saves = await Promise.all(['one', 'two'].map((name) => user.put(url, { version: 1, draft: named(name) })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = saves.find(({ status }) => status === 409)!;
    const stands = (await user.get(url)).body;
    expect(stands).toMatchObject({ version: 2 });
    expect(refused.body).toMatchObject({ code: 'draft-changed', current: stands });
  });

  it('take a save whose answer was lost as done when it is sent again', async () => {
    const { body } = await user.post('/api/drafts', { draft: named('first') });
    const url = `/api/drafts/${body['id'] as string}`;
    const first = await user.put(url, { version: 1, draft: named('second') });
    expect(await user.put(url, { version: 1, draft: named('second') })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect((await user.put(url, { version: 1, draft: named('third') })).status).toBe(409);
  });

  it('are current when they were touched last, and listed in that order', async () => {
    const older = (await user.post('/api/drafts', { draft: named('older') })).body;
    await user.post('/api/drafts', { draft: named('newer') });
    service.time.now = new Date(service.time.now.getTime() + 1000);
    await user.put(`/api/drafts/${older['id'] as string}`, { version: 1, draft: named('older, touched') });
    expect((await user.get('/api/drafts/current')).body).toMatchObject({ id: older['id'], version: 2 });
    const { drafts } = (await user.get('/api/drafts')).body as { drafts: { productName: string }[] };
    expect(drafts[0]).toMatchObject({ productName: 'older, touched' });
  });

  it('are deleted and brought back by their owner alone', async () => {
    const { body } = await user.post('/api/drafts', { draft: named('to delete') });
    const url = `/api/drafts/${body['id'] as string}`;
    expect((await stranger.send('DELETE', url)).status).toBe(200);
    expect((await user.get(url)).status).toBe(200);
    expect(await user.send('DELETE', url)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await user.send('DELETE', url)).status).toBe(200);
    expect((await user.get(url)).status).toBe(404);
    expect((await user.put(url, { version: 1, draft: named('late') })).status).toBe(404);
    expect((await stranger.post(`${url}/restore`, {})).status).toBe(404);
    expect((await user.post(`${url}/restore`, {})).body).toEqual(body);
    expect((await user.get(url)).body).toEqual(body);
  });

  it('are not deleted without the token of the session', async () => {
    const { body } = await user.post('/api/drafts', {});
    const url = `/api/drafts/${body['id'] as string}`;
    const { status } = await user.send('DELETE', url, { headers: { 'x-csrf-token': 'x' } });
    expect(status).toBe(401);
    expect((await user.get(url)).status).toBe(200);
  });

  it('are listed with what the page saw of them, for the version that it saw', async () => {
    const owner = await service.newUser();
    const { body } = await owner.post('/api/drafts', { draft: named('seen') });
    const url = `/api/drafts/${body['id'] as string}/glance`;
    const glance = { pictograms: ['GHS02', 'GHS07'], open: { must: 1, should: 0, hint: 2 }, reviewYears: null };
    expect((await stranger.put(url, { version: 1, glance })).body).toEqual({ kept: false });
    expect((await owner.put(url, { version: 1, glance })).body).toEqual({ kept: true });
    expect((await owner.get('/api/drafts')).body).toMatchObject({ drafts: [{ productName: 'seen', glance }] });
    expect((await owner.put(url, { version: 1, glance: { ...glance, pictograms: [1] } })).status).toBe(400);
    expect((await service.client().put(url, { version: 1, glance })).status).toBe(401);
  });

  it('are all listed, 500 of them within a blink', async () => {
    const full = await service.newUser();
    const wide = { ...named('one of many'), ingredients: emptyDraft().ingredients.concat(emptyDraft().ingredients) };
    await service.database.pool.query(
      `insert into draft (user_id, version, draft, created_at, saved_at)
       select id, 1, $1, now(), now() from app_user, generate_series(1, 500) where email = $2`,
      [JSON.stringify(wide), full.email],
    );
    const from = performance.now();
    const { drafts } = (await full.get('/api/drafts')).body as { drafts: unknown[] };
    expect(drafts).toHaveLength(500);
    console.info(`500 sheets listed in ${(performance.now() - from).toFixed(0)} ms`);
  });

  it('are at most 500 of one account: deleted ones make room, else it is said', async () => {
    const full = await service.newUser();
    await service.database.pool.query(
      `insert into draft (user_id, version, draft, created_at, saved_at)
       select id, 1, $1, now(), now() from app_user, generate_series(1, 500) where email = $2`,
      [JSON.stringify(emptyDraft()), full.email],
    );
    expect(await full.post('/api/drafts', {})).toMatchObject({ status: 409, body: { code: 'too-many-drafts' } });
    const { drafts } = (await full.get('/api/drafts')).body as { drafts: { id: string }[] };
    await full.send('DELETE', `/api/drafts/${drafts[0]!.id}`);
    expect((await full.post('/api/drafts', { draft: named('501st') })).status).toBe(200);
    expect((await full.post('/api/drafts', { draft: named('502nd') })).status).toBe(409);
  });

  it('do not exist for others', async () => {
    const { body } = await user.post('/api/drafts', {});
    const url = `/api/drafts/${body['id'] as string}`;
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.put(url, { version: 1, draft: named('mine') })).status).toBe(404);
    expect((await service.client().get(url)).status).toBe(401);
    expect((await user.get('/api/drafts/018f0000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await user.get('/api/drafts/1')).status).toBe(400);
  });

  it('are held to their schema', async () => {
    expect(await user.post('/api/drafts', { draft: ofRows(101) })).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { 'draft.ingredients': expect.any(String) as string } },
    });
    const long = { ...emptyDraft(), padding: 'x'.repeat(600_000) };
    expect((await user.post('/api/drafts', { draft: long })).status).toBe(413);
  });
});

describe('rows of ingredients', () => {
  it('are as many as the operator allows', async () => {
    const refused = { status: 422, body: { code: 'too-many-ingredients', title: 'You cannot add more ingredient.' } };
    expect(await user.post('/api/drafts', { draft: ofRows(16) })).toMatchObject(refused);
    const { body } = await user.post('/api/drafts', { draft: ofRows(15) });
    const url = `/api/drafts/${body['id'] as string}`;
    expect(await user.put(url, { version: 1, draft: ofRows(16) })).toMatchObject(refused);
    expect((await user.put(url, { version: 1, draft: ofRows(15) })).status).toBe(200);
    expect(await user.get('/api/config')).toMatchObject({ body: { limits: { ingredients: 15 } } });

    const wide = await openApp({ maxIngredients: 100 });
    try {
      const other = await wide.newUser();
      expect((await other.post('/api/drafts', { draft: ofRows(100) })).status).toBe(200);
      expect(await other.get('/api/config')).toMatchObject({ body: { limits: { ingredients: 100 } } });
    } finally {
      await wide.close();
    }
  });
});

describe('a logo', () => {
  const upload = (content: Buffer, name = 'logo.png', client = user) => {
    const head = `--b\r\ncontent-disposition: form-data; name="logo"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]);
    return client.send('POST', '/api/data/logo', {
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
  };
  const message =
    'Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under 500 KB';

  it('is redrawn: what was hidden behind the picture is gone', async () => {
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(polyglot, '../../logo.html');
    const { status, answer } = await user.get(`/api/logos/${body['fileId'] as string}`);
    expect(status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.rawPayload.includes('<script>')).toBe(false);
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['nothing', Buffer.alloc(0)],
    ['500000 bytes', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(499_997)])],
    ['600000 bytes', Buffer.alloc(600_000)],
  ])('is not %s', async (_what, content) => {
    const { status, body } = await upload(content);
    expect([status, body['title']]).toEqual([400, message]);
  });

  it('belongs to one user, and goes when it is deleted', async () => {
    const { body } = await upload(picture);
    const url = `/api/logos/${body['fileId'] as string}`;
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.send('DELETE', url)).status).toBe(200);
    expect((await user.get(url)).status).toBe(200);
    expect((await user.send('DELETE', url)).body).toEqual({ deleted: true });
    expect((await user.get(url)).status).toBe(404);
  });
});
