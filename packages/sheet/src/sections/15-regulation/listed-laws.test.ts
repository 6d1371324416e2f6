import { aProduct } from '@gosds/testkit/builders/a-product';
import type { Draft } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

type Share = readonly [cas: string, percent: string];

/** Section 15 by sentence id. */
function lawsOf(
  country: string,
  shares: readonly Share[],
  properties: Partial<Draft['properties']> = { state: 'Liquid' },
) {
  const draft = aProduct({ shares, country, properties });
  const section = sheetOf(draft).document.sections.filter(({ number }) => number === 15);
  return new Map(sentencesOf(section).map(({ id, text }) => [id, text]));
}

const water = (percent: string): Share => ['7732-18-5', percent];
const at = (value: string) => ({ value, unit: '°C' as const });
const under = (found: ReadonlyMap<string, string>, prefix: string) =>
  [...found].filter(([id]) => id.startsWith(prefix)).map(([, text]) => text);

describe('categories of the Tier II form', () => {
  it('bear the names of the form, each once, in its order', () => {
    const found = lawsOf(
      'US',
      [
        ['108-88-3', '50'],
        ['67-64-1', '50'],
      ],
      { state: 'Liquid', flashPoint: at('-5'), boilingPoint: at('56'), viscosity: { value: '0.6', unit: 'cSt' } },
    );
    expect(under(found, 'regulations.sara312')).toEqual([
      'Flammable (gases, aerosols, liquids, or solids).',
      'Hazard not otherwise classified (HNOC).',
      'Reproductive toxicity.',
      'Skin corrosion or irritation.',
      'Serious eye damage or eye irritation.',
      'Specific target organ toxicity (single or repeated exposure).',
      'Aspiration hazard.',
    ]);
  });

  it('know the simple asphyxiant', () => {
    expect(under(lawsOf('US', [['7727-37-9', '100']], { state: 'Gas' }), 'regulations.sara312')).toEqual([
      'Gas under pressure.',
      'Simple asphyxiant.',
    ]);
  });
});

describe('Seveso', () => {
  it.each([
    {
      name: 'a flammable liquid',
      shares: [['67-64-1', '100']],
      properties: { state: 'Liquid', flashPoint: at('-20') },
      says: 'P5c (lower tier 5000 t, upper tier 50000 t).',
    },
    {
      name: 'oxygen by its name',
      shares: [['7782-44-7', '100']],
      properties: { state: 'Gas' },
      says: 'Oxygen (lower tier 200 t, upper tier 2000 t).',
    },
    {
      name: 'a petroleum product by entry 34',
      shares: [['86290-81-5', '100']],
      properties: { state: 'Liquid', flashPoint: at('-40'), boilingPoint: at('30') },
      says: 'Gasoline (lower tier 2500 t, upper tier 25000 t).',
    },
    {
      name: 'liquefied hydrogen chloride, whose entry is stricter than its class',
      shares: [['7647-01-0', '100']],
      properties: { state: 'Gas' },
      says: 'Hydrochloric acid (lower tier 25 t, upper tier 250 t).',
    },
    {
      name: 'hydrogen chloride in water by its classes',
      shares: [['7647-01-0', '100']],
      properties: { state: 'Liquid', ph: '0' },
      says: 'No category of hazard applies.',
    },
    {
      name: 'petrol with oil as the petroleum product that it is',
      shares: [
        ['86290-81-5', '75'],
        ['64742-54-7', '25'],
      ],
      properties: { state: 'Liquid', flashPoint: { value: '-40', unit: '°C' } },
      says: 'Gasoline (lower tier 2500 t, upper tier 25000 t).',
    },
    {
      name: 'a liquefied flammable gas',
      shares: [['74-98-6', '100']],
      properties: { state: 'Gas' },
      says: 'Liquefied flammable gases (Part 2, no. 18) (lower tier 50 t, upper tier 200 t).',
    },
    {
      name: 'an aerosol with a flammable gas',
      shares: [
        ['67-64-1', '60'],
        ['74-98-6', '40'],
      ],
      properties: { state: 'Aerosol' },
      says: 'P3a (lower tier 150 t, upper tier 500 t).',
    },
    {
      name: 'an aerosol with a flammable liquid of category 2 alone',
      shares: [
        ['67-64-1', '90'],
        ['7727-37-9', '10'],
      ],
      properties: { state: 'Aerosol' },
      says: 'P3b (lower tier 5000 t, upper tier 50000 t).',
    },
  ] as const)('$name', ({ shares, properties, says }) => {
    expect(under(lawsOf('GB', shares, properties), 'regulations.seveso')).toEqual([says]);
  });

  it('goes by the classes of what holds less than three quarters of petrol', () => {
    const shares = [
      ['86290-81-5', '74.9'],
      ['64742-54-7', '25.1'],
    ] as const;
    const found = under(lawsOf('GB', shares, { state: 'Liquid', flashPoint: at('-40') }), 'regulations.seveso');
    expect(found.filter((text) => text.startsWith('Gasoline'))).toEqual([]);
    expect(found.filter((text) => text.startsWith('P5'))).toHaveLength(1);
  });

  it('leaves E2 out beside E1', () => {
    const found = lawsOf('GB', [['7681-52-9', '4.5'], water('95.5')], { state: 'Liquid', ph: '12' });
    expect(under(found, 'regulations.seveso').filter((text) => text.startsWith('E'))).toEqual([
      'E1 (lower tier 100 t, upper tier 200 t).',
    ]);
  });
});

describe('entry 3 of Annex XVII', () => {
  it('counts a liquid by its classes, not by narcosis', () => {
    const entry = (shares: readonly Share[]) => lawsOf('DE', shares).has('regulations.annexXvii.3');
    expect(entry([['64-19-7', '30'], water('70')])).toBe(true);
    expect(entry([['57-55-6', '30'], water('70')])).toBe(false);
  });
});

describe('entries 28 to 30 of Annex XVII', () => {
  it('are for what Annex VI of CLP classifies', () => {
    const entries = (shares: readonly Share[]) =>
      under(lawsOf('DE', shares, { state: 'Solid' }), 'regulations.annexXvii');
    expect(
      entries([
        ['14808-60-7', '50'],
        ['471-34-1', '50'],
      ]).join(' '),
    ).not.toContain('28');
    expect(
      entries([
        ['10043-35-3', '50'],
        ['471-34-1', '50'],
      ]).join(' '),
    ).toContain('30 (');
  });
});

describe('precursors', () => {
  it.each([
    ['7722-84-1', '12', undefined],
    ['7722-84-1', '12.1', /Annex I, restricted/],
    ['7664-93-9', '15', undefined],
    ['7664-93-9', '15.1', /Annex I, restricted/],
  ] as const)('%s at %s %%', (cas, percent, says) => {
    const [first] = under(
      lawsOf('DE', [[cas, percent], water(String(100 - Number(percent)))]),
      'regulations.explosives',
    );
    if (says) expect(first).toMatch(says);
    else expect(first).toBeUndefined();
  });

  it('regulates acetone in mixtures, and counts hydrochloric acid in water among drug precursors', () => {
    const thinner = lawsOf('DE', [
      ['67-64-1', '25'],
      ['123-86-4', '75'],
    ]);
    expect(under(thinner, 'regulations.explosives')[0]).toMatch(/Annex II/);
    expect(thinner.has('regulations.drugs')).toBe(false);
    expect(lawsOf('DE', [['7647-01-0', '33'], water('67')]).get('regulations.drugs')).toMatch(/3\.$/);
    expect(lawsOf('GB', [['67-64-1', '100']]).has('regulations.explosives.1')).toBe(false);
  });
});

describe('conditions of Annex XVII', () => {
  const start = 'regulations.annexXvii.condition.';
  const conditions = (country: string, shares: readonly Share[], properties?: Partial<Draft['properties']>) =>
    [...lawsOf(country, shares, properties).keys()].flatMap((id) =>
      id.startsWith(start) ? [id.slice(start.length)] : [],
    );
  const boric = (percent: number): Share[] => [['10043-35-3', String(percent)], water(String(100 - percent))];
  const cement: Share[] = [
    ['65997-15-1', '25'],
    ['14808-60-7', '75'],
  ];

  it('keep what is carcinogenic, mutagenic or toxic for reproduction by Annex VI from the public, from its limit', () => {
    expect(conditions('DE', boric(0.3))).toEqual(['28-30']);
    expect(conditions('DE', boric(0.29))).toEqual([]);
    // Great Britain keeps the specific concentration limit from before the 17th adaptation.
    expect(conditions('GB', boric(5.5))).toEqual(['28-30']);
    expect(conditions('GB', boric(5.49))).toEqual([]);
    expect(conditions('US', boric(50))).toEqual([]);
  });

  it('name chromium(VI) for every mixture with cement', () => {
    expect(conditions('DE', cement, { state: 'Solid' })).toEqual(['47']);
    expect(under(lawsOf('DE', cement, { state: 'Solid' }), 'regulations.annexXvii.named')).toEqual([
      '47 (Cement, portland, chemicals).',
    ]);
  });

  it.each<[string, string, number, readonly string[]]>([
    ['toluene', '108-88-3', 0.1, ['48']],
    ['MDI', '101-68-8', 0.1, ['74']],
    ['H12MDI', '5124-30-1', 0.1, ['74']],
    ['NMP', '872-50-4', 0.3, ['28-30', '71']],
    ['DMF', '68-12-2', 0.3, ['28-30', '76']],
  ])('of %s hold from their share', (_name, cas, share, expected) => {
    const at = (percent: number): Share[] => [[cas, String(percent)], water(String(100 - percent))];
    expect(conditions('DE', at(share))).toEqual(expected);
    expect(conditions('DE', at(share * 0.99))).toEqual([]);
    expect(conditions('GB', at(share))).toEqual(expected.filter((entry) => !['74', '76'].includes(entry)));
    expect(conditions('TR', at(share))).toEqual([]);
  });

  it('add diisocyanates up', () => {
    const two: Share[] = [['101-68-8', '0.06'], ['584-84-9', '0.04'], water('99.9')];
    expect(conditions('DE', two)).toEqual(['74']);
  });

  it('tell the values that the sheet of N-methyl-2-pyrrolidone has to give', () => {
    const found = lawsOf('DE', [['872-50-4', '10'], water('90')]);
    expect(found.get(`${start}71`)).toContain('14.4 mg/m³ (inhalation) and 4.8 mg/kg');
  });

  it('keep flammable aerosols from decoration', () => {
    const spray: Share[] = [
      ['67-64-1', '60'],
      ['74-98-6', '40'],
    ];
    expect(conditions('DE', spray, { state: 'Aerosol' })).toEqual(['40']);
    expect(
      conditions('DE', spray.slice(0, 1), { state: 'Liquid', flashPoint: at('-18'), boilingPoint: at('56') }),
    ).toEqual([]);
  });
});

describe('what reaches the air', () => {
  it('is a hazardous air pollutant by the Clean Air Act', () => {
    const found = lawsOf('US', [
      ['108-88-3', '50'],
      ['67-64-1', '50'],
    ]);
    expect(under(found, 'regulations.airPollutants')).toEqual(['Toluene.']);
    expect(under(lawsOf('US', [['67-64-1', '100']]), 'regulations.airPollutants')).toEqual([]);
  });

  it('depletes the ozone layer or warms the climate by the law of the Union, in any share', () => {
    const shares: readonly Share[] = [
      ['811-97-2', '99.95'],
      ['71-55-6', '0.05'],
    ];
    const found = lawsOf('IE', shares, { state: 'Gas' });
    expect(under(found, 'regulations.fluorinatedGases')).toEqual([
      expect.stringMatching(/: Annex I, global warming potential 1430\.$/),
    ]);
    expect(under(found, 'regulations.ozone')).toEqual([expect.stringMatching(/: Annex I, group V\.$/)]);
    expect(under(lawsOf('US', shares, { state: 'Gas' }), 'regulations.fluorinatedGases')).toEqual([]);
  });
});

describe('what a supplier tells of section 313 of EPCRA', () => {
  it.each<[what: string, found: readonly string[], shares: readonly Share[]]>([
    ['toluene at 1 %', ['Toluene.'], [['108-88-3', '1'], water('99')]],
    ['toluene below 1 %', [], [['108-88-3', '0.99'], water('99.01')]],
    ['formaldehyde, a carcinogen, at 0.1 %', ['Formaldehyde.'], [['50-00-0', '0.1'], water('99.9')]],
    ['formaldehyde below 0.1 %', [], [['50-00-0', '0.09'], water('99.91')]],
    ['pendimethalin, of special concern, at 0.1 %', ['Pendimethalin (ISO).'], [['40487-42-1', '0.1'], water('99.9')]],
  ])('is %s', (_, found, shares) => {
    expect(under(lawsOf('US', shares), 'regulations.sara313')).toEqual(found);
  });
});

describe('what may be set free by accident in the United States', () => {
  const emergencies = (shares: readonly Share[], state: 'Liquid' | 'Gas' = 'Liquid') => {
    const found = lawsOf('US', shares, { state });
    return {
      planned: under(found, 'regulations.epcra302'),
      released: under(found, 'regulations.accidentalReleases'),
    };
  };

  it.each<[what: string, found: readonly string[], shares: readonly Share[], state?: 'Gas']>([
    ['sulfuric acid at 0.1 %', ['Sulfuric acid.'], [['7664-93-9', '0.1'], water('99.9')]],
    ['sulfuric acid below it', [], [['7664-93-9', '0.09'], water('99.91')]],
    ['hydrogen peroxide above 52 %', ['Hydrogen peroxide.'], [['7722-84-1', '52.1'], water('47.9')]],
    ['hydrogen peroxide at 52 %', [], [['7722-84-1', '52'], water('48')]],
    ['hydrogen chloride in water', [], [['7647-01-0', '37'], water('63')]],
    ['hydrogen chloride as a gas', ['Hydrochloric acid.'], [['7647-01-0', '100']], 'Gas'],
    ['what the copy of the list does not show', [], [['67-64-1', '100']]],
  ])('is planned for by EPCRA, section 302: %s', (_, found, shares, state) => {
    expect(emergencies(shares, state).planned).toEqual(found);
  });

  it.each<[what: string, found: readonly string[], shares: readonly Share[]]>([
    ['hydrochloric acid from 37 %', [': toxic.'], [['7647-01-0', '37'], water('63')]],
    ['hydrochloric acid below it', [], [['7647-01-0', '36.9'], water('63.1')]],
    ['propane from 1 %', [': flammable.'], [['74-98-6', '1'], water('99')]],
    ['propane below it', [], [['74-98-6', '0.9'], water('99.1')]],
  ])('is kept from it by the Clean Air Act, section 112(r): %s', (_, found, shares) => {
    expect(emergencies(shares).released.map((text) => text.slice(text.indexOf(':')))).toEqual(found);
  });
});

describe('the Catalogue of Hazardous Chemicals of China', () => {
  const catalogue = (shares: readonly Share[]) => under(lawsOf('CN', shares), 'regulations.list.hazardous-chemicals');

  it('is held against each ingredient, the highly toxic ones marked', () => {
    expect(
      catalogue([
        ['67-64-1', '90'],
        ['54-11-5', '9.91'],
        ['108-88-3', '0.09'],
      ]),
    ).toEqual(['Acetone.', 'Nicotine: highly toxic chemical.']);
  });

  it('says of no product that it is not in it', () => {
    expect(catalogue([water('100')])).toEqual(['Not Available']);
  });
});
