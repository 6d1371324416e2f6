import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { percent } from '../concentration.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Mixture } from '../mixture.ts';
import { ingredient, mixtureOf } from './testing/mixture-of.ts';

const rowOf = (mixture: Mixture, code: string, market: JurisdictionId = 'eu') => {
  const { supplemental, supplementalNotMet = [] } = classifyMixture(mixture, marketById(market));
  const [met, notMet] = [supplemental, supplementalNotMet].map((all) => all.find((one) => one.code === code));
  return { isMet: met !== undefined, row: (met ?? notMet)?.reason.ruleId, reason: (met ?? notMet)?.reason };
};
const irritant = ingredient(50, ['Eye Irrit. 2 H319']);
const water = ingredient(30, []);

describe('statements of properties, CLP Annex II, Part 1', () => {
  const bleach = (share: number) =>
    mixtureOf([
      ingredient(share, ['Skin Irrit. 2 H315'], {
        supplemental: ['EUH031'],
        supplementalLimits: [{ code: 'EUH031', atLeast: percent(5) }],
      }),
      irritant,
    ]);

  it.each([
    [5.0001, true],
    [5, true],
    [4.9999, false],
  ])('EUH031 of sodium hypochlorite at %s %% : %s', (share, isMet) => {
    expect(rowOf(bleach(share), 'EUH031')).toMatchObject({ isMet, row: 'statement.limit' });
    expect(rowOf(bleach(share), 'EUH031').reason).toMatchObject({ found: share, limit: 5, unit: '%' });
  });

  it.each([
    ['EUH031', 5, 'statement.taken-over'],
    ['EUH031', 4.9999999, 'statement.open'],
    ['EUH032', 1, 'statement.taken-over'],
    ['EUH032', 0.9999999, 'statement.open'],
    ['EUH029', 1, 'statement.taken-over'],
    ['EUH029', 0.9999999, 'statement.open'],
  ])('%s is taken over from an ingredient without a limit: %s %% by %s', (code, share, row) => {
    const mixture = mixtureOf([ingredient(share, ['Skin Irrit. 2 H315'], { supplemental: [code] }), irritant]);
    expect(rowOf(mixture, code)).toMatchObject({ isMet: row === 'statement.taken-over', row });
    const tested = { ...mixture, labelFacts: { absentProperties: [code.slice(3)] } };
    expect(rowOf(tested, code)).toMatchObject({ isMet: false, row: 'statement.tested-away' });
  });

  it('are taken over in Australia under their own letters, and add up', () => {
    const chlorine = ingredient(3, ['Skin Irrit. 2 H315'], { supplemental: ['EUH031'] });
    expect(rowOf(mixtureOf([chlorine, chlorine, irritant]), 'AUH031', 'au')).toMatchObject({ isMet: true });
  });

  it('pass from the substance that makes up the product', () => {
    const ether = mixtureOf([ingredient(99.9, ['Flam. Liq. 1 H224'], { supplemental: ['EUH019', 'EUH066'] })]);
    expect(rowOf(ether, 'EUH019')).toMatchObject({ isMet: true, row: 'statement.substance' });
    expect(rowOf(ether, 'AUH019', 'au')).toMatchObject({ isMet: true, row: 'statement.substance' });
    expect(rowOf(ether, 'EUH019', 'us')).toMatchObject({ isMet: false, row: undefined });
  });

  it('are those in force: EUH001 left Annex II, and stays in Australia as AUH001', () => {
    const dry = mixtureOf([ingredient(99.9, ['Flam. Sol. 1 H228'], { supplemental: ['EUH001'] })]);
    expect(rowOf(dry, 'EUH001')).toMatchObject({ isMet: false, row: 'statement.withdrawn' });
    expect(rowOf(dry, 'AUH001', 'au')).toMatchObject({ isMet: true });
  });

  it('wait for an answer on mixtures, for which no limit is set', () => {
    const peroxides = mixtureOf([ingredient(40, ['Flam. Liq. 2 H225'], { supplemental: ['EUH019'] }), irritant]);
    const { isMet, row, reason } = rowOf(peroxides, 'EUH019');
    expect([isMet, row, reason?.paragraph]).toEqual([false, 'statement.open', 'CLP Annex II, 1.1.5']);
    expect(inEnglish(reason?.summary ?? '')).toContain('40 %');
    const answered: Mixture = { ...peroxides, labelFacts: { properties: ['019'] } };
    expect(rowOf(answered, 'EUH019')).toMatchObject({ isMet: true, row: 'statement.property' });
  });

  it.each([
    [12, 8.0001, true],
    [12, 8, true],
    [12, 7.9999, false],
  ])('EUH066 is predicted of drying solvents together: %s %% and %s %% gives %s', (first, second, isMet) => {
    const drying = (share: number) => ingredient(share, ['Flam. Liq. 2 H225'], { supplemental: ['EUH066'] });
    const { row, reason, ...found } = rowOf(mixtureOf([drying(first), drying(second), irritant]), 'EUH066');
    expect([found.isMet, row, reason?.paragraph]).toEqual([isMet, 'statement.predicted', 'CLP Annex II, 1.2.4']);
    expect(reason).toMatchObject({ limit: 20, unit: '%' });
  });

  it('EUH066 below its prediction where the product was found to have it', () => {
    const solvent = ingredient(5, ['Flam. Liq. 2 H225'], { supplemental: ['EUH066'] });
    const found = mixtureOf([solvent, irritant], { labelFacts: { properties: ['066'] } });
    expect(rowOf(found, 'EUH066')).toMatchObject({ isMet: true, row: 'statement.property' });
  });

  it.each([
    [0.1001, true],
    [0.1, true],
    [0.0999, false],
  ])('EUH070 of one ingredient at %s %% : %s (1.2.5)', (share, isMet) => {
    const toxic = (upper: number) => ingredient(upper, ['Acute Tox. 2 H300'], { supplemental: ['EUH070'] });
    const { row, reason, ...found } = rowOf(mixtureOf([toxic(share), toxic(0.05), irritant]), 'EUH070');
    expect([found.isMet, row, reason?.limit]).toEqual([isMet, 'statement.limit', 0.1]);
  });

  it('are not for products that are not classified as hazardous (Art. 25(1))', () => {
    const oil = mixtureOf([water], { labelFacts: { properties: ['066'] } });
    expect(rowOf(oil, 'EUH066')).toMatchObject({ isMet: false, row: 'statement.not-classified' });
    expect(rowOf(oil, 'EUH066').reason?.paragraph).toBe('CLP Art. 25(1)');
  });

  it.each([
    ['066', ['Skin Irrit. 2 H315']],
    ['018', ['Flam. Liq. 2 H225']],
  ])('EUH%s does not stand beside the class that says more', (code, notations) => {
    const properties = { flashPointC: { min: 10, max: 10 }, initialBoilingPointC: { min: 80, max: 80 } };
    const mixture = mixtureOf([ingredient(60, notations), water], { properties, labelFacts: { properties: [code] } });
    expect(rowOf(mixture, `EUH${code}`)).toMatchObject({ isMet: false, row: 'statement.said-by-class' });
  });
});

describe('EUH071, CLP Annex II, 1.2.6', () => {
  const corrosive = ingredient(20, ['Skin Corr. 1B H314']);

  it('stands beside acute inhalation toxicity of a corrosive mechanism', () => {
    const toxic = ingredient(60, ['Acute Tox. 3 H331'], { supplemental: ['EUH071'] });
    expect(rowOf(mixtureOf([toxic, water]), 'EUH071')).toMatchObject({
      isMet: true,
      row: 'statement.airways-mechanism',
    });
    const other = mixtureOf([ingredient(60, ['Acute Tox. 3 H331']), ingredient(1, [], { supplemental: ['EUH071'] })]);
    expect(rowOf(other, 'EUH071')).toMatchObject({ isMet: false, row: 'statement.open' });
  });

  it.each<[string, Partial<Mixture>, boolean]>([
    ['sprayed', { labelFacts: { mayBeInhaled: true } }, true],
    ['an aerosol', { physicalState: 'aerosol' }, true],
    ['a liquid of which nothing is said', {}, false],
    ['never in the air', { labelFacts: { mayBeInhaled: false } }, false],
    [
      'tested by inhalation',
      {
        labelFacts: { mayBeInhaled: true },
        testData: [{ hazardClass: 'Acute toxicity, inhalation', method: 'OECD 403', source: 'report' }],
      },
      false,
    ],
  ])('for what is corrosive to skin and %s: %o gives %s', (_, more, isMet) => {
    const mixture = mixtureOf([corrosive, water], more);
    expect(rowOf(mixture, 'EUH071')).toMatchObject({ isMet, row: 'statement.airways-corrosive' });
  });

  it('is not looked at where nothing is corrosive', () => {
    expect(rowOf(mixtureOf([irritant, water]), 'EUH071').row).toBeUndefined();
  });
});
