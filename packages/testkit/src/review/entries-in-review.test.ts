import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { withoutImpossible } from '@gosds/sheet/draft/without-impossible';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { reviewSheet } from '@gosds/sheet/review/review';
import { expect, it } from 'vitest';
import { factsOf } from '../products/sheet-of.ts';

function findingsOf(entered: Draft) {
  const facts = factsOf(withoutImpossible(entered).draft);
  return reviewSheet({ ...facts, ...makeSheet(facts), today: '2026-11-23' }, entered).findings;
}

const at = (entered: Draft, path: string) =>
  findingsOf(entered)
    .filter((finding) => finding.path === path)
    .map(({ severity }) => severity);

const sold = (changed: Partial<Draft['description']>): Draft => {
  const draft = emptyDraft();
  return { ...draft, description: { ...draft.description, country: 'DE', ...changed } };
};

it('leaves a warning out where the law asks for the same input, and keeps what holds a step back', () => {
  expect(at(sold({}), 'description.emergencyTelephone')).toEqual(['must']);
  expect(at(sold({}), 'description.productName')).toEqual(['problem', 'must']);
});

it('warns of what no law asks for', () => {
  const draft = emptyDraft();
  const ingredients = [{ ...draft.ingredients[0]!, name: 'Something', proportion: '100' }];
  expect(at({ ...draft, ingredients }, 'ingredients.0.name')).toEqual(['warning']);
});

it('says what cannot be as typed, though the sheet is made without it', () => {
  const acid = emptyDraft();
  acid.properties.ph = '99';
  const found = findingsOf(acid).filter(({ path }) => path === 'properties.ph');
  expect(found.map(({ check, message }) => [check, findingInEnglish(message)])).toContainEqual([
    'entry.impossible',
    'The pH must be above -1 and below 15.',
  ]);
});

it('puts what holds a step back first, then the law', () => {
  const severities = findingsOf(sold({})).map(({ severity }) => severity);
  const order = ['problem', 'must', 'warning', 'should', 'hint'];
  expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});
