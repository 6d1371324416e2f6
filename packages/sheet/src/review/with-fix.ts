import { type Draft, draftSchema } from '../draft/draft.ts';
import type { Fix } from './finding.ts';

type Value = Fix['changes'][number]['value'];

function put(node: unknown, path: readonly string[], value: Value): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    return node.map((each: unknown, index) => (String(index) === key ? put(each, rest, value) : each));
  }
  if (typeof node !== 'object' || node === null) return node;
  return { ...node, [key]: put(Reflect.get(node, key), rest, value) };
}

/** The draft with another value at an input. An unknown path changes nothing. */
export const withInput = (draft: Draft, path: string, value: Value): Draft =>
  draftSchema.parse(put(draft, path.split('.'), value));

/** The draft after a fix is applied. An unknown path changes nothing. */
export const withFix = (draft: Draft, { changes }: Fix): Draft =>
  draftSchema.parse(changes.reduce<unknown>((each, { path, value }) => put(each, path.split('.'), value), draft));
