import { checkDraft } from '@gosds/sheet/review/entries/check-draft';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from './all-products.ts';
import { factsOf } from './sheet-of.ts';

const names = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  'isPrototypeOf',
  'toLocaleString',
  '__defineGetter__',
];
const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names) },
  fc.constantFrom('-1', '1e999', 'NaN', '١٢', '0', '99999999999', '<', '(', '\\', '%', ' ', '\u202e', '😀'),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Place = readonly (string | number)[];

/** The paths of all texts in a draft. */
const textPlaces = (value: unknown, at: Place = []): readonly Place[] => {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value)) return value.flatMap((part, index) => textPlaces(part, [...at, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => textPlaces(part, [...at, key])) : [];
};

function withText(value: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    return parts.map((part, index) => (index === first ? withText(part, rest, text) : part));
  }
  return isRecord(value) ? { ...value, [first]: withText(value[first], rest, text) } : value;
}

/** Makes everything that the preview and the review make of a draft, complete or not. */
function makeOf(draft: Draft): void {
  checkDraft(draft);
  const facts = factsOf(draft);
  reviewSheet({ ...facts, ...makeSheet(facts), today: facts.revisionDate });
}

/** True for a field that identifies an ingredient. */
const isKey = (place: Place): boolean => place.at(-1) === 'id';

fc.configureGlobal({ seed: 20_260_501 });

describe('a text that is the name of something every object has', () => {
  it.each(names)('%s is a text like any other in every field that takes it', (name) => {
    const product = products[names.indexOf(name) % products.length];
    if (!product) throw new Error('There is no product.');
    let draft = product.draft;
    let taken = 0;
    for (const place of textPlaces(draft)) {
      const read = draftSchema.safeParse(withText(draft, place, name));
      if (!read.success || isKey(place)) continue;
      draft = read.data;
      taken += 1;
    }
    expect(taken).toBeGreaterThan(60);
    makeOf(draft);
  });

  it('or that is not a number, in any field, breaks neither sheet nor review', () => {
    const product = fc.constantFrom(...products);
    const edits = fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(product, edits, ({ draft }, changes) => {
        const places = textPlaces(draft);
        const changed = changes.reduce<unknown>(
          (made, [index, text]) => withText(made, places[index % places.length] ?? [], text),
          draft,
        );
        const read = draftSchema.safeParse(changed);
        if (read.success) makeOf(read.data);
      }),
      { numRuns: 200 },
    );
  });
});
