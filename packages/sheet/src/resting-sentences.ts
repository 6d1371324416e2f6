import type { InputPath, Origin, SheetDocument } from './document.ts';
import type { Draft } from './draft/draft.ts';
import { withFix } from './review/with-fix.ts';
import { makeSheet } from './make-sheet.ts';
import type { SheetFacts } from './sheet-input.ts';
import { sentencesOf } from './written.ts';

function valueAt(draft: Draft, path: InputPath): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      draft,
    );
}

/** A value and what belongs to it (unit, method, temperature) are one input. */
const inputOf = (path: InputPath): InputPath => path.replace(/\.(?:value|unit|method|temperature)$/, '');

function blankOf(value: unknown): string | boolean | readonly string[] | undefined {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : undefined;
}

/** The draft as it would be without the input; undefined where nothing stands in it. */
function withoutInput(draft: Draft, path: InputPath): Draft | undefined {
  const isQuantity = valueAt(draft, `${inputOf(path)}.value`) !== undefined;
  const field = isQuantity ? `${inputOf(path)}.value` : path;
  const value = valueAt(draft, field);
  const blank = blankOf(value);
  if (blank === undefined || String(value) === String(blank)) return undefined;
  return withFix(draft, { label: '', changes: [{ path: field, value: blank }] });
}

function comesFrom(origin: Origin, path: InputPath): boolean {
  return (origin.kind === 'input' || origin.kind === 'missing') && inputOf(origin.path) === inputOf(path);
}

/**
 * Ids of the sentences that rest on an input, in the order of reading: those that come from it or wait for it, and those
 * that would be gone or read otherwise if it were blank.
 */
export function restingSentences(facts: SheetFacts, document: SheetDocument, path: InputPath): readonly string[] {
  const without = withoutInput(facts.draft, path);
  const texts = new Map(
    without && sentencesOf(makeSheet({ ...facts, draft: without }).document.sections).map(({ id, text }) => [id, text]),
  );
  return sentencesOf(document.sections)
    .filter(({ id, text, origin }) => comesFrom(origin, path) || (without !== undefined && texts.get(id) !== text))
    .map(({ id }) => id);
}
