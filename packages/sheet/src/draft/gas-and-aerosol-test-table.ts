import { ask, may, number, option, orNone, type ProductTest } from './test-field.ts';

/** Physical tests of a gas or an aerosol, which decide its classes by their figures. */
export const gasAndAerosolTests = [
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
    id: 'aerosol-foam',
    group: 'physical',
    label: 'Foam aerosol, flame',
    methods: 'UN Manual, 31.6',
    states: ['aerosol'],
    fields: [number('flameHeightCm', 'Flame height', 'cm'), number('flameDurationS', 'Flame duration', 's')],
  },
] as const satisfies readonly ProductTest[];
