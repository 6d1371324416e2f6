import type { z } from 'zod';
import type { Journal } from '../sandbox/journal.ts';
import { PayPalFault } from './paypal-fault.ts';

/** One table of the journal. Forgets rows of an older version of the double. */
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

/** Parses a request's body. Throws a refusal if it does not fit. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new PayPalFault(400, 'INVALID_REQUEST', parsed.error.message);
  return parsed.data;
}
