import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let opened: OpenedApp;
beforeAll(async () => {
  opened = await openApp();
});
afterAll(() => opened.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

type Listed = {
  sessions: { id: string; browser: string; system: string; address: string; seenAt: string; isThis: boolean }[];
};

/** An account that is logged in by Firefox and by Chrome. */
async function twoSessions() {
  const { email } = await opened.newUser();
  const [here, there] = [opened.client({ 'user-agent': firefox }), opened.client({ 'user-agent': chrome })];
  await here.logIn(email);
  await there.logIn(email);
  const listed = async () => (await here.get('/api/account/sessions')).body as unknown as Listed;
  return { email, here, there, listed };
}

const isOpen = async (client: { get: (url: string) => Promise<{ status: number }> }) =>
  (await client.get('/api/account/sessions')).status === 200;

/** Subjects of the mails that came to this address, the newest first. */
async function mailsTo(email: string): Promise<readonly string[]> {
  await opened.worker.drain();
  return (await opened.mailbox.list(500)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
}

describe('the sessions of an account', () => {
  it('are listed with device, address and time, this one first', async () => {
    const { listed } = await twoSessions();
    const { sessions } = await listed();
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', address: '127.0.0.1', isThis: true });
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Chrome', system: 'Windows', isThis: false }));
  });

  it('are closed one by one, and nobody closes those of others', async () => {
    const { here, there, listed } = await twoSessions();
    const stranger = await opened.newUser();
    const { id } = (await listed()).sessions.find(({ browser }) => browser === 'Chrome')!;
    expect((await stranger.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
    expect(await isOpen(there)).toBe(true);
    expect((await here.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(200);
    expect(await isOpen(there)).toBe(false);
    expect(await isOpen(here)).toBe(true);
  });

  it('are closed all but this one', async () => {
    const { here, there, listed } = await twoSessions();
    expect((await here.send('DELETE', '/api/account/sessions')).status).toBe(200);
    expect((await listed()).sessions).toMatchObject([{ isThis: true }]);
    expect(await isOpen(there)).toBe(false);
  });

  it('on a new device are told by mail, unless that is turned off', async () => {
    const { email, here } = await twoSessions();
    expect(await mailsTo(email)).toEqual(['A log-in from a new device']);
    await opened.client({ 'user-agent': firefox }).logIn(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await here.put('/api/account/mails', { newDevice: false, watch: true })).body).toEqual({
      newDevice: false,
      watch: true,
    });
    expect((await here.get('/api/account/mails')).body).toEqual({ newDevice: false, watch: true });
    await opened.client({ 'user-agent': 'curl/8' }).logIn(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the own password', () => {
  const change = { currentPassword: 'Secret1', password: 'Newer12' };

  it('is changed by who knows it: other sessions close, and a mail tells it', async () => {
    const { email, here, there } = await twoSessions();
    expect((await here.put('/api/account/password', change)).status).toBe(200);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect((await there.logIn(email)).status).toBe(401);
    expect((await there.logIn(email, 'Newer12')).status).toBe(200);
    expect(await mailsTo(email)).toContain('Your password was changed');
  });

  it('stays where the present one is wrong or the new one too simple', async () => {
    const { email, here, there } = await twoSessions();
    const wrong = await here.put('/api/account/password', { ...change, currentPassword: 'Other12' });
    expect([wrong.status, wrong.body['code']]).toEqual([403, 'password-wrong']);
    expect((await here.put('/api/account/password', { ...change, password: 'simple' })).status).toBe(400);
    expect(await isOpen(there)).toBe(true);
    expect((await opened.client().logIn(email)).status).toBe(200);
  });

  it('cannot be guessed in an open session', async () => {
    const user = await opened.newUser();
    const { max } = policy.rateLimits.passwordTriesPerUser;
    const guess = () => user.put('/api/account/password', { ...change, currentPassword: 'Other12' });
    for (let tries = 0; tries < max; tries += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
    expect((await user.put('/api/account/password', change)).status).toBe(429);
  });
});

describe('the languages of an account', () => {
  it('are kept for every browser; mails come in the chosen one, whatever a log-in speaks', async () => {
    const { email, here, there } = await twoSessions();
    const chosen = async () => (await there.get('/api/users/checkUserName')).body['user'];
    expect(await chosen()).toMatchObject({ languageChoices: { screens: null, mails: null } });
    expect(await here.put('/api/account/languages', { screens: 'de' })).toMatchObject({
      status: 200,
      body: { screens: 'de', mails: null },
    });
    await here.put('/api/account/languages', { mails: 'fr' });
    expect(await chosen()).toMatchObject({ languageChoices: { screens: 'de', mails: 'fr' } });
    await opened.client({ 'user-agent': 'Opera/9.80', 'accept-language': 'es' }).logIn(email);
    expect((await mailsTo(email))[0]).toMatch(/connexion/i);
    await here.put('/api/account/languages', { mails: null, screens: null });
    expect(await chosen()).toMatchObject({ languageChoices: { screens: null, mails: null } });
  });

  it.each([{ screens: 'it' }, { mails: '' }, { screens: 'DE' }, { other: 'de' }, { screens: ['de'] }])(
    'are one of six: %j is refused',
    async (body) => {
      const { here } = await twoSessions();
      expect((await here.send('PUT', '/api/account/languages', { payload: body })).status).toBe(400);
    },
  );
});
