import { setTimeout as sleep } from 'node:timers/promises';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser } from './arrange.ts';
import { type Service, startService } from './service.ts';

let service: Service;
let session: { readonly cookie: string; readonly csrf: string };

const post = (path: string, body: object) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: session.cookie, 'x-csrf-token': session.csrf },
    body: JSON.stringify(body),
  });
const posted = async (path: string, body: object) => (await (await post(path, body)).json()) as Record<string, unknown>;

beforeAll(async () => {
  service = await startService();
  const { email, password } = await confirmedUser(service, 'Survivor');
  session = { cookie: '', csrf: '' };
  const answer = await post('/api/users/login', { email, password, remember: true });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  session = { cookie, csrf: String(((await answer.json()) as { csrfToken?: unknown }).csrfToken) };
});
afterAll(() => service.stop());

const supplier = {
  ...{ companyName: 'Acme', country: 'GB', language: 'en', vendorCountry: 'GB', uses: 'Thinning of paints' },
  ...{ street: '1 Example Street', suburb: 'Exampleton', postcode: 'EX1 2PL', email: 'sds@example.com' },
  ...{ telephone: '+44 20 7946 0100', emergencyTelephone: '+44 20 7946 0199 (24 h)' },
};

/** Makes an order for a sheet whose findings all have a reason. */
async function newOrder(productName: string): Promise<string> {
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  const whole = {
    ...draft,
    description: { ...draft.description, ...supplier, productName },
    ingredients: [{ ...first, name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '100' }],
    properties: { ...draft.properties, state: 'Liquid', waterSolubility: 'Miscible' },
  };
  const { id } = (await posted('/api/drafts', { draft: whole })) as { id: string };
  const review = await fetch(`${service.url}/api/drafts/${id}/review`, {
    headers: { cookie: session.cookie },
  });
  const { findings } = (await review.json()) as { findings: { check: string; severity: string }[] };
  const musts = findings.filter(({ severity }) => severity === 'must');
  const reason = 'Known to the supplier, and looked up elsewhere.';
  const acceptedFindings = Object.fromEntries(musts.map(({ check }) => [check, reason]));
  await fetch(`${service.url}/api/drafts/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: session.cookie, 'x-csrf-token': session.csrf },
    body: JSON.stringify({ version: 1, draft: { ...whole, acceptedFindings } }),
  });
  const { orderId } = (await posted('/api/data/credo', { draftId: id, version: 2 })) as { orderId: string };
  return orderId;
}

const pay = (orderId: string) => post('/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa' });

/** Seconds from the start of the service until the order is paid. */
async function secondsUntilPaid(orderId: string): Promise<number> {
  const started = Date.now();
  for (;;) {
    const answer = await pay(orderId);
    if (answer.ok) return (Date.now() - started) / 1000;
    const { code } = (await answer.json()) as { code?: string };
    expect(code).toBe('order-not-open');
    expect(Date.now() - started).toBeLessThan(60_000);
    await sleep(250);
  }
}

const receiptsOf = async (productName: string) => {
  const list = await (await fetch(`${service.url}/mailbox`)).text();
  return list.split('<tr>').filter((row) => row.includes(productName)).length;
};

describe('a service that is killed while an order is paid', () => {
  it.each([0, 16])('answers the order within seconds, and mails it once: %i ms after the click', async (ms) => {
    const productName = `Killed after ${ms} ms`;
    const orderId = await newOrder(productName);
    const clicked = pay(orderId).catch(() => undefined);
    await sleep(ms);
    await service.restart('SIGKILL');
    await clicked;
    // A process counts as dead after 2.5 s, and jobs are looked for every 3 s. The rest allows for a slow machine.
    expect(await secondsUntilPaid(orderId)).toBeLessThan(20);
    await expect.poll(() => receiptsOf(productName), { timeout: 30_000 }).toBe(1);
  });
});
