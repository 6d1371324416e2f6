import { gasPackings, physicalStates } from '@gosds/sheet/draft/draft';
import { dynamicViscosityUnits, unitsOf, unitsWithoutValue } from '@gosds/sheet/draft/units';
import type { SelectOption } from '../../../ui/native-select.tsx';

const options = (...texts: readonly string[]): readonly SelectOption[] =>
  texts.map((text) => ({ value: text, label: text }));

const withAnswers = (...units: readonly string[]) => options(...units, ...unitsWithoutValue);

export const stateOptions = options(...physicalStates);

export const solubilityOptions = options(
  'Miscible',
  'Soluble',
  'Partly miscible',
  'Slightly soluble',
  'Immiscible',
  'Insoluble',
  'Reacts with water',
  ...unitsWithoutValue,
);

/** The last one opens a field for other text. */
export const appearanceOptions = options(
  'Clear colourless liquid',
  'Clear coloured liquid',
  'Opaque liquid',
  'Emulsion',
  'Suspension',
  'Paste',
  'Gel',
  'Powder',
  'Granules',
  'Crystals',
  'Flakes',
  'Solid block',
  'Compressed gas',
  'Liquefied gas',
  'User Input',
);

const packings: Readonly<Record<(typeof gasPackings)[number], string>> = {
  compressed: 'Compressed gas',
  liquefied: 'Liquefied gas',
  refrigerated: 'Refrigerated liquefied gas',
  dissolved: 'Dissolved gas',
  unpressurised: 'Below 200 kPa (gauge) at 20 °C',
};

export const packingOptions = gasPackings.map((packing) => ({ value: packing, label: packings[packing] }));

export const quantityUnits = {
  flashPoint: withAnswers(...unitsOf.temperature),
  boilingPoint: withAnswers(...unitsOf.temperature),
  meltingPoint: withAnswers(...unitsOf.temperature),
  autoignitionTemperature: withAnswers(...unitsOf.temperature),
  decompositionTemperature: withAnswers(...unitsOf.temperature),
  volatiles: withAnswers('%vol'),
  density: withAnswers(...unitsOf.density),
  relativeVapourDensity: withAnswers('Air = 1'),
  vapourPressure: withAnswers(...unitsOf.pressure),
  viscosity: withAnswers(...unitsOf.viscosity, ...dynamicViscosityUnits),
  molecularWeight: withAnswers('g/mol'),
  evaporationRate: withAnswers('BuAC = 1', 'Ether = 1', '%'),
  lowerExplosiveLimit: withAnswers('%'),
  upperExplosiveLimit: withAnswers('%'),
  partitionCoefficient: withAnswers('log Kow'),
  storageTemperature: withAnswers(...unitsOf.temperature),
  carriageTemperature: withAnswers(...unitsOf.temperature),
} as const;

export type QuantityName = keyof typeof quantityUnits;
