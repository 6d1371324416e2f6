import { aProduct } from '@gosds/testkit/builders/a-product';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

type Product = {
  readonly country: string;
  readonly shares: readonly (readonly [cas: string, percent: string])[];
  readonly state?: 'Solid' | 'Liquid' | 'Gas' | 'Aerosol';
  readonly uses?: string;
  readonly ph?: string;
  /** In °C; `open`: not entered; default: not applicable. */
  readonly flashPoint?: string;
};

/** Section 13 by sentence id. */
function wasteOf({ country, shares, state = 'Liquid', uses = 'Synthesis', ph = '7', flashPoint }: Product) {
  const point = flashPoint
    ? { value: flashPoint === 'open' ? '' : flashPoint, unit: '°C' as const }
    : { value: '', unit: 'Not Applicable' as const };
  const draft = aProduct({ shares, country, uses, properties: { state, ph, flashPoint: point } });
  const section = sheetOf(draft).document.sections.filter(({ number }) => number === 13);
  return new Map(sentencesOf(section).map(({ id, text }) => [id, text]));
}

const water = (percent: string) => ['7732-18-5', percent] as const;

describe('the waste code that is proposed in Europe', () => {
  it.each([
    { name: 'an organic product', shares: [['100-51-6', '60'], water('40')], code: '16 03 05*' },
    { name: 'an organic product without properties', shares: [['57-55-6', '60'], water('40')], code: '16 03 06' },
    { name: 'an inorganic product', shares: [['7647-01-0', '33'], water('67')], code: '16 03 03*' },
    { name: 'a peroxide', shares: [['7722-84-1', '35'], water('65')], code: '16 09 03*' },
    { name: 'a thinner', shares: [['1330-20-7', '100']], uses: 'Thinning of paints', code: '14 06 03*' },
    { name: 'a thinner with chlorine', shares: [['75-09-2', '100']], uses: 'Thinning of paints', code: '14 06 02*' },
    {
      name: 'a hardener of isocyanate',
      shares: [
        ['28182-81-2', '75'],
        ['123-86-4', '25'],
      ],
      uses: 'Hardener of coatings',
      code: '08 05 01*',
    },
    {
      name: 'a hardener of amine',
      shares: [
        ['2855-13-2', '60'],
        ['100-51-6', '40'],
      ],
      uses: 'Hardener of coatings',
      code: '08 01 11*',
    },
    { name: 'mostly inorganic', shares: [['1310-73-2', '31'], ['100-51-6', '30'], water('39')], code: '16 03 03*' },
    { name: 'as much organic', shares: [['1310-73-2', '30'], ['100-51-6', '30'], water('40')], code: '16 03 05*' },
    { name: 'a chlorinated solvent', shares: [['127-18-4', '100']], code: '16 03 05*' },
    { name: 'a cyanide', shares: [['143-33-9', '100']], state: 'Solid', code: '16 03 03*' },
    { name: 'a metal', shares: [['7440-02-0', '100']], state: 'Solid', code: '16 03 03*' },
    { name: 'a gas', shares: [['74-98-6', '100']], state: 'Gas', code: '16 05 04*' },
    { name: 'a refrigerant', uses: 'Refrigerant', shares: [['75-10-5', '100']], state: 'Gas', code: '14 06 01*' },
    { name: 'a gas without properties', shares: [['7727-37-9', '100']], state: 'Gas', code: '16 05 05' },
  ] as const)('$name: $code', ({ code, ...product }) => {
    expect(wasteOf({ country: 'DE', ...product }).get('waste.codeProposal')).toContain(` ${code}.`);
  });

  it('is none where nobody knows what the product is made of', () => {
    expect(wasteOf({ country: 'DE', shares: [] }).has('waste.codeProposal')).toBe(false);
  });
});

describe('waste in the United States', () => {
  it('calls flammable aerosols and gases ignitable', () => {
    const can = wasteOf({
      country: 'US',
      state: 'Aerosol',
      shares: [
        ['67-64-1', '60'],
        ['74-98-6', '40'],
      ],
    });
    expect(can.has('waste.d001Gas')).toBe(true);
    expect(can.get('waste.packaging')).toMatch(/pierce/);
    expect(wasteOf({ country: 'US', state: 'Gas', shares: [['7727-37-9', '100']] }).has('waste.d001Gas')).toBe(false);
  });

  it('calls liquids corrosive by pH, and no solid', () => {
    const lye = [['1310-73-2', '100']] as const;
    expect(wasteOf({ country: 'US', shares: [['1310-73-2', '10'], water('90')], ph: '12.5' }).has('waste.d002')).toBe(
      true,
    );
    expect(wasteOf({ country: 'US', shares: [['1310-73-2', '10'], water('90')], ph: '12.4' }).has('waste.d002')).toBe(
      false,
    );
    expect(wasteOf({ country: 'US', state: 'Solid', shares: lye, ph: '14' }).has('waste.d002')).toBe(false);
  });

  it('are denied only once the classes and the flash point are known', () => {
    const none = (shares: Product['shares'], more: Partial<Product> = {}) =>
      wasteOf({ country: 'US', shares, ...more }).get('waste.noCharacteristic');
    expect(none([['57-55-6', '60'], water('40')])).toMatch(/^None follows/);
    expect(
      none(
        [
          ['7429-90-5', '15'],
          ['7782-42-5', '85'],
        ],
        { state: 'Solid' },
      ),
    ).toBe('Not Available');
    expect(none([['57-55-6', '60'], water('40')], { flashPoint: 'open' })).toBe('Not Available');
  });

  it('names spent solvents from 10 % of the toxic ones on', () => {
    const thinner = (toluene: string, acetone: string) =>
      [
        ...wasteOf({
          country: 'US',
          shares: [
            ['108-88-3', toluene],
            ['67-64-1', acetone],
          ],
          flashPoint: '-5',
        }).keys(),
      ].filter((id) => /^waste\.F/.test(id));
    expect(thinner('10', '90')).toEqual(['waste.F003', 'waste.F005']);
    expect(thinner('9.9', '90.1')).toEqual([]);
    expect([...wasteOf({ country: 'US', shares: [['67-64-1', '100']], flashPoint: '-20' }).keys()]).toContain(
      'waste.F003',
    );
  });

  it('numbers the discarded substance, and what the TCLP looks for', () => {
    const acetone = wasteOf({ country: 'US', shares: [['67-64-1', '100']], flashPoint: '-20' });
    expect(acetone.get('waste.U002')).toContain('40 CFR 261.33');
    const ketone = wasteOf({
      country: 'US',
      shares: [
        ['78-93-3', '50'],
        ['67-64-1', '50'],
      ],
      flashPoint: '-20',
    });
    expect(ketone.get('waste.D035')).toContain('TCLP');
    expect(ketone.has('waste.U159')).toBe(false);
  });

  it('finds the metals of a pigment that has no formula', () => {
    const paint = wasteOf({ country: 'US', state: 'Solid', shares: [['12656-85-8', '100']] });
    expect(paint.has('waste.D007')).toBe(true);
    expect(paint.has('waste.D008')).toBe(true);
    expect(paint.has('waste.D006')).toBe(false);
  });
});

describe('gases', () => {
  it('go back to the supplier, container and all', () => {
    const nitrogen = wasteOf({ country: 'GB', state: 'Gas', shares: [['7727-37-9', '100']] });
    expect(nitrogen.get('waste.gas')).toMatch(/supplier/);
    expect(nitrogen.has('waste.hazardous')).toBe(false);
    expect(nitrogen.has('waste.packagingCode')).toBe(false);
    expect(nitrogen.get('waste.noProperty')).toBeDefined();
  });
});
