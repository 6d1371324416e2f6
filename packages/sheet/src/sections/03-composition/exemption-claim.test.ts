import { describe, expect, it } from 'vitest';
import { draftSchema } from '../../draft/draft.ts';
import { makeSheet } from '../../make-sheet.ts';
import { sentencesOf } from '../../model/written.ts';

type Wish = {
  readonly country?: string;
  readonly sanitisedName?: string;
  readonly proportion?: string;
  readonly claim?: object;
};

function claimOf({ country = 'CA', sanitisedName = 'Solvent', proportion = '60', claim = {} }: Wish) {
  const draft = draftSchema.parse({
    description: { productName: 'Product', country, language: 'en', ...claim },
    ingredients: [
      {
        id: '1',
        name: 'Matter',
        proportion,
        sanitisedName,
        handClassification: { hazards: ['Flam. Liq. 2 H225'], source: 'Supplier' },
      },
    ],
    properties: { state: 'Liquid' },
  });
  const dates = { issueDate: '2026-11-21', revisionDate: '2026-11-21', version: '1.0' };
  const { document } = makeSheet({ draft, substances: new Map(), sources: new Map(), ...dates });
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
