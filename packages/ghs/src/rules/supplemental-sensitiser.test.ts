import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { ingredient, mixtureOf } from './testing/mixture-of.ts';

const considered = (mixture: Mixture) => {
  const { supplemental, supplementalNotMet = [] } = classifyMixture(mixture, marketById('eu'));
  const of = (code: string) => [...supplemental, ...supplementalNotMet].find((one) => one.code === code);
  return { codes: supplemental.map(({ code }) => code), of };
};
const sensitiser = (share: number, more: Partial<Ingredient> = {}) => ingredient(share, ['Skin Sens. 1 H317'], more);

describe('EUH208 beside EUH204 and EUH205, CLP Annex II, 2.8', () => {
  it('does not repeat isocyanates and epoxy constituents that those speak of', () => {
    const hardener = sensitiser(0.5, { families: ['isocyanate'], name: 'MDI' });
    const { codes, of } = considered(mixtureOf([hardener, ingredient(90, [])]));
    expect(codes).toEqual(['EUH204', 'EUH210']);
    expect(inWords(of('EUH208')?.reason.leftOut)).toMatchObject([
      { name: '0 MDI', why: expect.stringContaining('EUH204') },
    ]);
  });

  it('names what else sensitises beside them', () => {
    const resin = sensitiser(0.5, { families: ['epoxy'], name: 'resin' });
    const { codes, of } = considered(mixtureOf([resin, sensitiser(0.2, { name: 'amine' }), ingredient(90, [])]));
    expect(codes).toEqual(['EUH205', 'EUH208', 'EUH210']);
    expect(of('EUH208')?.parameters).toEqual({ substances: '1 amine' });
  });

  it('does name chromium(VI), of which EUH203 speaks in cement alone', () => {
    const chromate = sensitiser(0.2, { families: ['chromium-vi'], name: 'chromate' });
    expect(considered(mixtureOf([chromate, ingredient(90, [])])).codes).toEqual(['EUH208', 'EUH210']);
  });
});

describe('why EUH208 names no one', () => {
  it('says of each sensitiser what keeps it off', () => {
    const leader = sensitiser(20, { name: 'resin' });
    const { codes, of } = considered(mixtureOf([leader, sensitiser(0.05, { name: 'amine' }), ingredient(70, [])]));
    expect(codes).toEqual([]);
    expect(of('EUH208')?.reason.leftOut.map(({ name, why }) => `${inEnglish(name)}: ${inEnglish(why)}`)).toEqual([
      '0 resin: the label names it (Annex II, 2.8, second paragraph)',
      '1 amine: below its limit of elicitation',
    ]);
  });

  it('says nothing of those that lead to the class together, since the label names each', () => {
    const own = mixtureOf([sensitiser(30, { name: 'resin' }), sensitiser(15, { name: 'diluent' }), ingredient(50, [])]);
    const { codes, of } = considered(own);
    expect(codes).toEqual([]);
    expect(of('EUH208')?.reason.leftOut).toHaveLength(2);
  });

  it('names, in a mixture that sensitises, those beyond the four names of the label and those below the class', () => {
    const many = [1, 2, 3, 4, 5].map((own) => sensitiser(10 - own, { name: `resin ${own}` }));
    const { of } = considered(mixtureOf([...many, sensitiser(0.5, { name: 'amine' }), ingredient(50, [])]));
    expect(of('EUH208')?.parameters).toEqual({ substances: '4 resin 5, 5 amine' });
  });

  it('speaks of a sensitiser named for another hazard where the mixture itself does not sensitise', () => {
    const both = ingredient(0.5, ['Skin Sens. 1 H317', 'Carc. 1B H350'], { name: 'biocide' });
    expect(considered(mixtureOf([both, ingredient(90, [])])).codes).toContain('EUH208');
  });

  it('is not asked where nothing sensitises', () => {
    expect(considered(mixtureOf([ingredient(50, ['Eye Irrit. 2 H319'])])).of('EUH208')).toBeUndefined();
  });
});

it('EUH210 says why the general public gets no sheet (CLP Annex II, 2.10)', () => {
  const mixture = mixtureOf([ingredient(2, ['Eye Irrit. 2 H319']), ingredient(90, [])], { use: 'consumer' });
  const { codes, of } = considered(mixture);
  expect(codes).toEqual([]);
  expect(inEnglish(of('EUH210')?.reason.summary ?? '')).toContain('general public');
});
