import type { Message } from '@gosds/ghs/message';
import { inEnglish } from './say-message.ts';

const isMessage = (value: object): value is Message => 'key' in value && 'values' in value;

/** Converts every message in a value to English, for output that programs read and for tests. */
export function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isMessage(value)) return inEnglish(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner)]));
}
