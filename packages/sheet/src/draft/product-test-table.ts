import type { HazardClass } from '@gosds/ghs/hazard';
import { type PhysicalState, physicalStates } from '@gosds/ghs/mixture';
import { dosePossible, type PropertyLimit } from './property-limits.ts';

type Option = { readonly value: string; readonly label: string };

/**
 * One answer of a test report. A `number` is typed. The test counts only if every answer that is not `isOptional` is
 * given.
 */
export type TestField = {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: true;
} &
  /** `isDefaulted`: the first option counts until the user chooses. */
  (
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly isDefaulted?: true }
    | { readonly kind: 'number'; readonly unit: string; readonly orNone?: string }
    /** A value that may be open or a range, e.g. `>2000`. Its unit may be a separate answer. */
    | {
        readonly kind: 'measure';
        readonly unit?: string;
        readonly limit?: ToxicityLimit;
        /** Its physical limit. */
        readonly possible?: PropertyLimit;
      }
    | { readonly kind: 'text' }
    /** A category of the test's hazard class, or that its criteria are not met. */
    | { readonly kind: 'category' }
  );

/** Upper end of Category 4, by what was inhaled or for all: `>` a smaller value leaves the category open. */
export type ToxicityLimit = { readonly atLeast: number | Readonly<Record<string, number>>; readonly paragraph: string };

export type ProductTest = {
  readonly id: string;
  readonly group: 'physical' | 'known' | 'health' | 'environment';
  readonly label: string;
  /** Test methods. */
  readonly methods: string;
  readonly states: readonly PhysicalState[];
  /** Set if the user enters the category from the report. Physical tests get theirs from their figures. */
  readonly hazardClass?: HazardClass;
  /** The subject of the test: `any` is the product or an ingredient; absent means the product only. */
  readonly of?: 'any' | 'ingredient';
  readonly fields: readonly TestField[];
};

/** The answer that the criteria of the class are not met, for a test whose category follows from the report. */
export const notClassified = 'not-classified';

/** Typed if a figure was never reached, e.g. the burning time of a product that did not burn. */
export const neverReached = 'none';

const yesNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
export const option = (value: string, label: string): Option => ({ value, label });
const ask = (id: string, label: string): TestField => ({ id, label, kind: 'choice', options: yesNo });
export const may = (field: TestField): TestField => ({ ...field, isOptional: true });
export const number = (id: string, label: string, unit: string): TestField => ({ id, label, unit, kind: 'number' });
const orNone = (id: string, [label, none]: readonly [string, string], unit: string): TestField => ({
  id,
  label,
  unit,
  kind: 'number',
  orNone: none,
});
const acuteTable = 'UN GHS and CLP Annex I, Table 3.1.1';

const category: TestField = { id: 'category', label: 'Result', kind: 'category' };

export const species = (): TestField => may({ id: 'species', label: 'Species', kind: 'text' });
export const hours = (): TestField => may(number('hours', 'Exposure time', 'h'));
export const unitOf = (...units: readonly string[]): TestField =>
  may({
    id: 'unit',
    label: 'Unit',
    kind: 'choice',
    isDefaulted: true,
    options: units.map((unit) => option(unit, unit)),
  });
/** The default unit depends on what is inhaled. */
const inhaledUnit = may({
  id: 'unit',
  label: 'Unit',
  kind: 'choice',
  options: ['mg/l', 'mg/m³', 'ppm'].map((unit) => option(unit, unit)),
});
const dose: TestField = {
  id: 'value',
  label: 'LD50',
  kind: 'measure',
  limit: { atLeast: 2000, paragraph: acuteTable },
  possible: dosePossible,
};

const condensed: readonly PhysicalState[] = ['liquid', 'solid'];
const notGas: readonly PhysicalState[] = ['liquid', 'solid', 'aerosol'];

const known = <Id extends string>(id: Id, hazardClass: HazardClass, states: readonly PhysicalState[]) =>
  ({
    id,
    group: 'known',
    label: hazardClass,
    methods: 'Safety data sheet of the supplier, test report, decision of an authority',
    states,
    hazardClass,
    fields: [category],
  }) as const;

/** The product tests that change its classification: physical tests by their figures, the others by their category. */
export const productTests = [
  {
    id: 'C.1',
    group: 'physical',
    label: 'Corrosion of metals',
    methods: 'UN Test C.1',
    states: condensed,
    fields: [
      may(number('steelMmPerYear', 'Steel', 'mm/year')),
      may(number('aluminiumMmPerYear', 'Aluminium', 'mm/year')),
    ],
  },
  {
    id: 'L.2',
    group: 'physical',
    label: 'Sustained combustion',
    methods: 'UN Test L.2',
    states: ['liquid'],
    fields: [ask('doesNotSustain', 'Does not sustain combustion')],
  },
  {
    id: 'pH-reserve',
    group: 'physical',
    label: 'Acid or alkaline reserve',
    methods: 'Titration of the acid or alkaline reserve, with an in-vitro test',
    states: condensed,
    fields: [ask('isLow', 'Shown to be low: the extreme pH alone does not corrode')],
  },
  {
    id: 'no-flash-point',
    group: 'physical',
    label: 'Flash point not found',
    methods: 'Closed cup',
    states: ['liquid'],
    fields: [ask('hasNone', 'No flash point up to the boiling point')],
  },
  {
    id: 'N.1',
    group: 'physical',
    label: 'Burning rate',
    methods: 'UN Test N.1',
    states: ['solid'],
    fields: [
      ask('isMetalPowder', 'Powder of a metal'),
      ask('spreads', 'The fire spreads in the screening test'),
      may(number('burningTimeS', 'Burning time', 's')),
      may(number('burningRateMmPerS', 'Burning rate', 'mm/s')),
      may(ask('wettedZoneStopsFire', 'The wetted zone stops the fire for 4 minutes')),
    ],
  },
  {
    id: 'N.2',
    group: 'physical',
    label: 'Pyrophoric solid',
    methods: 'UN Test N.2',
    states: ['solid'],
    fields: [ask('ignites', 'Ignites within 5 minutes in air')],
  },
  {
    id: 'N.3',
    group: 'physical',
    label: 'Pyrophoric liquid',
    methods: 'UN Test N.3',
    states: ['liquid'],
    fields: [ask('ignites', 'Ignites within 5 minutes in air'), ask('charsFilterPaper', 'Ignites or chars the paper')],
  },
  {
    id: 'N.4',
    group: 'physical',
    label: 'Self-heating',
    methods: 'UN Test N.4',
    states: ['solid'],
    fields: [
      ask('cube100At140', '100 mm cube heats at 140 °C'),
      may(ask('cube25At140', '25 mm cube heats at 140 °C')),
      may(ask('cube100At120', '100 mm cube heats at 120 °C')),
      may(ask('cube100At100', '100 mm cube heats at 100 °C')),
      may(number('packageLitres', 'Largest package', 'l')),
    ],
  },
  {
    id: 'N.5',
    group: 'physical',
    label: 'Gas from contact with water',
    methods: 'UN Test N.5',
    states: condensed,
    fields: [
      ask('ignitesByItself', 'The gas ignites by itself'),
      may(number('litresPerKgInAMinute', 'Most in a minute', 'l/kg')),
      number('litresPerKgInAnHour', 'Most in an hour', 'l/kg'),
    ],
  },
  {
    id: 'O.1',
    group: 'physical',
    label: 'Oxidising solid, burning time',
    methods: 'UN Test O.1',
    states: ['solid'],
    fields: [
      orNone('burningTimeS', ['Burning time, the faster of 4:1 and 1:1', 'did not burn'], 's'),
      number('reference1', 'Potassium bromate 3:2', 's'),
      number('reference2', 'Potassium bromate 2:3', 's'),
      number('reference3', 'Potassium bromate 3:7', 's'),
    ],
  },
  {
    id: 'O.2',
    group: 'physical',
    label: 'Oxidising liquid, pressure rise',
    methods: 'UN Test O.2',
    states: ['liquid'],
    fields: [
      ask('ignitesByItself', 'Ignites by itself'),
      orNone('pressureRiseMs', ['Pressure rise time', '2070 kPa not reached'], 'ms'),
      number('reference1', 'Perchloric acid 50 %', 'ms'),
      number('reference2', 'Sodium chlorate 40 %', 'ms'),
      number('reference3', 'Nitric acid 65 %', 'ms'),
    ],
  },
  {
    id: 'O.3',
    group: 'physical',
    label: 'Oxidising solid, burning rate',
    methods: 'UN Test O.3',
    states: ['solid'],
    fields: [
      number('burningRateGPerS', 'Burning rate, the faster of 4:1 and 1:1', 'g/s'),
      number('reference1', 'Calcium peroxide 3:1', 'g/s'),
      number('reference2', 'Calcium peroxide 1:1', 'g/s'),
      number('reference3', 'Calcium peroxide 1:2', 'g/s'),
    ],
  },
  {
    id: 'A-H',
    group: 'physical',
    label: 'Self-reactive or organic peroxide',
    methods: 'UN Test series A to H',
    states: condensed,
    fields: [
      {
        id: 'of',
        label: 'Tested as',
        kind: 'choice',
        options: [
          option('self-reactive', 'Self-reactive mixture'),
          option('organic-peroxide', 'Mixture with an organic peroxide'),
        ],
      },
      {
        id: 'detonation',
        label: 'Detonation',
        kind: 'choice',
        options: [option('yes', 'Yes'), option('partial', 'Partial'), option('no', 'No')],
      },
      {
        id: 'deflagration',
        label: 'Deflagration',
        kind: 'choice',
        options: [option('rapid', 'Rapid'), option('slow', 'Slow'), option('no', 'No')],
      },
      {
        id: 'heatedUnderConfinement',
        label: 'Heated under confinement',
        kind: 'choice',
        options: [
          option('violent', 'Violent'),
          option('medium', 'Medium'),
          option('low', 'Low'),
          option('no', 'No effect'),
        ],
      },
      may({
        id: 'explosivePower',
        label: 'Explosive power',
        kind: 'choice',
        options: [option('not-low', 'Not low'), option('low', 'Low'), option('none', 'None')],
      }),
      may(ask('packageDetonates', 'As packaged, detonates or deflagrates rapidly')),
      may(ask('packageExplodes', 'As packaged, explodes thermally')),
      may(ask('detonatesCavitated', 'Detonates when cavitated')),
      may(number('sadtC', 'SADT of a 50 kg package', '°C')),
      may(number('heatOfDecompositionJPerG', 'Heat of decomposition', 'J/g')),
      may(number('diluentBoilingPointC', 'Boiling point of the diluent', '°C')),
    ],
  },
  {
    id: 'explosives',
    group: 'physical',
    label: 'Explosives',
    methods: 'UN Test series 1 to 8',
    states: condensed,
    fields: [
      {
        id: 'result',
        label: 'Result',
        kind: 'choice',
        options: [
          option('not-explosive', 'Not an explosive'),
          option('unstable', 'Unstable explosive'),
          option('no-division', 'Explosive without a division'),
          ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'].map((division) => option(division, `Division ${division}`)),
        ],
      },
      may({ id: 'compatibilityGroup', label: 'Compatibility group', kind: 'text' }),
      may(ask('isWithoutHighHazardEvent', 'No high hazard event in tests 6 (a) and 6 (d)')),
    ],
  },
  {
    id: 'external-fire',
    group: 'physical',
    label: 'Desensitised explosive in an external fire',
    methods: 'UN Manual, Part V, 51.4',
    states: condensed,
    fields: [
      number('correctedBurningRateKgPerMin', 'Corrected burning rate', 'kg/min'),
      ask('massExplodes', 'Explodes in mass'),
      may(number('heatOfDecompositionJPerG', 'Heat of decomposition', 'J/g')),
    ],
  },
  {
    id: 'toxic-gas',
    group: 'physical',
    label: 'Toxic gas with acid or water',
    methods: 'Measurement of the gas set free',
    states: condensed,
    fields: [
      {
        id: 'withAcid',
        label: 'With acid',
        kind: 'choice',
        options: [
          option('none', 'No toxic gas'),
          option('031', 'Toxic gas (EUH031)'),
          option('032', 'Very toxic gas (EUH032)'),
        ],
      },
      may(ask('withWater', 'With water, toxic gas (EUH029)')),
    ],
  },
  {
    id: 'gas-flammability',
    group: 'physical',
    label: 'Flammability of the gas in air',
    methods: 'ISO 10156 or EN 1839',
    states: ['gas'],
    fields: [
      ask('isFlammable', 'Flammable in air'),
      may(number('lowerLimit', 'Lower limit', '% vol')),
      may(number('upperLimit', 'Upper limit', '% vol')),
      may(number('burningVelocityCmPerS', 'Burning velocity', 'cm/s')),
      may(ask('isPyrophoric', 'Ignites by itself at 54 °C or below')),
      may({
        id: 'instability',
        label: 'Chemical instability',
        kind: 'choice',
        options: [option('A', 'A, at 20 °C and 101.3 kPa'), option('B', 'B, only above'), option('none', 'None')],
      }),
    ],
  },
  {
    id: 'gas-oxidation',
    group: 'physical',
    label: 'Oxidising power of the gas',
    methods: 'ISO 10156',
    states: ['gas'],
    fields: [number('oxidisingPower', 'Oxidising power', '%')],
  },
  {
    id: 'aerosol-spray',
    group: 'physical',
    label: 'Spray aerosol, ignition',
    methods: 'UN Manual, 31.4 and 31.5',
    states: ['aerosol'],
    fields: [
      number('ignitionDistanceCm', 'Longest distance of ignition (0 where none)', 'cm'),
      may(orNone('timeEquivalentSPerM3', ['Enclosed space, time equivalent', 'did not ignite'], 's/m³')),
      may(number('deflagrationDensityGPerM3', 'Deflagration density', 'g/m³')),
    ],
  },
  {
    id: 'heat-of-combustion',
    group: 'physical',
    label: 'Chemical heat of combustion',
    methods: 'ASTM D 240 or NFPA 30B',
    states: ['aerosol'],
    fields: [number('heatKjPerG', 'Of the whole content', 'kJ/g')],
  },
  {
    id: 'viscous',
    group: 'physical',
    label: 'Viscous liquid in transport',
    methods: 'ISO 2431; solvent separation by UN Manual, 32.5.1',
    states: ['liquid'],
    fields: [
      number('viscosity23', 'Kinematic viscosity at 23 °C, near zero shear', 'mm²/s'),
      number('solventSeparationPercent', 'Clear solvent separated', '% of the height'),
      may(number('flowTime6mmS', 'Time through the 6 mm jet', 's')),
      may(number('flammablePercent', 'Substances of class 3', '% by mass')),
      may(number('nitrocellulosePercent', 'Nitrocellulose', '% by mass')),
      may(number('receptacleLitres', 'Largest receptacle', 'l')),
    ],
  },
  {
    id: 'aerosol-foam',
    group: 'physical',
    label: 'Foam aerosol, flame',
    methods: 'UN Manual, 31.6',
    states: ['aerosol'],
    fields: [number('flameHeightCm', 'Flame height', 'cm'), number('flameDurationS', 'Flame duration', 's')],
  },
  {
    id: 'acute-oral',
    group: 'health',
    label: 'Acute toxicity, oral',
    methods: 'OECD 401, 420, 423 or 425',
    states: notGas,
    hazardClass: 'Acute toxicity, oral',
    of: 'any',
    fields: [dose, unitOf('mg/kg', 'g/kg'), species()],
  },
  {
    id: 'acute-dermal',
    group: 'health',
    label: 'Acute toxicity, dermal',
    methods: 'OECD 402',
    states: notGas,
    hazardClass: 'Acute toxicity, dermal',
    of: 'any',
    fields: [dose, unitOf('mg/kg', 'g/kg'), species()],
  },
  {
    id: 'acute-inhalation',
    group: 'health',
    label: 'Acute toxicity, inhalation',
    methods: 'OECD 403 or 436',
    states: physicalStates,
    hazardClass: 'Acute toxicity, inhalation',
    of: 'any',
    fields: [
      {
        id: 'form',
        label: 'Inhaled as',
        kind: 'choice',
        options: [option('vapour', 'Vapour'), option('dust-mist', 'Dust or mist'), option('gas', 'Gas')],
      },
      {
        id: 'value',
        label: 'LC50',
        kind: 'measure',
        limit: { atLeast: { vapour: 20, 'dust-mist': 5, gas: 20_000 }, paragraph: acuteTable },
        possible: dosePossible,
      },
      inhaledUnit,
      hours(),
      species(),
    ],
  },
  {
    id: 'skin',
    group: 'health',
    label: 'Skin corrosion or irritation',
    methods: 'OECD 404, 430, 431, 435 or 439',
    states: notGas,
    hazardClass: 'Skin corrosion/irritation',
    of: 'any',
    fields: [category, hours(), species()],
  },
  {
    id: 'eye',
    group: 'health',
    label: 'Eye damage or irritation',
    methods: 'OECD 405, 437, 438, 491, 492 or 496',
    states: notGas,
    hazardClass: 'Serious eye damage/eye irritation',
    of: 'any',
    fields: [category, hours(), species()],
  },
  {
    id: 'skin-sensitisation',
    group: 'health',
    label: 'Skin sensitisation',
    methods: 'OECD 406, 429, 442A or 442B',
    states: notGas,
    hazardClass: 'Skin sensitisation',
    of: 'any',
    fields: [category, species()],
  },
  {
    id: 'respiratory-sensitisation',
    group: 'health',
    label: 'Respiratory sensitisation',
    methods: 'Evidence from people, or of IgE',
    states: physicalStates,
    hazardClass: 'Respiratory sensitisation',
    of: 'any',
    fields: [category, species()],
  },
  {
    id: 'mutagenicity',
    group: 'health',
    label: 'Germ cell mutagenicity',
    methods: 'OECD 471, 473, 474, 475, 478, 483 or 488',
    states: physicalStates,
    hazardClass: 'Germ cell mutagenicity',
    fields: [category],
  },
  {
    id: 'carcinogenicity',
    group: 'health',
    label: 'Carcinogenicity',
    methods: 'OECD 451 or 453',
    states: physicalStates,
    hazardClass: 'Carcinogenicity',
    fields: [category],
  },
  {
    id: 'reproduction',
    group: 'health',
    label: 'Reproductive toxicity',
    methods: 'OECD 414, 416, 421, 422 or 443',
    states: physicalStates,
    hazardClass: 'Reproductive toxicity',
    fields: [category],
  },
  {
    id: 'lactation',
    group: 'health',
    label: 'Effects on or via lactation',
    methods: 'OECD 416 or 443',
    states: physicalStates,
    hazardClass: 'Effects on or via lactation',
    fields: [category],
  },
  {
    id: 'aspiration',
    group: 'health',
    label: 'Aspiration',
    methods: 'Evidence from people, or the viscosity at 40 °C by ISO 3104',
    states: notGas,
    hazardClass: 'Aspiration hazard',
    fields: [category],
  },
  {
    id: 'respiratory-irritation',
    group: 'health',
    label: 'Irritation of the respiratory tract',
    methods: 'Evidence from people, or OECD 403 or 436',
    states: physicalStates,
    hazardClass: 'Specific target organ toxicity, single exposure: respiratory tract irritation',
    fields: [category],
  },
  {
    id: 'narcosis',
    group: 'health',
    label: 'Narcotic effects',
    methods: 'Evidence from people, or OECD 402, 403 or 436',
    states: physicalStates,
    hazardClass: 'Specific target organ toxicity, single exposure: narcotic effects',
    fields: [category],
  },
  {
    id: 'single-exposure',
    group: 'health',
    label: 'Target organs, single exposure',
    methods: 'OECD 402, 403, 420 or 423',
    states: physicalStates,
    hazardClass: 'Specific target organ toxicity, single exposure',
    fields: [category, may({ id: 'organs', label: 'Organs', kind: 'text' })],
  },
  {
    id: 'repeated-exposure',
    group: 'health',
    label: 'Target organs, repeated exposure',
    methods: 'OECD 407, 408, 411, 412 or 413',
    states: physicalStates,
    hazardClass: 'Specific target organ toxicity, repeated exposure',
    fields: [category, may({ id: 'organs', label: 'Organs', kind: 'text' })],
  },
  {
    id: 'aquatic-acute',
    group: 'environment',
    label: 'Aquatic toxicity, acute',
    methods: 'OECD 201, 202 and 203',
    states: notGas,
    hazardClass: 'Hazardous to the aquatic environment, acute',
    fields: [category],
  },
  {
    id: 'aquatic-chronic',
    group: 'environment',
    label: 'Aquatic toxicity, long-term',
    methods: 'OECD 201, 210 and 211',
    states: notGas,
    hazardClass: 'Hazardous to the aquatic environment, long-term',
    fields: [category],
  },
  known('known-explosives', 'Explosives', condensed),
  known('known-flam-sol', 'Flammable solids', ['solid']),
  known('known-self-react', 'Self-reactive substances and mixtures', condensed),
  known('known-pyr-liq', 'Pyrophoric liquids', ['liquid']),
  known('known-pyr-sol', 'Pyrophoric solids', ['solid']),
  known('known-self-heat', 'Self-heating substances and mixtures', ['solid']),
  known('known-water-react', 'Substances and mixtures which in contact with water emit flammable gases', condensed),
  known('known-ox-liq', 'Oxidising liquids', ['liquid']),
  known('known-ox-sol', 'Oxidising solids', ['solid']),
  known('known-org-perox', 'Organic peroxides', condensed),
  known('known-met-corr', 'Corrosive to metals', condensed),
  known('known-desen-expl', 'Desensitised explosives', condensed),
] as const satisfies readonly ProductTest[];

export type ProductTestId = (typeof productTests)[number]['id'];
