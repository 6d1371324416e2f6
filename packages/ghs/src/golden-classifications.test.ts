import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from './classify-mixture.ts';
import type { ClassOutcome, Classification, Explained, LabelElements, Reason } from './classification.ts';
import { exactly, percent, toPercent } from './concentration.ts';
import { type Hazard, hazard } from './hazard.ts';
import { labelElements } from './label/label-elements.ts';
import type { JurisdictionId } from './jurisdiction-id.ts';
import { marketById } from './testing/market-by-id.ts';
import type { Ingredient, Mixture, MixtureProperties } from './mixture.ts';

/** Name, percent or its range, hazards, and what else is known. */
type Part = readonly [
  name: string,
  share: number | readonly [number, number],
  hazards: readonly string[] | 'not-assessed',
  facts?: Partial<Ingredient>,
];

type Product = Partial<Omit<Mixture, 'ingredients'>> & { readonly parts: readonly Part[] };

const markets: readonly JurisdictionId[] = ['eu', 'us'];

const mixtureOf = ({ parts, ...more }: Product): Mixture => ({
  physicalState: 'liquid',
  properties: {},
  ...more,
  ingredients: parts.map(([name, share, hazards, facts = {}]) => ({
    id: name,
    name,
    concentration:
      typeof share === 'number' ? exactly(percent(share)) : { lower: percent(share[0]), upper: percent(share[1]) },
    hazards: hazards === 'not-assessed' ? hazards : hazards.map(hazard),
    ...facts,
  })),
});

const hazardText = ({ code, hCode, detail }: Hazard) => [code, hCode, detail].filter(Boolean).join(' ');

const reasonText = ({ ruleId, summary, found, limit, unit, counted, leftOut }: Reason) =>
  [
    `  ${ruleId} | ${inEnglish(summary)}${found === undefined ? '' : ` [${Number(found.toPrecision(6))} / ${limit ?? '-'} ${unit ?? ''}]`}`,
    ...counted.map(
      ({ name, concentration, end, weight, hazard: own, note }) =>
        `    + ${name} ${toPercent(concentration)} % ${end} x${weight ?? '-'} ${own ? own.code : '-'} ${inEnglish(note ?? '')}`,
    ),
    ...leftOut.map(({ name, why }) => `    - ${inEnglish(name)}: ${inEnglish(why)}`),
  ].join('\n');

const isTelling = ({ status, reasons }: ClassOutcome) =>
  status === 'classified' ||
  status === 'incomplete' ||
  reasons.some(({ counted, leftOut }) => counted.length > 0 || leftOut.length > 0);

function outcomeText({ hazardClass, status, hazards, missing, atLowerEnds, reasons, testData }: ClassOutcome): string {
  const ends = atLowerEnds ? ` (at the lower ends ${atLowerEnds.map(hazardText).join(', ') || 'none'})` : '';
  const open = missing.length > 0 ? `, missing ${missing.map(inEnglish).join('; ')}` : '';
  const tested = testData ? `, tested, calculated ${testData.calculated.map(hazardText).join(', ') || 'none'}` : '';
  const head = `${hazardClass}: ${status} ${hazards.map(hazardText).join(', ')}${ends}${open}${tested}`;
  return [head, ...reasons.map(reasonText)].join('\n');
}

const supplementText = ({ code, parameters, reason }: Classification['supplemental'][number]) =>
  `${code} ${JSON.stringify(parameters)}\n${reasonText(reason)}`;

function classificationText({ outcomes, supplemental, supplementalNotMet = [], ate }: Classification): string {
  return [
    ...outcomes.filter(isTelling).map(outcomeText),
    ...ate.map(
      ({ route, value, unknownPercent }) => `ATE ${route} ${Number(value.toPrecision(6))}, unknown ${unknownPercent} %`,
    ),
    ...supplemental.map(supplementText),
    ...supplementalNotMet.map((one) => `not: ${supplementText(one)}`),
  ].join('\n');
}

const explained = (name: string, values: readonly Explained<unknown>[]) =>
  values.map(({ value, paragraph, why }) => `${name} ${String(value)} | ${paragraph} | ${inEnglish(why)}`);

const labelText = (label: LabelElements) =>
  [
    ...explained('signal word', [label.signalWordReason]),
    ...explained('pictogram', label.pictograms),
    ...explained('no pictogram', label.pictogramsDropped),
    ...explained('statement', label.hazardStatements),
    ...explained('no statement', label.hazardStatementsDropped),
    ...explained('supplement left off', label.supplementalDropped),
    ...explained('precaution', label.precautionaryStatements),
    ...explained('no precaution', label.precautionaryStatementsDropped),
    ...explained('named', label.namedIngredientReasons),
    ...explained('not named', label.ingredientsNotNamed),
  ].join('\n');

const at = (value: number) => ({ min: value, max: value });
const thin: MixtureProperties = { flashPointC: at(10), initialBoilingPointC: at(90) };
const dull: MixtureProperties = { flashPointC: at(95), initialBoilingPointC: at(150) };
const water = (share: number): Part => ['water', share, []];

const products: Readonly<Record<string, Product>> = {
  'a solvent': {
    parts: [
      [
        'toluene',
        60,
        [
          'Flam. Liq. 2 H225',
          'Skin Irrit. 2 H315',
          'Repr. 2 H361d',
          'STOT SE 3 H336',
          'STOT RE 2 H373',
          'Asp. Tox. 1 H304',
        ],
      ],
      ['acetone', 40, ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319', 'STOT SE 3 H336']],
    ],
    properties: { ...thin, kinematicViscosity40: at(1) },
  },
  'a solvent too viscous to be breathed in': {
    parts: [['toluene', 60, ['Asp. Tox. 1 H304']], water(40)],
    properties: { ...thin, kinematicViscosity40: at(20.6) },
  },
  'a cleaner of acids and surfactants': {
    parts: [
      ['acid', 4, ['Skin Corr. 1B H314']],
      ['surfactant', 8, ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318']],
      ['solvent', 5, ['Eye Irrit. 2 H319']],
      water(83),
    ],
    properties: dull,
  },
  'just under every limit of skin and eye': {
    parts: [
      ['acid', 0.9, ['Skin Corr. 1B H314']],
      ['irritant', 0.9, ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319']],
      water(98.2),
    ],
    properties: dull,
  },
  'a strong acid that is judged alone': {
    parts: [
      ['acid', 1, ['Skin Corr. 1A H314'], { nonAdditive: true }],
      ['weak acid', 3, ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'], { nonAdditive: true }],
      ['trace', 0.5, ['Eye Dam. 1 H318'], { nonAdditive: true }],
      water(95.5),
    ],
    properties: dull,
  },
  'extreme by its pH': { parts: [['salt', 5, []], water(95)], properties: { ...dull, ph: at(2) } },
  'not quite extreme': { parts: [['salt', 5, []], water(95)], properties: { ...dull, ph: { min: 2.1, max: 11.4 } } },
  'extreme with little reserve': {
    parts: [['salt', 5, []], water(95)],
    properties: { ...dull, ph: at(11.5), lowPhReserve: true },
  },
  'bands of a specific limit': {
    parts: [
      [
        'peroxide',
        30,
        ['Ox. Liq. 1 H271', 'Skin Corr. 1A H314', 'STOT SE 3 H335'],
        {
          specificLimits: [
            { outcome: hazard('Skin Corr. 1A H314'), lower: percent(70) },
            { outcome: hazard('Skin Corr. 1B H314'), lower: percent(50), upper: percent(70) },
            { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(35), upper: percent(50) },
            { outcome: hazard('Eye Dam. 1 H318'), lower: percent(8), upper: percent(50) },
            { outcome: hazard('Eye Irrit. 2 H319'), lower: percent(5), upper: percent(8) },
            { outcome: hazard('STOT SE 3 H335'), lower: percent(35) },
          ],
        },
      ],
      ['irritant', 8, ['Skin Irrit. 2 H315', 'STOT SE 3 H335']],
      water(62),
    ],
    properties: dull,
  },
  'toxic by every route': {
    parts: [
      [
        'poison',
        10,
        ['Acute Tox. 2 H300', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331 (vapour)', 'Acute Tox. 2 H330 (dust-mist)'],
      ],
      [
        'measured',
        20,
        [],
        {
          acuteToxicity: [
            { route: 'oral', kind: 'LD50', value: at(700), source: 'study' },
            { route: 'dermal', kind: 'limit-dose', value: { min: 2000, max: Number.POSITIVE_INFINITY } },
          ],
        },
      ],
      water(70),
    ],
    properties: dull,
  },
  'toxic with ingredients of unknown toxicity': {
    parts: [
      ['poison', 10, ['Acute Tox. 3 H301']],
      ['unknown', 12, [], { unknownAcuteToxicity: ['oral', 'dermal'] }],
      ['trace', 0.5, [], { unknownAcuteToxicity: ['oral'] }],
      water(77.5),
    ],
    properties: dull,
  },
  'unknown at ten percent': {
    parts: [['poison', 10, ['Acute Tox. 3 H301']], ['unknown', 10, [], { unknownAcuteToxicity: ['oral'] }], water(80)],
    properties: dull,
  },
  'inhaled in no stated form': { parts: [['poison', 40, ['Acute Tox. 4 H332']], water(60)], properties: dull },
  'inhaled as dust': {
    physicalState: 'solid',
    parts: [
      ['poison', 40, ['Acute Tox. 3 H331']],
      ['filler', 60, []],
    ],
  },
  'inhaled as vapour': {
    parts: [['poison', 40, ['Acute Tox. 3 H331']], water(60)],
    properties: { ...dull, inhalationForm: 'vapour' },
  },
  'sensitisers above and below their limits': {
    parts: [
      ['strong', 0.05, ['Skin Sens. 1A H317']],
      ['ordinary', 0.9, ['Skin Sens. 1 H317']],
      ['weak', 1, ['Skin Sens. 1B H317']],
      ['breathed', 0.1, ['Resp. Sens. 1 H334']],
      water(97.95),
    ],
    properties: dull,
  },
  'sensitisers that only a statement names': {
    parts: [
      ['ordinary', 0.5, ['Skin Sens. 1 H317']],
      [
        'limited',
        0.001,
        ['Skin Sens. 1A H317'],
        { specificLimits: [{ outcome: hazard('Skin Sens. 1A H317'), lower: percent(0.0015) }] },
      ],
      ['acid', 5, ['Skin Corr. 1B H314']],
      water(94.499),
    ],
    properties: dull,
  },
  'carcinogen, mutagen and reproductive toxicant': {
    parts: [
      ['cmr', 0.2, ['Carc. 1B H350', 'Muta. 1B H340', 'Repr. 1B H360FD']],
      ['suspect', 2, ['Carc. 2 H351', 'Muta. 2 H341', 'Repr. 2 H361fd']],
      ['milk', 0.3, ['Lact. H362']],
      water(97.5),
    ],
    properties: dull,
  },
  'reproductive effects of two ingredients': {
    parts: [
      ['one', 1, ['Repr. 1B H360F']],
      ['other', 4, ['Repr. 2 H361d']],
      ['third', 1, ['Repr. 1A H360D']],
      water(94),
    ],
    properties: dull,
  },
  'target organs': {
    parts: [
      ['grave', 12, ['STOT SE 1 H370 (eyes)', 'STOT RE 1 H372 (liver)']],
      ['less', 12, ['STOT SE 2 H371', 'STOT RE 2 H373 (kidneys)']],
      ['irritating', 12, ['STOT SE 3 H335']],
      ['narcotic', 9, ['STOT SE 3 H336']],
      ['trace', 0.9, ['STOT SE 1 H370']],
      water(54.1),
    ],
    properties: dull,
  },
  'target organs between their limits': {
    parts: [['grave', 5, ['STOT SE 1 H370 (eyes)', 'STOT RE 1 H372 (liver)']], water(95)],
    properties: dull,
  },
  'hazardous to water with factors': {
    parts: [
      ['biocide', 0.05, ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], { mAcute: 1000, mChronic: 100 }],
      ['oil', 2, ['Aquatic Chronic 2 H411']],
      ['mild', 10, ['Aquatic Chronic 3 H412']],
      water(87.95),
    ],
    properties: dull,
  },
  'hazardous to water, Chronic 2 by weights': {
    parts: [
      ['biocide', 2.5, ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410']],
      ['oil', 5, ['Aquatic Chronic 2 H411']],
      ['lasting', 10, ['Aquatic Chronic 4 H413']],
      water(82.5),
    ],
    properties: dull,
  },
  'hazardous to water, Chronic 3 by weights': {
    parts: [['oil', 2.5, ['Aquatic Chronic 2 H411']], ['lasting', 20, ['Aquatic Chronic 4 H413']], water(77.5)],
    properties: dull,
  },
  'hazardous to water, Chronic 4': {
    parts: [['lasting', 25, ['Aquatic Chronic 4 H413']], water(75)],
    properties: dull,
  },
  'of unknown hazard to water': {
    parts: [['biocide', 30, ['Aquatic Acute 1 H400']], ['dye', 5, [], { unknownAquaticToxicity: true }], water(65)],
    properties: dull,
  },
  'hazardous to the ozone layer': { parts: [['halon', 0.1, ['Ozone 1 H420']], water(99.9)], properties: dull },
  'endocrine disruptor and persistent': {
    parts: [
      ['disruptor', 0.1, ['ED HH 1 EUH380', 'ED ENV 2 EUH431']],
      ['stayer', 0.1, ['PBT EUH440', 'vPvM EUH451']],
      water(99.8),
    ],
    properties: dull,
  },
  'an ingredient nobody has assessed': {
    parts: [
      ['secret', 5, 'not-assessed'],
      ['acid', 6, ['Skin Corr. 1B H314']],
      ['trace', 0.05, 'not-assessed'],
      water(88.95),
    ],
    properties: dull,
  },
  'ranges that reach over 100 %': {
    parts: [
      ['acid', [3, 10], ['Skin Corr. 1B H314']],
      ['irritant', [5, 60], ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319']],
      ['poison', [1, 40], ['Acute Tox. 4 H302']],
      ['water', [20, 80], []],
    ],
    properties: dull,
  },
  'the same substance twice': {
    parts: [
      ['acid one', 3, ['Skin Corr. 1B H314'], { cas: '64-19-7' }],
      ['acid two', 3, ['Skin Corr. 1B H314'], { cas: '64-19-7' }],
      ['acid three', 0.6, ['Skin Corr. 1A H314', 'Skin Sens. 1 H317'], { cas: '64-19-7' }],
      water(93.4),
    ],
    properties: dull,
  },
  'a harmonised entry beside the supplier’s own': {
    parts: [
      [
        'substance',
        30,
        ['Acute Tox. 3 H301', 'Skin Irrit. 2 H315', 'Carc. 2 H351'],
        {
          harmonised: {
            hazards: [
              { ...hazard('Acute Tox. 4 H302'), mark: '*' },
              hazard('Skin Corr. 1B H314'),
              { ...hazard('STOT RE 2 H373'), mark: '****' },
            ],
            notes: [{ note: 'B' }],
            mAcute: 10,
          },
        },
      ],
      water(70),
    ],
    properties: dull,
  },
  'a harmonised entry alone': {
    parts: [
      [
        'substance',
        30,
        'not-assessed',
        { harmonised: { hazards: [{ ...hazard('Acute Tox. 4 H302'), mark: '*' }, hazard('Eye Dam. 1 H318')] } },
      ],
      water(70),
    ],
    properties: dull,
  },
  'test data of the mixture': {
    parts: [['acid', 6, ['Skin Corr. 1B H314', 'Carc. 1B H350']], water(94)],
    properties: dull,
    testData: [
      {
        hazardClass: 'Skin corrosion/irritation',
        outcome: hazard('Skin Irrit. 2 H315'),
        method: 'OECD 431',
        source: 'laboratory',
      },
      { hazardClass: 'Carcinogenicity', method: 'study', source: 'laboratory' },
    ],
  },
  'flammable by its flash point': {
    parts: [['alcohol', 30, ['Flam. Liq. 2 H225']], water(70)],
    properties: { flashPointC: at(23), initialBoilingPointC: at(78) },
  },
  'flammable without flash point': { parts: [['alcohol', 30, ['Flam. Liq. 2 H225']], water(70)] },
  'a gas oil': {
    parts: [['gas oil', 100, ['Flam. Liq. 3 H226']]],
    properties: { flashPointC: at(70), initialBoilingPointC: at(180), isGasOil: true },
  },
  'that does not sustain combustion': {
    parts: [['alcohol', 30, ['Flam. Liq. 2 H225']], water(70)],
    properties: { flashPointC: at(40), initialBoilingPointC: at(90), doesNotSustainCombustion: true },
  },
  'an oxidiser untested': { parts: [['oxidiser', 30, ['Ox. Liq. 2 H272']], water(70)], properties: dull },
  'a flammable gas in nitrogen': {
    physicalState: 'gas',
    parts: [
      ['propane', 10, ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'], { cas: '74-98-6', molarMass: 44 }],
      ['nitrogen', 90, ['Press. Gas (Comp.) H280'], { cas: '7727-37-9', molarMass: 28 }],
    ],
    properties: { packedGas: 'compressed' },
  },
  'an aerosol': {
    physicalState: 'aerosol',
    parts: [
      ['propane', 40, ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'], { cas: '74-98-6' }],
      ['solvent', 40, ['Flam. Liq. 2 H225', 'Asp. Tox. 1 H304']],
      water(20),
    ],
  },
  'toxic by mouth, skin and breath': {
    parts: [['poison', 60, ['Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331 (vapour)']], water(40)],
    properties: dull,
  },
  'toxic by mouth and breath': {
    parts: [['poison', 60, ['Acute Tox. 4 H302', 'Acute Tox. 4 H332 (vapour)', 'Acute Tox. 2 H310']], water(40)],
    properties: dull,
  },
  'corrosive to metals, for consumers': {
    parts: [['acid', 40, ['Met. Corr. 1 H290', 'Skin Irrit. 2 H315']], water(60)],
    properties: dull,
    use: 'consumer',
    testResults: [{ test: 'C.1', source: 'laboratory', steelMmPerYear: 7 }],
  },
  'corrosive to metals and skin, for consumers': {
    parts: [['acid', 40, ['Met. Corr. 1 H290', 'Skin Corr. 1B H314']], water(60)],
    properties: dull,
    use: 'consumer',
    testResults: [{ test: 'C.1', source: 'laboratory', steelMmPerYear: 7 }],
  },
  'breathed sensitiser that irritates': {
    parts: [
      [
        'sensitiser',
        30,
        ['Resp. Sens. 1 H334', 'Skin Sens. 1 H317', 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'STOT SE 3 H335'],
      ],
      water(70),
    ],
    properties: dull,
  },
  'skin sensitiser with a corrosive': {
    parts: [
      ['sensitiser', 30, ['Skin Sens. 1 H317', 'STOT SE 3 H336']],
      ['acid', 10, ['Skin Corr. 1A H314']],
      water(60),
    ],
    properties: dull,
  },
  'two kinds of single exposure': {
    parts: [['solvent', 30, ['STOT SE 2 H371 (eyes)', 'STOT SE 3 H336']], water(70)],
    properties: dull,
  },
  'a self-reactive with an explosive hazard': {
    parts: [['azo', 100, ['Self-react. B H241', 'Flam. Liq. 2 H225']]],
    properties: thin,
  },
  'an explosive peroxide': { parts: [['peroxide', 100, ['Org. Perox. B H241', 'Ox. Liq. 2 H272']]], properties: dull },
  'an explosive': {
    physicalState: 'solid',
    parts: [['powder', 100, ['Expl. 1.1 H201', 'Flam. Sol. 1 H228', 'Ox. Sol. 2 H272']]],
  },
  'a lead paint for consumers': {
    parts: [
      ['lead salt', 1, ['Repr. 1A H360Df', 'Acute Tox. 4 H302'], { families: ['lead'] }],
      ['hardener', 2, ['Resp. Sens. 1 H334'], { families: ['isocyanate'] }],
      ['resin', 20, ['Skin Sens. 1 H317'], { families: ['epoxy'] }],
      water(77),
    ],
    properties: dull,
    use: 'consumer',
    purposes: ['paint-or-varnish'],
  },
  'a consumer aerosol': {
    physicalState: 'aerosol',
    use: 'consumer',
    parts: [
      ['propane', 40, ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280']],
      ['poison', 20, ['Acute Tox. 3 H301']],
      water(40),
    ],
  },
  'chronic and acute to water': {
    parts: [['biocide', 30, ['Aquatic Acute 1 H400', 'Aquatic Chronic 2 H411']], water(70)],
    properties: dull,
  },
  'long names on the label': {
    parts: [
      ['first', 5, ['Acute Tox. 2 H300']],
      ['second', 5, ['Carc. 1B H350']],
      ['third', 5, ['Skin Sens. 1A H317']],
      ['fourth', 5, ['STOT RE 1 H372']],
      ['fifth', 5, ['Eye Dam. 1 H318']],
      ['sixth', 5, ['Muta. 1B H340']],
      ['seventh', 5, ['Skin Sens. 1B H317']],
      water(65),
    ],
    properties: dull,
  },
  'free of hazards': { parts: [['glycerol', 30, []], water(70)], properties: dull },
};

const cases = Object.entries(products).flatMap(([name, product]) =>
  markets.map((market) => [name, market, product] as const),
);

describe('whole classifications, with every sum and what was left out of it', () => {
  it.each(cases)('%s, %s', (_, market, product) => {
    expect(classificationText(classifyMixture(mixtureOf(product), marketById(market)))).toMatchSnapshot();
  });
});

describe('whole labels, with what was left off and why', () => {
  const elsewhere = /route|breath|every|solvent|aerosol|explosive|lead|long names|self-reactive|free|metals|nobody/;
  const labels = Object.entries(products).flatMap(([name, product]) =>
    (elsewhere.test(name) ? (['eu', 'us', 'un'] as const) : (['eu'] as const)).map(
      (market) => [name, market, product] as const,
    ),
  );

  it.each(labels)('%s, %s', (_, market, product) => {
    const mixture = mixtureOf(product);
    const law = marketById(market);
    expect(labelText(labelElements(classifyMixture(mixture, law), mixture, law))).toMatchSnapshot();
  });
});
