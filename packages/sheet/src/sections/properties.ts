import type { SentenceId } from '../model/sentence-id.ts';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { coloursIn } from './words/colours-in.ts';
import type { Block, Field, Sentence } from '../document.ts';
import type { Quantity } from '../draft/draft.ts';
import { inTerms } from './words/in-terms.ts';
import { isInorganic } from './measures/ingredient-elements.ts';
import { measureText } from '../draft/measure-text.ts';
import { clampUpperExplosiveLimit, isAnsweredByUnit } from '../draft/quantity.ts';
import { byRule, field, fields, fromCatalogue, fromInput, missing, sentence, typed } from './words/say.ts';
import { stateWords } from './words/state-words.ts';
import { outcomesOf, type SheetContext } from '../sheet-context.ts';
import { isSubstance, onlySubstance } from '../product/is-substance.ts';
import type { SourcedMeasure, SubstanceProperties } from '../substance.ts';
import { givenEvidence } from '../draft/test-evidence.ts';
import { type Dimension, printedUnit } from '../draft/units.ts';
import { flammability } from './flammability.ts';

type QuantityKey = {
  [Key in keyof SheetContext['draft']['properties']]: SheetContext['draft']['properties'][Key] extends Quantity
    ? Key
    : never;
}[keyof SheetContext['draft']['properties']];

type CatalogueKey = Exclude<keyof SubstanceProperties, 'state' | 'appearance' | 'odour'>;

type Line = {
  readonly key: QuantityKey;
  /** Absent where the value is printed as typed, with the unit as typed. */
  readonly dimension?: Dimension;
  /** The catalogue's value stands in where the product is one substance. */
  readonly catalogue?: CatalogueKey;
  readonly unit?: string;
};

function conditions(c: SheetContext, { method, temperature }: Pick<Quantity, 'method' | 'temperature'>): string {
  const words = c.phrases.properties;
  return [
    ...(temperature?.trim() ? [words.atTemperature(c.phrases.shared.number(temperature.trim()))] : []),
    ...(method?.trim() ? [words.byMethod(inTerms(c.phrases, method.trim()))] : []),
  ]
    .map((text) => ` ${text}`)
    .join('');
}

function fromRecord(
  c: SheetContext,
  id: SentenceId,
  { value, unit }: { value: SourcedMeasure; unit: string },
): Sentence {
  const { method, temperatureC } = value;
  const extra = conditions(c, {
    method,
    temperature: temperatureC === undefined ? undefined : String(temperatureC),
  });
  const text = c.phrases.shared.withUnit(measureText(c.phrases, value), unit) + extra;
  return sentence(id, text, fromCatalogue(onlySubstance(c)?.cas, value.source));
}

function unitOf({ dimension, unit }: Line, asTyped: string): string {
  if (dimension) return printedUnit[dimension];
  return unit ?? asTyped;
}

function entered(c: SheetContext, id: SentenceId, line: Line): Sentence {
  const quantity = c.draft.properties[line.key];
  const path = `properties.${line.key}.value` as const;
  const measure = c.measures[line.key];
  const number = measure ? measureText(c.phrases, measure) : quantity.value.trim();
  const unit = inTerms(c.phrases, measure || !line.dimension ? unitOf(line, quantity.unit) : quantity.unit);
  return sentence(id, c.phrases.shared.withUnit(number, unit) + conditions(c, quantity), fromInput(path));
}

/** The value as entered and converted, the user's own `Not Applicable`, the catalogue's, or `Not Available`. */
function quantityOf(c: SheetContext, line: Line): Sentence {
  const quantity = c.draft.properties[line.key];
  const id = `properties.${line.key}` as const;
  if (isAnsweredByUnit(quantity.unit)) {
    const isInapplicable = quantity.unit === 'Not Applicable';
    return isInapplicable
      ? sentence(id, c.phrases.shared.notApplicable, fromInput(`properties.${line.key}.unit`))
      : missing(c, id, `properties.${line.key}.unit`);
  }
  if (quantity.value.trim() !== '') return entered(c, id, line);
  const known = line.catalogue && onlySubstance(c)?.properties[line.catalogue];
  return known
    ? fromRecord(c, id, { value: known, unit: unitOf(line, quantity.unit) })
    : missing(c, id, `properties.${line.key}.value`);
}

const inapplicable = (c: SheetContext, id: SentenceId, why: string): Sentence =>
  sentence(id, c.phrases.shared.notApplicableBecause(why), byRule(c, 'whyByState'));

/** States that a property does not apply to: REACH Annex II, 9.1, as worded by Regulation (EU) 2020/878. */
const inapplicableTo: Readonly<Partial<Record<string, readonly PhysicalState[]>>> = {
  'properties.meltingPoint': ['gas'],
  'properties.explosionLimits': ['solid'],
  'properties.flashPoint': ['gas', 'aerosol', 'solid'],
  'properties.autoignitionTemperature': ['aerosol', 'solid'],
  'properties.ph': ['gas'],
  'properties.viscosity': ['gas', 'aerosol', 'solid'],
  'properties.density': ['gas'],
  'properties.relativeVapourDensity': ['solid'],
};

const hasValue = (c: SheetContext, { origin, text }: Sentence): boolean =>
  origin.kind !== 'missing' && text !== c.phrases.shared.notApplicable;

/** A value stays, whatever the state; without one the line tells why there can be none. */
function unlessInapplicable(c: SheetContext, line: Sentence): Sentence {
  if (hasValue(c, line)) return line;
  if (inapplicableTo[line.id]?.includes(c.state)) return inapplicable(c, line.id, stateWords(c));
  const isBurning = line.id === 'properties.explosionLimits' || line.id === 'properties.autoignitionTemperature';
  const isFlammableGas = outcomesOf(c, 'Flammable gases').some(({ status }) => status !== 'not-classified');
  return isBurning && c.state === 'gas' && !isFlammableGas
    ? inapplicable(c, line.id, c.phrases.properties.notFlammable)
    : line;
}

function stateOf(c: SheetContext): Sentence {
  const { state } = c.draft.properties;
  const text = state === '' ? '' : c.phrases.shared.states[c.state];
  return typed(c, 'properties.state', { text, path: 'properties.state' });
}

const appearanceText = ({ draft }: SheetContext) =>
  draft.properties.appearance === 'User Input' ? draft.properties.appearanceText : draft.properties.appearance;

function colour(c: SheetContext): Sentence {
  const text = coloursIn(appearanceText(c), c.language).join(c.phrases.shared.comma);
  return typed(c, 'properties.colour', { text, path: 'properties.appearanceText' });
}

function explosionLimits(c: SheetContext): Sentence {
  const words = c.phrases.properties;
  const { lowerExplosiveLimit, upperExplosiveLimit } = c.draft.properties;
  const usable = (quantity: Quantity) => (isAnsweredByUnit(quantity.unit) ? '' : quantity.value.trim());
  const [lower, upper] = [usable(lowerExplosiveLimit), clampUpperExplosiveLimit(usable(upperExplosiveLimit))];
  const { number } = c.phrases.shared;
  const id = 'properties.explosionLimits';
  const origin = fromInput('properties.lowerExplosiveLimit.value');
  if (lower !== '' && upper !== '')
    return sentence(id, words.limits({ lower: number(lower), upper: number(upper) }), origin);
  if (lower !== '') return sentence(id, words.lowerLimit(number(lower)), origin);
  if (upper !== '')
    return sentence(id, words.upperLimit(number(upper)), fromInput('properties.upperExplosiveLimit.value'));
  return explosionFromRecord(c, id);
}

function explosionFromRecord(c: SheetContext, id: SentenceId): Sentence {
  const substance = onlySubstance(c);
  const { lowerExplosiveLimit: lower, upperExplosiveLimit: upper } = substance?.properties ?? {};
  if (!lower || !upper) return missing(c, id, 'properties.lowerExplosiveLimit.value');
  const text = c.phrases.properties.limits({
    lower: measureText(c.phrases, lower),
    upper: measureText(c.phrases, upper),
  });
  return sentence(id, text, fromCatalogue(substance?.cas, lower.source));
}

function ph(c: SheetContext): Sentence {
  const measure = c.measures.ph;
  const text = measure ? measureText(c.phrases, measure) : c.draft.properties.ph;
  const { percentage, value } = c.draft.properties.phSolution;
  if (c.state === 'solid' && value.trim() !== '') {
    const { number } = c.phrases.shared;
    const solution = c.phrases.properties.phInWater({ value: number(value), percentage: number(percentage) });
    return sentence('properties.ph', solution, fromInput('properties.phSolution.value'));
  }
  return typed(c, 'properties.ph', { text, path: 'properties.ph' });
}

function viscosity(c: SheetContext): Sentence {
  const words = c.phrases.properties;
  const line = quantityOf(c, { key: 'viscosity', dimension: 'viscosity', catalogue: 'kinematicViscosity' });
  const isPlain = line.origin.kind === 'input' && !c.draft.properties.viscosity.temperature?.trim();
  return isPlain && c.measures.viscosity ? { ...line, text: `${line.text} ${words.aboveState}` } : line;
}

function solubility(c: SheetContext): Sentence {
  const { waterSolubility } = c.draft.properties;
  const path = 'properties.waterSolubility';
  if (waterSolubility === 'Not Available') return missing(c, 'properties.solubility', path);
  if (waterSolubility === 'Not Applicable') {
    return sentence('properties.solubility', c.phrases.shared.notApplicable, fromInput(path));
  }
  const text = waterSolubility === '' ? '' : c.phrases.properties.inWater(inTerms(c.phrases, waterSolubility));
  return typed(c, 'properties.solubility', { text, path });
}

function partition(c: SheetContext): Sentence {
  const id = 'properties.partition' as const;
  const { value, unit } = c.draft.properties.partitionCoefficient;
  const isAsked = isSubstance(c) || value.trim() !== '' || isAnsweredByUnit(unit);
  if (!isAsked) return inapplicable(c, id, c.phrases.properties.isMixture);
  const line: Sentence = { ...quantityOf(c, { key: 'partitionCoefficient', unit: '', catalogue: 'logKow' }), id };
  const isInorganicAlone = isSubstance(c) && c.ingredients.every(isInorganic);
  return isInorganicAlone && !hasValue(c, line) ? inapplicable(c, id, c.phrases.properties.isInorganic) : line;
}

function particles(c: SheetContext): Sentence {
  const id = 'properties.particles';
  if (c.state === 'solid') return typed(c, id, { text: c.draft.properties.particles, path: id });
  return inapplicable(c, id, stateWords(c));
}

function flashPoint(c: SheetContext): Sentence {
  if (c.state === 'gas') return inapplicable(c, 'properties.flashPoint', stateWords(c));
  const none = givenEvidence(c, 'no-flash-point');
  if (none !== undefined && c.mixture.properties.hasNoFlashPoint && c.draft.properties.flashPoint.value.trim() === '') {
    const origin = fromInput('properties.tests.no-flash-point.values.hasNone');
    return sentence('properties.flashPoint', c.phrases.properties.noFlashPoint(none), origin);
  }
  return quantityOf(c, { key: 'flashPoint', dimension: 'temperature', catalogue: 'flashPoint' });
}

const celsius = (key: QuantityKey, catalogue: CatalogueKey): Line => ({ key, dimension: 'temperature', catalogue });

/** All eighteen properties in the order (a) to (r); appearance goes with the state. */
export function basicProperties(c: SheetContext): Block[] {
  const words = c.phrases.properties;
  const { odour } = c.draft.properties;
  const rows: readonly (readonly [string, Sentence])[] = [
    [words.state, stateOf(c)],
    [
      words.appearance,
      typed(c, 'properties.appearance', { text: inTerms(c.phrases, appearanceText(c)), path: 'properties.appearance' }),
    ],
    [words.colour, colour(c)],
    [words.odour, typed(c, 'properties.odour', { text: odour, path: 'properties.odour' })],
    [words.meltingPoint, quantityOf(c, celsius('meltingPoint', 'meltingPoint'))],
    [words.boilingPoint, quantityOf(c, celsius('boilingPoint', 'boilingPoint'))],
    [words.flammability, flammability(c)],
    [words.explosionLimits, explosionLimits(c)],
    [words.flashPoint, flashPoint(c)],
    [words.autoignition, quantityOf(c, celsius('autoignitionTemperature', 'autoignition'))],
    [words.decomposition, quantityOf(c, celsius('decompositionTemperature', 'decomposition'))],
    [words.ph, ph(c)],
    [words.viscosity, viscosity(c)],
    [words.solubility, solubility(c)],
    [words.partition, partition(c)],
    [
      words.vapourPressure,
      quantityOf(c, { key: 'vapourPressure', dimension: 'pressure', catalogue: 'vapourPressure' }),
    ],
    [words.density, quantityOf(c, { key: 'density', dimension: 'density', catalogue: 'density' })],
    [words.relativeVapourDensity, quantityOf(c, { key: 'relativeVapourDensity' })],
    [words.particles, particles(c)],
  ];
  return [fields(...rows.map(([label, value]): Field => field(label, unlessInapplicable(c, value))))];
}

/** Quantities that 9.1 does not ask for, where the user gave them. */
export function furtherQuantities(c: SheetContext): Field[] {
  const words = c.phrases.properties;
  const rows: readonly (readonly [string, QuantityKey])[] = [
    [words.volatiles, 'volatiles'],
    [words.evaporationRate, 'evaporationRate'],
    [words.molecularWeight, 'molecularWeight'],
  ];
  const { number } = c.phrases.shared;
  const { phSolution } = c.draft.properties;
  const solution =
    phSolution.value.trim() === '' || c.state === 'solid'
      ? []
      : [words.phSolution({ percentage: number(phSolution.percentage), value: number(phSolution.value) })];
  return [
    ...rows
      .filter(([, key]) => c.draft.properties[key].value.trim() !== '')
      .map(([label, key]) => field(label, quantityOf(c, { key }))),
    ...solution.map((text) =>
      field(words.ph, sentence('properties.phSolution', text, fromInput('properties.phSolution.value'))),
    ),
  ];
}
