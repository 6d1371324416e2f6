import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from './testing/open-app.ts';

type User = Awaited<ReturnType<OpenedApp['newUser']>>;

const lines: string[] = [];
let service: OpenedApp;
let user: User;
beforeAll(async () => {
  service = await openApp({ logStream: { write: (line) => lines.push(line) } });
  user = await service.newUser();
});
afterAll(() => service.close());

describe('a mailed link', () => {
  it.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
  ])('leads to the address that the operator named, whatever the call says: %j', async (headers) => {
    const asked = await service.client(headers).post('/api/users/forgot-password', { email: user.email });
    // A page of another origin may be refused at once; then no link is mailed for it.
    expect([200, 403]).toContain(asked.status);
    const link = await service.latestLink();
    if (asked.status === 200) expect(link).toMatch(/^https:\/\/gosds\.example\/reset-password\//);
    expect(link).not.toContain('evil');
  });
});

describe('a call', () => {
  it.each([{ 'x-http-method-override': 'DELETE' }, { 'x-http-method': 'DELETE' }, { 'x-method-override': 'DELETE' }])(
    'is of its own method alone: %j',
    async (headers) => {
      const { body } = await user.post('/api/drafts', {});
      const url = `/api/drafts/${String(body['id'])}`;
      expect((await user.get(`${url}?_method=DELETE`, { headers })).status).toBe(200);
      expect((await user.get(url)).status).toBe(200);
    },
  );

  it.each([
    ['POST', '/api/users/save-user-name', { userName: 'Ann', isAdminAllowed: true }],
    ['POST', '/api/drafts', { draft: undefined, userId: crypto.randomUUID() }],
    ['PUT', '/api/account/mails', { news: false, isInternal: true }],
    ['POST', '/api/data/payWithStripe', { orderId: crypto.randomUUID(), tokenId: 'pm_card_visa', amount: 1 }],
    ['POST', '/api/data/prices', { orderId: crypto.randomUUID(), sdsNumber: 1, languageNumber: 1, price: 1 }],
  ] as const)('sets nothing that it is not for: %s %s', async (method, url, payload) => {
    const before = await service.work.stores.users.findByEmail(user.email);
    await user.send(method, url, { payload });
    const after = await service.work.stores.users.findByEmail(user.email);
    const rights = ({ isAdminAllowed, isInternal, id }: NonNullable<typeof after>) => ({
      isAdminAllowed,
      isInternal,
      id,
    });
    expect(after && rights(after)).toEqual(before && rights(before));
  });
});

it('a password, a session and a link stand in no line of the log', async () => {
  const password = 'Unseen-Secret-1';
  await service.client().logIn(user.email, password);
  await service.client().post('/api/users/reset-password', { token: 'unseen-token-of-a-link', password });
  const [session = ''] = user.jar.values();
  const log = lines.join('\n');
  expect(log).toContain('/api/users/login');
  for (const secret of [password, 'unseen-token-of-a-link', session, user.state.csrf]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(log).not.toContain(secret);
  }
});
