import { priceListSchema } from '@gosds/usecases/checkout/price-list';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OpenedApp, openApp } from './testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp({
    prices: priceListSchema.parse({ firstLanguageMinor: 10_001, furtherLanguagePercent: 33 }),
  });
});
afterAll(() => service.close());

/** Changes the policy until the test ends, as an edit of its file would. */
function change<Part extends object>(part: Part, values: { readonly [Key in keyof Part]?: number }): void {
  const before = { ...part };
  Object.assign(part, values);
  onTestFinished(() => void Object.assign(part, before));
}

const dayMs = 24 * 3_600_000;

const passed = (ms: number) => {
  const before = service.time.now;
  service.time.now = new Date(before.getTime() + ms);
  onTestFinished(() => void (service.time.now = before));
};

describe('a number of the policy is changed in one place', () => {
  it('lifetime of a session: the cookie and the session end together', async () => {
    change(policy.sessions, { rememberedDays: 7 });
    const { email } = await service.newUser();
    const client = service.client();
    const { answer } = await client.logIn(email, 'Secret1', true);
    expect(answer.cookies[0]).toMatchObject({ maxAge: 7 * 24 * 3_600 });
    passed(7 * dayMs - 1_000);
    expect((await client.get('/api/users/checkUserName')).status).toBe(200);
    passed(2_000);
    expect((await client.get('/api/users/checkUserName')).status).toBe(401);
  });

  it('lifetime of a link: the mail says what counts', async () => {
    change(policy.links, { confirmEmailMinutes: 180 });
    const email = `${crypto.randomUUID()}@example.com`;
    const client = service.client();
    await client.post('/api/users/signup', { email, name: 'Ann', password: 'Secret1' });
    const [latest] = await service.mailbox.list(1);
    expect((await service.mailbox.find(latest?.id ?? 0))?.text).toContain('The link is valid for 3 hours');
    const token = (await service.latestLink()).split('/').at(-1);
    passed(181 * 60_000);
    expect((await client.post('/api/users/confirm-email', { token, password: 'Secret1' })).body['code']).toBe(
      'link-invalid',
    );
  });

  it('price of a further language: what is shown is what is asked', async () => {
    const { body: config } = await service.client().get('/api/config');
    const user = await service.newUser();
    const { body: asked } = await user.post('/api/data/prices', { languageNumber: 2 });
    expect(config).toMatchObject({ prices: { fullSDS: 10_001, furtherLanguage: 3_300 } });
    expect(asked).toMatchObject({ fullSDS: 10_001, amount: 3_300 });
  });

  it('years of a single payment: every answer says the same', async () => {
    change(policy.emergencyResponse, { singlePaymentYears: 3 });
    const user = await service.newUser();
    expect((await user.post('/api/data/prices', {})).body).toMatchObject({ erPrices: { singleYears: 3 } });
    const other = await openApp();
    onTestFinished(() => other.close());
    expect((await other.client().get('/api/config')).body).toMatchObject({ prices: { erSingleYears: 3 } });
  });

  it('limit of a rate: the call after the last allowed one is refused', async () => {
    change(policy.rateLimits.loginsPerAddress, { max: 2 });
    await service.database.db.deleteFrom('rate_limit').execute();
    const logIn = async () => (await service.client().logIn('nobody@example.com')).status;
    expect([await logIn(), await logIn(), await logIn()]).toEqual([401, 401, 429]);
  });
});
