import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atCardProvider, declineRenewal } from './testing/card-provider.ts';
import {
  ofOverdue,
  ofPayment,
  ofRefund,
  ofRenewal,
  ofSignature,
  ofUnsubscribing,
  openTally,
  type Phase,
  reached,
  type Watched,
} from './testing/killed-phases.ts';
import { addressOf, type Program, signIn, startProgram } from './testing/start-program.ts';
import { type Call, mailsNaming, openShop, queryIn, untilDone } from './testing/started-shop.ts';

/** Each kills the service in the middle of eight things at once, and again while it hears of two renewals. `KILL_ROUNDS=100` is the long run, by hand. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
/** The latest moment of the kill after the calls begin, if what is aimed at does not come. */
const withinMs = 20_000;
const tasksUrl = '/api/chemist/tasks';
/** Holds the drafts of earlier rounds. */
const earlier = 'earlier@example.com';

let folder: string;
let port: string;
let program: Program;
let address: string;
let call: Call;
let shop: ReturnType<typeof openShop>;
let tally: ReturnType<typeof openTally>;
const subscriptions = { renewed: '', declined: '', ending: '' };

const aimsOf = <const What extends string>(what: What, ...at: readonly Phase[]) => at.map((phase) => ({ what, phase }));

/** In which phase of which thing the service is killed: each round has the next, from a random one on. */
const aims = [
  ...(['pay', 'subscribe', 'payPal', 'plan', 'refund'] as const).flatMap((what) =>
    aimsOf(what, 'asked', 'at the provider', 'recorded'),
  ),
  ...aimsOf('promo', 'recorded'),
  ...aimsOf('sign', 'recorded'),
  ...aimsOf('unsubscribe', 'at the provider'),
];
/** The same for the second kill of a round. */
const aimsOfBills = (['renewal', 'overdue'] as const).flatMap((what) => aimsOf(what, 'recorded', 'at the provider'));
const first = Math.floor(Math.random() * aims.length);
function ofRound<T>(list: readonly T[], round: number): T {
  const aim = list[(first + round) % list.length];
  if (aim === undefined) throw new RangeError('There is nothing to aim at.');
  return aim;
}

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
  tally = openTally(folder);
  await queryIn(folder, 'update app_user set is_admin_allowed = true, is_chemist_allowed = true');
  await queryIn(
    folder,
    `insert into app_user (email, email_key, password_hash, name) values ('${earlier}', '${earlier}', '', 'Earlier')`,
  );
  subscriptions.renewed = await boughtYearly(renewed);
  subscriptions.declined = await boughtYearly(declined);
  subscriptions.ending = await boughtYearly('Ended in round 1');
}, 240_000);
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

/** Yearly services that are bought once, and that the provider then bills each round. */
const renewed = 'Renewed each round';
const declined = 'Declined each round';

async function boughtYearly(productName: string): Promise<string> {
  const order = await shop.newOrder(productName, 'subscription');
  expect((await shop.pay(order, 'pm_card_visa', 'subscription')()).status).toBe(200);
  return subscriptionOf(order);
}

const subscriptionOf = (orderId: string) => String(shop.subscriptionsOf(orderId)[0]?.['id']);

/** What is under way when the service is killed, and what holds of it in the end. */
async function underWay(round: number, ending: string) {
  const name = (what: string) => `${what} in round ${round}`;
  const [order, yearly, givenBack] = [
    await shop.newOrder(name('Paid')),
    await shop.newOrder(name('Yearly'), 'subscription'),
    await shop.newOrder(name('Given back')),
  ];
  expect((await shop.pay(givenBack)()).status).toBe(200);
  const [atPayPal, byPlan] = [
    await shop.newOrder(name('At PayPal')),
    await shop.newOrder(name('By plan'), 'subscription'),
  ];
  const byCode = await shop.newOrder(name('By code'));
  const terms = { type: 'GoSDS', discount: 100, quantity: 1, validUntil: null };
  const made = await call('POST', '/api/admin/promocodes', { ...terms, code: `ROUND${round}` });
  expect(made.status).toBe(200);
  const task = await takenTask(name('Signed'));
  const refund = { amountMinor: 500, key: crypto.randomUUID(), reason: 'A test of a crash' };
  const isCharged = (id: string) => () => shop.chargesOf(id).length > 0;
  return {
    yearly,
    calls: {
      pay: shop.pay(order),
      subscribe: shop.pay(yearly, 'pm_card_visa', 'subscription'),
      refund: () => call('POST', `/api/admin/payments/${givenBack}/refund`, refund),
      payPal: shop.payAtPayPal(atPayPal),
      plan: shop.subscribeAtPayPal(byPlan),
      promo: shop.payByCode(byCode, `ROUND${round}`),
      unsubscribe: () => call('POST', '/api/users/unsubscribe', { subscriptionId: ending }),
      sign: task.sign,
    },
    watched: {
      pay: ofPayment(order, name('Paid'), isCharged(order)),
      subscribe: ofPayment(yearly, name('Yearly'), () => shop.subscriptionsOf(yearly).length > 0),
      refund: ofRefund(givenBack, shop),
      payPal: ofPayment(atPayPal, name('At PayPal'), isCharged(atPayPal)),
      plan: ofPayment(byPlan, name('By plan'), isCharged(byPlan)),
      promo: ofPayment(byCode, name('By code'), () => false),
      unsubscribe: ofUnsubscribing(ending, () => shop.isEnded(ending)),
      sign: ofSignature(task.orderId, name('Signed')),
    },
    expectEffects: async () => {
      for (const id of [order, givenBack, atPayPal, byPlan]) expect(shop.chargesOf(id)).toHaveLength(1);
      expect(shop.chargesOf(byCode)).toEqual([]);
      expect(shop.subscriptionsOf(yearly)).toHaveLength(1);
      expect(shop.plansOf(byPlan).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
      expect(shop.refundsOf(shop.chargesOf(givenBack)[0])).toHaveLength(1);
      expect(shop.isEnded(ending)).toBe(true);
      for (const id of [order, yearly, givenBack, atPayPal, byPlan, byCode, task.orderId]) {
        expect((await call('GET', `/api/documents/${id}/pdf`)).status).toBe(200);
      }
      const credits = `select 1 from money_document where order_id = '${givenBack}' and kind = 'credit-note'`;
      await expect.poll(async () => (await queryIn(folder, credits)).length).toBe(1);
      for (const what of ['Paid', 'Yearly', 'At PayPal', 'By plan', 'By code', 'Signed']) {
        await expect.poll(() => mailsNaming(address, name(what)), { timeout: 60_000 }).toBeGreaterThan(0);
      }
    },
  };
}

/** Kills the service as soon as what is watched comes to the phase, and notes how far each thing had come. */
async function killAt<What extends string>(
  watched: Readonly<Record<What, Watched>>,
  { what, phase }: { readonly what: What; readonly phase: Phase },
): Promise<void> {
  await reached(folder, { watched: watched[what], phase }, withinMs);
  program.child.kill('SIGKILL');
  await program.exited;
  await tally.note(watched);
}

/** While the service is down, the provider bills two services, one in vain. The service is killed as it hears of it. */
async function billedWhileDown(round: number): Promise<void> {
  await atCardProvider(folder, (double) => {
    double.renew(subscriptions.renewed);
    declineRenewal(double, subscriptions.declined);
  });
  await start();
  const watched = {
    renewal: ofRenewal(subscriptions.renewed, round, renewed),
    overdue: ofOverdue(round, subscriptions.declined, declined),
  };
  await killAt(watched, ofRound(aimsOfBills, round));
  await start();
  const mails = (subject: string) => async () =>
    (await queryIn(folder, `select 1 from mailbox where subject like '%${subject}'`)).length;
  await expect.poll(mails(`was renewed: ${renewed}`), { timeout: 60_000 }).toBe(round);
  await expect.poll(mails(`was not renewed: ${declined}`), { timeout: 60_000 }).toBe(round);
  const years = `select subscription_id as id, count(*)::int as years from er_renewal group by subscription_id`;
  const counted = await queryIn<{ id: string; years: number }>(folder, years);
  expect(counted.find(({ id }) => id === subscriptions.renewed)?.years).toBe(round);
  // The year that was declined is paid with the next one.
  expect(counted.find(({ id }) => id === subscriptions.declined)?.years ?? 0).toBe(round - 1);
}

describe('a service that is killed while it is paid, subscribed to, renewed, asked for a refund, and signs', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'does each once: orders, charges, documents and mails agree, round %i',
    { timeout: 300_000 },
    async (round) => {
      // How often one account may pay in an hour, and how many drafts it may hold, is not what is tested.
      await queryIn(folder, 'delete from rate_limit');
      await queryIn(folder, `update draft set user_id = (select id from app_user where email = '${earlier}')`);
      const { calls, watched, expectEffects, yearly } = await underWay(round, subscriptions.ending);
      const begun = Object.values(calls).map((ask) => ask().catch(() => undefined));
      await killAt(watched, ofRound(aims, round));
      await Promise.all(begun);
      await billedWhileDown(round);
      for (const [kind, ask] of Object.entries(calls)) if (kind !== 'sign') await untilDone(kind, ask);
      // A second signature is refused where the first went through.
      expect([200, 409]).toContain((await calls.sign()).status);
      await expectEffects();
      subscriptions.ending = subscriptionOf(yearly);
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
    // By card: four a round and its renewal, the years paid late, and the three services bought at first.
    const byCard = 5 * rounds + (rounds - 1) + 3;
    expect(books.map(({ paidBy, orders, invoices }) => ({ paidBy, orders, invoices }))).toEqual([
      { paidBy: 'card', orders: byCard, invoices: byCard },
      { paidBy: 'paypal', orders: 2 * rounds, invoices: 2 * rounds },
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

  it('was killed in as many phases as the rounds allow', () => {
    const counts = tally.counts();
    process.stdout.write(`${[...counts].map(([phase, times]) => `${phase} ${times}`).join('\n')}\n`);
    const killed = [...counts.values()].reduce((sum, times) => sum + times, 0);
    expect(killed).toBe(10 * rounds);
    if (rounds < 100) return;
    const missed = [...aims, ...aimsOfBills].filter(({ what, phase }) => !counts.has(`${what}: ${phase}`));
    expect(missed).toEqual([]);
  });
});
