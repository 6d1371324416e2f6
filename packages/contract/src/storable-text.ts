/** PostgreSQL stores neither NUL nor half a surrogate pair, which remains when a length limit cuts an emoji in two. */
const unstorable = /[\0\p{Cs}]/u;
const allUnstorable = new RegExp(unstorable, 'gu');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

const storableText = (text: string): string => text.replaceAll(allUnstorable, '');

/** The value without these characters in its texts and keys; everything else is unchanged. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]));
}

/** A value and its position. */
type Place = { readonly value: unknown; readonly name: string; readonly within: Place | undefined };

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at; at = at.within) names.push(at.name);
  return names
    .toReversed()
    .filter((name) => name !== '')
    .join('.');
}

/** The parts of a value. If a key cannot be stored, the key takes the place of its value. */
const partsOf = (within: Place): readonly Place[] =>
  isRecord(within.value)
    ? Object.entries(within.value).map(([key, part]) => ({
        value: unstorable.test(key) ? key : part,
        name: storableText(key),
        within,
      }))
    : [];

/**
 * Dotted path of the first text or key that cannot be stored; empty if the value itself is that text. Works at any
 * depth.
 */
export function unstorablePath(value: unknown): string | undefined {
  const open: Place[] = [{ value, name: '', within: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    if (typeof place.value === 'string' && unstorable.test(place.value)) return pathOf(place);
    for (const part of partsOf(place).toReversed()) open.push(part);
  }
  return undefined;
}
