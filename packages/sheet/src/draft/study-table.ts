import { physicalStates } from '@gosds/ghs/mixture';
import { hours, may, number, option, type ProductTest, species, type TestField, unitOf } from './test-field.ts';
import { degradedPossible, dosePossible, factorPossible, logPossible } from './property-limits.ts';

const inWater: Pick<ProductTest, 'group' | 'states'> = {
  group: 'environment',
  states: physicalStates,
};

const concentration = (label: string): TestField => ({ id: 'value', label, kind: 'measure', possible: dosePossible });
const waterUnits = () => unitOf('mg/l', 'µg/l', 'g/l');
const endpoint = (...endpoints: readonly string[]): TestField =>
  may({
    id: 'endpoint',
    label: 'Endpoint',
    kind: 'choice',
    isDefaulted: true,
    options: endpoints.map((each) => option(each, each)),
  });
const days = () => may(number('days', 'Time', 'd'));

/** Tests whose results the sheet prints in section 12, and whose class follows from the criteria for substances. */
export const studyTests = [
  {
    ...inWater,
    id: 'fish-acute',
    label: 'Fish, acute',
    methods: 'OECD 203',
    of: 'any',
    fields: [concentration('LC50'), waterUnits(), hours(), species()],
  },
  {
    ...inWater,
    id: 'daphnia-acute',
    label: 'Daphnia and other crustacea, acute',
    methods: 'OECD 202',
    of: 'any',
    fields: [endpoint('EC50', 'LC50'), concentration('Value'), waterUnits(), hours(), species()],
  },
  {
    ...inWater,
    id: 'algae-acute',
    label: 'Algae or water plants, acute',
    methods: 'OECD 201 or 221',
    of: 'any',
    fields: [endpoint('ErC50', 'EC50'), concentration('Value'), waterUnits(), hours(), species()],
  },
  {
    ...inWater,
    id: 'fish-chronic',
    label: 'Fish, long-term',
    methods: 'OECD 210, 212, 215 or 234',
    of: 'any',
    fields: [endpoint('NOEC', 'EC10'), concentration('Value'), waterUnits(), days(), species()],
  },
  {
    ...inWater,
    id: 'daphnia-chronic',
    label: 'Daphnia and other crustacea, long-term',
    methods: 'OECD 211',
    of: 'any',
    fields: [endpoint('NOEC', 'EC10'), concentration('Value'), waterUnits(), days(), species()],
  },
  {
    ...inWater,
    id: 'algae-chronic',
    label: 'Algae or water plants, long-term',
    methods: 'OECD 201 or 221',
    of: 'any',
    fields: [endpoint('NOEC', 'EC10'), concentration('Value'), waterUnits(), hours(), species()],
  },
  {
    ...inWater,
    id: 'biodegradation',
    label: 'Biodegradation',
    methods: 'OECD 301 A to F, 302, 306 or 310',
    of: 'any',
    fields: [
      {
        id: 'result',
        label: 'Result',
        kind: 'choice',
        options: [
          option('ready', 'Readily biodegradable'),
          option('inherent', 'Inherently, but not readily biodegradable'),
          option('none', 'Not biodegradable'),
        ],
      },
      may({ id: 'percent', label: 'Degraded, %', kind: 'measure', possible: degradedPossible }),
      may({
        id: 'basis',
        label: 'Measured by',
        kind: 'choice',
        options: [option('DOC', 'Loss of DOC'), option('oxygen or CO2', 'Oxygen used or CO2 set free')],
      }),
      days(),
      may({
        id: 'window',
        label: 'Reached within the 10-day window',
        kind: 'choice',
        options: [option('yes', 'Yes'), option('no', 'No')],
      }),
    ],
  },
  {
    ...inWater,
    id: 'bcf',
    label: 'Bioconcentration factor (BCF)',
    methods: 'OECD 305',
    of: 'ingredient',
    fields: [{ id: 'value', label: 'BCF', kind: 'measure', unit: 'l/kg', possible: factorPossible }, days(), species()],
  },
  {
    ...inWater,
    id: 'log-kow',
    label: 'Partition coefficient (log Kow)',
    methods: 'OECD 107, 117 or 123',
    of: 'ingredient',
    fields: [{ id: 'value', label: 'log Kow', kind: 'measure', possible: logPossible }],
  },
  {
    ...inWater,
    id: 'koc',
    label: 'Adsorption to soil (Koc)',
    methods: 'OECD 106 or 121',
    of: 'ingredient',
    fields: [
      { id: 'value', label: 'Value', kind: 'measure' },
      may({
        id: 'unit',
        label: 'Given as',
        kind: 'choice',
        isDefaulted: true,
        options: [option('Koc', 'Koc, l/kg'), option('log Koc', 'log Koc')],
      }),
    ],
  },
] as const satisfies readonly ProductTest[];
