import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { noSuch } from './api-error.ts';
import {
  chargeObject,
  customerObject,
  eventObject,
  intentObject,
  invoiceObject,
  keptAnswerObject,
  paymentMethodObject,
  priceObject,
  productObject,
  refundObject,
  subscriptionObject,
} from './double-objects.ts';
import { type Journal, openJournal } from './journal.ts';

export type Table<Row> = {
  find(id: string): Row | undefined;
  /** Throws the provider's `resource_missing`; `param` names the field that contained the id. */
  get(id: string, param?: string): Row;
  put(row: Row): Row;
  remove(id: string): void;
  /** Oldest first. */
  all(): readonly Row[];
};

/** All objects of the double, in memory and, with a file, in its journal. */
export function openDoubleStore(file?: string) {
  const journal = openJournal(file);
  return {
    flush: journal.flush,
    charges: openTable('charge', chargeObject, journal),
    customers: openTable('customer', customerObject, journal),
    events: openTable('event', eventObject, journal),
    invoices: openTable('invoice', invoiceObject, journal),
    keptAnswers: openTable('kept_answer', keptAnswerObject, journal),
    paymentIntents: openTable('payment_intent', intentObject, journal),
    paymentMethods: openTable('payment_method', paymentMethodObject, journal),
    prices: openTable('price', priceObject, journal),
    products: openTable('product', productObject, journal),
    refunds: openTable('refund', refundObject, journal),
    subscriptions: openTable('subscription', subscriptionObject, journal),
  };
}

export type DoubleStore = ReturnType<typeof openDoubleStore>;

/** An id of the provider's form. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export const yearSeconds = 365 * 24 * 3600;

/** Seconds since 1970, the provider's unit of time. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The first fields of every new object. */
export const newObject = (prefix: string, metadata: Record<string, string> = {}) => ({
  id: newId(prefix),
  created: nowSeconds(),
  livemode: false as const,
  metadata,
});

function openTable<Row extends { readonly id: string }>(
  kind: string,
  schema: z.ZodType<Row>,
  journal: Journal,
): Table<Row> {
  const rows = new Map<string, Row>();
  for (const row of journal.rows(kind)) {
    const known = schema.safeParse(row);
    // Drops rows of an older version of the double; they hold no real money.
    if (known.success) rows.set(known.data.id, known.data);
  }
  return {
    find: (id) => rows.get(id),
    get(id, param) {
      const row = rows.get(id);
      if (!row) throw noSuch(kind, id, param);
      return row;
    },
    put(row) {
      rows.set(row.id, row);
      journal.append(kind, row);
      return row;
    },
    remove: (id) => void rows.delete(id),
    all: () => [...rows.values()],
  };
}
