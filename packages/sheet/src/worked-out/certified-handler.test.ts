import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import { expect, it } from 'vitest';
import { reviewSheet } from '../review/review.ts';
import { certifiedHandler } from './certified-handler.ts';

const askedFor = (hazards: readonly string[]) => {
  const ingredients = [{ proportion: '100', handClassification: { hazards, source: 'Supplier' } }];
  return certifiedHandler(madeSheet(aDraft({ description: { country: 'NZ' }, ingredients })).product);
};

it.each<[found: string, hazards: readonly string[]]>([
  ['toxic', ['Acute Tox. 2 H310', 'Flam. Liq. 2 H225']],
  ['none', ['Acute Tox. 3 H311', 'Flam. Liq. 1 H224']],
])('a certified handler is asked for by class: %s for %j', (found, hazards) => {
  expect(askedFor(hazards)).toBe(found);
});

it('is taken over with one press from the finding that asks for it', () => {
  const ingredients = [
    { proportion: '100', handClassification: { hazards: ['Acute Tox. 2 H310'], source: 'Supplier' } },
  ];
  const draft = aDraft({ description: { country: 'NZ' }, ingredients });
  const { findings } = reviewSheet({ ...factsOf(draft), ...sheetOf(draft), today: '2026-11-28' });
  const path = 'description.nationalListings.certified-handler';
  const fix = findings.find((each) => each.path === path)?.fix;
  expect(fix?.changes).toEqual([
    { path, value: 'Certified handler required: acutely toxic in category 1 or 2 (regulation 13.9).' },
  ]);
});
