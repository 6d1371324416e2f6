import { describe, expect, it } from 'vitest';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { picked } from '@gosds/testkit/products/supplier';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { sentencesOf } from '../../model/written.ts';

describe('section 3', () => {
  it('does not deny limits and estimates of what nobody classified', () => {
    const ingredients = [
      { id: 'own', name: 'Own amine adduct', proportion: '30' },
      picked('acid', 2013, ['Citric acid', '70']),
    ];
    const draft = aDraft({ description: { country: 'DE', language: 'en' }, ingredients });
    const sentences = sentencesOf(sheetOf(draft).document.sections);
    const limitsOf = (row: string) => sentences.find(({ id }) => id === `composition.${row}.limits`);
    expect(limitsOf('own')).toMatchObject({ text: 'Not Available', origin: { kind: 'missing' } });
    expect(limitsOf('acid')?.text).toBe('None');
  });

  const ethanol = '01-2119457610-43-XXXX';

  /** Identifiers in section 3, and the registration number in 1.1. */
  const registeredIn = (country: string, { share = 60, row = {} } = {}) => {
    const draft = aProduct({ shares: { '64-17-5': share, '7732-18-5': 100 - share }, country });
    const ingredients = draft.ingredients
      .filter(({ proportion }) => proportion !== '0')
      .map((each, index) => (index === 0 ? { ...each, registrationNumber: ethanol.toLowerCase(), ...row } : each));
    const sentences = sentencesOf(sheetOf({ ...draft, ingredients }).document.sections);
    const id = `composition.${ingredients[0]?.id ?? ''}.identifiers`;
    return ['identifier.registration', id].map((each) => sentences.find((found) => found.id === each)?.text);
  };

  it('gives registration numbers in the Union and its neighbours of the EEA, and those of Great Britain there', () => {
    const printed = `CAS 64-17-5, EC 200-578-6, Index 603-002-00-5, REACH no. ${ethanol}`;
    expect(['DE', 'IE', 'NO'].map((country) => registeredIn(country))).toEqual(
      ['DE', 'IE', 'NO'].map(() => [undefined, printed]),
    );
    const british = { row: { registrationNumber: 'UK-01-1234567890-1-0001' } };
    expect(registeredIn('GB', british)[1]).toMatch(/, REACH no\. UK-01-1234567890-1-0001$/);
    expect(registeredIn('DE', british)[1]).not.toContain('REACH');
  });

  it.each(['GB', 'CH', 'TR', 'RS', 'JE', 'US', 'JP'])('gives no number of the Union in %s', (country) => {
    expect(registeredIn(country)[1]).not.toContain('REACH');
  });

  it('gives the number of a substance in 1.1 too, and none of an ingredient that is withheld', () => {
    expect(registeredIn('DE', { share: 100 })[0]).toBe(ethanol);
    expect(registeredIn('DE', { row: { sanitisedName: 'Alcohol' } }).join(' ')).not.toContain('REACH');
  });

  it('prints a specific limit wherever it counts, and none that a law does not follow', () => {
    // Phosphoric acid corrodes the skin from 25 %, a limit above that of every law.
    expect(linesOf('7664-38-2', 'AU')).toContain('Skin Corr. 1B, H314: C ≥ 25 %');
    expect(linesOf('7664-38-2', 'US')).toEqual(['ATE (oral) = 1530 mg/kg (measured)']);
    // Isophorone diamine sensitises from 0.001 %, below that of every law.
    for (const country of ['AU', 'US', 'CA', 'DE'])
      expect(linesOf('2855-13-2', country), country).toContain('Skin Sens. 1A, H317: C ≥ 0.001 %');
  });

  /** Specific concentration limits, M-factors and ATEs of the ingredient, one per line. */
  const linesOf = (cas: string, country = 'DE') => {
    const draft = aProduct({ shares: { [cas]: 10, '7732-18-5': 90 }, country, properties: { state: 'Liquid' } });
    const sentences = sentencesOf(sheetOf(draft).document.sections);
    return sentences.find(({ id }) => id === 'composition.1.limits')?.text.split('\n');
  };

  it('gives each specific limit on a line of its own', () => {
    expect(linesOf('1310-73-2')).toEqual([
      'Skin Corr. 1A, H314: C ≥ 5 %',
      'Skin Corr. 1B, H314: 2 % ≤ C < 5 %',
      'Skin Irrit. 2, H315: 0.5 % ≤ C < 2 %',
      'Eye Irrit. 2, H319: 0.5 % ≤ C < 2 %',
    ]);
  });

  it('gives the estimate that was counted with where it comes from, and says which factor is assumed', () => {
    expect(linesOf('91-20-3')).toEqual([
      'M (acute) = 1 (assumed)',
      'M (chronic) = 1 (assumed)',
      'ATE (oral) = 490 mg/kg (measured)',
    ]);
    expect(linesOf('1330-20-7')?.[0]).toBe('ATE (dermal) = 1100 mg/kg (converted from Category 4)');
    expect(linesOf('52645-53-1')?.slice(0, 2)).toEqual(['M (acute) = 1000', 'M (chronic) = 1000']);
  });

  it('gives the estimate by breath in the form that fits: vapour of a solvent', () => {
    const lines = linesOf('1330-20-7')?.filter((line) => line.startsWith('ATE (inhalation'));
    expect(lines).toEqual(['ATE (inhalation, vapour) = 11 mg/l (4 h) (converted from Category 4)']);
  });

  it('gives the other form beside it where the sum in it makes the class, so that the class follows from what is printed', () => {
    const linesAt = (share: number) => {
      const shares = { '1330-20-7': share, '7732-18-5': 100 - share };
      const { sections } = sheetOf(aProduct({ shares, properties: { state: 'Liquid' } })).document;
      const limits = sentencesOf(sections).find(
        ({ id }) => id === 'composition.1.limits' || id === 'composition.0.limits',
      );
      return limits?.text.split('\n').filter((line) => line.startsWith('ATE (inhalation'));
    };
    expect(linesAt(29)).toEqual(['ATE (inhalation, vapour) = 11 mg/l (4 h) (converted from Category 4)']);
    expect(linesAt(30)).toEqual([
      'ATE (inhalation, vapour) = 11 mg/l (4 h) (converted from Category 4)',
      'ATE (inhalation, dust and mist) = 1.5 mg/l (4 h) (converted from Category 4)',
    ]);
  });

  it.each([
    ['solid', 'ATE (inhalation, dust and mist) = 1.5 mg/l (4 h) (converted from Category 4)'],
    ['liquid', 'Both estimates count: it is not known whether it is breathed in as vapour or as mist'],
  ] as const)('of a %s of unknown volatility ends with: %s', (state, text) => {
    const classification = { hazards: [{ code: 'Acute Tox. 4', hCode: 'H332' } as const] };
    const ingredients = [picked('1', 1, ['Matter', '10'])];
    const draft = aDraft({ ingredients, properties: { state: 'Liquid' } });
    const { document } = madeSheet(draft, [aSubstance({ classification, properties: { state } })]);
    const lines = sentencesOf(document.sections)
      .find(({ id }) => id === 'composition.1.limits')
      ?.text.split('\n');
    expect(lines?.at(-1)).toBe(text);
    expect(lines).toHaveLength(state === 'solid' ? 1 : 3);
  });

  it('names the estimate that is counted in every market, and assumes no factor of a class that the market lacks', () => {
    expect(linesOf('91-20-3', 'US')).toEqual(['ATE (oral) = 490 mg/kg (measured)']);
  });
});
