import { promoLinkSchema } from '@gosds/contract/accounts/promo-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const ask = (email: string, promocodeType = 'GoSDS') =>
  service.client().post('/api/users/promolink', { email, promocodeType });

/** The string of the newest mailed link. */
const mailedLink = async () => (await service.latestLink()).split('/').at(-1) ?? '';

async function linkFor(email: string, type = 'GoSDS') {
  expect(await ask(email, type)).toMatchObject({ status: 200, body: { mailSent: true } });
  return mailedLink();
}

const confirm = (link: string, changes: object = {}) => {
  const client = service.client();
  const { email, type: promocodeType } = promoLinkSchema.parse(
    JSON.parse(Buffer.from(link.split('~')[0] ?? '', 'base64url').toString()),
  );
  const body = { email, promocodeType, link, ...changes };
  return { client, answer: client.post('/api/users/confirmationlink', body) };
};

const quantities = async (client: ReturnType<typeof service.client>) =>
  (await client.get('/api/promocodes/getpromocodequantity')).body;

describe('the offer for new users', () => {
  it('opens an account and a session, and gives two free sheets once', async () => {
    const email = newEmail();
    const { client, answer } = confirm(await linkFor(email));
    expect(await answer).toMatchObject({ status: 200, body: { isFirstConection: true } });
    expect(await client.get('/api/users/checkUserName')).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await quantities(client)).toMatchObject([
      { type: 'GoSDS', leftQuantity: 2 },
      { type: 'GoGAL', leftQuantity: 0 },
    ]);
    const again = confirm(await linkFor(email.toUpperCase()));
    expect(await again.answer).toMatchObject({ status: 200, body: { isFirstConection: false } });
    expect(await quantities(again.client)).toMatchObject([{ leftQuantity: 2 }, { leftQuantity: 0 }]);
    const trial = confirm(await linkFor(email, 'GoGAL'));
    await trial.answer;
    expect(await quantities(trial.client)).toMatchObject([{ leftQuantity: 2 }, { leftQuantity: 1 }]);
  });

  it('is taken by one of ten who open the link at once', async () => {
    const link = await linkFor(newEmail());
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(link).answer));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(answers.find(({ status }) => status === 400)?.body['code']).toBe('link-used');
  });

  it('is not used by who only looks at its page, as scanners of mails do', async () => {
    const link = await linkFor(newEmail());
    await service.client().get(`/promoconfirmation/${link}`);
    expect((await confirm(link).answer).status).toBe(200);
  });

  it('opens nothing by an expired or a forged link, nor for another e-mail or type', async () => {
    const link = await linkFor(newEmail());
    for (const changes of [{ email: newEmail() }, { promocodeType: 'GoGAL' }, { link: `${link}x` }, { link: 'x' }]) {
      expect(await confirm(link, changes).answer).toMatchObject({ status: 400, body: { code: 'link-invalid' } });
    }
    const { now } = service.time;
    service.time.now = new Date(now.getTime() + 24 * 3_600_000);
    expect(await confirm(link).answer).toMatchObject({ status: 400, body: { code: 'link-expired' } });
    service.time.now = new Date(now.getTime() + 24 * 3_600_000 - 1);
    expect((await confirm(link).answer).status).toBe(200);
    service.time.now = now;
  });

  it('is no way in for who signed up with the e-mail of somebody else before', async () => {
    const email = newEmail();
    const stranger = service.client();
    await stranger.post('/api/users/signup', { email, password: 'Secret1', name: 'Eve' });
    expect((await confirm(await linkFor(email)).answer).status).toBe(200);
    expect((await stranger.logIn(email)).status).toBe(401);
  });

  it('leaves the password of a confirmed account as it is', async () => {
    const { email } = await service.newUser();
    expect(await confirm(await linkFor(email)).answer).toMatchObject({ body: { isFirstConection: false } });
    expect((await service.client().logIn(email)).status).toBe(200);
  });

  it('mails nothing to a blocked e-mail, and answers as always', async () => {
    const email = newEmail();
    await service.database.db.insertInto('blocked_email').values({ email_key: email }).execute();
    const before = (await service.mailbox.list(1))[0]?.id;
    expect((await ask(email)).status).toBe(200);
    expect((await service.mailbox.list(1))[0]?.id).toBe(before);
  });

  it('is asked for five times an hour for one e-mail at most', async () => {
    const email = newEmail();
    const answers: number[] = [];
    for (let i = 0; i < 6; i += 1) answers.push((await ask(email)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
