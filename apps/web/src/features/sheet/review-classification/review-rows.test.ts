import { hazard } from '@gosds/ghs/hazard';
import { wordingOf } from '@gosds/phrases/statement-text';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { calculatedCodes, codesOf } from '@gosds/sheet/hazard-review/calculated-codes';
import { reviewCategories } from '@gosds/sheet/hazard-review/review-categories';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import { reviewChanges } from './review-changes.ts';
import { isFound, reviewRows } from './review-rows.ts';
import '../../../testing/in-english.ts';
import { words } from '../../../words/words.ts';

const substance = aSubstance({
  materialId: 1,
  classification: { hazards: [hazard('Skin Irrit. 2 H315'), hazard('Carc. 1B H350'), hazard('Repr. 2 H361d')] },
});
const evidence = { evidence: 'OECD 404', source: 'Report 12' };

function made(items: readonly object[], state = 'Liquid') {
  const draft = draftSchema.parse({
    mode: 'advanced',
    description: { country: 'DE' },
    properties: { state },
    ingredients: [{ id: '1', name: 'Matter', materialId: 1, proportion: '50' }],
    review: { items },
  });
  const dated = { issueDate: '2026-03-02', revisionDate: '2026-03-02', version: '1.0' };
  const facts = { draft, substances: new Map([[1, substance]]), sources: new Map(), ...dated };
  return { draft, facts, product: makeSheet(facts).product };
}

function rowsOf(items: readonly object[], state?: string) {
  const { draft, facts, product } = made(items, state);
  const { rules } = product;
  const rows = reviewRows({
    draft,
    categories: reviewCategories(rules),
    codes: new Set(calculatedCodes(draft, { ...facts, asOf: facts.revisionDate })),
    hazards: product.classification.hazards,
    onSheet: new Set(codesOf(product)),
    addOnly: rules.testsOnlyAdd,
    cited: (place: string) => place,
    wording: wordingOf(rules.wording),
    words: words(),
  });
  return new Map(rows.flatMap(({ classes }) => classes.flatMap((each) => each.rows)).map((row) => [row.id, row]));
}
const noteOf = (id: string, items: readonly object[], state?: string) => rowsOf(items, state).get(id)?.note;

describe('the rows of the review', () => {
  it('read as the sheet does where they are on it', () => {
    expect(rowsOf([]).get('Repr. 2 H361')).toMatchObject({
      statements: 'H361d',
      phrase: 'Suspected of damaging the unborn child.',
      status: 'generated',
    });
    expect(rowsOf([]).get('Repr. 1B H360')).toMatchObject({ statements: 'H360', status: '' });
  });

  it('say where a change does nothing, and why', () => {
    const deleted = (id: string) => [{ id, status: 'deleted', ...evidence }];
    expect(noteOf('Skin Irrit. 2 H315', deleted('Skin Irrit. 2 H315'))).toBe('');
    expect(noteOf('Carc. 1B H350', deleted('Carc. 1B H350'))).toMatch(
      /^It stays on the sheet\. A test of a mixture can add/,
    );
    expect(noteOf('Asp. Tox. 1 H304', deleted('Asp. Tox. 1 H304'))).toMatch(/^The rules no longer give this category/);
    const bare = [{ id: 'Eye Dam. 1 H318', status: 'user-defined', evidence: '', source: '' }];
    expect(noteOf('Eye Dam. 1 H318', bare)).toBe('It is not on the sheet until you name the method and the source.');
  });

  it('say what stands in the place of a category', () => {
    const added = ['Skin Corr. 1B H314', 'Skin Corr. 1C H314'].map((id) => ({
      id,
      status: 'user-defined',
      ...evidence,
    }));
    expect(noteOf('Skin Irrit. 2 H315', added)).toBe('Skin Corr. 1B, which you added, is on the sheet in its place.');
    expect(noteOf('Skin Corr. 1C H314', added)).toBe('Skin Corr. 1B is more severe and is on the sheet in its place.');
  });

  it('are locked for another state of matter, and before one is chosen', () => {
    expect(noteOf('Flam. Liq. 2 H225', [], 'Solid')).toBe('Only for liquids. The State of this product is Solid.');
    expect(noteOf('Expl. 1.1 H201', [], '')).toBe(
      'Only for liquids and solids. Choose the State in Physical Properties first.',
    );
  });

  it('are found by class, category, statement and phrase', () => {
    const row = rowsOf([]).get('Skin Irrit. 2 H315');
    const found = ['corrosion', 'irrit. 2', 'h315', 'CAUSES SKIN', ''].map((sought) => row && isFound(row, sought));
    expect(found).toEqual([true, true, true, true, true]);
    expect(row && isFound(row, 'explosive')).toBe(false);
  });
});

describe('what a review changes', () => {
  it('is what goes and what comes, before the evidence is named too', () => {
    const { facts, draft } = made([{ id: 'Skin Irrit. 2 H315', status: 'deleted', evidence: '', source: '' }]);
    expect(reviewChanges(draft, facts, words().reviewClassification)).toEqual(
      expect.arrayContaining([
        { what: 'Classes', gone: 'Skin Irrit. 2 H315', added: '' },
        { what: 'Hazard statements', gone: 'H315', added: '' },
      ]),
    );
    const severe = made([{ id: 'Acute Tox. 1 H300', status: 'user-defined', ...evidence }]);
    expect(reviewChanges(severe.draft, severe.facts, words().reviewClassification)).toContainEqual({
      what: 'Classes',
      gone: '',
      added: 'Acute Tox. 1 H300',
    });
  });

  it('is nothing where nothing was changed', () => {
    const { facts, draft } = made([]);
    expect(reviewChanges(draft, facts, words().reviewClassification)).toEqual([]);
  });
});
