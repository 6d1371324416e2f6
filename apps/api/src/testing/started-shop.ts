import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import { openPool } from '@gosds/postgres/connect';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { expect } from 'vitest';
import { type logIn, serverOf } from './start-program.ts';

export type Call = Awaited<ReturnType<typeof logIn>>;

export const draftOf = (productName: string, goEr: ErChoice = '') => ({
  ...brakeCleaner.draft,
  addOns: { ...brakeCleaner.draft.addOns, goEr },
  description: { ...brakeCleaner.draft.description, productName },
});

/** A buyer of a started program, with play money. */
export function openShop({ folder, call }: { readonly folder: string; readonly call: Call }) {
  async function newDraft(productName: string, goEr: ErChoice = ''): Promise<string> {
    const { status, body } = await call('POST', '/api/drafts', { draft: draftOf(productName, goEr) });
    expect(status).toBe(200);
    return String(body['id']);
  }
  const preview = (draftId: string) => () => call('POST', '/api/data/credo', { draftId, version: 1 });

  /** Rows of the play money as last written, one an id. */
  function playMoney(table: 'payment_intent' | 'refund' | 'subscription'): Record<string, unknown>[] {
    const lines = readFileSync(join(folder, 'sandbox-payments.json'), 'utf8').trim().split('\n');
    const rows = new Map<string, Record<string, unknown>>();
    for (const line of lines) {
      const { table: of, row }: { table: string; row: { id: string } } = JSON.parse(line);
      if (of === table) rows.set(row.id, row);
    }
    return [...rows.values()];
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
    chargesOf: (orderId: string) =>
      playMoney('payment_intent').filter((row) => row['status'] === 'succeeded' && names(orderId)(row)),
    subscriptionsOf: (orderId: string) => playMoney('subscription').filter(names(orderId)),
    refundsOf: ({ id }: Record<string, unknown> = {}) => playMoney('refund').filter(names(String(id))),
  };
}

/** Rows of the built-in database of a started program. */
export async function queryIn<T extends object>(folder: string, text: string): Promise<T[]> {
  const socketFolder = serverOf(folder).socketFolder();
  const pool = openPool({ socketFolder, user: 'gosds', database: 'postgres' }, () => undefined);
  try {
    return (await pool.query<T>(text)).rows;
  } finally {
    await pool.end();
  }
}

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
