import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type Program, signIn, startProgram } from './testing/start-program.ts';
import { type Call, mailsNaming, openShop, queryIn, untilDone } from './testing/started-shop.ts';

/** Each kills the service in the middle of four things at once. `KILL_ROUNDS=25` is a hundred of them. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
const tasksUrl = '/api/chemist/tasks';

let folder: string;
let port: string;
let program: Program;
let address: string;
let call: Call;
let shop: ReturnType<typeof openShop>;

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, () => {
      const taken = server.address();
      server.close(() => {
        resolve(typeof taken === 'object' ? String(taken?.port) : '');
      });
    });
  });

/** On the same data and port, so that the session goes on. */
async function start(): Promise<void> {
  program = startProgram({
    ...{ GOSDS_DATA: folder, PORT: port, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    EMERGENCY_RESPONSE_NUMBER: '+1 303 555 0100',
  });
  address = await addressOf(program);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-killed-'));
  port = await freePort();
  await start();
  call = await signIn(address, program);
  shop = openShop({ folder, call });
  await queryIn(folder, 'update app_user set is_admin_allowed = true, is_chemist_allowed = true');
}, 120_000);
afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.exited;
  rmSync(folder, { recursive: true, force: true });
});

/** A paid order of a sheet that a chemist authors, taken by the chemist: what signs it, and how it stands. */
async function takenTask(productName: string) {
  const draftId = await shop.newDraft(productName);
  const { data } = (await call('POST', '/api/data/saveParameters', { draftId, version: 1 })).body as {
    data: { orderId: string };
  };
  expect((await shop.pay(data.orderId)()).status).toBe(200);
  type Task = { id: string; version: number; state: string; productName: string };
  const tasks = async () => (await call('GET', tasksUrl)).body['tasks'] as Task[];
  const queued = (await tasks()).find((task) => task.productName === productName);
  const url = `${tasksUrl}/${queued?.id ?? ''}`;
  const taken = await call('POST', `${url}/take`, { version: queued?.version });
  return {
    orderId: data.orderId,
    sign: () => call('POST', `${url}/sign`, { version: taken.body['version'], name: 'Dr. Ann' }),
  };
}

/** What is under way when the service is killed, and what holds of it in the end. */
async function underWay(round: number) {
  const name = (what: string) => `${what} in round ${round}`;
  const [order, yearly, givenBack] = [
    await shop.newOrder(name('Paid')),
    await shop.newOrder(name('Yearly'), 'subscription'),
    await shop.newOrder(name('Given back')),
  ];
  expect((await shop.pay(givenBack)()).status).toBe(200);
  const task = await takenTask(name('Signed'));
  const refund = { amountMinor: 500, key: crypto.randomUUID(), reason: 'A test of a crash' };
  return {
    calls: {
      pay: shop.pay(order),
      subscribe: shop.pay(yearly, 'pm_card_visa', 'subscription'),
      refund: () => call('POST', `/api/admin/payments/${givenBack}/refund`, refund),
      sign: task.sign,
    },
    expectEffects: async () => {
      for (const id of [order, givenBack]) expect(shop.chargesOf(id)).toHaveLength(1);
      expect(shop.subscriptionsOf(yearly)).toHaveLength(1);
      expect(shop.refundsOf(shop.chargesOf(givenBack)[0])).toHaveLength(1);
      for (const id of [order, yearly, givenBack, task.orderId]) {
        expect((await call('GET', `/api/documents/${id}/pdf`)).status).toBe(200);
      }
      const credits = `select 1 from money_document where order_id = '${givenBack}' and kind = 'credit-note'`;
      await expect.poll(async () => (await queryIn(folder, credits)).length).toBe(1);
      for (const what of ['Paid', 'Yearly', 'Signed']) {
        await expect.poll(() => mailsNaming(address, name(what)), { timeout: 60_000 }).toBeGreaterThan(0);
      }
    },
  };
}

describe('a service that is killed while it is paid, subscribed to, asked for a refund, and signs', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'does each once: orders, charges, documents and mails agree, round %i',
    { timeout: 300_000 },
    async (round) => {
      // How often one account may pay in an hour is not what is tested.
      await queryIn(folder, 'delete from rate_limit');
      const { calls, expectEffects } = await underWay(round);
      const begun = Object.values(calls).map((ask) => ask().catch(() => undefined));
      await sleep(400 * Math.random() ** 2);
      program.child.kill('SIGKILL');
      await program.exited;
      await Promise.all(begun);
      await start();
      for (const [kind, ask] of Object.entries(calls)) if (kind !== 'sign') await untilDone(kind, ask);
      // A second signature is refused where the first went through.
      expect([200, 409]).toContain((await calls.sign()).status);
      await expectEffects();
    },
  );

  it('numbers its invoices without a gap', async () => {
    const text = `select number from money_document where kind = 'invoice' order by number`;
    const numbers = (await queryIn<{ number: number }>(folder, text)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
