/** PostgreSQL keeps neither NUL nor half of a surrogate pair, as it is left where a limit of length cuts an emoji in two. */
const unstorable = /[\0\p{Cs}]/u;
const allUnstorable = new RegExp(unstorable, 'gu');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

const storableText = (text: string): string => text.replaceAll(allUnstorable, '');

/** The value without what cannot be kept, in its texts and its keys; everything else stays as it is. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]));
}

/** Dotted path of the first text or key that cannot be kept; empty where the value itself is that text. */
export function unstorablePath(value: unknown): string | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? '' : undefined;
  if (!isRecord(value)) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const within = unstorable.test(key) ? '' : unstorablePath(part);
    if (within !== undefined) return [storableText(key), within].filter((name) => name !== '').join('.');
  }
  return undefined;
}
