import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { hazard } from '@gosds/ghs/hazard';
import { marketById, testDay } from '@gosds/ghs/testing/market-by-id';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { type Draft, draftSchema } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { assess } from '../product/assess.ts';
import { checkDraft } from '../review/entries/check-draft.ts';
import { calculatedCodes, codesOf } from './calculated-codes.ts';
import { departuresOf } from './departures.ts';
import { classesOfGroup, fitsState, reviewCategories, reviewGroups, reviewItemOf } from './review-categories.ts';

const irritant = aSubstance({
  materialId: 1,
  name: 'Irritant',
  classification: {
    basis: 'harmonised',
    source: 'clp-annex-vi',
    hazards: [hazard('Skin Irrit. 2 H315'), hazard('Carc. 1B H350i'), hazard('STOT RE 2 H373 (liver)')],
  },
});
const facts = { substances: new Map([[1, irritant]]), asOf: testDay };

const evidence = { evidence: 'OECD 404: no effect', source: 'Report 12' };
const deleted = (id: string) => ({ id, status: 'deleted', ...evidence });
const added = (id: string) => ({ id, status: 'user-defined', ...evidence });

function draftWith(items: readonly object[], fields: object = {}): Draft {
  return draftSchema.parse({
    mode: 'advanced',
    description: { country: 'DE' },
    properties: { state: 'Liquid' },
    ingredients: [{ id: '1', name: 'Irritant', materialId: 1, proportion: '40' }],
    review: { items },
    ...fields,
  });
}
const productOf = (draft: Draft) => assess(parseDraft(draft), facts);
const printed = (draft: Draft) => productOf(draft).classification.hazards.map(({ code, hCode }) => `${code} ${hCode}`);
const outcomeOf = (draft: Draft, hazardClass: string) =>
  productOf(draft).classification.outcomes.find((one) => one.hazardClass === hazardClass);

describe('the categories of the review', () => {
  it('are those with a statement that the country has adopted, one a category, in three groups', () => {
    const eu = reviewCategories(marketById('eu'));
    expect(eu.find(({ id }) => id === 'Skin Irrit. 2 H315')).toMatchObject({ statements: ['H315'], states: undefined });
    expect(eu.find(({ id }) => id === 'Aerosol 1 H222')).toMatchObject({ statements: ['H222', 'H229'] });
    expect(eu.some(({ code }) => code === 'Flam. Liq. 4')).toBe(false);
    expect(reviewCategories(marketById('us')).some(({ code }) => code === 'Flam. Liq. 4')).toBe(true);
    const grouped = reviewGroups.flatMap((group) => classesOfGroup[group]);
    expect(eu.every(({ hazardClass }) => grouped.includes(hazardClass))).toBe(true);
    expect(new Set(eu.map(({ id }) => id)).size).toBe(eu.length);
  });

  it('name a class whatever letters or organs it bears', () => {
    expect(reviewItemOf(marketById('eu'), hazard('Repr. 1B H360FD'))?.id).toBe('Repr. 1B H360');
    expect(reviewItemOf(marketById('eu'), hazard('STOT RE 2 H373 (liver)'))?.id).toBe('STOT RE 2 H373');
    expect(reviewItemOf(marketById('eu'), hazard('Aerosol 1 H229'))?.id).toBe('Aerosol 1 H222');
  });

  it('are for the states of matter that the GHS defines the class for', () => {
    const properties = (state: string) => draftSchema.parse({ properties: { state } }).properties;
    const flammable = reviewItemOf(marketById('eu'), hazard('Flam. Liq. 2 H225'))?.states;
    expect(['Liquid', 'Solid', 'Gas', 'Aerosol', ''].map((state) => fitsState(flammable, properties(state)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(fitsState(undefined, properties(''))).toBe(true);
  });
});

describe('a reviewed classification', () => {
  it('generates the codes of the calculation, whatever was changed', () => {
    const codes = ['Skin Irrit. 2 H315', 'Carc. 1B H350', 'STOT RE 2 H373'];
    expect(calculatedCodes(draftWith([]), facts)).toEqual(codes);
    expect(calculatedCodes(draftWith([deleted('Skin Irrit. 2 H315')]), facts)).toEqual(codes);
    expect(calculatedCodes(draftWith([], { review: { candLActive: false } }), facts)).toEqual([]);
  });

  it('leaves out what was deleted with evidence and prints what was added, each with a reason that names it', () => {
    const draft = draftWith([deleted('Skin Irrit. 2 H315'), added('Eye Dam. 1 H318')]);
    expect(codesOf(productOf(draft))).toEqual(['Eye Dam. 1 H318', 'Carc. 1B H350', 'STOT RE 2 H373']);
    const [reason] = outcomeOf(draft, 'Skin corrosion/irritation')?.reasons ?? [];
    expect(reason && inEnglish(reason.summary)).toBe(
      'Review of the classification by the supplier: not classified (OECD 404: no effect; Report 12) overrides the calculation',
    );
    expect(outcomeOf(draft, 'Serious eye damage/eye irritation')?.testData).toMatchObject({
      isReview: true,
      method: 'OECD 404: no effect',
      source: 'Report 12',
    });
  });

  it('does not change without method and source, and asks for them', () => {
    const bare = draftWith([{ id: 'Skin Irrit. 2 H315', status: 'deleted', evidence: 'OECD 404', source: '' }]);
    expect(printed(bare)).toContain('Skin Irrit. 2 H315');
    expect(checkDraft(bare).map(({ path }) => path)).toContain('review.items.0.source');
    const blank = draftWith([{ id: 'Skin Irrit. 2 H315', status: 'deleted', evidence: ' ' }]);
    expect(checkDraft(blank).map(({ path }) => path)).toContain('review.items.0.evidence');
  });

  it('keeps a class that the calculation came to after another one was deleted', () => {
    const draft = draftWith([deleted('Skin Corr. 1B H314')]);
    expect(printed(draft)).toContain('Skin Irrit. 2 H315');
  });

  it('takes no carcinogen away where the law lets tests of a mixture only add', () => {
    expect(printed(draftWith([deleted('Carc. 1B H350')]))).toContain('Carc. 1B H350i');
    expect(printed(draftWith([deleted('Carc. 1B H350')], { description: { country: 'US' } }))).not.toContain(
      'Carc. 1B H350i',
    );
  });

  it('puts an added category in the place of its whole class, with its organs and all its statements', () => {
    const liver = { ...added('STOT RE 1 H372'), organs: 'kidneys' };
    expect(productOf(draftWith([liver])).classification.hazards).toContainEqual({
      code: 'STOT RE 1',
      hCode: 'H372',
      detail: 'kidneys',
    });
    expect(printed(draftWith([liver]))).not.toContain('STOT RE 2 H373');
    const aerosol = draftWith([added('Aerosol 1 H222')], { properties: { state: 'Aerosol' } });
    expect(printed(aerosol)).toEqual(expect.arrayContaining(['Aerosol 1 H222', 'Aerosol 1 H229']));
  });

  it('counts no change for another state of matter or of a category that the country does not have', () => {
    const solid = draftWith([added('Flam. Liq. 2 H225')], { properties: { state: 'Solid' } });
    expect(departuresOf(solid, testDay)).toEqual([]);
    expect(
      checkDraft(draftWith([{ ...added('Flam. Sol. 1 H228'), evidence: '' }])).map(({ path }) => path),
    ).not.toContain('review.items.0.evidence');
    expect(departuresOf(draftWith([added('Flam. Liq. 4 H227')]), testDay)).toEqual([]);
    expect(departuresOf(draftWith([added('no class')]), testDay)).toEqual([]);
  });

  it('counts in Advanced mode alone', () => {
    const simple = draftWith([deleted('Skin Irrit. 2 H315')], { mode: 'simple' });
    expect(printed(simple)).toContain('Skin Irrit. 2 H315');
    expect(checkDraft(simple).some(({ path }) => path.startsWith('review'))).toBe(false);
  });
});
