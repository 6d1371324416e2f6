import type { Content } from '../content.ts';

/** Help for an input. */
export type FieldHelp = {
  /** The content of the sheet that the input fills; absent if no law asks for it. */
  readonly content?: Content;
};

/** Inputs of a quantity. They share one help text. */
const inner = new Set(['value', 'unit', 'percentage', 'method', 'temperature']);

/** The key of an input's help text. A row uses the key of its column, a quantity one key for all its inputs. */
export function helpKeyOf(path: string): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  if (parts[0] === 'ingredients') return `ingredients.${last}`;
  return parts.length > 2 && inner.has(last) ? parts.slice(0, -1).join('.') : path;
}
