import { ownWordsFor } from '../../draft/own-words.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import { coloursIn } from './colours-in.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import type { Quantity } from '../../draft/draft.ts';
import { inTerms } from '../words/in-terms.ts';
import { isInorganic } from '../chemistry/ingredient-elements.ts';
import { measureText } from '../../draft/measure-text.ts';
import { clampUpperExplosiveLimit, isAnsweredByUnit } from '../../draft/quantity.ts';
import { byRule, field, fields, fromCatalogue, fromInput, missing, sentence, typed } from '../words/say.ts';
import { stateWords } from '../words/state-words.ts';
import { markCalculated } from '../words/test-value-table.ts';
import type { Product } from '../../product/product.ts';
import { has, outcomesOf } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { isSubstance, onlySubstance } from '../../product/is-substance.ts';
import type { SourcedMeasure, SubstanceProperties } from '../../substance.ts';
import { givenEvidence } from '../words/test-evidence.ts';
import { type Dimension, printedUnit } from '../../draft/units.ts';
import { flammability } from './flammability.ts';
import { relativeGasDensity } from '../measures/gas-weight.ts';
import { appliesIn } from './applies-in-state.ts';
import { inapplicableByComposition } from './inapplicable-by-composition.ts';

type QuantityKey = {
  [Key in keyof Product['draft']['properties']]: Product['draft']['properties'][Key] extends Quantity ? Key : never;
}[keyof Product['draft']['properties']];

type CatalogueKey = Exclude<keyof SubstanceProperties, 'state' | 'appearance' | 'odour'>;

type Line = {
  readonly key: QuantityKey;
  /** Absent if the value is printed as typed, with the unit as typed. */
  readonly dimension?: Dimension;
  /** The catalogue's value is used if the product is one substance. */
  readonly catalogue?: CatalogueKey;
  readonly unit?: string;
};

function conditions(writing: Writing, { method, temperature }: Pick<Quantity, 'method' | 'temperature'>): string {
  const words = writing.phrases.properties;
  return [
    ...(temperature?.trim() ? [words.atTemperature(writing.phrases.shared.number(temperature.trim()))] : []),
    ...(method?.trim() ? [words.byMethod(inTerms(writing.phrases, method.trim()))] : []),
  ]
    .map((text) => ` ${text}`)
    .join('');
}

function fromRecord(
  writing: Writing,
  id: SentenceId,
  { value, unit }: { value: SourcedMeasure; unit: string },
): Sentence {
  const { method, temperatureC } = value;
  const extra = conditions(writing, {
    method,
    temperature: temperatureC === undefined ? undefined : String(temperatureC),
  });
  const number = writing.phrases.shared.withUnit(measureText(writing.phrases, value), unit);
  const text = markCalculated(writing, number, value) + extra;
  return sentence(id, text, fromCatalogue(onlySubstance(writing.product)?.cas, value.source));
}

function unitOf({ dimension, unit }: Line, asTyped: string): string {
  if (dimension) return printedUnit[dimension];
  return unit ?? asTyped;
}

function entered(writing: Writing, id: SentenceId, line: Line): Sentence {
  const quantity = writing.product.draft.properties[line.key];
  const path = `properties.${line.key}.value` as const;
  const measure = writing.product.measures[line.key];
  const number = measure ? measureText(writing.phrases, measure) : quantity.value.trim();
  const unit = inTerms(writing.phrases, measure || !line.dimension ? unitOf(line, quantity.unit) : quantity.unit);
  return sentence(id, writing.phrases.shared.withUnit(number, unit) + conditions(writing, quantity), fromInput(path));
}

/** The value as entered and converted, the user's `Not Applicable`, the catalogue's value, or `Not Available`. */
function quantityOf(writing: Writing, line: Line): Sentence {
  const quantity = writing.product.draft.properties[line.key];
  const id = `properties.${line.key}` as const;
  if (isAnsweredByUnit(quantity.unit)) {
    const isInapplicable = quantity.unit === 'Not Applicable';
    return isInapplicable
      ? sentence(id, writing.phrases.shared.notApplicable, fromInput(`properties.${line.key}.unit`))
      : missing(writing, id, `properties.${line.key}.unit`);
  }
  if (quantity.value.trim() !== '') return entered(writing, id, line);
  const known = line.catalogue && onlySubstance(writing.product)?.properties[line.catalogue];
  return known
    ? fromRecord(writing, id, { value: known, unit: unitOf(line, quantity.unit) })
    : missing(writing, id, `properties.${line.key}.value`);
}

const inapplicable = (writing: Writing, id: SentenceId, why: string): Sentence =>
  sentence(id, writing.phrases.shared.notApplicableBecause(why), byRule(writing, 'whyByState'));

const hasValue = (writing: Writing, { origin, text }: Sentence): boolean =>
  origin.kind !== 'missing' && text !== writing.phrases.shared.notApplicable;

/** A liquefied gas has the density of its liquid. */
const isOfLiquid = (product: Writing['product'], id: SentenceId): boolean =>
  id === 'properties.density' && has(product, ['Press. Gas (Liq.)', 'Press. Gas (Ref. Liq.)']);

/** Prints a value in any state. Without a value, the line says why there is none. */
function unlessInapplicable(writing: Writing, line: Sentence): Sentence {
  if (hasValue(writing, line)) return line;
  const { product } = writing;
  if (!appliesIn(product.state, line.id) && !isOfLiquid(product, line.id))
    return inapplicable(writing, line.id, stateWords(writing));
  const byComposition = inapplicableByComposition(writing, line.id);
  if (byComposition !== undefined) return inapplicable(writing, line.id, byComposition);
  const isBurning = line.id === 'properties.explosionLimits' || line.id === 'properties.autoignitionTemperature';
  const isFlammableGas = outcomesOf(product, 'Flammable gases').some(({ status }) => status !== 'not-classified');
  return isBurning && product.state === 'gas' && !isFlammableGas
    ? inapplicable(writing, line.id, writing.phrases.properties.notFlammable)
    : line;
}

function stateOf(writing: Writing): Sentence {
  const { state } = writing.product.draft.properties;
  const text = state === '' ? '' : writing.phrases.shared.states[writing.product.state];
  return typed(writing, 'properties.state', { text, path: 'properties.state' });
}

function appearanceText({ product: { draft }, place }: Writing): string {
  const { appearance, appearanceText: text } = draft.properties;
  return appearance === 'User Input'
    ? ownWordsFor(place, draft, { text, path: 'properties.appearanceText' })
    : appearance;
}

function colour(writing: Writing): Sentence {
  const text = coloursIn(appearanceText(writing), writing.language).join(writing.phrases.shared.comma);
  const path = 'properties.appearanceText';
  return text === ''
    ? missing(writing, 'properties.colour', path)
    : sentence('properties.colour', text, fromInput(path));
}

function explosionLimits(writing: Writing): Sentence {
  const words = writing.phrases.properties;
  const { lowerExplosiveLimit, upperExplosiveLimit } = writing.product.draft.properties;
  const usable = (quantity: Quantity) => (isAnsweredByUnit(quantity.unit) ? '' : quantity.value.trim());
  const [lower, upper] = [usable(lowerExplosiveLimit), clampUpperExplosiveLimit(usable(upperExplosiveLimit))];
  const { number } = writing.phrases.shared;
  const id = 'properties.explosionLimits';
  const origin = fromInput('properties.lowerExplosiveLimit.value');
  if (lower !== '' && upper !== '')
    return sentence(id, words.limits({ lower: number(lower), upper: number(upper) }), origin);
  if (lower !== '') return sentence(id, words.lowerLimit(number(lower)), origin);
  if (upper !== '')
    return sentence(id, words.upperLimit(number(upper)), fromInput('properties.upperExplosiveLimit.value'));
  return explosionFromRecord(writing, id);
}

function explosionFromRecord(writing: Writing, id: SentenceId): Sentence {
  const substance = onlySubstance(writing.product);
  const { lowerExplosiveLimit: lower, upperExplosiveLimit: upper } = substance?.properties ?? {};
  if (!lower || !upper) return missing(writing, id, 'properties.lowerExplosiveLimit.value');
  const text = writing.phrases.properties.limits({
    lower: measureText(writing.phrases, lower),
    upper: measureText(writing.phrases, upper),
  });
  return sentence(id, text, fromCatalogue(substance?.cas, lower.source));
}

function ph(writing: Writing): Sentence {
  const measure = writing.product.measures.ph;
  const text = measure ? measureText(writing.phrases, measure) : writing.product.draft.properties.ph;
  const { percentage, value } = writing.product.draft.properties.phSolution;
  if (writing.product.state === 'solid' && value.trim() !== '') {
    const { number } = writing.phrases.shared;
    const solution = writing.phrases.properties.phInWater({ value: number(value), percentage: number(percentage) });
    return sentence('properties.ph', solution, fromInput('properties.phSolution.value'));
  }
  return typed(writing, 'properties.ph', { text, path: 'properties.ph' });
}

function viscosity(writing: Writing): Sentence {
  const words = writing.phrases.properties;
  const line = quantityOf(writing, { key: 'viscosity', dimension: 'viscosity', catalogue: 'kinematicViscosity' });
  const isPlain = line.origin.kind === 'input' && !writing.product.draft.properties.viscosity.temperature?.trim();
  return isPlain && writing.product.measures.viscosity ? { ...line, text: `${line.text} ${words.aboveState}` } : line;
}

function solubility(writing: Writing): Sentence {
  const { waterSolubility } = writing.product.draft.properties;
  const path = 'properties.waterSolubility';
  if (waterSolubility === 'Not Available') return missing(writing, 'properties.solubility', path);
  if (waterSolubility === 'Not Applicable') {
    return sentence('properties.solubility', writing.phrases.shared.notApplicable, fromInput(path));
  }
  const text =
    waterSolubility === '' ? '' : writing.phrases.properties.inWater(inTerms(writing.phrases, waterSolubility));
  return typed(writing, 'properties.solubility', { text, path });
}

function partition(writing: Writing): Sentence {
  const id = 'properties.partition' as const;
  const { value, unit } = writing.product.draft.properties.partitionCoefficient;
  const isAsked = isSubstance(writing.product) || value.trim() !== '' || isAnsweredByUnit(unit);
  if (!isAsked) return inapplicable(writing, id, writing.phrases.properties.isMixture);
  const line: Sentence = { ...quantityOf(writing, { key: 'partitionCoefficient', unit: '', catalogue: 'logKow' }), id };
  const isInorganicAlone = isSubstance(writing.product) && writing.ingredients.every(isInorganic);
  return isInorganicAlone && !hasValue(writing, line)
    ? inapplicable(writing, id, writing.phrases.properties.isInorganic)
    : line;
}

function particles(writing: Writing): Sentence {
  const id = 'properties.particles';
  if (writing.product.state === 'solid')
    return typed(writing, id, { text: writing.product.draft.properties.particles, path: id });
  return inapplicable(writing, id, stateWords(writing));
}

function flashPoint(writing: Writing): Sentence {
  if (writing.product.state === 'gas') return inapplicable(writing, 'properties.flashPoint', stateWords(writing));
  const none = givenEvidence(writing, 'no-flash-point');
  if (
    none !== undefined &&
    writing.product.mixture.properties.hasNoFlashPoint &&
    writing.product.draft.properties.flashPoint.value.trim() === ''
  ) {
    const origin = fromInput('properties.tests.no-flash-point.values.hasNone');
    return sentence('properties.flashPoint', writing.phrases.properties.noFlashPoint(none), origin);
  }
  return quantityOf(writing, { key: 'flashPoint', dimension: 'temperature', catalogue: 'flashPoint' });
}

/** Of a gas without a typed value, by the molar masses. */
function vapourDensity(writing: Writing): Sentence {
  const line = quantityOf(writing, { key: 'relativeVapourDensity' });
  const ratio = writing.product.state === 'gas' ? relativeGasDensity(writing.product) : undefined;
  if (hasValue(writing, line) || ratio === undefined) return line;
  const { calculated, number } = writing.phrases.shared;
  return sentence(line.id, calculated(number(ratio.toPrecision(2))), byRule(writing, 'whyByComposition'));
}

const celsius = (key: QuantityKey, catalogue: CatalogueKey): Line => ({ key, dimension: 'temperature', catalogue });

/** All eighteen properties in the order (a) to (r); appearance is printed with the state. */
export function basicProperties(writing: Writing): Block[] {
  const words = writing.phrases.properties;
  const { odour } = writing.product.draft.properties;
  const rows: readonly (readonly [string, Sentence])[] = [
    [words.state, stateOf(writing)],
    [
      words.appearance,
      typed(writing, 'properties.appearance', {
        text: inTerms(writing.phrases, appearanceText(writing)),
        path: 'properties.appearance',
      }),
    ],
    [words.colour, colour(writing)],
    [words.odour, typed(writing, 'properties.odour', { text: odour, path: 'properties.odour' })],
    [words.meltingPoint, quantityOf(writing, celsius('meltingPoint', 'meltingPoint'))],
    [words.boilingPoint, quantityOf(writing, celsius('boilingPoint', 'boilingPoint'))],
    [words.flammability, flammability(writing)],
    [words.explosionLimits, explosionLimits(writing)],
    [words.flashPoint, flashPoint(writing)],
    [words.autoignition, quantityOf(writing, celsius('autoignitionTemperature', 'autoignition'))],
    [words.decomposition, quantityOf(writing, celsius('decompositionTemperature', 'decomposition'))],
    [words.ph, ph(writing)],
    [words.viscosity, viscosity(writing)],
    [words.solubility, solubility(writing)],
    [words.partition, partition(writing)],
    [
      words.vapourPressure,
      quantityOf(writing, { key: 'vapourPressure', dimension: 'pressure', catalogue: 'vapourPressure' }),
    ],
    [words.density, quantityOf(writing, { key: 'density', dimension: 'density', catalogue: 'density' })],
    [words.relativeVapourDensity, vapourDensity(writing)],
    [words.particles, particles(writing)],
  ];
  return [fields(...rows.map(([label, value]): Field => field(label, unlessInapplicable(writing, value))))];
}

/** Quantities that 9.1 does not require, if the user gave them. */
export function furtherQuantities(writing: Writing): Field[] {
  const words = writing.phrases.properties;
  const rows: readonly (readonly [string, QuantityKey])[] = [
    [words.volatiles, 'volatiles'],
    [words.evaporationRate, 'evaporationRate'],
    [words.molecularWeight, 'molecularWeight'],
  ];
  const { number } = writing.phrases.shared;
  const { phSolution } = writing.product.draft.properties;
  const solution =
    phSolution.value.trim() === '' || writing.product.state === 'solid'
      ? []
      : [words.phSolution({ percentage: number(phSolution.percentage), value: number(phSolution.value) })];
  return [
    ...rows
      .filter(([, key]) => writing.product.draft.properties[key].value.trim() !== '')
      .map(([label, key]) => field(label, quantityOf(writing, { key }))),
    ...solution.map((text) =>
      field(words.ph, sentence('properties.phSolution', text, fromInput('properties.phSolution.value'))),
    ),
  ];
}
