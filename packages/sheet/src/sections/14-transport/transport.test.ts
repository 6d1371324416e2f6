import { aProduct } from '@gosds/testkit/builders/a-product';
import { findByCas } from '@gosds/catalogue/catalogue';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { draftOf, picked } from '@gosds/testkit/products/supplier';

type Share = readonly [cas: string, percent: string];

/** Section 14 by sentence id. */
function transportOf(
  country: string,
  shares: readonly Share[],
  {
    state = 'Liquid',
    flash = '',
    goods = {},
    uses = 'Synthesis',
    more = {},
  }: { state?: 'Solid' | 'Liquid'; flash?: string; goods?: object; uses?: string; more?: object } = {},
) {
  const flashPoint =
    flash === '' ? { value: '', unit: 'Not Applicable' as const } : { value: flash, unit: '°C' as const };
  const properties = { state, ph: '7', flashPoint, ...more };
  const draft = aProduct({ shares, country, uses, properties, dangerousGoods: goods });
  const section = sheetOf(draft).document.sections.filter(({ number }) => number === 14);
  return new Map(sentencesOf(section).map(({ id, text }) => [id, text]));
}

const resin: readonly Share[] = [
  ['25068-38-6', '85'],
  ['100-51-6', '15'],
];

describe('the proper shipping name', () => {
  const solvents: readonly Share[] = [
    ['123-86-4', '50'],
    ['67-64-1', '50'],
  ];
  const named = (country: string, language: string) => {
    const properties = {
      state: 'Liquid',
      flashPoint: { value: '10', unit: '°C' },
      boilingPoint: { value: '60', unit: '°C' },
    };
    const draft = aProduct({ shares: solvents, country, properties, description: { language } });
    const section = sheetOf(draft).document.sections.filter(({ number }) => number === 14);
    return new Map(sentencesOf(section).map(({ id, text }) => [id, text]));
  };

  it('in Japan is that of the notice on carriage by ship', () => {
    const found = named('JP', 'ja');
    expect(found.get('shippingName.un')).toBe(
      'その他の引火性液体（他の危険性を有しないもの）（アセトン、酢酸n-ブチル）',
    );
    expect(found.get('shippingName.imdg')).toBe('FLAMMABLE LIQUID, N.O.S. (contains Acetone and n-Butyl acetate)');
  });

  it('in the United States is in English whole, on a sheet in Spanish too (49 CFR 172.201(a)(2))', () => {
    expect(named('US', 'es').get('shippingName.dot')).toBe(
      'FLAMMABLE LIQUID, N.O.S. (contains Acetone and n-Butyl acetate)',
    );
  });

  it.each([
    ['FR', 'fr', 'LIQUIDE INFLAMMABLE, N.S.A. (Acétone, Acétate de n-butyle)'],
    ['DE', 'de', 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Aceton, n-Butylacetat)'],
    ['TR', 'tr', 'ALEVLENEBİLİR SIVI, B.B.B. (Aseton, n-Bütil asetat)'],
    ['IT', 'it', 'FLAMMABLE LIQUID, N.O.S. (Acetone, Acetato di n-butile)'],
    ['IE', 'en', 'FLAMMABLE LIQUID, N.O.S. (contains Acetone and n-Butyl acetate)'],
  ])('in %s is in the language of the land, and in English by sea and by air', (country, language, onLand) => {
    const found = named(country, language);
    expect(found.get('shippingName.adr')).toBe(onLand);
    for (const mode of ['imdg', 'iata'])
      expect(found.get(`shippingName.${mode}`)).toBe('FLAMMABLE LIQUID, N.O.S. (contains Acetone and n-Butyl acetate)');
  });
});

describe('goods dangerous for the environment alone', () => {
  it('are free on land in the United States, and UN 3082 by sea and by air', () => {
    const found = transportOf('US', resin);
    expect(found.get('unNumber.dot')).toMatch(/^Not regulated as dangerous goods \(49 CFR 171\.4/);
    expect(found.get('unNumber.imdg')).toBe('UN 3082');
    expect(found.get('unNumber.iata')).toBe('UN 3082');
    expect(found.get('packagingGroup.imdg')).toBe('III');
    expect(found.get('transportEnvironment.land')).toBe('No');
    expect(found.get('transportEnvironment.sea')).toBe('Yes');
    expect(found.has('transportLabel.marine-pollutant')).toBe(true);
    expect(found.get('transportPrecautions.exemption.imdg')).toContain('IMDG Code, 2.10.2.7');
    expect(found.has('transportPrecautions.exemption.dot')).toBe(false);
  });

  it('are free on land in Canada by TDGR 1.45.1', () => {
    const found = transportOf('CA', resin);
    expect(found.get('unNumber.tdg')).toMatch(/^Not regulated as dangerous goods \(TDG Regulations/);
    expect(found.get('unNumber.imdg')).toBe('UN 3082');
  });

  it.each([
    ['DE', 'adr', 'SP 375'],
    ['AU', 'adg', 'AU01'],
    ['NZ', 'un', 'SP 375'],
  ])('have their exemption by quantity in %s', (country, mode, provision) => {
    const found = transportOf(country, resin);
    expect(found.get(`unNumber.${mode}`)).toBe('UN 3082');
    expect(found.get(`transportPrecautions.exemption.${mode}`)).toContain(provision);
    expect(found.get('transportPrecautions.exemption.iata')).toContain('A197');
  });

  it('have no exemption where another class applies', () => {
    const found = transportOf('DE', [
      ['55965-84-9', '1.5'],
      ['7732-18-5', '98.5'],
    ]);
    expect(found.get('unNumber.adr')).toBe('UN 1760');
    expect([...found.keys()].filter((id) => id.startsWith('transportPrecautions.exemption'))).toEqual([]);
  });
});

describe('limited quantities', () => {
  const labelled = (country: string) => {
    const substance = findByCas('67-64-1');
    if (!substance) throw new Error('The catalogue has no acetone');
    const ingredients = [picked('1', substance.materialId, [substance.name, '100'])];
    const flashPoint = { value: '-18', unit: '°C' as const };
    const boilingPoint = { value: '56', unit: '°C' as const };
    const draft = draftOf({
      productName: 'X',
      country,
      uses: 'Synthesis',
      ingredients,
      properties: { state: 'Liquid', ph: '7', flashPoint, boilingPoint },
    });
    return JSON.stringify(sheetOf(draft).document.sections.find(({ number }) => number === 14));
  };

  it.each(['US', 'CA'])('in %s are those of the IMDG Code, and told as such', (country) => {
    expect(labelled(country)).toContain('"Limited quantity – IMDG (sea)"');
  });

  it.each(['DE', 'AU'])('in %s are those of the land', (country) => {
    expect(labelled(country)).toContain('"Limited quantity"');
  });
});

describe('what is not regulated', () => {
  it('says that the criteria of no class are met, once a mode', () => {
    const found = transportOf('DE', [['57-50-1', '100']], { state: 'Solid' });
    expect(found.get('unNumber.adr')).toContain('The criteria of classes 1 to 9 are not met.');
    expect(found.get('dgClass.adr')).toBe('Not regulated as dangerous goods.');
  });
});

describe('what the supplier confirmed', () => {
  const none = { unNumber: 'None', dgClass: 'None', packagingGroup: 'None', confirmed: true };

  it.each([
    ['US', 'dot', '49 CFR 171.4'],
    ['CA', 'tdg', 'TDG Regulations'],
  ])(
    'as none in %s is stated for the carriage on land, with its reason; the IMDG Code decides beyond',
    (country, mode, law) => {
      const found = transportOf(country, resin, { goods: none });
      expect(found.get(`unNumber.${mode}`)).toContain(`Not regulated as dangerous goods (${law}`);
      expect(found.get('unNumber.imdg')).toBe('UN 3082');
      expect(found.get('shippingName.iata')).toContain('ENVIRONMENTALLY HAZARDOUS');
      expect(found.get('transportEnvironment.sea')).toBe('Yes');
      expect(found.get('transportPrecautions.confirmed')).toBe('As confirmed by the supplier.');
      expect(found.has('transportLabel.marine-pollutant')).toBe(true);
    },
  );

  it('as none holds for every mode where none is what all of them lead to', () => {
    const found = transportOf('US', [['57-50-1', '100']], { state: 'Solid', goods: none });
    for (const mode of ['dot', 'imdg', 'iata'])
      expect(found.get(`unNumber.${mode}`)).toContain('The criteria of classes 1 to 9 are not met.');
  });

  it('as none against what the law of the land leads to is the supplier’s word for every mode, without a reason of ours', () => {
    const found = transportOf('DE', resin, { goods: none });
    for (const mode of ['adr', 'imdg', 'iata'])
      expect(found.get(`unNumber.${mode}`)).toBe('Not regulated as dangerous goods.');
  });

  it('as a number of North America does not go to sea', () => {
    const goods = {
      unNumber: 'NA1993',
      dgClass: '3',
      packagingGroup: 'III',
      shippingName: 'Combustible liquid, n.o.s.',
    };
    const found = transportOf('US', [['34590-94-8', '100']], { flash: '75', goods: { ...goods, confirmed: true } });
    expect(found.get('unNumber.dot')).toBe('NA1993');
    expect(found.get('unNumber.imdg')).toContain('Not regulated as dangerous goods.');
  });

  it('as another number stands for every mode', () => {
    const goods = { unNumber: '1993', dgClass: '3', packagingGroup: 'III', shippingName: 'FLAMMABLE LIQUID, N.O.S.' };
    const found = transportOf('US', resin, { goods: { ...goods, confirmed: true } });
    for (const mode of ['dot', 'imdg', 'iata']) expect(found.get(`unNumber.${mode}`)).toBe('UN 1993');
  });
});

describe('what a law frees on land alone', () => {
  const viscous = {
    values: { viscosity23: '400', solventSeparationPercent: '1', flowTime6mmS: '70', receptacleLitres: '20' },
    method: 'ISO 2431',
    source: 'Report 1',
  };
  const paint: readonly Share[] = [
    ['1330-20-7', '30'],
    ['7732-18-5', '70'],
  ];
  const asked = {
    flash: '30',
    uses: 'Paint',
    more: { boilingPoint: { value: '138', unit: '°C' as const }, tests: { viscous } },
  };

  it('a viscous paint is UN 1263 by sea and by air, and free by road', () => {
    const found = transportOf('DE', paint, asked);
    expect(found.get('unNumber.adr')).toBe('Not regulated as dangerous goods (ADR 2.2.3.1.5).');
    for (const mode of ['imdg', 'iata']) {
      expect(found.get(`unNumber.${mode}`)).toBe('UN 1263');
      expect(found.get(`packagingGroup.${mode}`)).toBe('III');
    }
  });

  it('and gives no codes of the road where the road does not regulate it', () => {
    const codes = ['classificationCode', 'hazardNumber', 'transportCategory', 'tunnel'];
    const told = (found: ReadonlyMap<string, string>) =>
      codes.filter((code) => found.has(`transportPrecautions.${code}`));
    expect(told(transportOf('DE', paint, asked))).toEqual([]);
    expect(told(transportOf('DE', paint, { ...asked, more: {} }))).toEqual(codes);
  });

  it('a gas oil of a high flash point has the emergency schedule of what it is by sea', () => {
    const found = transportOf('DE', [['68334-30-5', '100']], { flash: '70', more: asked.more });
    expect(found.get('unNumber.adr')).toBe('UN 1202');
    expect(found.get('unNumber.imdg')).toBe('UN 3082');
    expect(found.get('transportPrecautions.ems')).toBe('F-A, S-F');
    expect(found.get('transportPrecautions.classificationCode')).toBe('F1');
  });

  it.each([
    ['DE', 'adr', 'ADR/RID 3.2, Table A'],
    ['US', 'dot', '49 CFR 172.101 (b)'],
    ['CA', 'tdg', 'TDG Regulations, Schedule 1'],
  ])('quicklime in %s is of class 8 by air alone', (country, mode, law) => {
    const found = transportOf(country, [['1305-78-8', '100']], { state: 'Solid' });
    expect(found.get(`unNumber.${mode}`)).toBe(`Not regulated as dangerous goods (${law}).`);
    expect(found.get('unNumber.imdg')).toContain('IMDG Code, 3.3, SP 960');
    expect(found.get('unNumber.iata')).toBe('UN 1910');
  });
});

describe('goods that aircraft do not carry', () => {
  const hot = (carried: string) =>
    transportOf('DE', [['64742-54-7', '100']], {
      flash: '210',
      more: { carriageTemperature: { value: carried, unit: '°C' } },
    });

  it.each([
    ['150', 'UN 3257'],
    ['220', 'UN 3256'],
  ])('carried at %s °C are %s on land and at sea, and prohibited by air', (carried, un) => {
    const found = hot(carried);
    expect([found.get('unNumber.adr'), found.get('unNumber.imdg')]).toEqual([un, un]);
    expect(found.get('unNumber.iata')).toBe('Carriage is prohibited (ICAO-TI, 3;2).');
    for (const line of ['shippingName', 'dgClass', 'packagingGroup'] as const)
      expect(found.get(`${line}.iata`)).toBe('Carriage is prohibited.');
    expect(found.get('transportPrecautions.prohibited.iata')).toContain('carriage is prohibited');
    expect(found.has('transportPrecautions.prohibited.imdg')).toBe(false);
  });

  it('are asked for their other classes where they are carried cold', () => {
    expect(hot('20').get('unNumber.iata')).toBe('Not Available');
  });
});

describe('carriage in bulk', () => {
  it.each([
    ['Liquid', 'IBC Code'],
    ['Solid', 'IMSBC Code'],
  ] as const)('of a %s is by the %s, and not intended', (state, code) => {
    const found = transportOf('DE', [['7732-18-5', '100']], { state });
    expect(found.get('bulk')).toBe(`Not intended for carriage in bulk (${code}).`);
  });
});

describe('what nobody knows of the hazards to the aquatic environment', () => {
  /** Neither Annex VI nor another source names a class for beryllium oxide there. */
  const silent = '1304-56-9';
  const glycerol = '56-81-5';
  const printed = (shares: readonly Share[], country = 'DE') => {
    const draft = aProduct({ shares, country, uses: 'Synthesis', properties: { state: 'Solid', ph: '7' } });
    const sentences = sentencesOf(sheetOf(draft).document.sections);
    return (id: string) => sentences.find((each) => each.id === id)?.text;
  };
  const share = (percent: string) =>
    `Contains ${percent} % of components with unknown hazards to the aquatic environment.`;

  it('leaves a substance open: no answer in 14.5, no class denied in 12.1', () => {
    const at = printed([[silent, '100']]);
    expect(at('transportEnvironment.sea')).toBe('Not Available');
    expect(at('ecology.Hazardous to the aquatic environment, acute')).toBe(
      'Cannot be judged: information is missing (hazards of Beryllium oxide to the aquatic environment).',
    );
    expect(at('other-hazards.unknownAquatic')).toBeUndefined();
  });

  it.each([
    ['0.09', undefined],
    ['0.1', share('0.1')],
    ['0.5', share('0.5')],
  ])('states %s %% of a mixture in 2.3, 12.1 and 14.5 beside the answer, and not on the label', (percent, text) => {
    const at = printed([
      [silent, percent],
      [glycerol, String(100 - Number(percent))],
    ]);
    expect(at('transportEnvironment.sea')).toBe('No');
    for (const id of ['transportEnvironment.unknown', 'other-hazards.unknownAquatic', 'ecology.unknownAquatic'])
      expect(at(id)).toBe(text);
    expect(at('unNumber.adr')?.endsWith(text ?? 'met.')).toBe(true);
    expect(at('label.supplemental.UNKNOWN-AQUATIC-TOXICITY.0')).toBeUndefined();
  });
});

describe('what nobody judged of health', () => {
  const section14 = (shares: readonly Share[], state: 'Solid' | 'Liquid' | 'Gas' = 'Solid', more: object = {}) => {
    const properties = { state, ph: '7', flashPoint: { value: '', unit: 'Not Applicable' }, ...more };
    const sentences = sentencesOf(sheetOf(aProduct({ shares, uses: 'Synthesis', properties })).document.sections);
    return (id: string) => sentences.find((each) => each.id === id);
  };
  const missingIn = (shares: readonly Share[], state: 'Solid' | 'Liquid' = 'Solid') => {
    const origin = section14(shares, state)('unNumber.adr')?.origin;
    return origin?.kind === 'missing' ? origin.why : 'said';
  };

  it('harmful by mouth, nothing known by skin: the substance is not called free', () => {
    expect(missingIn([['80-08-0', '100']])).toContain('Dapsone: Acute toxicity, dermal');
    expect(section14([['80-08-0', '100']])('unNumber.adr')?.text).toBe('Not Available');
  });

  it.each([
    ['not harmful by mouth, irritates the eyes alone: neither toxic nor corrosive', '77-92-9'],
    ['judged by mouth and skin, a solid', '100-21-0'],
    ['harmful by mouth, tested on the skin', '12125-02-9'],
    ['judged by an authority where the entry is silent', '108-78-1'],
  ])('%s', (_, cas) => {
    expect(missingIn([[cas, '100']])).toBe('said');
  });

  it('says nothing of a mixture with a known component', () => {
    const mixed: readonly Share[] = [
      ['80-08-0', '90'],
      ['56-81-5', '10'],
    ];
    expect(missingIn(mixed)).toBe('said');
  });
});

it.each([
  ['BR', '80'],
  ['CL', undefined],
])('the number of the hazard stands in %s as %s', (country, number) => {
  const lye: readonly Share[] = [
    ['1310-73-2', '50'],
    ['7732-18-5', '50'],
  ];
  expect(transportOf(country, lye, { more: { ph: '14' } }).get('transportPrecautions.hazardNumber')).toBe(number);
});
