import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const signUp = (email: string, changes: object = {}) =>
  service.client().post('/api/users/signup', { email, password: 'Secret1', name: 'Ann', ...changes });

describe('signing up', () => {
  it('mails a link; only then the login opens', async () => {
    const email = newEmail();
    const client = service.client();
    expect(await signUp(email, { protocol: 'https:' })).toMatchObject({ status: 200, body: { mailSent: true } });
    expect(await client.logIn(email)).toMatchObject({ status: 403, body: { title: 'This account is not verified.' } });
    const link = await service.latestLink();
    expect(link).toMatch(/^https:\/\/gosds\.example\/confirmation\/[\w-]{43}$/);
    const token = link.split('/').at(-1);
    expect((await client.post('/api/users/confirm-email', { token, password: 'Secret1' })).status).toBe(200);
    expect(await client.logIn(email)).toMatchObject({
      status: 200,
      body: { csrfToken: expect.any(String) as string, googleUserId: expect.any(String) as string },
    });
    expect(await client.get('/api/users/checkUserName')).toMatchObject({ status: 200, body: { user: { email } } });
  });

  it('mails in the language of the screens, from then on', async () => {
    const email = newEmail();
    const body = { email, password: 'Secret1', name: 'Ann' };
    await service.client({ 'accept-language': 'de' }).post('/api/users/signup', body);
    const subject = async () => (await service.mailbox.list(20)).find(({ recipient }) => recipient === email)?.subject;
    // A mail that takes long is sent after the answer.
    await expect.poll(subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    await service.database.pool.query('update app_user set is_verified = true where email = $1', [email]);
    await service.client({ 'accept-language': 'fr' }).logIn(email);
    expect((await service.work.stores.users.findByEmail(email))?.language).toBe('fr');
  });

  it('makes one user of ten at once, and tells the others', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => signUp(i % 2 ? email : email.toUpperCase())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => [status, body['title']].join(' ')))).toEqual(
      new Set(['401 User already exists.']),
    );
  });

  it('refuses a blocked e-mail', async () => {
    const email = newEmail();
    await service.database.db.insertInto('blocked_email').values({ email_key: email }).execute();
    expect(await signUp(email)).toMatchObject({ status: 410, body: { title: 'Your email address is blocked.' } });
  });

  it.each([
    ['password', 'Secr1', 'Password needs at least 6 characters.'],
    ['password', 'secret1', 'Password needs an uppercase letter.'],
    ['password', 'SECRET1', 'Password needs a lowercase letter.'],
    ['password', 'Secrets', 'Password needs a digit.'],
    ['name', '1ann', 'Name must start with A-Z.'],
    ['name', '\u3164', 'Name must start with A-Z.'],
    ['name', 'Ann\u202egnp', 'Name must not hold control characters.'],
    ['email', 'nobody', 'Please provide valid email address.'],
    ['email', `a@${'b'.repeat(250)}.example`, 'Please provide valid email address.'],
  ])('says what is wrong with %s %j', async (field, value, message) => {
    expect(await signUp(newEmail(), { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { [field]: message } },
    });
  });

  it('takes no field that it does not know', async () => {
    expect((await signUp(newEmail(), { isAdminAllowed: true })).status).toBe(400);
    expect((await signUp(newEmail(), { email: { $gt: '' } })).status).toBe(400);
  });
});

describe('a session', () => {
  it('is an HttpOnly, SameSite, Secure cookie of this host, for 30 days where it is remembered', async () => {
    const { email } = await service.newUser();
    const [short] = (await service.client().logIn(email)).answer.cookies;
    expect(short).toMatchObject({ name: '__Host-sid', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(short).not.toHaveProperty('maxAge');
    const [long] = (await service.client().logIn(email, 'Secret1', true)).answer.cookies;
    expect(long).toMatchObject({ maxAge: 2_592_000 });
  });

  it('is not opened where the browser would drop its cookie', async () => {
    const { email } = await service.newUser();
    const elsewhere = service.client({ host: 'sds.example' });
    expect(await elsewhere.logIn(email)).toMatchObject({ status: 403, body: { code: 'insecure-origin' } });
  });

  it('travels by plain HTTP only where the operator allowed it', async () => {
    const plain = await openApp({ isSecure: false });
    const { email } = await plain.newUser();
    const [cookie] = (await plain.client({ host: 'sds.example' }).logIn(email)).answer.cookies;
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('secure');
    await plain.close();
  });

  it('is new with each login, and the earlier one of the browser is closed', async () => {
    const client = await service.newUser();
    const before = client.jar.get('__Host-sid')!;
    await client.logIn(client.email);
    expect(client.jar.get('__Host-sid')).not.toBe(before);
    const old = await service.client().get('/api/users/checkUserName', { headers: { cookie: `__Host-sid=${before}` } });
    expect(old.status).toBe(401);
  });

  it('is open only for its own token, until it is closed', async () => {
    const client = await service.newUser();
    const other = await service.newUser();
    const check = async (token: string) => (await client.post('/api/users/checkSession', { token })).body;
    expect(await check(client.state.csrf)).toEqual({ sessionClosed: false });
    expect(await check(other.state.csrf)).toEqual({ sessionClosed: true });
    const cookie = `__Host-sid=${client.jar.get('__Host-sid')!}`;
    await client.post('/api/users/logout', {});
    expect(await check(client.state.csrf)).toEqual({ sessionClosed: true });
    expect((await service.client().get('/api/drafts', { headers: { cookie } })).status).toBe(401);
  });

  it('stands nowhere in the database but as a hash', async () => {
    const client = await service.newUser();
    const rows = await service.database.db.selectFrom('session').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain(client.jar.get('__Host-sid'));
    expect(text).not.toContain(client.state.csrf);
  });
});

describe('signing out', () => {
  const cookieOf = (client: Client) => `__Host-sid=${client.jar.get('__Host-sid')!}`;
  const isOpen = async (cookie: string) =>
    (await service.client().get('/api/drafts', { headers: { cookie } })).status === 200;

  it.each([
    ['nothing at all', {}],
    ['nothing, and calls it JSON', { headers: { 'content-type': 'application/json' } }],
    ['an empty object', { payload: {} }],
    ['a form', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['a broken body', { payload: '{', headers: { 'content-type': 'application/json' } }],
    ['the token of an earlier session', { headers: { 'x-csrf-token': 'wrong' } }],
  ])('closes the session and takes the cookie of whoever sends %s', async (_name, options) => {
    const client = await service.newUser();
    const cookie = cookieOf(client);
    expect(await isOpen(cookie)).toBe(true);
    await client.send('POST', '/api/users/logout', options);
    expect(client.jar.has('__Host-sid')).toBe(false);
    expect(await isOpen(cookie)).toBe(false);
  });

  it('answers 200 without a body', async () => {
    const client = await service.newUser();
    expect(await client.send('POST', '/api/users/logout')).toMatchObject({
      status: 200,
      body: { sessionClosed: true },
    });
  });

  it('takes the cookie of a session that is over', async () => {
    const client = await service.newUser();
    client.jar.set('__Host-sid', 'of-long-ago');
    const { status, answer } = await client.send('POST', '/api/users/logout');
    expect(status).toBe(200);
    expect(answer.cookies).toMatchObject([{ name: '__Host-sid', value: '', path: '/', secure: true, httpOnly: true }]);
  });

  it('takes the cookie even where the session cannot be asked for', async () => {
    const broken = await openApp();
    const client = await broken.newUser();
    await broken.database.db.schema.alterTable('session').renameTo('gone').execute();
    const { status, answer } = await client.send('POST', '/api/users/logout');
    expect(status).toBe(500);
    expect(answer.cookies).toMatchObject([{ name: '__Host-sid', value: '' }]);
    await broken.close();
  });

  it.each(['cross-site', 'same-site'])('is nothing that a page of %s can do', async (site) => {
    const client = await service.newUser();
    const { status, answer } = await client.send('POST', '/api/users/logout', { headers: { 'sec-fetch-site': site } });
    expect([status, answer.cookies]).toEqual([403, []]);
    expect(await isOpen(cookieOf(client))).toBe(true);
  });
});

describe('a call that changes something', () => {
  const rename = { userName: 'Beth' };

  it('needs the CSRF token of the very session', async () => {
    const client = await service.newUser();
    const other = await service.newUser();
    const save = (token: string) =>
      client.post('/api/users/save-user-name', rename, { headers: { 'x-csrf-token': token } });
    expect((await save('')).status).toBe(401);
    expect((await save(other.state.csrf)).status).toBe(401);
    expect((await save(client.state.csrf)).status).toBe(200);
    expect((await client.get('/api/users/check-user-name')).body).toEqual({ user: { name: 'Beth' } });
  });

  it.each(['cross-site', 'same-site'])('is refused from a page of %s, login included', async (site) => {
    const client = await service.newUser();
    const headers = { 'sec-fetch-site': site };
    expect((await client.post('/api/users/save-user-name', rename, { headers })).status).toBe(403);
    const payload = { email: client.email, password: 'Secret1' };
    expect((await service.client(headers).post('/api/users/login', payload)).status).toBe(403);
  });

  it('is JSON', async () => {
    const payload = JSON.stringify(rename);
    const client = await service.newUser();
    const send = (type: string) =>
      client.send('POST', '/api/users/save-user-name', { payload, headers: { 'content-type': type } });
    expect((await send('text/plain')).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('application/json')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once of ten at once, and every session ends', async () => {
    const client = await service.newUser();
    const answer = await client.post('/api/users/forgot-password', { email: client.email });
    expect(answer.status).toBe(200);
    const token = (await service.latestLink()).split('/').at(-1);
    const resets = await Promise.all(
      Array.from({ length: 10 }, () =>
        service.client().post('/api/users/reset-password', { token, password: 'Newer1' }),
      ),
    );
    expect(resets.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(resets.find(({ status }) => status === 400)?.body).toMatchObject({ title: 'This is invalid user.' });
    expect((await client.get('/api/users/checkUserName')).status).toBe(401);
    expect((await client.logIn(client.email)).body).toMatchObject({ title: 'Invalid Credentials' });
    expect((await client.logIn(client.email, 'Newer1')).status).toBe(200);
  });

  it('of an unknown user is refused in the specified words', async () => {
    const answer = await service.client().post('/api/users/forgot-password', { email: newEmail() });
    expect(answer).toMatchObject({
      status: 400,
      body: { title: 'This user is not registered. Please create account.' },
    });
  });
});

it("gives the analytics id of the caller's own e-mail alone", async () => {
  const client = await service.newUser();
  const other = await service.newUser();
  const ask = (email: string) => client.get(`/api/users/getGoogleUserId?email=${encodeURIComponent(email)}`);
  expect((await ask(client.email.toUpperCase())).body).toEqual({ googleUserId: expect.any(String) as string });
  expect((await ask(other.email)).status).toBe(404);
});

it('locks an e-mail under 30 wrong passwords at once, with one answer for all', async () => {
  const { email } = await service.newUser();
  const wrong = await Promise.all(Array.from({ length: 30 }, () => service.client().logIn(email, 'Wrong1')));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await service.client().logIn(email)).status).toBe(401);
  service.time.now = new Date(service.time.now.getTime() + 3_600_000);
  expect((await service.client().logIn(email)).status).toBe(200);
});
