import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../model/written.ts';

type Product = {
  readonly uses: string;
  readonly ingredient?: string;
  readonly state?: string;
  readonly country?: string;
};

function lawsOf({ uses, ingredient = 'Sodium chloride', state = 'Liquid', country = 'DE' }: Product): string {
  const draft = aDraft({
    description: { country, uses },
    properties: { state },
    ingredients: [
      { name: ingredient, proportion: '100', handClassification: { notHazardous: true, source: 'Supplier' } },
    ],
  });
  const { document } = madeSheet(draft);
  return sentencesOf(document.sections)
    .filter(({ id }) => id.startsWith('regulations.law.'))
    .map(({ text }) => text)
    .join(' ');
}

describe('laws for a kind of product in section 15', () => {
  it.each([
    [{ uses: 'Cleaning of brakes', state: 'Aerosol' }, 'Directive 75/324/EEC on aerosol dispensers.'],
    [{ uses: 'Disinfection of surfaces' }, 'Regulation (EU) No 528/2012 on biocidal products.'],
    [{ uses: 'Flächendesinfektion' }, 'Regulation (EU) No 528/2012 on biocidal products.'],
    [{ uses: 'Konserwacja drewna' }, 'Regulation (EU) No 528/2012 on biocidal products.'],
    [{ uses: '殺菌' }, 'Regulation (EU) No 528/2012 on biocidal products.'],
    [{ uses: 'Washing of dishes', ingredient: 'Sodium laureth sulfate' }, 'Regulation (EC) No 648/2004 on detergents.'],
    [{ uses: 'Herbicide' }, 'Regulation (EC) No 1107/2009 on plant protection products.'],
    [{ uses: 'Paint for walls' }, 'Directive 2004/42/EC on volatile organic compounds'],
  ])('%j', (product, law) => {
    expect(lawsOf(product)).toContain(law);
  });

  it.each([
    'Preservation of food',
    'Konservierung von Lebensmitteln',
    'Conservation des aliments',
    'Conservante de piensos',
    'Konserwacja maszyn',
    'Hohlraumkonservierung',
    'Rust preservative',
    'Preservation of cosmetics',
    '食品防腐',
  ])('names no biocides regulation for: %s', (uses) => {
    expect(lawsOf({ uses })).not.toContain('528/2012');
  });

  it.each([
    'In-can preservation of paints',
    'Preservation of food; disinfection of surfaces',
    'Disinfection of food contact surfaces',
    'Konservierung von Farben, Zusatz für Lebensmittelverpackungen',
    'Conservación de la madera',
    'Conservering van hout',
  ])('names it for: %s', (uses) => {
    expect(lawsOf({ uses })).toContain('528/2012');
  });

  it('needs a surfactant for a detergent, and a use that names what the law is for', () => {
    expect(lawsOf({ uses: 'Washing of dishes' })).not.toContain('detergents');
    expect(lawsOf({ uses: 'Wetting agent', ingredient: 'Sodium laureth sulfate' })).not.toContain('detergents');
    expect(lawsOf({ uses: 'Thinning of paints' })).not.toContain('2004/42/EC');
    expect(lawsOf({ uses: 'Neutralising agent' })).not.toMatch(/528|648|1107|75\/324/);
  });

  it('names what stands in their place in Great Britain, and nothing outside of Europe', () => {
    const british = { country: 'GB' };
    expect(lawsOf({ uses: 'Disinfection', ...british })).toContain(
      'Regulation (EU) No 528/2012 on biocidal products as it applies in Great Britain.',
    );
    expect(lawsOf({ uses: 'Paint', state: 'Aerosol', ...british })).toMatch(
      /Aerosol Dispensers Regulations 2009\. Volatile Organic Compounds in Paints/,
    );
    expect(lawsOf({ uses: 'Disinfection', country: 'US' })).not.toContain('528/2012');
  });
});
