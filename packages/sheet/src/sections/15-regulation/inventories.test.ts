import { aDraft } from '@gosds/testkit/builders/a-draft';
import { describe, expect, it } from 'vitest';
import type { Listings } from '../../lists/listings.ts';
import { makeSheet } from '../../make-sheet.ts';
import { sentencesOf } from '../../model/written.ts';

const inventories = ['dsl', 'tsca', 'aiic', 'nzioc', 'iecsc', 'cscl'] as const;

const listings = new Map<string, Listings>([
  ['67-64-1', { inventories, hsno: 'HSR001070' }],
  ['108-88-3', { inventories, hsno: 'HSR001227' }],
]);

type Row = { readonly casNumber: string; readonly proportion: string; readonly sanitisedName?: string };

const flammable = { hazards: ['Flam. Liq. 2 H225'], source: 'Supplier' };

function textsFor(country: string, rows: readonly Row[], description: object = {}) {
  const ingredients = rows.map((row, index) => ({
    id: String(index + 1),
    name: `Matter ${index + 1}`,
    handClassification: flammable,
    ...row,
  }));
  const draft = aDraft({ description: { country, ...description }, ingredients });
  const days = { issueDate: '2026-11-21', revisionDate: '2026-11-21' };
  const known = { substances: new Map(), sources: new Map(), listings };
  const { document } = makeSheet({ draft, ...known, ...days, version: '1.0' });
  const found = sentencesOf(document.sections).filter(({ id }) => id.startsWith('regulations.'));
  return new Map<string, string>(found.map(({ id, text, origin }) => [id, `${origin.kind}: ${text}`]));
}

const acetone = (proportion: string) => ({ casNumber: '67-64-1', proportion });
const toluene = (proportion: string) => ({ casNumber: '108-88-3', proportion });
/** A substance in no available edition. */
const unknown = (proportion: string) => ({ casNumber: '61789-41-1', proportion });

describe('the inventory of the country', () => {
  it.each([
    ['CA', 'regulations.dsl', '2022-06'],
    ['US', 'regulations.tsca', '2022-02'],
    ['AU', 'regulations.aiic', '2022-02'],
    ['NZ', 'regulations.list.inventory', '2021-12'],
    ['CN', 'regulations.list.inventory', '2013'],
    ['JP', 'regulations.list.evaluation', '2022-05'],
  ])('of %s lists all, with its edition', (country, id, edition) => {
    expect(textsFor(country, [acetone('60'), toluene('40')]).get(id)).toBe(
      `rule: All ingredients are listed (edition of ${edition}).`,
    );
  });

  it.each([
    ['80', 'rule: All ingredients are listed (edition of 2022-06).'],
    ['79.9', 'rule: Listed (edition of 2022-06): Matter 1.'],
  ])('takes what a substance holds beside %s %% of its main constituent for part of it', (share, text) => {
    expect(textsFor('CA', [acetone(share)]).get('regulations.dsl')).toBe(text);
  });

  it('is not said of a rest that nobody names', () => {
    const texts = textsFor('CA', [acetone('60'), toluene('39.9')]);
    expect(texts.get('regulations.dsl')).toBe('rule: Listed (edition of 2022-06): Matter 1 and Matter 2.');
    expect(texts.has('regulations.dsl.others')).toBe(false);
  });

  it('names what it lists, and is silent on what no edition names', () => {
    const texts = textsFor('US', [acetone('60'), unknown('40')]);
    expect(texts.get('regulations.tsca')).toBe('rule: Listed (edition of 2022-02): Matter 1.');
    expect(texts.has('regulations.tsca.others')).toBe(false);
  });

  it('is not available where nothing is known, in forms that ask for it', () => {
    expect(textsFor('CA', [unknown('100')]).get('regulations.dsl')).toBe('missing: Not Available');
    expect(textsFor('CN', [unknown('100')]).get('regulations.list.inventory')).toBe('missing: Not Available');
    expect(textsFor('US', [unknown('100')]).has('regulations.tsca')).toBe(false);
  });

  it('gives way to what the user says', () => {
    const texts = textsFor('CA', [acetone('100')], { inventoryStatus: 'On the NDSL' });
    expect(texts.get('regulations.dsl')).toBe('input: On the NDSL');
    const listed = textsFor('CN', [acetone('100')], { nationalListings: { inventory: '已列入' } });
    expect(listed.get('regulations.list.inventory')).toBe('input: 已列入');
  });

  it('names a secret by the name that it shows', () => {
    const texts = textsFor('CA', [{ ...acetone('60'), sanitisedName: 'Solvent' }, unknown('40')]);
    expect(texts.get('regulations.dsl')).toBe('rule: Listed (edition of 2022-06): Solvent.');
  });
});

describe('the approval under the HSNO Act', () => {
  const approval = 'regulations.approval';

  it('is that of the substance, where the product is one', () => {
    expect(textsFor('NZ', [acetone('100')]).get(approval)).toBe('rule: HSR001070');
    expect(textsFor('NZ', [acetone('60'), toluene('40')]).get(approval)).toBe('missing: Not Available');
  });

  it('gives way to what the user says, and reveals no secret', () => {
    const texts = textsFor('NZ', [acetone('100')], { hsnoApproval: 'HSR002662' });
    expect(texts.get(approval)).toBe('input: HSR002662');
    const hidden = textsFor('NZ', [{ ...acetone('100'), sanitisedName: 'Solvent' }]);
    expect(hidden.get(approval)).toBe('missing: Not Available');
  });
});
