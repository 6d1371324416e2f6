import { valueAt } from './draft/input-path.ts';
import type { Origin, SheetDocument } from './model/document.ts';
import type { Draft } from './draft/draft.ts';
import { withInput } from './review/with-fix.ts';
import { makeSheet } from './make-sheet.ts';
import type { SheetFacts } from './sheet-input.ts';
import { sentencesOf } from './model/written.ts';

const partsOfQuantity: ReadonlySet<string> = new Set(['value', 'unit', 'method', 'temperature']);

/** A value and its unit, method and temperature count as one input. */
function inputOf(path: string): string {
  const end = path.lastIndexOf('.');
  return partsOfQuantity.has(path.slice(end + 1)) ? path.slice(0, end) : path;
}

function blankOf(value: unknown): string | boolean | readonly string[] | undefined {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : undefined;
}

/** The draft with the input blank; undefined if it is already blank. */
function withoutInput(draft: Draft, path: string): Draft | undefined {
  const isQuantity = valueAt(draft, `${inputOf(path)}.value`) !== undefined;
  const field = isQuantity ? `${inputOf(path)}.value` : path;
  const value = valueAt(draft, field);
  const blank = blankOf(value);
  if (blank === undefined || String(value) === String(blank)) return undefined;
  return withInput(draft, field, blank);
}

function comesFrom(origin: Origin, path: string): boolean {
  return (origin.kind === 'input' || origin.kind === 'missing') && inputOf(origin.path) === inputOf(path);
}

/**
 * Ids of the sentences that depend on an input, in reading order: those that come from it or lack it, and those that
 * would be missing or different if it were blank.
 */
export function sentencesDependingOn(facts: SheetFacts, document: SheetDocument, path: string): readonly string[] {
  const without = withoutInput(facts.draft, path);
  const texts = new Map(
    without && sentencesOf(makeSheet({ ...facts, draft: without }).document.sections).map(({ id, text }) => [id, text]),
  );
  return sentencesOf(document.sections)
    .filter(({ id, text, origin }) => comesFrom(origin, path) || (without !== undefined && texts.get(id) !== text))
    .map(({ id }) => id);
}
