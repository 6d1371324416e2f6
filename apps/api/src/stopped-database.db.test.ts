import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, type Program, serverOf, signIn, startProgram } from './testing/start-program.ts';
import { type Call, draftOf, mailsNaming, openShop, queryIn, untilDone } from './testing/started-shop.ts';

type Answer = Awaited<ReturnType<Call>>;

let folder: string;
let program: Program;
let address: string;
let call: Call;
let shop: ReturnType<typeof openShop>;
let paidOrder: string;
let paidReport: string;

const server = () => serverOf(folder);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-stopped-'));
  const chemicals = repositoryFile('packages/testkit/src/chemical-data');
  program = startProgram({ GOSDS_DATA: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test', CHEMICAL_DATA: chemicals });
  address = await addressOf(program);
  call = await signIn(address, program);
  await queryIn(folder, 'update app_user set is_admin_allowed = true');
  shop = openShop({ folder, call });
  paidOrder = await shop.newOrder('Paid before');
  expect((await shop.pay(paidOrder)()).status).toBe(200);
  await vi.waitUntil(async () => (await newReport()) !== '', { timeout: 30_000, interval: 250 });
  paidReport = await newReport();
  expect((await shop.pay(paidReport)()).status).toBe(200);
}, 120_000);
afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.exited;
  rmSync(folder, { recursive: true, force: true });
});

async function newReport(): Promise<string> {
  const documentParameters = {
    ...{ MaterialId: 1101, Lists: 'all' },
    CountryRegion: { galleriaCountryCode: 0, galleriaRegionCode: 0 },
  };
  const { body } = await call('POST', '/api/data/createGalleriaOrder', { documentParameters, additionalInfo: {} });
  return typeof body['orderId'] === 'string' ? body['orderId'] : '';
}

/** What the card holder answers at the bank; the event of the provider alone tells the service of it. */
function answerAtBank(secret: string): () => Promise<Answer> {
  const [id = ''] = secret.split('_secret_');
  const answer = new URLSearchParams({ client_secret: secret, outcome: 'complete' });
  const key = { authorization: 'Bearer pk_test_sandbox' };
  return () => call('POST', `/sandbox/stripe/v1/payment_intents/${id}/answer_3ds`, answer, key);
}

/** A call of each kind, on data of its own, and what each has to have done in the end. */
async function callsOf(round: number) {
  const [draftId, previewed] = [await shop.newDraft(`Saved ${round}`), await shop.newDraft(`Looked at ${round}`)];
  const [order, confirmed, givenBack] = [
    await shop.newOrder(`Paid in ${round}`),
    await shop.newOrder(`Paid at the bank in ${round}`),
    await shop.newOrder(`Given back in ${round}`),
  ];
  expect((await shop.pay(givenBack)()).status).toBe(200);
  const asked = await shop.pay(confirmed, 'pm_card_threeDSecure2Required')();
  const [, email, password] = /Demo login: (\S+) with password (\S+)\n/.exec(program.printed.text) ?? [];
  const refund = { amountMinor: 500, key: crypto.randomUUID(), reason: 'A test of an outage' };
  const saved = draftOf(`Saved in ${round}, while the database stopped`);
  const kinds = {
    'log-in': () => call('POST', '/api/users/login', { email, password }, { cookie: '' }),
    save: () => call('PUT', `/api/drafts/${draftId}`, { version: 1, draft: saved }),
    autocomplete: () => call('POST', '/api/data/ingredients', { key: 'acet' }),
    preview: shop.preview(previewed),
    pay: shop.pay(order),
    download: () => call('GET', `/api/documents/${paidOrder}/pdf`),
    admin: () => call('GET', '/api/users/admin=0'),
    refund: () => call('POST', `/api/admin/payments/${givenBack}/refund`, refund),
    report: () => call('POST', '/api/data/galleriaReports/csv', { orderId: paidReport }),
  };
  return {
    kinds,
    atBank: answerAtBank(String(asked.body['clientSecret'])),
    expectEffects: async () => {
      const { body } = await call('GET', `/api/drafts/${draftId}`);
      expect(body['draft']).toMatchObject({ description: { productName: saved.description.productName } });
      await expect.poll(async () => (await call('GET', `/api/documents/${confirmed}/pdf`)).status).toBe(200);
      for (const id of [order, confirmed, givenBack]) expect(shop.chargesOf(id)).toHaveLength(1);
      expect(shop.refundsOf(shop.chargesOf(givenBack)[0])).toHaveLength(1);
      await expect.poll(() => mailsNaming(address, `Paid in ${round}`), { timeout: 30_000 }).toBe(1);
      await expect.poll(() => mailsNaming(address, `Paid at the bank in ${round}`), { timeout: 30_000 }).toBe(1);
    },
  };
}

/** An answer is a good one, or says that the data cannot be reached, when to come again, and nothing of the cause. */
function expectKind(kind: string, { status, body, headers, ms }: Answer) {
  expect(ms).toBeLessThan(10_000);
  if (status === 200) return;
  expect({ kind, status, code: body['code'] }).toEqual({ kind, status: 503, code: 'unavailable' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/postgres|terminat|connect/i);
}

describe('a database that stops while calls of each kind are under way', { timeout: 240_000 }, () => {
  it.each([0, 10, 40, 120, 300])(
    'costs a clear answer, comes back by itself, and nothing is lost or done twice: %i ms after the calls',
    async (ms) => {
      const { kinds, atBank, expectEffects } = await callsOf(ms);
      const stopped = server().pid();
      const answers = Object.entries(kinds).map(async ([kind, ask]) => [kind, await ask()] as const);
      const confirmed = atBank();
      await sleep(ms);
      process.kill(stopped, 'SIGINT');
      const later = Object.entries(kinds).map(async ([kind, ask]) => [kind, await ask()] as const);
      for (const [kind, answer] of await Promise.all([...answers, ...later])) {
        // The second of two calls for the same payment or draft may find the first under way.
        if (answer.status !== 409) expectKind(kind, answer);
      }
      if ((await confirmed).status !== 200) await untilDone('3-D Secure', atBank);
      for (const [kind, ask] of Object.entries(kinds)) await untilDone(kind, ask);
      await expectEffects();
      expect(server().pid()).not.toBe(stopped);
      expect(program.child.exitCode).toBeNull();
    },
  );
});
