import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type Program, signIn, startProgram } from './testing/start-program.ts';
import { type Call, mailsNaming, openShop, queryIn, untilDone } from './testing/started-shop.ts';

/** Each kills the service in the middle of six things at once. `KILL_ROUNDS=100` is the long run, by hand. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
/** The latest moment of the kill after the calls begin. A slow machine needs more. */
const withinMs = Number(process.env['KILL_WITHIN_MS'] ?? 400);
const tasksUrl = '/api/chemist/tasks';
/** Holds the drafts of earlier rounds. */
const earlier = 'earlier@example.com';

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
  await queryIn(
    folder,
    `insert into app_user (email, email_key, password_hash, name) values ('${earlier}', '${earlier}', '', 'Earlier')`,
  );
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
  const [atPayPal, byCode] = [await shop.newOrder(name('At PayPal')), await shop.newOrder(name('By code'))];
  const terms = { type: 'GoSDS', discount: 100, quantity: 1, validUntil: null };
  const made = await call('POST', '/api/admin/promocodes', { ...terms, code: `ROUND${round}` });
  expect(made.status).toBe(200);
  const task = await takenTask(name('Signed'));
  const refund = { amountMinor: 500, key: crypto.randomUUID(), reason: 'A test of a crash' };
  return {
    calls: {
      pay: shop.pay(order),
      subscribe: shop.pay(yearly, 'pm_card_visa', 'subscription'),
      refund: () => call('POST', `/api/admin/payments/${givenBack}/refund`, refund),
      payPal: shop.payAtPayPal(atPayPal),
      promo: shop.payByCode(byCode, `ROUND${round}`),
      sign: task.sign,
    },
    expectEffects: async () => {
      for (const id of [order, givenBack, atPayPal]) expect(shop.chargesOf(id)).toHaveLength(1);
      expect(shop.chargesOf(byCode)).toEqual([]);
      expect(shop.subscriptionsOf(yearly)).toHaveLength(1);
      expect(shop.refundsOf(shop.chargesOf(givenBack)[0])).toHaveLength(1);
      for (const id of [order, yearly, givenBack, atPayPal, byCode, task.orderId]) {
        expect((await call('GET', `/api/documents/${id}/pdf`)).status).toBe(200);
      }
      const credits = `select 1 from money_document where order_id = '${givenBack}' and kind = 'credit-note'`;
      await expect.poll(async () => (await queryIn(folder, credits)).length).toBe(1);
      for (const what of ['Paid', 'Yearly', 'At PayPal', 'By code', 'Signed']) {
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
      // How often one account may pay in an hour, and how many drafts it may hold, is not what is tested.
      await queryIn(folder, 'delete from rate_limit');
      await queryIn(folder, `update draft set user_id = (select id from app_user where email = '${earlier}')`);
      const { calls, expectEffects } = await underWay(round);
      const begun = Object.values(calls).map((ask) => ask().catch(() => undefined));
      await sleep(withinMs * Math.random() ** 2);
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

  it('has books that agree: each order paid once with one invoice, without a gap in their numbers', async () => {
    type Book = { paidBy: string; orders: number; minor: number; invoices: number };
    const books = await queryIn<Book>(
      folder,
      `select sale.paid_by as "paidBy", count(*)::int as orders, sum(line.minor)::int as minor, sum(paper.invoices)::int as invoices
       from sale_order sale
       cross join lateral (select sum(amount_minor) as minor from order_line where order_id = sale.id) line
       cross join lateral (
         select count(*) as invoices from money_document where order_id = sale.id and kind = 'invoice'
       ) paper
       where sale.status = 'paid' group by sale.paid_by order by sale.paid_by`,
    );
    expect(books.map(({ paidBy, orders, invoices }) => ({ paidBy, orders, invoices }))).toEqual([
      { paidBy: 'card', orders: 4 * rounds, invoices: 4 * rounds },
      { paidBy: 'paypal', orders: rounds, invoices: rounds },
      { paidBy: 'promo', orders: rounds, invoices: rounds },
    ]);
    const booked = books.reduce((sum, { minor }) => sum + minor, 0);
    expect(shop.charges().reduce((sum, { minor }) => sum + minor, 0)).toBe(booked);
    const open = `select 1 from sale_order where status in ('charging', 'action', 'pending')`;
    expect(await queryIn(folder, open)).toEqual([]);
    const uses = `select promo_id from promo_use where released_at is null`;
    expect(await queryIn(folder, uses)).toHaveLength(rounds);
    const text = `select number from money_document where kind = 'invoice' order by number`;
    const numbers = (await queryIn<{ number: number }>(folder, text)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
