import type { Measure } from '@gosds/ghs/mixture';
import type { Quantity } from '@gosds/sheet/draft/draft';
import type { Dimension } from '@gosds/sheet/draft/units';
import type { SdscomContext } from './sdscom-context.ts';
import { freeTexts } from './free-texts.ts';
import { group, phrase, phrases, required, value, type XmlElement } from './xml-element.ts';

/** Units of the sheet in the format's spelling. */
const units: Readonly<Record<Dimension, string>> = {
  temperature: '°C',
  density: 'g/cm3',
  pressure: 'kPa',
  viscosity: 'mm2/s',
};

function range({ min, max }: Measure): readonly (XmlElement | undefined)[] {
  if (min === max) return [value('ExactValue', String(min))];
  const isOpenAbove = max === Infinity;
  const isOpenBelow = min === -Infinity;
  return [
    isOpenAbove ? undefined : value('UpperValueSymbol', isOpenBelow ? 'lt' : 'le'),
    isOpenAbove ? undefined : value('UpperValue', String(max)),
    isOpenBelow ? undefined : value('LowerValueSymbol', isOpenAbove ? 'gt' : 'ge'),
    isOpenBelow ? undefined : value('LowerValue', String(min)),
  ];
}

type QuantityName =
  | 'flashPoint'
  | 'boilingPoint'
  | 'meltingPoint'
  | 'autoignitionTemperature'
  | 'decompositionTemperature'
  | 'vapourPressure'
  | 'density'
  | 'viscosity';

const temperatureOf = ({ temperature }: Quantity): XmlElement | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(temperature?.trim() ?? '')
    ? required('Temperature', value('ExactValue', temperature), value('Unit', '°C'))
    : undefined;

/**
 * One line of section 9.1. A value of the user is written as a number with unit and method. Any other line is written
 * as the sheet prints it (a value of the catalogue, or why there is none).
 */
function property(c: SdscomContext, name: QuantityName, dimension: Dimension): readonly (XmlElement | undefined)[] {
  const found = c.texts.find(`properties.${name}`);
  if (!found) return [];
  const quantity = c.product.draft.properties[name];
  const measure = found.origin.kind === 'input' ? c.product.measures[name] : undefined;
  if (!measure) return phrases('AdditionalInfo', [found.text]);
  return [
    required('UnitValue', range(measure), value('Unit', units[dimension])),
    phrase('Method', quantity.method),
    ...(dimension === 'density' || dimension === 'pressure' ? [temperatureOf(quantity)] : []),
  ];
}

function ph({ product: { measures }, texts }: SdscomContext): XmlElement | undefined {
  const found = texts.find('properties.ph');
  const measure = found?.origin.kind === 'input' ? measures.ph : undefined;
  return (
    measure &&
    required('PhValue', value('State', 'In delivery state'), required('Value', required('Value', range(measure))))
  );
}

const states = { gas: 'gaseous', liquid: 'liquid', solid: 'solid' } as const;

function appearance(c: SdscomContext): XmlElement | undefined {
  const state = c.texts.find('properties.state') && c.product.state !== 'aerosol' ? states[c.product.state] : undefined;
  return group(
    'Appearance',
    freeTexts(c, [['FormDescription', ['properties.appearance']]]),
    group('StateUnderStandardConditions', value('State', state)),
    freeTexts(c, [
      ['ColourDescription', ['properties.colour']],
      ['Odour', ['properties.odour']],
    ]),
  );
}

function explosionLimits(c: SdscomContext): XmlElement | undefined {
  const { lowerExplosiveLimit: lower, upperExplosiveLimit: upper } = c.product.measures;
  if (c.texts.find('properties.explosionLimits')?.origin.kind !== 'input') return undefined;
  const limit = (name: string, measure: Measure | undefined) =>
    measure && required(name, required('UnitValue', range(measure), value('Unit', 'Vol-%')));
  return group('ExplosionLimit', limit('LowerExplosionLimit', lower), limit('UpperExplosionLimit', upper));
}

/** Section 9. */
export function properties(c: SdscomContext): XmlElement {
  const at = (name: QuantityName, dimension: Dimension) => property(c, name, dimension);
  const viscosity = group('Value', at('viscosity', 'viscosity'));
  return required(
    'PhysicalChemicalProperties',
    appearance(c),
    group(
      'SafetyRelevantInformation',
      ph(c),
      group('MeltingPointRelated', group('MeltingPoint', at('meltingPoint', 'temperature'))),
      group('BoilingPointRelated', group('BoilingPoint', at('boilingPoint', 'temperature'))),
      group('FlashPoint', group('Value', at('flashPoint', 'temperature'))),
      freeTexts(c, [['Flammability', ['properties.flammability']]]),
      explosionLimits(c),
      group('VapourPressure', at('vapourPressure', 'pressure')),
      group('Densities', group('Density', at('density', 'density'))),
      group('Solubilities', freeTexts(c, [['SolubilityDescription', ['properties.solubility']]])),
      group('AutoignitionTemperature', at('autoignitionTemperature', 'temperature')),
      group('DecompositionTemperature', at('decompositionTemperature', 'temperature')),
      viscosity && required('Viscosity', viscosity, value('Type', 'Kinematic')),
    ),
    freeTexts(c, [
      [
        'OtherPhysicalChemicalProperty',
        ['properties.partition', 'properties.relativeVapourDensity', 'properties.particles'],
      ],
      [
        'AdditionalInfo',
        [
          'physical',
          'properties.volatiles',
          'properties.evaporationRate',
          'properties.molecularWeight',
          'properties.phSolution',
        ],
      ],
    ]),
  );
}
