import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../model/written.ts';

function textsFor(
  country: string,
  nationalListings: Readonly<Record<string, string>> = {},
  hazards: readonly string[] = ['Flam. Liq. 2 H225'],
) {
  const ingredients = [
    {
      id: '1',
      name: 'Acetone',
      casNumber: '67-64-1',
      proportion: '100',
      handClassification: { hazards, source: 'Supplier' },
    },
  ];
  const { document } = madeSheet(aDraft({ description: { country, nationalListings }, ingredients }));
  return sentencesOf(document.sections)
    .filter(({ id }) => id.startsWith('regulations.') || id.startsWith('waste.law'))
    .map(({ id, text }) => `${id}: ${text}`);
}

describe('the law of a Member State', () => {
  it('stands beside that of the Union, not in its place', () => {
    const texts = textsFor('DE');
    expect(texts).toContain('regulations.law.0: Regulation (EC) No 1907/2006 (REACH).');
    expect(texts).toContain('regulations.law.further.0: Hazardous Substances Ordinance (GefStoffV).');
  });

  it('is that of the country alone', () => {
    expect(textsFor('GR').filter((text) => text.includes('further'))).toEqual([]);
    expect(textsFor('FR').filter((text) => text.includes('ICPE'))).toHaveLength(1);
  });

  it('on carcinogens is named for them alone, beside the directive', () => {
    const named = (hazard: string) => textsFor('FR', {}, [hazard]).filter((text) => /R\. 4412-59|2004\/37/.test(text));
    expect(named('Carc. 1B H350')).toHaveLength(2);
    expect(named('Carc. 2 H351')).toEqual([]);
    expect(textsFor('DE', {}, ['Repr. 1B H360']).filter((text) => text.includes('MuSchG'))).toHaveLength(1);
    expect(textsFor('DE').filter((text) => text.includes('MuSchG'))).toEqual([]);
  });

  it('on waste stands in section 13, beside that of the Union', () => {
    expect(textsFor('PL')).toEqual(
      expect.arrayContaining([
        'waste.law: Directive 2008/98/EC on waste and Commission Regulation (EU) No 1357/2014.',
        'waste.law.further.0: Act of 14 December 2012 on waste (Ustawa o odpadach).',
      ]),
    );
  });

  it('of Great Britain is named for physical hazards, and not on the islands', () => {
    const named = (country: string, hazard: string) =>
      textsFor(country, {}, [hazard]).some((text) => text.includes('DSEAR'));
    expect(['Flam. Liq. 3 H226', 'Ox. Liq. 3 H272', 'Met. Corr. 1 H290'].map((each) => named('GB', each))).toEqual([
      true,
      true,
      true,
    ]);
    expect(named('GB', 'Acute Tox. 4 H302')).toBe(false);
    expect(named('JE', 'Flam. Liq. 2 H225')).toBe(false);
    expect(textsFor('GB').filter((text) => text.startsWith('waste.law.further'))).toHaveLength(2);
    expect(textsFor('JE').filter((text) => text.startsWith('waste.law.further'))).toEqual([]);
  });

  it.each(['AU', 'NZ', 'ZA', 'BR', 'CN'])('of %s names a law on waste', (country) => {
    expect(textsFor(country).filter((text) => text.startsWith('waste.law.further'))).not.toEqual([]);
  });

  it.each([
    ['US', 'Swimming pool sanitizer', 'FIFRA'],
    ['ZA', 'Insecticide for stables', 'Act 36 of 1947'],
    ['NZ', 'Rodenticide', 'Veterinary Medicines Act'],
    ['AU', 'Herbicide', 'APVMA'],
    ['CN', 'Herbicide', 'Pesticide Administration'],
    ['CH', 'Disinfectant', 'SR 813.12'],
  ])('on pesticides is named for them alone: %s', (country, uses, law) => {
    const textsOf = (written: string) =>
      sentencesOf(madeSheet(aDraft({ description: { country, uses: written } })).document.sections).map(
        ({ text }) => text,
      );
    expect(textsOf(uses).filter((text) => text.includes(law))).toHaveLength(1);
    expect(textsOf('Raw material').filter((text) => text.includes(law))).toEqual([]);
  });

  it('says of the product what the user enters, and nothing where nobody entered it', () => {
    expect(textsFor('AT').filter((text) => text.includes('regulations.list.'))).toEqual([]);
    expect(textsFor('DE').filter((text) => text.includes('list.water-hazard'))).toEqual([]);
    expect(textsFor('DE', { 'water-hazard': '1' })).toContain('regulations.list.water-hazard: 1');
  });

  it('says what a rule makes of the product, unless the user enters another', () => {
    expect(textsFor('DE')).toContain(
      'regulations.list.storage-class: 3 – Flammable liquids (worked out by TRGS 510 from the classification)',
    );
    expect(textsFor('DE', { 'storage-class': '6.1A' })).toContain('regulations.list.storage-class: 6.1A');
  });
});
