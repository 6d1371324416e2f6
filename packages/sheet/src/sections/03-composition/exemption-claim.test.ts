import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../model/written.ts';

type Wish = {
  readonly country?: string;
  readonly sanitisedName?: string;
  readonly proportion?: string;
  readonly claim?: object;
};

function claimOf({ country = 'CA', sanitisedName = 'Solvent', proportion = '60', claim = {} }: Wish) {
  const draft = aDraft({
    description: { country, ...claim },
    ingredients: [
      { proportion, sanitisedName, handClassification: { hazards: ['Flam. Liq. 2 H225'], source: 'Supplier' } },
    ],
  });
  const { document } = madeSheet(draft);
  return sentencesOf(document.sections).find(({ id }) => id === 'composition.claim');
}

const number = { hmiraRegistryNumber: '12345' };
const filed = { hmiraDateFiled: '2026-03-15' };

describe('the claim for exemption of Canada', () => {
  it.each(['60', '100'])('is stated with number and day of filing, at %s %%', (proportion) => {
    const text = claimOf({ proportion, claim: { ...number, ...filed } })?.text;
    expect(text).toMatch(/^A claim for exemption was filed on .*2026.*; registry number 12345\.$/);
  });

  it('is stated with the day of the decision once it is granted', () => {
    const text = claimOf({ claim: { ...number, ...filed, hmiraDateGranted: '2026-09-01' } })?.text;
    expect(text).toMatch(/^The exemption was granted by decision of .*2026.*; registry number 12345\.$/);
  });

  it.each([
    [{}, 'description.hmiraRegistryNumber'],
    [filed, 'description.hmiraRegistryNumber'],
    [number, 'description.hmiraDateFiled'],
  ])('is not available without number or day, and says what would fill it: %j', (claim, path) => {
    expect(claimOf({ claim })).toMatchObject({ text: 'Not Available', origin: { kind: 'missing', path } });
  });

  it('is asked where a name is withheld, and in Canada alone', () => {
    const claim = { ...number, ...filed };
    expect(claimOf({ sanitisedName: '', claim })).toBeUndefined();
    expect(claimOf({ country: 'US', claim })).toBeUndefined();
  });
});
