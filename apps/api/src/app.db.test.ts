import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from './testing/open-app.ts';

const page = `<!doctype html><title>GoSDS</title>${'<p>page</p>'.repeat(200)}`;

let service: OpenedApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'gosds-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), page);
  writeFileSync(join(webRoot, 'assets/main-abc.js'), 'export const a = 1;');
  service = await openApp({ webRoot });
});
afterAll(async () => {
  await service.close();
  rmSync(webRoot, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml' };

describe('the front end', () => {
  it.each(['/', '/login', '/confirmation/abc', '/?step=ingredients', '/my-account'])(
    'is the page at %s',
    async (url) => {
      const { answer } = await service.client(browser).get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toBe(page);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('is sent compressed, and not again where the browser has it', async () => {
    const { answer } = await service.client({ 'accept-encoding': 'gzip, br' }).get('/');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
    const again = await service.client({ 'if-none-match': String(answer.headers['etag']) }).get('/');
    expect(again.status).toBe(304);
  });

  it('keeps its assets for ever, and has no page in their stead', async () => {
    const asset = await service.client().get('/assets/main-abc.js');
    expect(asset.answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await service.client(browser).get('/assets/main-old.js')).status).toBe(404);
  });

  it.each(['/api/nothing', '/..%2f..%2fpackage.json', '/assets/../../package.json', '/index.html%00', '/.env'])(
    'is nowhere else: %s',
    async (url) => {
      const { answer, body } = await service.client().get(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(body).toMatchObject({ code: expect.any(String) as string });
    },
  );
});

describe('every answer', () => {
  it('carries a policy without inline scripts and without other origins', async () => {
    const { headers } = (await service.client().get('/')).answer;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('of a failure is a problem body without details of the inside', async () => {
    const failing = await openApp({
      catalogue: {
        search: async () => [],
        listings: async () => ({}),
        find: () => Promise.reject(new Error('secret of the inside')),
      },
    });
    const user = await failing.newUser();
    const { body } = await user.get('/api/drafts/current');
    await failing.database.db.updateTable('draft').set({ draft: '{"mode":7}' }).execute();
    const { answer } = await user.get(`/api/drafts/${body['id'] as string}`);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(Object.keys(answer.json<object>()).toSorted()).toEqual(['code', 'requestId', 'status', 'title', 'type']);
    const logged = await failing.database.db.selectFrom('error_log').selectAll().execute();
    expect(logged).toMatchObject([{ origin: 'server', route: 'GET /api/drafts/:id' }]);
    await failing.close();
  });

  it.each([
    ['/api/drafts/%FF', 400],
    [`/api/drafts/${'a'.repeat(301)}`, 404],
    [`/pdf/${'a'.repeat(301)}.pdf`, 404],
  ])('to an address that cannot be read is a problem: %.40s', async (address, status) => {
    const { answer, body } = await service.client().get(address);
    expect(answer.statusCode).toBe(status);
    expect(body).toMatchObject({ status, requestId: expect.any(String) as string });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it.each([
    ['{"email":', 400],
    ['[]', 400],
    ['null', 400],
    ['{"__proto__":{"a":1},"email":"a@b.example","password":"x"}', 400],
    [JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(600_000) }), 413],
    [JSON.stringify({ email: 'a@b.example', password: '\u0000' }), 400],
  ])('to a bad body is a problem: %.40s', async (payload, status) => {
    const answer = await service.client().send('POST', '/api/users/login', {
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String) as string, requestId: expect.any(String) as string });
  });
});

describe('the error log of pages', () => {
  it('keeps no one-time token and takes no novel', async () => {
    const report = {
      request: 'POST /confirmation/abc123',
      error: 'failed at /reset-password/xyz and /x?token=abc',
      userAgent: 'X',
    };
    expect((await service.client().post('/logError', report)).body).toEqual({ logged: true });
    const logged = await service.database.db.selectFrom('error_log').selectAll().execute();
    expect(logged).toMatchObject([
      { origin: 'page', route: 'POST /confirmation/...', message: 'failed at /reset-password/... and /x?token=...' },
    ]);
    expect((await service.client().post('/logError', { error: 'x'.repeat(5000) })).status).toBe(400);
    expect((await service.client().post('/logError', { error: 'x'.repeat(50_000) })).status).toBe(413);
  });

  it('keeps none of any page that is opened by a link', async () => {
    const routes = readFileSync(repositoryFile('apps/web/src/app/routes.tsx'), 'utf8');
    const pages = [...routes.matchAll(/path="([\w-]+)\/:(?:token|link)"/g)].map(([, page = '']) => page);
    expect(pages).toContain('team-invitation');
    const error = pages.map((page) => `/${page}/unseen`).join(' ');
    await service.client().post('/logError', { error });
    const { db } = service.database;
    const logged = await db.selectFrom('error_log').select('message').orderBy('id', 'desc').executeTakeFirst();
    expect(logged).toEqual({ message: pages.map((page) => `/${page}/...`).join(' ') });
  });

  it('takes 30 reports a minute of one address', async () => {
    const reports = await Promise.all(
      Array.from({ length: 40 }, () => service.client().post('/logError', { error: 'x' })),
    );
    const refused = reports.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(Number(refused[0]!.answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the pages for people who run or extend the service', () => {
  it('describe every call of the contract', async () => {
    const { body } = await service.client().get('/api/openapi.json');
    const paths = Object.keys(body['paths'] as object);
    for (const path of ['/api/users/login', '/api/drafts/{id}', '/api/data/credo', '/api/data/payWithStripe']) {
      expect(paths).toContain(path);
    }
    const docs = (await service.client().get('/api/docs')).answer;
    expect(docs.payload).toContain('POST /api/data/credo');
    expect(docs.payload).not.toContain('<script');
  });

  it('say which adapters are live', async () => {
    expect((await service.client().get('/health')).body).toEqual({ status: 'ok', adapters: { database: 'test' } });
  });

  it('show the mails, and run nothing of them', async () => {
    await service.mailbox.add({
      messageId: 'm',
      recipient: 'a@example.com',
      subject: '<b>Hi</b>',
      html: '<script>alert(1)</script>',
      text: 'See https://gosds.example/x',
      attachments: [{ fileName: 'a.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF') }],
    });
    const [entry] = await service.mailbox.list(1);
    const client = service.client(browser);
    const list = (await client.get('/mailbox')).answer;
    expect(list.payload).toContain('TEST MODE');
    expect(list.payload).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    const url = `/mailbox/${entry!.id}`;
    expect((await client.get(url)).answer.payload).toContain('<a href="https://gosds.example/x">');
    expect((await client.get(`${url}/html`)).answer.headers['content-security-policy']).toMatch(/sandbox$/);
    expect((await client.get(`${url}/attachments/0`)).answer.payload).toBe('%PDF');
    expect((await client.get(`${url}/attachments/1`)).status).toBe(404);
  });
});

describe('what others may not learn', () => {
  it.each(['/api/config', '/api/users/check-user-name', '/health', '/api/nothing', '/api/openapi.json'])(
    '%s is kept in no cache, and asks for no device',
    async (url) => {
      const { answer } = await service.client().get(url);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('stands in the mailbox only for who knows its password', async () => {
    const locked = await openApp({ mailboxPassword: 'letmein-please' });
    const ask = async (authorization?: string) =>
      (await locked.client(authorization === undefined ? {} : { authorization }).get('/mailbox')).status;
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(await ask()).toBe(401);
    expect(await ask(basic('any:wrong'))).toBe(401);
    expect(await ask(basic('any:letmein-please'))).toBe(200);
    await locked.close();
  });

  it('of an account is kept in no cache', async () => {
    const user = await service.newUser();
    for (const url of ['/api/drafts', '/api/users/checkUserName', '/api/account/orders']) {
      expect((await user.get(url)).answer.headers['cache-control'], url).toContain('no-store');
    }
  });

  it('does not stand in the access log: tokens, keys and e-mails of addresses', async () => {
    const lines: string[] = [];
    const logging = await openApp({ webRoot, logStream: { write: (line) => lines.push(line) } });
    const secrets = ['TOKEN-OF-A-MAIL', 'KEYOFAPUBLICPAGE123456', 'ann@example.com', 'QUERY', 'SECRET-PASSWORD-1'];
    const [token, key, email, query] = secrets;
    const client = logging.client(browser);
    for (const url of [
      `/reset-password/${token!}`,
      `/sheets/${key!}`,
      `/api/users/getGoogleUserId?email=${email!}`,
      `/?x=${query!}`,
    ]) {
      await client.get(url);
    }
    await client.post('/api/users/confirm-email', { token, password: 'SECRET-PASSWORD-1' });
    await logging.close();
    const log = lines.join('');
    expect(log).toContain('/sheets/:key');
    expect(log).toContain('/api/users/confirm-email');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
