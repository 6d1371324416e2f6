import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import { wholeNumber } from './double-route.ts';

export const searchFields = z.strictObject({ query: z.string().max(500), limit: wholeNumber.optional() });

/** Objects whose metadata match every `metadata['name']:'value'` of the provider's query language. */
export function searchByMetadata(rows: readonly { readonly metadata: Record<string, string> }[], query: string) {
  const wanted = [...query.matchAll(/metadata\['([\w]+)'\]:'([\w-]*)'/g)];
  if (wanted.length === 0) throw invalidRequest('We could not parse your search query.', { param: 'query' });
  const data = rows.filter((row) => wanted.every(([, name = '', value]) => row.metadata[name] === value));
  return { object: 'search_result', url: '', has_more: false, next_page: null, data: [...data].reverse() };
}
