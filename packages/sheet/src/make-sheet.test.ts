import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { hazard } from '@gosds/ghs/hazard';
import { categoryEntries } from '@gosds/ghs/registry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './profiles/countries.ts';
import type { Block } from './model/document.ts';
import { draftSchema, emptyDraft } from './draft/draft.ts';
import { makeSheet } from './make-sheet.ts';
import { partsOfBlock, sentencesOfBlock } from './model/block.ts';
import { sheetText } from './sheet-text.ts';
import type { Substance } from './substance.ts';
import { sentencesOf } from './model/written.ts';

const bare = (materialId: number, name: string, fields: Partial<Substance> = {}): Substance =>
  aSubstance({ materialId, name, classification: { basis: 'none' }, ...fields });

/** From no data to full data, with open and infinite values. */
const substances = new Map(
  [
    bare(1, 'Unknown matter'),
    bare(2, 'Water', { cas: '7732-18-5', formula: 'H2O' }),
    bare(3, 'Hydrochloric acid', {
      cas: '7647-01-0',
      ec: '231-595-7',
      index: '017-002-01-X',
      formula: 'HCl',
      classification: {
        basis: 'harmonised',
        source: 's',
        hazards: [hazard('Skin Corr. 1B H314'), hazard('STOT SE 3 H335')],
        supplemental: ['EUH071'],
        specificLimits: [{ outcome: hazard('Skin Corr. 1B H314'), lower: 250_000_000 }],
        mAcute: 10,
        ates: [{ route: 'oral', kind: 'ATE', value: { min: 500, max: Infinity } }],
        notes: ['B'],
        minimum: [],
        nonAdditive: true,
      },
      properties: {
        state: 'liquid',
        waterSolubility: { min: Infinity, max: Infinity, source: 's' },
        logKow: { min: -Infinity, max: 0.3, source: 's' },
        flashPoint: { min: 12, max: Infinity, source: 's' },
        vapourPressure: { min: 2, max: 3, source: 's', temperatureC: 20, method: 'isoteniscope' },
      },
      toxicity: [{ route: 'dust-mist', kind: 'limit-dose', value: { min: 5, max: Infinity }, source: 's' }],
      ecotoxicity: [
        { endpoint: 'NOEC', group: 'fish', species: 'X', value: { min: -Infinity, max: 1 }, hours: 504, source: 's' },
      ],
      readilyBiodegradable: { value: true, source: 's' },
      bcf: { min: 600, max: 600, source: 's' },
      exposureLimits: [{ country: 'EU', list: 'L', twaMgM3: 8, ceilingPpm: 5, source: 's' }],
      unNumber: { value: '1789', source: 's' },
    }),
  ].map((substance) => [substance.materialId, substance]),
);
const sources = new Map([['s', { id: 's', title: 'Source', date: '2026' }]]);
const dates = { issueDate: '2026-11-21', revisionDate: '2026-11-21', version: '1.0' };
const make = (draft: Parameters<typeof makeSheet>[0]['draft']) => makeSheet({ draft, substances, sources, ...dates });

const notation = fc.constantFrom(...categoryEntries.flatMap(({ code, hCode }) => (hCode ? [`${code} ${hCode}`] : [])));
const number = fc.oneof(
  fc.constantFrom('', '0', '-11', '23', '60', '13.8', '1-2', '<5', '>100', '9999999', '0.0000001', '?', 'Infinity'),
  fc.double({ min: -300, max: 2000, noNaN: true }).map((value) => value.toFixed(3)),
);
const quantity = fc.record({
  value: number,
  unit: fc.constantFrom(
    '°C',
    'K',
    '°F',
    'kPa',
    'psi',
    'g/cm³',
    'cSt',
    '%',
    'Not Applicable',
    'Not Available',
    'toString',
  ),
});
const hand = fc.record({
  hazards: fc.array(
    fc.oneof(notation, fc.constantFrom('Dangerous', 'Repr. 1B H360XYZ', 'STOT RE 2 H373 (liver, oral)')),
    {
      maxLength: 6,
    },
  ),
  mAcute: fc.constantFrom('', '10', '0', '-1', 'x'),
  ateOral: fc.constantFrom('', '500', '0', 'x'),
  specificLimits: fc.array(
    fc.record({
      outcome: notation,
      lowerPercent: fc.constantFrom('', '5', 'x'),
      upperPercent: fc.constantFrom('', '10'),
    }),
    { maxLength: 2 },
  ),
  notHazardous: fc.boolean(),
  source: fc.constantFrom('', 'Supplier'),
});
const ingredient = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  name: fc.constantFrom('', 'A', 'Acetone', 'B/C', '<b>'),
  proportion: fc.constantFrom('', '5', '<5', '>20', '10-30', '100', '0', '55', 'x'),
  casNumber: fc.constantFrom('', '67-64-1', 'x'),
  materialId: fc.constantFrom(null, 1, 2, 3, 77),
  sanitisedName: fc.constantFrom('', 'Secret'),
  sanitisedProportion: fc.constantFrom('', '<60'),
  handClassification: fc.option(hand),
});
const anyDraft = fc
  .record({
    mode: fc.constantFrom('simple', 'advanced'),
    description: fc.record({
      country: fc.constantFrom('', 'XX', ...countries.map(({ code }) => code)),
      language: fc.constantFrom('', 'en', 'fr'),
      productName: fc.constantFrom('', 'P'),
      uses: fc.constantFrom('', 'Paint'),
      ufiNumbers: fc.constantFrom('', 'A, B'),
    }),
    ingredients: fc.array(ingredient, { maxLength: 5 }),
    properties: fc.record({
      state: fc.constantFrom('', 'Gas', 'Liquid', 'Solid', 'Aerosol', 'toString'),
      waterSolubility: fc.constantFrom('', 'Miscible', 'Not Available', 'Not Applicable'),
      ph: number,
      flashPoint: quantity,
      boilingPoint: quantity,
      decompositionTemperature: quantity,
      viscosity: quantity,
      density: quantity,
      vapourPressure: quantity,
      lowerExplosiveLimit: quantity,
      upperExplosiveLimit: quantity,
      evaporationRate: quantity,
    }),
    review: fc.record({
      items: fc.array(
        fc.record({
          id: notation,
          status: fc.constantFrom('', 'generated', 'deleted', 'user-defined'),
          evidence: fc.constantFrom('', 'OECD 404'),
        }),
        { maxLength: 3 },
      ),
    }),
    dangerousGoods: fc.record({
      unNumber: fc.constantFrom('', 'None', '1993', 'NA12'),
      dgClass: fc.constantFrom('', '3', '1.1D'),
      subRisk1: fc.constantFrom('', 'None', '8'),
      confirmed: fc.boolean(),
    }),
  })
  .map((fields) => draftSchema.parse(fields));

const isEmpty = (block: Block): boolean =>
  sentencesOfBlock(block).length === 0 ||
  partsOfBlock(block).some(({ unit, sentences }) => unit === 'field' && sentences.length === 0);

describe('any draft that the schema takes', () => {
  it('becomes a sheet with every place filled, no trace of the program, and ids of their own', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { document } = make(draft);
        const sentences = sentencesOf(document.sections);
        const ids = sentences.map(({ id }) => id);
        const written = sentences.filter(({ origin }) => origin.kind !== 'input').map(({ text }) => text);
        const blocks = document.sections.flatMap(({ subsections }) => subsections.flatMap((part) => part.blocks));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        expect(written.filter((text) => /undefined|\[object|NaN|Infinity|native code|^\s*$/.test(text))).toEqual([]);
        expect(blocks.filter(isEmpty)).toEqual([]);
        expect(document.sections).toHaveLength(16);
      }),
      { numRuns: 150, seed: 20_260_501 },
    );
  });

  it('leads every Not Available to an input or says why there is none', () => {
    const { document } = make(emptyDraft());
    const unknown = sentencesOf(document.sections).filter(({ text }) => text === 'Not Available');
    expect(unknown.length).toBeGreaterThan(20);
    for (const { origin } of unknown)
      expect(origin).toMatchObject({ kind: 'missing', why: expect.stringMatching(/./) });
  });
});

describe('dangerous goods that were confirmed with blank fields', () => {
  const sheetOf = (dangerousGoods: object) =>
    sheetText(
      make(
        draftSchema.parse({
          description: { country: 'AU' },
          ingredients: [{ id: '1', name: 'Hydrochloric acid', materialId: 3, proportion: '30' }],
          properties: { state: 'Liquid' },
          dangerousGoods,
        }),
      ).document,
    );

  it('state nothing: the engine goes on speaking, and nobody is said to have confirmed it', () => {
    expect(sheetOf({ confirmed: true })).toBe(sheetOf({}));
    expect(sheetOf({ confirmed: true, unNumber: 'None' })).not.toBe(sheetOf({}));
  });
});

describe('one substance by itself', () => {
  const ingredients = [{ id: '1', name: 'Hydrochloric acid', materialId: 3, proportion: '100' }];
  const { document } = make(
    draftSchema.parse({ description: { country: 'DE' }, ingredients, properties: { state: 'Liquid' } }),
  );
  const text = (id: string) => sentencesOf(document.sections).find((each) => each.id === id)?.text;

  it('is described in 3.1 and identified in 1.1', () => {
    expect(text('composition.isSubstance')).toBe('Not applicable: the product is a substance.');
    expect(text('composition.1.name')).toBe('Hydrochloric acid');
    expect(text('identifier.cas')).toBe('7647-01-0');
  });

  it('takes unknown properties from the catalogue, with temperature and method', () => {
    expect(text('properties.vapourPressure')).toBe('2 – 3 kPa at 20 °C (isoteniscope)');
    expect(text('properties.flashPoint')).toBe('> 12 °C');
    expect(text('properties.partition')).toBe('< 0.3');
  });
});

describe('a single ingredient with a rest that nobody names', () => {
  const textOf = (proportion: string, id: string) => {
    const ingredients = [{ id: '1', name: 'Hydrochloric acid', materialId: 3, proportion }];
    const description = { country: 'DE', language: 'en' };
    const { document } = make(draftSchema.parse({ description, ingredients, properties: { state: 'Liquid' } }));
    return sentencesOf(document.sections).find((each) => each.id === id)?.text;
  };

  it.each([
    ['100', true],
    ['80', true],
    ['60-100', true],
    ['79.9', false],
    ['60', false],
  ])('of %s %% is a substance: %s', (proportion, isSubstance) => {
    expect(textOf(proportion, 'composition.isSubstance') !== undefined).toBe(isSubstance);
    expect(textOf(proportion, 'composition.isMixture') === undefined).toBe(isSubstance);
    expect(textOf(proportion, 'identifier.noUfi')).toBe(
      isSubstance ? 'Not required: a UFI is for mixtures, and the product is a substance.' : undefined,
    );
  });
});

describe('an ingredient that nobody has assessed', () => {
  const ingredients = [
    { id: '1', name: 'Grandmother’s secret', proportion: '60' },
    { id: '2', name: 'Water', materialId: 2, proportion: '40' },
  ];
  const { document } = make(
    draftSchema.parse({ description: { country: 'DE' }, ingredients, properties: { state: 'Liquid' } }),
  );

  it('is named in 2.1 and 3, and the product is not called harmless', () => {
    const text = sheetText(document);
    expect(text).toMatch(/Not judged, because information is missing \(.*Grandmother’s secret/);
    expect(text).not.toMatch(/None of the ingredients/);
    expect(text).toMatch(/Grandmother’s secret \| Not Available \| 60 \| Not assessed/);
    expect(text).not.toMatch(/Not regulated as dangerous goods/);
  });
});

describe('a class that could not be judged', () => {
  const oxidiser = bare(9, 'Strong oxidiser', {
    formula: 'H2O2',
    classification: { ...bare(9, '').classification, hazards: [hazard('Ox. Liq. 2 H272')] },
  });
  const draft = draftSchema.parse({
    description: { country: 'DE' },
    ingredients: [
      { id: '1', name: 'Strong oxidiser', materialId: 9, proportion: '40' },
      { id: '2', name: 'Water', materialId: 2, proportion: '60' },
    ],
    properties: { state: 'Liquid' },
  });
  const facts = { draft, substances: new Map([...substances, [9, oxidiser] as const]), sources, ...dates };
  const {
    document,
    product: { classification },
  } = makeSheet(facts);
  const ids = sentencesOf(document.sections).map(({ id }) => id);

  it('is met by the measures for the worst case, not by the classification', () => {
    expect(classification.outcomes.find(({ hazardClass }) => hazardClass === 'Oxidising liquids')?.status).toBe(
      'incomplete',
    );
    expect(ids).toEqual(
      expect.arrayContaining([
        'handling.fire.noCombustibles',
        'fire-hazards.hazardOxidiser',
        'release.containment.absorbOxidiser',
      ]),
    );
    expect(ids).not.toContain('fire-hazards.none');
    expect(ids.filter((id) => /^classification\.Ox/.test(id))).toEqual([]);
  });
});

describe('corrosion of metals in section 10.1', () => {
  const metals = bare(9, 'Acid', {
    classification: { ...bare(9, '').classification, hazards: [hazard('Met. Corr. 1 H290')] },
  });
  const idsWith = (percent: string) => {
    const ingredients = [
      { id: '1', name: 'Acid', materialId: 9, proportion: percent },
      { id: '2', name: 'Water', materialId: 2, proportion: String(100 - Number(percent)) },
    ];
    const draft = draftSchema.parse({ description: { country: 'DE' }, ingredients, properties: { state: 'Liquid' } });
    const facts = { draft, substances: new Map([...substances, [9, metals] as const]), sources, ...dates };
    const ids = sentencesOf(makeSheet(facts).document.sections).map(({ id }) => id);
    return ids.filter((id) => id.startsWith('reactivity.'));
  };

  it.each([
    ['99.5', ['reactivity.reactsMetal']],
    ['40', ['reactivity.reactsMetal']],
    ['4.9', ['reactivity.metalUntested']],
    ['0.5', ['reactivity.noReactivity']],
  ])('with %s %% of a corrosive ingredient: %j, as 2.1 says', (percent, expected) => {
    expect(idsWith(percent)).toEqual(expected);
  });
});

describe('an acid with water left unnamed', () => {
  const { document } = make(
    draftSchema.parse({
      description: { country: 'DE' },
      ingredients: [{ id: '1', name: 'Hydrochloric acid', materialId: 3, proportion: '15' }],
      properties: { state: 'Liquid', ph: '1' },
    }),
  );
  const text = (id: string) => sentencesOf(document.sections).find((each) => each.id === id)?.text;

  it('is not packed in bare steel, as its storage says', () => {
    expect(text('storage.notMetal')).toMatch(/not in bare metal/);
    expect(text('storage.packaging')).toBe('Polyethylene, polypropylene or lined steel.');
  });

  it('says that its pH made it corrosive, not a calculation', () => {
    expect(text('methods.Skin Corr. 1 H314.basis')).toMatch(/pH 1 /);
    expect(text('methods.Skin Corr. 1 H314.method')).toBe('Measured property of the product');
  });
});
