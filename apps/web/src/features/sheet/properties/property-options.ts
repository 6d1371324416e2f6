import { ownValue } from '@gosds/ghs/own-value';
import { gasPackings, physicalStates } from '@gosds/sheet/draft/draft';
import { appearances, namedUnits, partitionUnit, solubilities } from '@gosds/sheet/draft/property-values';
import { dynamicViscosityUnits, unitsOf, unitsWithoutValue } from '@gosds/sheet/draft/units';
import type { SelectOption } from '../../../ui/native-select.tsx';
import { words } from '../../../words/words.ts';

type Texts = Readonly<Record<string, string>>;

/** Options of the draft by their keys, with texts in the language of the screens. */
const named = (answers: Texts, texts: Texts): readonly SelectOption[] =>
  Object.entries(answers).map(([key, value]) => ({ value, label: ownValue(texts, key) ?? value }));

/** Unicode mark that makes a text read from left to right. */
const leftToRight = '\u200e';

/** Keeps a sign such as ° left of its letter on right-to-left screens too. */
const fromLeft = (unit: string): string => (document.documentElement.dir === 'rtl' ? `${leftToRight}${unit}` : unit);

/** A unit in the language of the screens. */
function unitText(unit: string): string {
  const key = Object.entries(namedUnits).find(([, value]) => value === unit)?.[0];
  return key === undefined ? fromLeft(unit) : (ownValue<string>(words().properties.unit, key) ?? unit);
}

const withLabels = (units: readonly string[]): readonly SelectOption[] =>
  units.map((unit) => ({ value: unit, label: unitText(unit) }));

/** The options of each choice, in the language of the screens. */
export const choicesOf = {
  state: () => physicalStates.map((state) => ({ value: state, label: words().properties.state[state] })),
  waterSolubility: () => [...named(solubilities, words().properties.solubility), ...withLabels(unitsWithoutValue)],
  appearance: () => named(appearances, words().properties.appearance),
} as const satisfies Readonly<Record<string, () => readonly SelectOption[]>>;

export const packingOptions = (): readonly SelectOption[] =>
  gasPackings.map((packing) => ({ value: packing, label: words().properties.packing[packing] }));

const unitsByName = {
  flashPoint: unitsOf.temperature,
  boilingPoint: unitsOf.temperature,
  meltingPoint: unitsOf.temperature,
  autoignitionTemperature: unitsOf.temperature,
  decompositionTemperature: unitsOf.temperature,
  volatiles: [namedUnits.volume],
  density: unitsOf.density,
  relativeVapourDensity: [namedUnits.air],
  vapourPressure: unitsOf.pressure,
  viscosity: [...unitsOf.viscosity, ...dynamicViscosityUnits],
  molecularWeight: ['g/mol'],
  evaporationRate: [namedUnits.butylAcetate, namedUnits.ether, '%'],
  lowerExplosiveLimit: ['%'],
  upperExplosiveLimit: ['%'],
  partitionCoefficient: [partitionUnit],
  storageTemperature: unitsOf.temperature,
  carriageTemperature: unitsOf.temperature,
} as const;

export type QuantityName = keyof typeof unitsByName;

/** The units of a quantity, and the answers that replace a value. */
export const unitOptions = (field: QuantityName): readonly SelectOption[] =>
  withLabels([...unitsByName[field], ...unitsWithoutValue]);
