import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { DoubleStore } from './double-store.ts';

export type WireAnswer = { readonly status: number; readonly body: unknown; readonly isReplay?: true };
export type KeyedCall = { readonly key: string; readonly fingerprint: string };

/** Hash of the method, path and body that a key was used for. */
export const fingerprintOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

/**
 * Returns the first answer for a repeated key. Refuses the key for other parameters, and while the first answer is
 * being made.
 */
export function openIdempotency(store: DoubleStore) {
  const inUse = new Set<string>();
  return async ({ key, fingerprint }: KeyedCall, answer: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    const kept = store.keptAnswers.find(key);
    if (kept) {
      if (kept.fingerprint !== fingerprint) throw mismatch();
      return { status: kept.status, body: kept.body, isReplay: true };
    }
    if (inUse.has(key)) throw busy();
    inUse.add(key);
    try {
      const made = await answer();
      if (made.status < 500) store.keptAnswers.put({ id: key, fingerprint, status: made.status, body: made.body });
      return made;
    } finally {
      inUse.delete(key);
    }
  };
}

const mismatch = () =>
  new ApiError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });

const busy = () =>
  new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  });
