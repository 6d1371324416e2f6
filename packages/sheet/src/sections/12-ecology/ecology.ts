import type { SentenceId } from '../../model/sentence-id.ts';
import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent } from '@gosds/ghs/concentration';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import type { Measure } from '@gosds/ghs/mixture';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { classVerdict } from '../classes/class-verdict.ts';
import { isAllInorganic, isInorganic } from '../chemistry/ingredient-elements.ts';
import { measureText } from '../../draft/measure-text.ts';
import {
  byRule,
  field,
  fields,
  firstIngredient,
  fromCatalogue,
  list,
  missing,
  onceAssessed,
  orElse,
  paragraph,
  sentence,
} from '../words/say.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { usedMeasuredFactors } from '../../product/measured-factors.ts';
import { atLeast } from '../../product/at-least.ts';
import { isAccumulating } from '../../product/is-accumulating.ts';
import { concernSentence } from '../classes/substances-of-concern.ts';
import { unknownAquatic } from '../02-hazards/unknown-aquatic.ts';
import { studyTable } from '../words/study-table.ts';
import { markCalculated, recordedText } from '../words/test-value-table.ts';
import type { EnteredStudy } from '../../draft/entered-studies.ts';
import { countedInWater, ecotoxicityTable, inWater } from './ecotoxicity-table.ts';
import { prevailingInWater } from './prevailing-in-water.ts';

function verdicts(writing: Writing): Field[] {
  const { notAdopted } = writing.phrases.ecology;
  return outcomesOf(writing.product, aquaticClasses).map((outcome) => {
    const { hazardClass } = outcome;
    const sentences = classVerdict(writing, { outcome, id: `ecology.${hazardClass}`, notAdopted });
    return field(hazardClassName(hazardClass, writing.language), ...sentences);
  });
}

function mFactors(writing: Writing): Sentence[] {
  return countedInWater(writing)
    .filter(({ ingredient }) => ingredient.mAcute !== undefined || ingredient.mChronic !== undefined)
    .map((each) => {
      const { mAcute, mChronic, hazardSource } = each.ingredient;
      const { composition: words, shared } = writing.phrases;
      const measured = usedMeasuredFactors(each);
      const marked = (text: string, isMeasured: number | undefined) =>
        isMeasured === undefined ? text : words.mMeasured(text);
      const factors = [
        ...(mAcute === undefined ? [] : [marked(words.mAcute(shared.number(String(mAcute))), measured.mAcute)]),
        ...(mChronic === undefined ? [] : [marked(words.mChronic(shared.number(String(mChronic))), measured.mChronic)]),
      ];
      const text = writing.phrases.ecology.mFactors({
        name: each.name,
        factors: factors.join(writing.phrases.shared.semicolon),
      });
      return sentence(`ecology.m.${each.row.id}`, text, fromCatalogue(each.ingredient.cas, hazardSource ?? ''));
    });
}

/** Names the ingredients without a value; empty if each has one. */
function without(writing: Writing, id: SentenceId, hasValue: (each: NamedIngredient) => boolean): Sentence[] {
  const names = inWater(writing)
    .filter((each) => !hasValue(each))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const text = writing.phrases.ecology.noValues(writing.phrases.shared.list(names));
  return [sentence(`${id}.noValues`, text, byRule(writing, 'whyByComposition'))];
}

const hasRow = ({ studies }: NamedIngredient, ...kinds: readonly EnteredStudy['kind'][]): boolean =>
  studies.some(({ kind }) => kinds.includes(kind));

export function aquaticToxicity(writing: Writing): Block[] {
  const tables = [studyTable(writing, 'ecology', ['aquatic']), ecotoxicityTable(writing)];
  const open = without(
    writing,
    'ecology',
    (each) => (each.substance?.ecotoxicity.length ?? 0) > 0 || hasRow(each, 'aquatic'),
  );
  const factors = mFactors(writing);
  const unknown = unknownAquatic(writing, 'ecology.unknownAquatic');
  const prevailing = prevailingInWater(writing);
  return [
    fields(...verdicts(writing)),
    ...(unknown.length > 0 ? [paragraph(...unknown)] : []),
    ...(factors.length > 0 ? [list(factors)] : []),
    ...tables.filter((each) => each !== undefined),
    ...(prevailing.length > 0 ? [list(prevailing)] : []),
    ...(open.length > 0 ? [paragraph(...open)] : []),
  ];
}

function testedDegradation(writing: Writing, each: NamedIngredient): Sentence[] {
  const test = each.substance?.biodegradation;
  if (!test) return [];
  const { number } = writing.phrases.shared;
  const text = writing.phrases.ecology.degradedBy({
    name: each.name,
    percent: number(String(test.percent)),
    days: number(String(test.days)),
    method: test.method,
  });
  return [sentence(`degradability.${each.row.id}.test`, text, fromCatalogue(each.ingredient.cas, test.source))];
}

function degradabilityOf(writing: Writing, each: NamedIngredient): Sentence[] {
  const words = writing.phrases.ecology;
  const id = `degradability.${each.row.id}` as const;
  const known = each.substance?.readilyBiodegradable;
  if (isInorganic(each)) return [sentence(id, words.inorganic(each.name), byRule(writing, 'whyByComposition'))];
  if (!known) return [];
  const text = known.value ? words.readily(each.name) : words.notReadily(each.name);
  return [sentence(id, text, fromCatalogue(each.ingredient.cas, known.source)), ...testedDegradation(writing, each)];
}

export function degradability(writing: Writing): Block[] {
  const found = inWater(writing).flatMap((each) => degradabilityOf(writing, each));
  const open = without(
    writing,
    'degradability',
    (each) => each.substance?.readilyBiodegradable !== undefined || isInorganic(each) || hasRow(each, 'degradation'),
  );
  const entered = studyTable(writing, 'degradability', ['degradation']);
  return withTable(entered, [...found, ...open], missing(writing, 'degradability.none', firstIngredient));
}

/** The user's test rows and other known data. States that nothing is known only if there is neither. */
function withTable(entered: Block | undefined, known: readonly Sentence[], none: Sentence): Block[] {
  if (!entered) return [list(orElse(known, none))];
  return [entered, ...(known.length > 0 ? [list(known)] : [])];
}

/** A measured bioconcentration factor takes precedence over log Kow. */
function potential(writing: Writing, logKow: Measure | undefined, bcf: Measure | undefined): string {
  const words = writing.phrases.ecology;
  const isHigh = bcf ? isAccumulating('bcf', bcf) : logKow !== undefined && isAccumulating('log-kow', logKow);
  return isHigh ? words.highPotential : words.lowPotential;
}

const inorganicKow = (writing: Writing, each: NamedIngredient): Sentence =>
  sentence(
    `accumulation.${each.row.id}`,
    writing.phrases.ecology.kowInorganic(each.name),
    byRule(writing, 'whyByComposition'),
  );

function accumulationOf(writing: Writing, each: NamedIngredient): Sentence[] {
  const words = writing.phrases.ecology;
  const [logKow, bcf] = [each.substance?.properties.logKow, each.substance?.bcf];
  const known = bcf ?? logKow;
  if (!known) return isInorganic(each) ? [inorganicKow(writing, each)] : [];
  const data = [
    logKow ? words.logKow({ name: each.name, value: recordedText(writing, logKow) }) : each.name,
    ...(bcf ? [words.bcf(recordedText(writing, bcf))] : []),
    potential(writing, logKow, bcf),
  ];
  const origin = fromCatalogue(each.ingredient.cas, known.source);
  return [sentence(`accumulation.${each.row.id}`, words.bioaccumulates(data.join(words.betweenFacts)), origin)];
}

export function bioaccumulation(writing: Writing): Block[] {
  const found = inWater(writing).flatMap((each) => accumulationOf(writing, each));
  const open = without(
    writing,
    'accumulation',
    (each) =>
      each.substance?.properties.logKow !== undefined ||
      each.substance?.bcf !== undefined ||
      isInorganic(each) ||
      hasRow(each, 'bcf', 'log-kow'),
  );
  const entered = studyTable(writing, 'accumulation', ['bcf', 'log-kow']);
  return withTable(entered, [...found, ...open], missing(writing, 'accumulation.none', firstIngredient));
}

/** In mg/l; in g/l from 10 g/l. */
function solubilityText(writing: Writing, name: string, { min, max }: Measure): string {
  const words = writing.phrases.ecology;
  if (min === Infinity) return words.miscible(name);
  return min < 10_000
    ? words.soluble({ name, value: measureText(writing.phrases, { min, max }) })
    : words.solubleInGrams({ name, value: measureText(writing.phrases, { min: min / 1000, max: max / 1000 }) });
}

/** How strongly the substance adsorbs to soil. */
function adsorptionOf(writing: Writing, each: NamedIngredient): Sentence[] {
  const koc = each.substance?.koc;
  if (!koc) return [];
  const value = writing.phrases.shared.withUnit(measureText(writing.phrases, koc), 'l/kg');
  const text = writing.phrases.ecology.koc({ name: each.name, value: markCalculated(writing, value, koc) });
  return [sentence(`mobility.${each.row.id}.koc`, text, fromCatalogue(each.ingredient.cas, koc.source))];
}

function mobilityOf(writing: Writing, each: NamedIngredient): Sentence[] {
  const id = `mobility.${each.row.id}` as const;
  const inAir = sentence(`${id}.air`, writing.phrases.ecology.gasInAir(each.name), byRule(writing, 'whyByState'));
  const known = each.substance?.properties.waterSolubility;
  const origin = known && fromCatalogue(each.ingredient.cas, known.source);
  return [
    ...(writing.product.state === 'gas' ? [inAir] : []),
    ...adsorptionOf(writing, each),
    ...(known && origin ? [sentence(id, solubilityText(writing, each.name, known), origin)] : []),
  ];
}

export function mobility(writing: Writing): Block[] {
  const found = inWater(writing).flatMap((each) => mobilityOf(writing, each));
  const open = without(
    writing,
    'mobility',
    (each) =>
      writing.product.state === 'gas' ||
      each.substance?.properties.waterSolubility !== undefined ||
      each.substance?.koc !== undefined ||
      hasRow(each, 'koc', 'log-koc'),
  );
  const entered = studyTable(writing, 'mobility', ['koc', 'log-koc']);
  return withTable(entered, [...found, ...open], missing(writing, 'mobility.none', firstIngredient));
}

function found(writing: Writing, wanted: AnyHazard): string {
  const names = atLeast(writing, percent(0.1))
    .filter((each) => ingredientHas(each, wanted))
    .map(({ name }) => name);
  return writing.phrases.shared.list(names);
}

export function pbtResults(writing: Writing): Block[] {
  const words = writing.phrases.ecology;
  const texts = { found: words.pbtFound, none: words.pbtNone };
  const conclusion = isAllInorganic(writing.product)
    ? sentence('pbt.inorganic', words.pbtInorganic, byRule(writing, 'whyByComposition'))
    : concernSentence(writing, { id: 'pbt.assessment', concern: 'pbt', texts });
  return [paragraph(conclusion ?? missing(writing, 'pbt.open', firstIngredient))];
}

export function endocrineEnvironment(writing: Writing): Block[] {
  const words = writing.phrases.ecology;
  const texts = { found: words.endocrineFound, none: words.endocrineNone };
  const conclusion = concernSentence(writing, {
    id: 'endocrine-environment.effect',
    concern: 'endocrineEnvironment',
    texts,
  });
  return [paragraph(conclusion ?? missing(writing, 'endocrine-environment.open', firstIngredient))];
}

/** States that no ingredient is classified only if all were assessed. */
function ozoneSentence(writing: Writing, names: string): Sentence {
  const words = writing.phrases.ecology;
  const origin = byRule(writing, 'whyByComposition');
  if (names !== '') return sentence('adverse.ozone', words.ozoneFound(names), origin);
  return onceAssessed(writing, sentence('adverse.ozone', words.ozoneNone, origin));
}

/** Global warming potentials of fluorinated gases, which no class covers, under any law. */
function warming(writing: Writing): Sentence[] {
  return atLeast(writing, percent(1)).flatMap(({ listings, name, row }) => {
    const potential = listings?.fluorinatedGas?.gwp;
    if (potential === undefined) return [];
    const text = writing.phrases.ecology.warmingPotential({
      name,
      potential: writing.phrases.shared.number(String(potential)),
    });
    return [sentence(`adverse.warming.${row.id}`, text, byRule(writing, 'whyByComposition'))];
  });
}

export function otherAdverseEffects(writing: Writing): Block[] {
  const words = writing.phrases.ecology;
  const ozone = found(writing, 'Ozone');
  const mobile = found(writing, ['PMT', 'vPvM']);
  const { ph } = writing.product.mixture.properties;
  const isExtreme = ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
  const origin = byRule(writing, 'whyByComposition');
  return [
    list([
      ozoneSentence(writing, ozone),
      ...warming(writing),
      ...(mobile === '' ? [] : [sentence('adverse.mobile', words.mobileFound(mobile), origin)]),
      ...(isExtreme ? [sentence('adverse.ph', words.phShift, byRule(writing, 'whyByNumber'))] : []),
    ]),
  ];
}
