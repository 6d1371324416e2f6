import type { z } from 'zod';
import type { Journal } from '../sandbox/journal.ts';
import { PayPalFault } from './paypal-fault.ts';

/** What is kept in one table of the journal; rows of an older version of the double are forgotten. */
export function openTable<T extends { readonly id: string }>(journal: Journal, table: string, schema: z.ZodType<T>) {
  const kept = new Map<string, T>();
  for (const row of journal.rows(table)) {
    const known = schema.safeParse(row);
    if (known.success) kept.set(known.data.id, known.data);
  }
  return {
    all: () => [...kept.values()],
    get: (id: string): T => {
      const row = kept.get(id);
      if (!row) throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
      return row;
    },
    put: (row: T): T => {
      kept.set(row.id, row);
      journal.append(table, row);
      return row;
    },
  };
}

/** What a call sent, or a refusal. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const asked = schema.safeParse(body);
  if (!asked.success) throw new PayPalFault(400, 'INVALID_REQUEST', asked.error.message);
  return asked.data;
}
