import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import { openPool } from '@gosds/postgres/connect';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { expect } from 'vitest';
import { z } from 'zod';
import { type logIn, serverOf } from './start-program.ts';

export type Call = Awaited<ReturnType<typeof logIn>>;

export const draftOf = (productName: string, goEr: ErChoice = '') => ({
  ...brakeCleaner.draft,
  addOns: { ...brakeCleaner.draft.addOns, goEr },
  description: { ...brakeCleaner.draft.description, productName },
});

const payPalOrder = z.object({
  asked: z.object({ purchase_units: z.tuple([z.object({ amount: z.object({ value: z.string() }) })]) }),
});

function payPalMinor(row: unknown): number {
  const [unit] = payPalOrder.parse(row).asked.purchase_units;
  return Math.round(Number(unit.amount.value) * 100);
}

const payPalPlan = z.object({
  transactions: z.array(
    z.object({
      status: z.string(),
      amount_with_breakdown: z.object({ gross_amount: z.object({ value: z.string() }) }),
    }),
  ),
});

/** What a plan of PayPal has charged, a year each. */
const payPalYears = (row: unknown): number[] =>
  payPalPlan
    .parse(row)
    .transactions.filter(({ status }) => status === 'COMPLETED')
    .map(({ amount_with_breakdown: { gross_amount } }) => Math.round(Number(gross_amount.value) * 100));

/** A buyer of a started program, with play money. */
export function openShop({ folder, call }: { readonly folder: string; readonly call: Call }) {
  async function newDraft(productName: string, goEr: ErChoice = ''): Promise<string> {
    const { status, body } = await call('POST', '/api/drafts', { draft: draftOf(productName, goEr) });
    expect(status).toBe(200);
    return String(body['id']);
  }
  const preview = (draftId: string) => () => call('POST', '/api/data/credo', { draftId, version: 1 });

  type Table = 'payment_intent' | 'refund' | 'subscription' | 'order';
  /** Rows of the play money as last written, one an id. */
  function playMoney(table: Table, at: 'card' | 'paypal'): Record<string, unknown>[] {
    const file = at === 'paypal' ? 'sandbox-paypal.json' : 'sandbox-payments.json';
    // Empty before the first payment.
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
    const rows = new Map<string, Record<string, unknown>>();
    for (const line of lines) {
      const { table: of, row }: { table: string; row: { id: string } } = JSON.parse(line);
      if (of === table) rows.set(row.id, row);
    }
    return [...rows.values()];
  }
  /** By card and by PayPal, in minor units. */
  const charges = () => [
    ...playMoney('payment_intent', 'card')
      .filter(({ status }) => status === 'succeeded')
      .map((row) => ({ ...row, minor: Number(row['amount']) })),
    ...playMoney('order', 'paypal')
      .filter(({ status }) => status === 'COMPLETED')
      .map((row) => ({ ...row, minor: payPalMinor(row) })),
    ...playMoney('subscription', 'paypal').flatMap((row) => payPalYears(row).map((minor) => ({ ...row, minor }))),
  ];
  /** Approves a payment that has begun, on PayPal's page, and comes back. */
  async function approved(begun: Awaited<ReturnType<Call>>): ReturnType<Call> {
    const { approveUrl } = begun.body;
    if (typeof approveUrl !== 'string') return begun;
    const body = new URLSearchParams({ decision: 'approve' });
    await fetch(approveUrl, { method: 'POST', body, redirect: 'manual' });
    const payPalOrderId = new URL(approveUrl).searchParams.get('token');
    return call('POST', '/api/data/payPalOrderDetails', { payPalOrderId });
  }
  const names = (id: string) => (row: Record<string, unknown>) => JSON.stringify(row).includes(id);

  return {
    newDraft,
    preview,
    async newOrder(productName: string, goEr: ErChoice = ''): Promise<string> {
      const { status, body } = await preview(await newDraft(productName, goEr))();
      expect(status).toBe(200);
      return String(body['orderId']);
    },
    pay:
      (orderId: string, tokenId = 'pm_card_visa', goEr: ErChoice = '') =>
      () =>
        call('POST', '/api/data/payWithStripe', { orderId, tokenId, goEr }),
    /** Starts at PayPal, approves on its page and comes back, from whichever step is open. */
    payAtPayPal: (orderId: string) => async () =>
      approved(await call('POST', '/api/data/createPayPalOrder', { orderId })),
    /** The same by a plan, which is billed each year. */
    subscribeAtPayPal: (orderId: string) => async () => {
      const plan = await call('POST', '/api/data/getPayPalBilingPlan', { orderId, goEr: 'subscription' });
      if (plan.status !== 200) return plan;
      return approved(await call('POST', '/api/users/createErPayPal', { orderId, id: plan.body['id'] }));
    },
    payByCode: (orderId: string, promocode: string) => () =>
      call('POST', '/api/promocodes/use', { type: 'GoSDS', promocode, orderId }),
    chargesOf: (orderId: string) => charges().filter(names(orderId)),
    /** Everything that was charged, by whatever means. */
    charges,
    subscriptionsOf: (orderId: string) => playMoney('subscription', 'card').filter(names(orderId)),
    plansOf: (orderId: string) => playMoney('subscription', 'paypal').filter(names(orderId)),
    isEnded: (subscriptionId: string) =>
      playMoney('subscription', 'card').some(
        (row) => row['id'] === subscriptionId && row['cancel_at_period_end'] === true,
      ),
    refundsOf: ({ id }: Record<string, unknown> = {}) => playMoney('refund', 'card').filter(names(String(id))),
  };
}

/** Answers the rows of a statement. */
export type Query = <T extends object>(text: string) => Promise<T[]>;

/** Asks the built-in database of a started program over one connection. */
export async function askIn<T>(folder: string, ask: (query: Query) => Promise<T>): Promise<T> {
  const socketFolder = serverOf(folder).socketFolder();
  const pool = openPool({ socketFolder, user: 'gosds', database: 'postgres' }, () => undefined);
  try {
    return await ask(async <R extends object>(text: string) => (await pool.query<R>(text)).rows);
  } finally {
    await pool.end();
  }
}

/** Rows of the built-in database of a started program. */
export const queryIn = <T extends object>(folder: string, text: string): Promise<T[]> =>
  askIn(folder, (query) => query<T>(text));

/** How many mails on the mailbox page name a product. */
export async function mailsNaming(address: string, productName: string): Promise<number> {
  const list = await (await fetch(`${address}/mailbox`)).text();
  return list.split('<tr>').filter((row) => row.includes(productName)).length;
}

/** Repeats a call as a user does, until it succeeds. */
export async function untilDone(kind: string, ask: () => ReturnType<Call>, timeout = 60_000): Promise<void> {
  const state = async () => {
    const { status, body } = await ask();
    return status === 200 ? 'done' : `${kind}: ${status} ${String(body['code'])}`;
  };
  await expect.poll(state, { timeout, interval: 500 }).toBe('done');
}
