import type { Content } from '../content.ts';

/** What an input is for. */
export type FieldHelp = {
  /** What of the sheet it fills; absent where no law asks. */
  readonly content?: Content;
};

/** Names under the inputs of a quantity, which share its help. */
const inner = new Set(['value', 'unit', 'percentage', 'method', 'temperature']);

/** The name under which the help of an input stands: a row has that of its column, a quantity one for all its inputs. */
export function helpKeyOf(path: string): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  if (parts[0] === 'ingredients') return `ingredients.${last}`;
  return parts.length > 2 && inner.has(last) ? parts.slice(0, -1).join('.') : path;
}
