import { inEnglish } from '@gosds/phrases/say-message';
import type { Reason } from '@gosds/ghs/classification';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent, toPercent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Ingredient, Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import { describe, expect, it } from 'vitest';
import { classifyForTransport, tentativeOutcome } from './classify-for-transport.ts';
import { suggestTransport } from './suggest.ts';
import type { TransportInput } from './transport-input.ts';
import type { TransportOutcome, TransportProposal } from './transport.ts';

/** Name, percent, hazards; then CAS and UN number if the entry depends on them. */
type Part = readonly [
  name: string,
  share: number,
  hazards: readonly string[] | 'not-assessed',
  facts?: Partial<Ingredient> & { readonly un?: string },
];

type Product = {
  readonly state?: Mixture['physicalState'];
  readonly market?: JurisdictionId;
  readonly parts: readonly Part[];
  readonly properties?: MixtureProperties;
  readonly tests?: readonly PhysicalTest[];
  readonly more?: Partial<TransportInput>;
};

function inputOf({
  state = 'liquid',
  market = 'eu',
  parts,
  properties = {},
  tests = [],
  more,
}: Product): TransportInput {
  const mixture: Mixture = {
    physicalState: state,
    properties,
    testResults: tests,
    ingredients: parts.map(([name, share, hazards, facts = {}]) => ({
      id: name,
      name,
      concentration: exactly(percent(share)),
      hazards: hazards === 'not-assessed' ? hazards : hazards.map(hazard),
      ...facts,
    })),
  };
  const numbers = parts.flatMap(([name, , , facts]) => (facts?.un === undefined ? [] : [[name, facts.un]]));
  return {
    mixture,
    classification: classifyMixture(mixture, marketById(market)),
    unNumbersByIngredient: Object.fromEntries(numbers),
    ...more,
  };
}

const measured = ({ found, limit, unit }: Reason) =>
  found === undefined ? '' : ` [${Number(found.toPrecision(6))} / ${limit ?? '-'} ${unit ?? ''}]`;

/** Shows only the part that this package adds to the reason. The tests of the engine cover the rest. */
function reasonLine({ ruleId, paragraph, summary }: Reason): string {
  const isOfClass = ruleId.startsWith('transport.class-') || ruleId === 'transport.environment';
  return isOfClass ? (inEnglish(summary).split('; ')[0] ?? '') : `${ruleId} | ${paragraph} | ${inEnglish(summary)}`;
}

const reasonText = (reason: Reason) =>
  [
    `  ${reasonLine(reason)}${measured(reason)}`,
    ...reason.counted.map(({ name, concentration }) => `    + ${name} ${toPercent(concentration)} %`),
    ...reason.leftOut.map((left) => `    - ${inEnglish(left.name)}`),
  ].join('\n');

function heading({ entry, shippingName, technicalNames, environmentallyHazardous }: TransportProposal): string {
  const classes = [entry.class, ...entry.subsidiaryHazards.map((each) => `(${each})`)].join(' ');
  const environment = environmentallyHazardous ? ', hazardous to the environment' : '';
  return `UN ${entry.un} ${shippingName}, ${classes}, ${entry.packingGroup ?? '-'}${environment} <${technicalNames.join('|')}>`;
}

function written(outcome: TransportOutcome): string {
  if (outcome.status !== 'regulated') {
    const missing = outcome.status === 'incomplete' ? `: ${outcome.missing.map(inEnglish).join('; ')}` : '';
    return [`${outcome.status}${missing}`, ...outcome.reasons.map(reasonText)].join('\n');
  }
  const { proposal, alternatives } = outcome;
  return [
    heading(proposal),
    ...proposal.reasons.map(reasonText),
    ...alternatives.map((one) => `or ${heading(one)}`),
  ].join('\n');
}

const rowsOf = (input: TransportInput) =>
  suggestTransport(input)
    .map(
      ({ rank, kind, un, dgClass, subRisk1, subRisk2, packingGroup, shippingName, hazChem }) =>
        `${rank} ${kind}: ${[un, dgClass, subRisk1, subRisk2, packingGroup, shippingName, hazChem].join(' | ')}`,
    )
    .join('\n');

const at = (value: number) => ({ min: value, max: value });
const thin = { flashPointC: at(10), initialBoilingPointC: at(90) };
const flash = (celsius: number) => ({ flashPointC: at(celsius), initialBoilingPointC: at(150) });
const dull = flash(95);
const water = (share: number): Part => ['water', share, [], { cas: '7732-18-5' }];
const toluene = (share: number): Part => ['toluene', share, ['Flam. Liq. 2 H225', 'Asp. Tox. 1 H304'], { un: '1294' }];
const hexane = (share: number): Part => ['n-hexane', share, ['Flam. Liq. 2 H225'], { un: '1208' }];
const acetone = (share: number): Part => ['acetone', share, ['Flam. Liq. 2 H225'], { un: '1090' }];
const ethanol = (share: number): Part => ['ethanol', share, ['Flam. Liq. 2 H225'], { cas: '64-17-5', un: '1170' }];
const lye = (share: number): Part => [
  'sodium hydroxide',
  share,
  ['Skin Corr. 1A H314'],
  { cas: '1310-73-2', un: '1824' },
];
const potash = (share: number): Part => [
  'potassium hydroxide',
  share,
  ['Skin Corr. 1A H314'],
  { cas: '1310-58-3', un: '1814' },
];
const acidB = (share: number): Part => ['valeric acid', share, ['Skin Corr. 1B H314'], {}];
const phosphoric = (share: number): Part => ['phosphoric acid', share, ['Skin Corr. 1B H314', 'Met. Corr. 1 H290'], {}];
const poison = (share: number, category = 2): Part => [
  'poison',
  share,
  [`Acute Tox. ${category} H30${category === 3 ? 1 : 0}`],
];
const biocide = (share: number): Part => ['biocide', share, ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410']];
const secret = (share: number): Part => ['secret', share, 'not-assessed'];
const propane = (share: number): Part => [
  'propane',
  share,
  ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'],
  { cas: '74-98-6', un: '1978', molarMass: 44.1 },
];
const nitrogen = (share: number): Part => [
  'nitrogen',
  share,
  ['Press. Gas (Comp.) H280'],
  { cas: '7727-37-9', un: '1066', molarMass: 28 },
];
const argon = (share: number): Part => [
  'argon',
  share,
  ['Press. Gas (Comp.) H280'],
  { cas: '7440-37-1', un: '1006', molarMass: 40 },
];
const oxygen = (share: number): Part => [
  'oxygen',
  share,
  ['Ox. Gas 1 H270', 'Press. Gas (Comp.) H280'],
  { cas: '7782-44-7', un: '1072', molarMass: 32 },
];
const chlorine = (share: number): Part => [
  'chlorine',
  share,
  ['Ox. Gas 1 H270', 'Press. Gas (Liq.) H280', 'Acute Tox. 2 H330 (gas)', 'Skin Irrit. 2 H315', 'Aquatic Acute 1 H400'],
  { cas: '7782-50-5', un: '1017', molarMass: 71 },
];
const hydrogenChloride = (share: number): Part => [
  'hydrogen chloride',
  share,
  ['Press. Gas (Liq.) H280', 'Acute Tox. 3 H331 (gas)', 'Skin Corr. 1A H314'],
  { cas: '7647-01-0', un: '1050', molarMass: 36.5, acuteToxicity: [{ route: 'gas', kind: 'LC50', value: at(1405) }] },
];
const packed = (packedGas: NonNullable<MixtureProperties['packedGas']>) => ({ packedGas });
const viscous = (viscosity23: number, more: object = {}) => ({
  viscous: { viscosity23, solventSeparationPercent: 2, ...more },
});
const stability = (
  sadtC: number | undefined,
  of: 'organic-peroxide' | 'self-reactive' = 'organic-peroxide',
): PhysicalTest => ({
  test: 'A-H',
  of,
  source: 'laboratory',
  detonation: 'no',
  deflagration: 'no',
  heatedUnderConfinement: 'low',
  ...(sadtC === undefined ? {} : { sadtC }),
});

const products: Readonly<Record<string, Product>> = {
  'flammable hydrocarbons of one group': { parts: [toluene(60), hexane(40)], properties: thin },
  'flammable, two groups': { parts: [toluene(30), acetone(50), water(20)], properties: thin },
  'flammable, one named in water': { parts: [acetone(70), water(30)], properties: thin },
  'flammable without flash point': { parts: [toluene(30), acetone(50), water(20)] },
  'flammable, boiling low': {
    parts: [acetone(50), hexane(50)],
    properties: { flashPointC: at(-20), initialBoilingPointC: at(35) },
  },
  paint: { parts: [toluene(40), acetone(10), water(50)], properties: thin, more: { productKind: 'paint' } },
  'paint in the United States': {
    market: 'us',
    parts: [toluene(40), acetone(10), water(50)],
    properties: flash(45),
    more: { productKind: 'paint' },
  },
  'corrosive paint': { parts: [toluene(40), lye(10), water(50)], properties: thin, more: { productKind: 'paint' } },
  'flammable and corrosive': { parts: [toluene(40), acidB(10), water(50)], properties: thin },
  'flammable and corrosive, group I': { parts: [toluene(40), lye(10), water(50)], properties: thin },
  'corrosive and flammable': { parts: [toluene(40), lye(10), water(50)], properties: flash(40) },
  'flammable and toxic': { parts: [toluene(40), poison(50), water(10)], properties: thin },
  'toxic and flammable': { parts: [toluene(40), poison(60)], properties: flash(40) },
  'flammable, toxic, corrosive and hazardous to water': {
    parts: [toluene(40), poison(30), acidB(20), biocide(10)],
    properties: thin,
  },
  'hazardous to water': { parts: [biocide(30), water(70)], properties: dull },
  'hazardous to water, a solid': { state: 'solid', parts: [biocide(30), ['salt', 70, []]] },
  'hazardous to water in Australia': { market: 'au', parts: [biocide(30), water(70)], properties: dull },
  'hazardous to water in the United States': { market: 'us', parts: [biocide(30), water(70)], properties: dull },
  'hazardous to water in Canada': { market: 'ca', parts: [biocide(30), water(70)], properties: dull },
  'water of unknown toxicity': {
    parts: [['dye', 30, [], { unknownAquaticToxicity: true }], water(70)],
    properties: dull,
  },
  'an ingredient nobody has assessed': { parts: [secret(30), water(70)], properties: dull },
  'corrosive beside one nobody has assessed': { parts: [lye(20), secret(30), water(50)], properties: dull },
  'hazardous to water beside one nobody has assessed': {
    parts: [biocide(30), secret(30), water(40)],
    properties: dull,
  },
  free: { parts: [['glycerol', 30, []], water(70)], properties: dull },
  'a single lye': { parts: [lye(30), water(70)], properties: dull },
  'two lyes': { parts: [lye(15), potash(15), water(70)], properties: dull },
  'lyes with an extreme pH': { parts: [lye(2), potash(2), water(96)], properties: { ...dull, ph: at(13) } },
  'an acid by its pH': {
    parts: [['valeric acid', 3, ['Skin Corr. 1B H314']], ['citric acid', 10, ['Eye Irrit. 2 H319']], water(87)],
    properties: { ...dull, ph: at(1) },
  },
  'a weak acid by its pH': {
    parts: [acidB(3), ['butyric acid', 3, ['Skin Corr. 1C H314']], water(94)],
    properties: { ...dull, ph: at(1.5) },
  },
  'organic acids': {
    parts: [acidB(20), ['butyric acid', 20, ['Skin Corr. 1C H314']], water(60)],
    properties: { ...dull, ph: at(2.5) },
  },
  'inorganic and organic acid': { parts: [phosphoric(20), acidB(20), water(60)], properties: { ...dull, ph: at(2.5) } },
  'acids, measured neutral': { parts: [phosphoric(20), acidB(20), water(60)], properties: { ...dull, ph: at(7) } },
  'acids at the edge of the acid range': {
    parts: [phosphoric(20), acidB(20), water(60)],
    properties: { ...dull, ph: at(6) },
  },
  'bases at the edge of the basic range': {
    parts: [['butylimine', 20, ['Skin Corr. 1B H314']], ['propylimine', 20, ['Skin Corr. 1B H314']], water(60)],
    properties: { ...dull, ph: at(8) },
  },
  'neither acid nor base by name': {
    parts: [['butylimine', 20, ['Skin Corr. 1B H314']], ['propylimine', 20, ['Skin Corr. 1B H314']], water(60)],
    properties: dull,
  },
  'corrosive, group I in traces': {
    parts: [['fuming acid', 1, ['Skin Corr. 1A H314']], ['valeric acid', 4.5, ['Skin Corr. 1B H314']], water(94.5)],
    properties: dull,
  },
  'corrosive, group I nearly in traces': {
    parts: [['fuming acid', 0.9, ['Skin Corr. 1A H314']], ['butyric acid', 4.5, ['Skin Corr. 1C H314']], water(94.6)],
    properties: dull,
  },
  'corrosive without sub-category': { parts: [['old acid', 20, ['Skin Corr. 1 H314']], water(80)], properties: dull },
  'corrosive within its limits': {
    parts: [
      [
        'banded acid',
        30,
        ['Skin Corr. 1A H314'],
        {
          specificLimits: [
            { outcome: hazard('Skin Corr. 1A H314'), lower: percent(50) },
            { outcome: hazard('Skin Corr. 1B H314'), lower: percent(10), upper: percent(50) },
          ],
        },
      ],
      ['butyric acid', 20, ['Skin Corr. 1C H314']],
      water(50),
    ],
    properties: dull,
  },
  'corrosive at the upper end of its limit': {
    parts: [
      [
        'banded acid',
        50,
        ['Skin Corr. 1A H314'],
        {
          specificLimits: [
            { outcome: hazard('Skin Corr. 1B H314'), lower: percent(10), upper: percent(50) },
            { outcome: hazard('Skin Corr. 1A H314'), lower: percent(50) },
          ],
        },
      ],
      water(50),
    ],
    properties: dull,
  },
  'corrosive to metals alone': {
    parts: [['citric acid', 40, ['Met. Corr. 1 H290']], water(60)],
    properties: dull,
    tests: [{ test: 'C.1', source: 'laboratory', steelMmPerYear: 8 }],
  },
  'corrosive to metals, untested': { parts: [['citric acid', 40, ['Met. Corr. 1 H290']], water(60)], properties: dull },
  amines: {
    parts: [['hexylamine', 40, ['Skin Corr. 1B H314']], ['octylamine', 30, ['Skin Corr. 1B H314']], water(30)],
    properties: dull,
  },
  'flammable amines': {
    parts: [
      ['hexylamine', 40, ['Skin Corr. 1B H314', 'Flam. Liq. 3 H226']],
      ['octylamine', 60, ['Skin Corr. 1B H314', 'Flam. Liq. 3 H226']],
    ],
    properties: flash(40),
  },
  isocyanate: {
    parts: [
      ['hexyl isocyanate', 60, ['Acute Tox. 2 H300']],
      ['oil', 40, []],
    ],
    properties: dull,
  },
  'a toxic solid': { state: 'solid', parts: [poison(50), ['salt', 50, []]] },
  'a toxic and corrosive solid': { state: 'solid', parts: [poison(60), ['butyric salt', 40, ['Skin Corr. 1B H314']]] },
  'toxic by skin': { parts: [['skin poison', 60, ['Acute Tox. 1 H310']], water(40)], properties: dull },
  'toxic by dust': {
    state: 'solid',
    parts: [
      ['dusty poison', 60, ['Acute Tox. 1 H330 (dust-mist)']],
      ['butyric salt', 40, ['Skin Corr. 1A H314']],
    ],
  },
  'toxic by dust and mouth': {
    state: 'solid',
    parts: [
      ['dusty poison', 60, ['Acute Tox. 1 H330 (dust-mist)', 'Acute Tox. 2 H300']],
      ['butyric salt', 40, ['Skin Corr. 1A H314']],
    ],
  },
  'toxic by vapour as the category has it': {
    parts: [
      ['volatile poison', 80, ['Acute Tox. 1 H330 (vapour)']],
      ['oil', 20, []],
    ],
    properties: { ...dull, inhalationForm: 'vapour' },
  },
  'toxic by vapour, zone A': {
    parts: [
      ['volatile poison', 80, ['Acute Tox. 1 H330 (vapour)']],
      ['oil', 20, []],
    ],
    properties: dull,
    more: { vapourToxicity: { lc50MlPerM3: 150, saturatedMlPerM3: 90_000 } },
  },
  'toxic by vapour, zone B and flammable': {
    parts: [
      ['volatile poison', 80, ['Acute Tox. 1 H330 (vapour)', 'Flam. Liq. 2 H225']],
      ['oil', 20, []],
    ],
    properties: thin,
    more: { vapourToxicity: { lc50MlPerM3: 800, saturatedMlPerM3: 90_000 } },
  },
  'toxic by vapour, not volatile': {
    parts: [
      ['volatile poison', 80, ['Acute Tox. 1 H330 (vapour)']],
      ['oil', 20, []],
    ],
    properties: dull,
    more: { vapourToxicity: { lc50MlPerM3: 800, saturatedMlPerM3: 10 } },
  },
  'toxic by mist, vapour not volatile': {
    parts: [
      ['misty poison', 80, ['Acute Tox. 2 H330 (dust-mist)']],
      ['oil', 20, []],
    ],
    properties: dull,
    more: { vapourToxicity: { lc50MlPerM3: 800, saturatedMlPerM3: 10 } },
  },
  pesticide: { parts: [poison(50, 3), ['oil', 50, []]], properties: dull, more: { productKind: 'pesticide' } },
  'flammable pesticide': { parts: [poison(50, 3), toluene(50)], properties: thin, more: { productKind: 'pesticide' } },
  'flammable pesticide of group II': {
    parts: [poison(60), toluene(40)],
    properties: thin,
    more: { productKind: 'pesticide' },
  },
  'an oxidising liquid': { parts: [['oxidiser', 100, ['Ox. Liq. 2 H272']]], properties: dull },
  'hydrogen peroxide 7 %': {
    parts: [['hydrogen peroxide', 7, ['Ox. Liq. 1 H271'], { cas: '7722-84-1', un: '2015' }], water(93)],
    properties: dull,
  },
  'hydrogen peroxide 8 %': {
    parts: [['hydrogen peroxide', 8, ['Ox. Liq. 1 H271'], { cas: '7722-84-1', un: '2015' }], water(92)],
    properties: dull,
  },
  'hydrogen peroxide 8.1 %': {
    parts: [['hydrogen peroxide', 8.1, ['Ox. Liq. 1 H271'], { cas: '7722-84-1', un: '2015' }], water(91.9)],
    properties: dull,
  },
  'hydrogen peroxide 7 % with a biocide': {
    parts: [
      ['hydrogen peroxide', 7, [], { cas: '7722-84-1', un: '2015' }],
      ['bleach aid', 93, ['Aquatic Chronic 2 H411']],
    ],
    properties: dull,
  },
  'acetic acid 50 %': {
    parts: [
      ['acetic acid', 50, ['Skin Corr. 1B H314', 'Flam. Liq. 3 H226'], { cas: '64-19-7', un: '2789' }],
      water(50),
    ],
    properties: dull,
  },
  'nitric acid 65 %': {
    parts: [
      ['nitric acid', 65, ['Skin Corr. 1A H314', 'Ox. Liq. 3 H272'], { cas: '7697-37-2', un: '2031' }],
      water(35),
    ],
    properties: dull,
  },
  'nitric acid 65.1 %': {
    parts: [
      ['nitric acid', 65.1, ['Skin Corr. 1A H314', 'Ox. Liq. 3 H272'], { cas: '7697-37-2', un: '2031' }],
      water(34.9),
    ],
    properties: dull,
  },
  'hypochlorite with lye': {
    parts: [
      ['sodium hypochlorite', 12, ['Skin Corr. 1B H314', 'Aquatic Acute 1 H400'], { cas: '7681-52-9', un: '1791' }],
      lye(1),
      water(87),
    ],
    properties: dull,
  },
  'hydrochloric acid 30 %': {
    parts: [['hydrochloric acid', 30, ['Skin Corr. 1B H314'], { cas: '7647-01-0', un: '1789' }], water(70)],
    properties: dull,
  },
  'a polyhalogenated biphenyl': {
    parts: [
      ['chlorinated biphenyl', 0.01, ['Aquatic Chronic 1 H410'], { un: '2315' }],
      ['oil', 99.99, []],
    ],
    properties: dull,
  },
  'a polyhalogenated biphenyl at the limit': {
    parts: [
      ['chlorinated biphenyl', 0.005, ['Aquatic Chronic 1 H410'], { un: '2315' }],
      ['oil', 99.995, []],
    ],
    properties: dull,
  },
  'a polyhalogenated biphenyl in a strong lye': {
    parts: [['chlorinated biphenyl', 0.01, [], { un: '2315' }], lye(20), ['oil', 79.99, []]],
    properties: dull,
  },
  'ethanol 20 %': { parts: [ethanol(20), water(80)], properties: flash(36) },
  'ethanol 10 %': { parts: [ethanol(10), water(90)], properties: flash(45) },
  'ethanol 10 % with a biocide': { parts: [ethanol(10), biocide(30), water(60)], properties: flash(45) },
  'pure ethanol': { parts: [ethanol(99.5), water(0.5)], properties: thin },
  'ethanol just not pure': { parts: [ethanol(98.9), water(1.1)], properties: thin },
  'the product named in the list': {
    parts: [['petrol', 100, ['Flam. Liq. 1 H224']]],
    properties: thin,
    more: { substanceUn: '1203' },
  },
  'petrol in the United States': {
    market: 'us',
    parts: [['petrol', 100, ['Flam. Liq. 1 H224']]],
    properties: thin,
    more: { substanceUn: '1203' },
  },
  'sulphuric acid in Canada': {
    market: 'ca',
    parts: [['sulphuric acid', 60, ['Skin Corr. 1A H314'], { cas: '7664-93-9', un: '1830' }], water(40)],
    properties: dull,
  },
  'fluorosulphonic entry of another class in 49 CFR': {
    market: 'us',
    parts: [['fuming', 100, ['Skin Corr. 1A H314']]],
    properties: dull,
    more: { substanceUn: '1754' },
  },
  'not listed in 49 CFR': {
    market: 'us',
    parts: [['wet fibre', 100, ['Self-heat. 1 H251']]],
    state: 'solid',
    more: { substanceUn: '1327' },
  },
  'forbidden in Canada': {
    market: 'ca',
    parts: [['ether', 100, ['Acute Tox. 1 H330']]],
    properties: dull,
    more: { substanceUn: '2249' },
  },
  'forbidden by road': { parts: [['methyl nitrite', 100, []]], state: 'gas', more: { substanceUn: '2455' } },
  'not subject by road': { parts: [['hay', 100, []]], state: 'solid', more: { substanceUn: '1327' } },
  'not subject by road, by sea': {
    parts: [['hay', 100, []]],
    state: 'solid',
    more: { substanceUn: '1327', mode: 'imdg' },
  },
  'combustible in the United States': {
    market: 'us',
    parts: [['oil', 100, ['Flam. Liq. 4 H227']]],
    properties: flash(80),
  },
  'at the limit of combustible': { market: 'us', parts: [['oil', 100, []]], properties: flash(93) },
  'at the lower limit of combustible': { market: 'us', parts: [['oil', 100, []]], properties: flash(60.1) },
  'may be reclassed as combustible': {
    market: 'us',
    parts: [toluene(50), acetone(20), water(30)],
    properties: flash(38),
  },
  'may not be reclassed': { market: 'us', parts: [toluene(50), acetone(20), water(30)], properties: flash(37.9) },
  'viscous of group II': { parts: [toluene(40), acetone(20), water(40)], properties: flash(12), more: viscous(100) },
  'viscous of group II, too thin': {
    parts: [toluene(40), acetone(20), water(40)],
    properties: flash(12),
    more: viscous(80),
  },
  'viscous of group III in a small receptacle': {
    parts: [toluene(40), acetone(20), water(40)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 60, receptacleLitres: 450 }),
  },
  'viscous of group III in a large receptacle': {
    parts: [toluene(40), acetone(20), water(40)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 60, receptacleLitres: 451 }),
  },
  'viscous of group III, too thin': {
    parts: [toluene(40), acetone(20), water(40)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 59, receptacleLitres: 450 }),
  },
  'viscous, and nobody knows an ingredient': {
    parts: [toluene(40), secret(20), water(40)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 60, receptacleLitres: 450 }),
  },
  'viscous, hazardous to water': {
    parts: [toluene(40), biocide(30), water(30)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 60, receptacleLitres: 6 }),
  },
  'viscous, little flammable': {
    parts: [toluene(40), acetone(20), water(40)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 40, flammablePercent: 60, receptacleLitres: 10 }),
  },
  'viscous and corrosive': {
    parts: [toluene(40), acidB(20), water(40)],
    properties: flash(30),
    more: viscous(800, { flowTime6mmS: 60, receptacleLitres: 10 }),
  },
  'a hot liquid': { parts: [['bitumen', 100, []]], properties: flash(250), more: { carriageTemperatureC: 180 } },
  'a hot liquid above its flash point': {
    parts: [['bitumen', 100, []]],
    properties: flash(170),
    more: { carriageTemperatureC: 180 },
  },
  'a warm liquid': { parts: [['bitumen', 100, []]], properties: flash(250), more: { carriageTemperatureC: 80 } },
  'a hot solid': { state: 'solid', parts: [['slag', 100, []]], more: { carriageTemperatureC: 300 } },
  'an organic peroxide to be cooled': {
    parts: [['peroxide', 100, ['Org. Perox. D H242']]],
    properties: dull,
    tests: [stability(40)],
  },
  'an organic peroxide not to be cooled': {
    parts: [['peroxide', 100, ['Org. Perox. D H242']]],
    properties: dull,
    tests: [stability(60)],
  },
  'an organic peroxide without SADT': { parts: [['peroxide', 100, ['Org. Perox. F H242']]], properties: dull },
  'an organic peroxide of type A': { parts: [['peroxide', 100, ['Org. Perox. A H240']]], properties: dull },
  'a self-reactive solid': {
    state: 'solid',
    parts: [['azo', 100, ['Self-react. C H242']]],
    tests: [stability(50, 'self-reactive')],
  },
  'an explosive': { state: 'solid', parts: [['powder', 100, ['Expl. 1.1 H201']]] },
  pyrophoric: { parts: [['alkyl metal', 100, ['Pyr. Liq. 1 H250', 'Water-react. 1 H260']]], properties: flash(20) },
  'self-heating': { state: 'solid', parts: [['carbon', 100, ['Self-heat. 2 H252']]] },
  'water-reactive and corrosive': {
    state: 'solid',
    parts: [['metal', 100, ['Water-react. 2 H261', 'Skin Corr. 1B H314']]],
  },
  'a flammable solid': { state: 'solid', parts: [['metal powder', 100, ['Flam. Sol. 2 H228']]] },
  desensitised: { state: 'solid', parts: [['wet powder', 100, ['Desen. Expl. 2 H207']]] },
  'inert gases': { state: 'gas', parts: [nitrogen(80), argon(20)] },
  'inert gases, refrigerated': { state: 'gas', parts: [nitrogen(80), argon(20)], properties: packed('refrigerated') },
  'inert gases without pressure': {
    state: 'gas',
    parts: [nitrogen(80), argon(20)],
    properties: packed('unpressurised'),
  },
  'a flammable gas without pressure': {
    state: 'gas',
    parts: [propane(80), nitrogen(20)],
    properties: packed('unpressurised'),
  },
  'oxygen without pressure': { state: 'gas', parts: [oxygen(80), nitrogen(20)], properties: packed('unpressurised') },
  'dissolved gases': { state: 'gas', parts: [nitrogen(80), argon(20)], properties: packed('dissolved') },
  air: { state: 'gas', parts: [oxygen(21), nitrogen(79)] },
  'air, refrigerated': { state: 'gas', parts: [oxygen(21), nitrogen(79)], properties: packed('refrigerated') },
  'oxygen in argon': { state: 'gas', parts: [oxygen(50), argon(50)] },
  'pure nitrogen': { state: 'gas', parts: [nitrogen(100)] },
  'pure nitrogen, refrigerated': { state: 'gas', parts: [nitrogen(100)], properties: packed('refrigerated') },
  'pure chlorine': { state: 'gas', parts: [chlorine(100)] },
  'hydrocarbon gases': {
    state: 'gas',
    properties: packed('liquefied'),
    parts: [
      propane(60),
      ['butane', 40, ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'], { un: '1011', cas: '106-97-8', molarMass: 58 }],
    ],
  },
  'hydrocarbon and another gas': {
    state: 'gas',
    properties: packed('liquefied'),
    parts: [
      propane(60),
      ['dimethyl ether', 40, ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'], { un: '1033', molarMass: 46 }],
    ],
  },
  'toxic and corrosive gas': {
    state: 'gas',
    properties: packed('compressed'),
    parts: [hydrogenChloride(90), nitrogen(10)],
  },
  'toxic and oxidising gas': { state: 'gas', properties: packed('compressed'), parts: [chlorine(60), nitrogen(40)] },
  'toxic gas in the United States': {
    state: 'gas',
    market: 'us',
    properties: packed('compressed'),
    parts: [chlorine(60), nitrogen(40)],
  },
  'toxic and flammable gas': {
    state: 'gas',
    properties: packed('compressed'),
    parts: [
      [
        'carbon monoxide',
        50,
        ['Flam. Gas 1B H221', 'Press. Gas (Comp.) H280', 'Acute Tox. 3 H331 (gas)'],
        { cas: '630-08-0', molarMass: 28 },
      ],
      propane(50),
    ],
  },
  'a gas of unknown toxicity': { state: 'gas', parts: [nitrogen(50), ['new gas', 50, 'not-assessed']] },
  refrigerants: {
    state: 'gas',
    parts: [
      ['difluoromethane', 10, ['Press. Gas (Liq.) H280'], { cas: '75-10-5', molarMass: 52 }],
      ['tetrafluoroethane', 90, ['Press. Gas (Liq.) H280'], { cas: '811-97-2', molarMass: 102 }],
    ],
    properties: packed('liquefied'),
  },
  'declared refrigerant': {
    state: 'gas',
    parts: [
      ['pentafluoroethane', 10, ['Press. Gas (Liq.) H280'], { cas: '354-33-6', molarMass: 120 }],
      ['carbon dioxide', 90, ['Press. Gas (Liq.) H280'], { cas: '124-38-9', molarMass: 44 }],
    ],
    properties: packed('liquefied'),
    more: { productKind: 'refrigerant' },
  },
  'inert liquefied gases, declared refrigerant': {
    state: 'gas',
    parts: [
      ['sulphur hexafluoride', 60, ['Press. Gas (Liq.) H280'], { molarMass: 146 }],
      ['carbon dioxide', 40, ['Press. Gas (Liq.) H280'], { cas: '124-38-9', molarMass: 44 }],
    ],
    properties: packed('liquefied'),
    more: { productKind: 'refrigerant' },
  },
  'hydrocarbon gases, refrigerated': {
    state: 'gas',
    properties: packed('refrigerated'),
    parts: [propane(60), nitrogen(40)],
  },
  'a named mixture of a gas of unknown state': {
    state: 'gas',
    parts: [
      ['hydrogen', 50, ['Flam. Gas 1A H220', 'Press. Gas (Comp.) H280'], { cas: '1333-74-0', molarMass: 2 }],
      ['methane', 50, ['Flam. Gas 1A H220', 'Press. Gas (Comp.) H280'], { cas: '74-82-8', molarMass: 16 }],
    ],
    properties: packed('compressed'),
  },
  'a named mixture, unassessed': {
    state: 'gas',
    parts: [
      ['hydrogen', 50, 'not-assessed', { cas: '1333-74-0' }],
      ['methane', 50, 'not-assessed', { cas: '74-82-8' }],
    ],
    properties: packed('compressed'),
  },
  'a corrosive gas of high LC50': {
    state: 'gas',
    properties: packed('compressed'),
    parts: [
      [
        'hydrogen chloride',
        10,
        ['Press. Gas (Liq.) H280', 'Acute Tox. 3 H331 (gas)', 'Skin Corr. 1A H314'],
        {
          molarMass: 36.5,
          acuteToxicity: [
            { route: 'gas', kind: 'LC50', value: at(2400) },
            { route: 'gas', kind: 'LC50', value: at(2600) },
          ],
        },
      ],
      [
        'carbon monoxide',
        90,
        ['Flam. Gas 1B H221', 'Press. Gas (Comp.) H280', 'Acute Tox. 3 H331 (gas)'],
        { cas: '630-08-0', molarMass: 28 },
      ],
    ],
  },
  'a gas toxic by category 1': {
    state: 'gas',
    properties: packed('liquefied'),
    parts: [['war gas', 50, ['Press. Gas (Liq.) H280', 'Acute Tox. 1 H330 (gas)'], { molarMass: 80 }], nitrogen(50)],
  },
  'flammable and toxic of group III': { parts: [toluene(50), poison(50, 3)], properties: flash(30) },
  'flammable and toxic pesticide of group III': {
    parts: [toluene(50), poison(50, 3)],
    properties: flash(30),
    more: { productKind: 'pesticide' },
  },
  'flammable of group II and toxic pesticide of group III': {
    parts: [toluene(50), poison(50, 3)],
    properties: thin,
    more: { productKind: 'pesticide' },
  },
  'toxic by dust of group II and corrosive': {
    state: 'solid',
    parts: [
      ['dusty poison', 60, ['Acute Tox. 2 H330 (dust-mist)']],
      ['butyric salt', 40, ['Skin Corr. 1B H314']],
    ],
  },
  'toxic by dust and by vapour': {
    parts: [
      ['misty poison', 30, ['Acute Tox. 1 H330 (dust-mist)']],
      ['volatile poison', 30, ['Acute Tox. 1 H330 (vapour)']],
      acidB(40),
    ],
    properties: dull,
  },
  'toxic by dust, by mouth only a little': {
    state: 'solid',
    parts: [
      ['dusty poison', 60, ['Acute Tox. 1 H330 (dust-mist)', 'Acute Tox. 3 H301']],
      ['butyric salt', 40, ['Skin Corr. 1A H314']],
    ],
  },
  'toxic by dust and by skin': {
    state: 'solid',
    parts: [
      ['dusty poison', 60, ['Acute Tox. 1 H330 (dust-mist)', 'Acute Tox. 1 H310']],
      ['butyric salt', 40, ['Skin Corr. 1A H314']],
    ],
  },
  'toxic by skin and corrosive': {
    parts: [
      ['skin poison', 60, ['Acute Tox. 1 H310']],
      ['fuming acid', 40, ['Skin Corr. 1A H314']],
    ],
    properties: dull,
  },
  'toxic by mouth and corrosive': {
    parts: [
      ['strong poison', 60, ['Acute Tox. 1 H300']],
      ['fuming acid', 40, ['Skin Corr. 1A H314']],
    ],
    properties: dull,
  },
  'flammable, corrosion of metals untested': {
    parts: [toluene(40), ['citric acid', 30, ['Met. Corr. 1 H290']], water(30)],
    properties: thin,
  },
  'flammable, corrosive without sub-category': {
    parts: [toluene(40), ['old acid', 30, ['Skin Corr. 1 H314']], water(30)],
    properties: thin,
  },
  'flammable, aquatic toxicity not assessed': {
    parts: [toluene(98), ['secret', 0.5, 'not-assessed'], water(1.5)],
    properties: thin,
  },
  'corrosives of unlike share by their pH': {
    parts: [
      ['butyric acid', 2, ['Skin Corr. 1C H314']],
      ['citric acid', 40, ['Eye Irrit. 2 H319']],
      ['valeric acid', 2.5, ['Skin Corr. 1C H314']],
      water(55.5),
    ],
    properties: { ...dull, ph: at(1.5) },
  },
  'a solid mixture of one': {
    state: 'solid',
    parts: [
      ['potassium fluoride', 60, ['Acute Tox. 3 H301'], { un: '1812' }],
      ['salt', 40, []],
    ],
  },
  'reclassed in packing group by 49 CFR': {
    market: 'us',
    parts: [['fertiliser', 100, []]],
    state: 'solid',
    more: { substanceUn: '2071' },
  },
  'reclassed in class by 49 CFR': {
    market: 'us',
    parts: [['quat', 100, []]],
    state: 'solid',
    more: { substanceUn: '3423' },
  },
  'of one class in 49 CFR and ADR': {
    market: 'us',
    parts: [['acetone', 100, ['Flam. Liq. 2 H225']]],
    properties: thin,
    more: { substanceUn: '1090' },
  },
  'toxic, oxidation untested': { parts: [['oxidiser', 60, ['Ox. Liq. 2 H272']], poison(40)], properties: dull },
  'pyrophoric and toxic': { parts: [['alkyl', 100, ['Pyr. Liq. 1 H250', 'Acute Tox. 1 H300']]], properties: dull },
  'water-reactive and flammable': {
    parts: [['silane', 100, ['Water-react. 1 H260', 'Flam. Liq. 2 H225']]],
    properties: thin,
  },
  'self-heating and toxic': { state: 'solid', parts: [['carbon', 100, ['Self-heat. 1 H251', 'Acute Tox. 2 H300']]] },
  'an explosive with division and group': {
    state: 'solid',
    parts: [['powder', 100, []]],
    tests: [
      {
        test: 'explosives',
        source: 'laboratory',
        result: { kind: 'division', division: '1.1', compatibilityGroup: 'D' },
      },
    ],
  },
  'an explosive without group': {
    state: 'solid',
    parts: [['powder', 100, []]],
    tests: [{ test: 'explosives', source: 'laboratory', result: { kind: 'division', division: '1.1' } }],
  },
  'a flammable aerosol': { state: 'aerosol', parts: [propane(40), acetone(40), water(20)] },
  'an aerosol that is not flammable': {
    state: 'aerosol',
    parts: [['carbon dioxide', 5, ['Press. Gas (Liq.) H280']], water(95)],
  },
  'a corrosive and toxic aerosol': { state: 'aerosol', parts: [propane(40), acidB(10), poison(50, 3)] },
  'an oxidising aerosol': {
    state: 'aerosol',
    parts: [
      ['nitrous oxide', 10, ['Ox. Gas 1 H270', 'Press. Gas (Liq.) H280']],
      ['oxidiser', 40, ['Ox. Liq. 2 H272']],
      water(50),
    ],
  },
  'an aerosol with strong acid': {
    state: 'aerosol',
    parts: [propane(40), ['fuming acid', 10, ['Skin Corr. 1A H314']], water(50)],
  },
  'an aerosol with poison of group I': {
    state: 'aerosol',
    parts: [propane(10), ['strong poison', 90, ['Acute Tox. 1 H300']]],
  },
  'an aerosol nobody has assessed': { state: 'aerosol', parts: [secret(90), water(10)] },
  'an aerosol hazardous to water': { state: 'aerosol', parts: [propane(40), biocide(40), water(20)] },
  'a chemical under pressure': {
    market: 'un',
    parts: [['foam', 60, []], nitrogen(20), propane(20)],
    properties: { ...dull, isPressurisedChemical: true },
  },
  'an inert chemical under pressure': {
    market: 'un',
    parts: [['foam', 80, []], nitrogen(20)],
    properties: { ...dull, isPressurisedChemical: true },
  },
  'a corrosive chemical under pressure': {
    market: 'un',
    parts: [acidB(60), nitrogen(40)],
    properties: { ...dull, isPressurisedChemical: true },
  },
  'a chemical under pressure, toxic and corrosive': {
    market: 'un',
    parts: [acidB(30), poison(50, 3), nitrogen(20)],
    properties: { ...dull, isPressurisedChemical: true },
  },
  'a strong acid under pressure': {
    market: 'un',
    parts: [['fuming acid', 60, ['Skin Corr. 1A H314']], nitrogen(40)],
    properties: { ...dull, isPressurisedChemical: true },
  },
};

describe('whole outcomes, from the proposal to the last reason', () => {
  it.each(Object.entries(products))('%s', (_, product) => {
    expect(written(classifyForTransport(inputOf(product)))).toMatchSnapshot();
  });
});

describe('what would be proposed were nothing missing', () => {
  const open = [
    'an ingredient nobody has assessed',
    'corrosive beside one nobody has assessed',
    'hazardous to water beside one nobody has assessed',
    'flammable without flash point',
    'corrosive without sub-category',
    'flammable, corrosive without sub-category',
    'a gas of unknown toxicity',
    'an aerosol nobody has assessed',
    'an organic peroxide without SADT',
    'viscous, and nobody knows an ingredient',
    'free',
  ] as const;

  it.each(open)('%s', (name) => {
    const product = products[name];
    expect(product && written(tentativeOutcome(inputOf(product)))).toMatchSnapshot();
  });
});

describe('whole tables of suggestions', () => {
  const suggested = [
    'flammable, two groups',
    'flammable without flash point',
    'corrosive and flammable',
    'an ingredient nobody has assessed',
    'corrosive beside one nobody has assessed',
    'free',
    'viscous of group II',
    'a gas of unknown toxicity',
    'an aerosol nobody has assessed',
    'toxic and oxidising gas',
    'sulphuric acid in Canada',
    'corrosive without sub-category',
    'not listed in 49 CFR',
  ] as const;

  it.each(suggested)('%s', (name) => {
    const product = products[name];
    expect(product && rowsOf(inputOf(product))).toMatchSnapshot();
  });
});
