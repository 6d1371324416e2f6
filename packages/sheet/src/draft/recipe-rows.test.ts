import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { percent } from '@gosds/ghs/concentration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../review/entries/check-draft.ts';
import { type DraftIngredient } from './draft.ts';
import { parseDraft } from './entered.ts';
import { sheetText } from '../sheet-text.ts';

type Part = { readonly name: string; readonly proportion: string } & Partial<DraftIngredient>;

const none = { handClassification: { notHazardous: true, source: 'supplier' } };
const irritant = { handClassification: { hazards: ['Skin Irrit. 2 H315'], source: 'supplier' } };

const part = (name: string, proportion: string, more: object = {}) => ({ name, proportion, ...none, ...more });

const draftOf = (...rows: readonly object[]) =>
  aDraft({
    ingredients: rows.map((row, index) => {
      const { parts = [], ...fields } = row as { readonly parts?: readonly object[] };
      return { id: String(index), ...fields, parts: parts.map((each, at) => ({ id: `p${at}`, ...each })) };
    }),
    properties: { waterSolubility: 'Miscible' },
  });

const shares = (...rows: readonly object[]) =>
  parseDraft(draftOf(...rows)).recipe.map(({ row, path, concentration: { lower, upper } }) => [
    row.name,
    row.proportion,
    path,
    lower / percent(1),
    upper / percent(1),
  ]);

const found = (...rows: readonly object[]) =>
  checkDraft(draftOf(...rows))
    .filter(({ path }) => path.includes('.parts'))
    .map(({ path, severity }) => `${path} ${severity}`);

const madeOf = (...rows: readonly object[]) => madeSheet(draftOf(...rows));

const blend = (proportion: string, parts: readonly Part[] | readonly object[], more: object = {}) => ({
  name: 'Blend',
  proportion,
  parts,
  ...more,
});

describe('the balance of the product', () => {
  it('is what the others leave to 100 %, in its place', () => {
    expect(shares(part('A', '12.5'), part('Water', 'Rest'), part('B', '7.5'))).toEqual([
      ['A', '12.5', 'ingredients.0', 12.5, 12.5],
      ['Water', '80', 'ingredients.1', 80, 80],
      ['B', '7.5', 'ingredients.2', 7.5, 7.5],
    ]);
  });

  it('is a range where the others are', () => {
    expect(shares(part('A', '10-20'), part('B', '<5'), part('Water', 'q.s.')).at(-1)).toEqual([
      ...['Water', '75-90', 'ingredients.2'],
      ...[75, 90],
    ]);
    expect(shares(part('Water', 'balance'), part('A', '>20'))).toEqual([
      ['Water', '<=80', 'ingredients.0', 0, 80],
      ['A', '>20', 'ingredients.1', 20, 100],
    ]);
  });

  it('stays out where nothing is left for it, or it has no name', () => {
    expect(shares(part('A', '100'), part('Water', 'ad 100'))).toEqual([['A', '100', 'ingredients.0', 100, 100]]);
    expect(shares(part('A', '60'), part('', 'balance'))).toEqual([['A', '60', 'ingredients.0', 60, 60]]);
  });

  it('is the first of several, and can itself be a raw material', () => {
    expect(shares(part('A', '60'), part('Water', 'rest'), part('Oil', 'rest')).map(([name]) => name)).toEqual([
      ...['A', 'Water'],
    ]);
    expect(shares(part('A', '60'), blend('balance', [part('B', '25'), part('C', 'rest')]))).toEqual([
      ['A', '60', 'ingredients.0', 60, 60],
      ['B', '10', 'ingredients.1.parts.0', 10, 10],
      ['C', '30', 'ingredients.1.parts.1', 30, 30],
    ]);
  });
});

describe('a raw material that is a mixture', () => {
  it('is taken apart, shares multiplied end by end', () => {
    expect(
      shares(blend('10-20', [part('A', '50'), part('B', '1-5'), part('C', 'balance')]), part('Water', '80')),
    ).toEqual([
      ['A', '5-10', 'ingredients.0.parts.0', 5, 10],
      ['B', '0.1-1', 'ingredients.0.parts.1', 0.1, 1],
      ['C', '4.5-9.8', 'ingredients.0.parts.2', 4.5, 9.8],
      ['Water', '80', 'ingredients.1', 80, 80],
    ]);
  });

  it('is not taken apart into a balance for which nothing is left', () => {
    expect(shares(blend('50', [part('A', '100'), part('B', 'balance')]))).toEqual([
      ['A', '50', 'ingredients.0.parts.0', 50, 50],
    ]);
  });

  it('stays whole while nothing readable stands in it', () => {
    expect(shares(blend('10', [part('A', 'x'), part('', '5')]))).toEqual([['Blend', '10', 'ingredients.0', 10, 10]]);
  });

  it('counts with the same substance elsewhere', () => {
    const acetone = { casNumber: '67-64-1' };
    expect(
      shares(blend('50', [part('Acetone', '20', acetone), part('B', 'rest')]), part('Propanone', '5', acetone)),
    ).toEqual([
      ['Acetone', '15', 'ingredients.0.parts.0', 15, 15],
      ['B', '40', 'ingredients.0.parts.1', 40, 40],
    ]);
  });

  it.each([
    ['9.9', []],
    ['10', ['Skin Irrit. 2']],
  ])('with half of it an irritant in %s %% of the product is classified as %s', (share, wanted) => {
    const doubled = String(2 * Number(share));
    const {
      product: { classification },
    } = madeOf(
      blend(doubled, [part('Irritant', '50', irritant), part('B', 'balance')]),
      part('Water', String(100 - 2 * Number(share))),
    );
    expect(classification.hazards.map(({ code }) => code)).toEqual(wanted);
  });

  it('stands in section 3 by its ingredients', () => {
    const { document } = madeOf(
      blend('40', [part('Irritant', '50', irritant), part('Filler', 'balance')]),
      part('Water', '60'),
    );
    const text = sheetText(document);
    expect(text).toContain('Irritant');
    expect(text).not.toContain('Blend');
  });

  it('that is confidential reveals neither its ingredients nor their shares', () => {
    const secret = { sanitisedName: 'Solvent blend', sanitisedProportion: '10-50' };
    const inside = part('Irritantium', '50', { ...irritant, casNumber: '67-64-1' });
    const text = sheetText(
      madeOf(blend('40', [inside, part('Fillerium', 'balance')], secret), part('Water', '60')).document,
    );
    expect(text).not.toMatch(/Irritantium|Fillerium|Blend\b|67-64-1/);
    expect(text).toContain('Solvent blend (1)');
    expect(text).not.toMatch(/(?<![\d.])20 ?%/);
  });

  it.each([
    ['itself', [part('blend', '5'), part('B', 'balance')], ['parts.0.name problem']],
    ['more than 100 %', [part('A', '60'), part('B', '41')], ['parts problem']],
    ['two balances', [part('A', 'balance'), part('B', 'rest')], ['parts.1.proportion problem']],
    ['a substance twice', [part('A', '5'), part('a ', 'balance')], ['parts.1.name problem']],
    ['no share', [part('A', ''), part('B', 'balance')], ['parts.0.proportion problem']],
    ['a share that is none', [part('A', '5 ml'), part('B', 'balance')], ['parts.0.proportion problem']],
    ['no name', [part('', '5'), part('B', 'balance')], ['parts.0.name problem']],
    ['less than 100 %', [part('A', '5')], ['parts warning']],
    ['a substance nobody knows', [part('A', '100', { handClassification: null })], ['parts.0.name warning']],
    ['100 %', [part('A', '40'), part('B', '60')], []],
  ])('with %s is found at its row', (_, parts, wanted) => {
    const rows = [blend('10', parts), part('Water', '90')];
    expect(found(...rows)).toEqual(wanted.map((text) => `ingredients.0.${text}`));
    expect(() => madeOf(...rows)).not.toThrow();
  });

  it('never gives more of anything than there is of it', () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(share, share, (outer, inner) => {
        const rows = parseDraft(draftOf(blend(String(outer), [part('A', String(inner)), part('B', 'balance')]))).recipe;
        const total = rows.reduce((sum, { concentration }) => sum + concentration.upper, 0);
        expect(total).toBe(percent(outer));
      }),
    );
  });
});
