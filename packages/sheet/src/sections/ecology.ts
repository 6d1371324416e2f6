import type { SentenceId } from '../model/sentence-id.ts';
import { aquaticClasses } from '../hazard-groups.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent } from '@gosds/ghs/concentration';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import type { Measure } from '@gosds/ghs/mixture';
import type { Block, Field, Sentence } from '../document.ts';
import { classVerdict } from './class-verdict.ts';
import { inTerms } from './words/in-terms.ts';
import { isAllInorganic, isInorganic } from './measures/ingredient-elements.ts';
import { measureText, studyText } from '../draft/measure-text.ts';
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
  table,
} from './words/say.ts';
import { ingredientHas, outcomesOf, type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { concernSentence } from './substances-of-concern.ts';
import { sourceTitle } from './words/source-title.ts';
import type { EcotoxicityValue } from '../substance.ts';

const inWater = (c: SheetContext) => atLeast(c, percent(0.1)).filter(({ substance }) => substance?.cas !== '7732-18-5');

function verdicts(c: SheetContext): Field[] {
  const { notAdopted } = c.phrases.ecology;
  return outcomesOf(c, aquaticClasses).map((outcome) => {
    const { hazardClass } = outcome;
    const told = classVerdict(c, { outcome, id: `ecology.${hazardClass}`, notAdopted });
    return field(hazardClassName(hazardClass, c.language), ...told);
  });
}

function durationText(c: SheetContext, hours: number): string {
  const words = c.phrases.ecology;
  return hours > 96 ? words.days(c.phrases.shared.number(String(hours / 24))) : words.hours(String(hours));
}

function rowOf(c: SheetContext, each: SheetIngredient, [value, index]: readonly [EcotoxicityValue, number]) {
  const words = c.phrases.ecology;
  const id = `ecology.data.${each.row.id}.${index}` as const;
  const origin = fromCatalogue(each.ingredient.cas, value.source);
  return [
    sentence(`${id}.name`, each.name, origin),
    sentence(
      `${id}.organism`,
      words.organism({ group: words.groups[value.group], species: inTerms(c.phrases, value.species) }),
      origin,
    ),
    sentence(
      `${id}.value`,
      words.value({ endpoint: value.endpoint, value: studyText(c.phrases, value.value) }),
      origin,
    ),
    sentence(`${id}.duration`, durationText(c, value.hours), origin),
    sentence(`${id}.source`, sourceTitle(c, value.source), origin),
  ];
}

function valueTable(c: SheetContext): Block | undefined {
  const words = c.phrases.ecology;
  const rows = inWater(c).flatMap((each) =>
    (each.substance?.ecotoxicity ?? []).map((value, index) => rowOf(c, each, [value, index])),
  );
  if (rows.length === 0) return undefined;
  return table(
    words.dataCaption,
    [
      { heading: words.columnName, width: 4 },
      { heading: words.columnGroup, width: 4 },
      { heading: words.columnValue, width: 3 },
      { heading: words.columnDuration, width: 2 },
      { heading: words.columnSource, width: 4 },
    ],
    rows,
  );
}

function mFactors(c: SheetContext): Sentence[] {
  return inWater(c)
    .filter(({ ingredient }) => ingredient.mAcute !== undefined || ingredient.mChronic !== undefined)
    .map((each) => {
      const { mAcute, mChronic, hazardSource } = each.ingredient;
      const words = c.phrases.composition;
      const factors = [
        ...(mAcute === undefined ? [] : [words.mAcute(c.phrases.shared.number(String(mAcute)))]),
        ...(mChronic === undefined ? [] : [words.mChronic(c.phrases.shared.number(String(mChronic)))]),
      ];
      const text = c.phrases.ecology.mFactors({ name: each.name, factors: factors.join(c.phrases.shared.semicolon) });
      return sentence(`ecology.m.${each.row.id}`, text, fromCatalogue(each.ingredient.cas, hazardSource ?? ''));
    });
}

/** Names of ingredients without a value, or nothing where each has one. */
function without(c: SheetContext, id: SentenceId, hasValue: (each: SheetIngredient) => boolean): Sentence[] {
  const names = inWater(c)
    .filter((each) => !hasValue(each))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const text = c.phrases.ecology.noValues(c.phrases.shared.list(names));
  return [sentence(`${id}.noValues`, text, byRule(c, 'whyByComposition'))];
}

export function aquaticToxicity(c: SheetContext): Block[] {
  const values = valueTable(c);
  const open = without(c, 'ecology', ({ substance }) => (substance?.ecotoxicity.length ?? 0) > 0);
  const factors = mFactors(c);
  return [
    fields(...verdicts(c)),
    ...(factors.length > 0 ? [list(factors)] : []),
    ...(values ? [values] : []),
    ...(open.length > 0 ? [paragraph(...open)] : []),
  ];
}

function degradabilityOf(c: SheetContext, each: SheetIngredient): Sentence[] {
  const words = c.phrases.ecology;
  const id = `degradability.${each.row.id}` as const;
  const known = each.substance?.readilyBiodegradable;
  if (isInorganic(each)) return [sentence(id, words.inorganic(each.name), byRule(c, 'whyByComposition'))];
  if (!known) return [];
  const text = known.value ? words.readily(each.name) : words.notReadily(each.name);
  return [sentence(id, text, fromCatalogue(each.ingredient.cas, known.source))];
}

export function degradability(c: SheetContext): Block[] {
  const found = inWater(c).flatMap((each) => degradabilityOf(c, each));
  const open = without(
    c,
    'degradability',
    (each) => each.substance?.readilyBiodegradable !== undefined || isInorganic(each),
  );
  return [list(orElse([...found, ...open], missing(c, 'degradability.none', firstIngredient)))];
}

/** Potential for bioaccumulation starts at log Kow 4 or BCF 500 (CLP Annex I, 4.1.2.8.1). */
function potential(c: SheetContext, logKow: number | undefined, bcf: number | undefined): string {
  const words = c.phrases.ecology;
  const isHigh = bcf === undefined ? (logKow ?? 0) >= 4 : bcf >= 500;
  return isHigh ? words.highPotential : words.lowPotential;
}

const inorganicKow = (c: SheetContext, each: SheetIngredient): Sentence =>
  sentence(`accumulation.${each.row.id}`, c.phrases.ecology.kowInorganic(each.name), byRule(c, 'whyByComposition'));

function accumulationOf(c: SheetContext, each: SheetIngredient): Sentence[] {
  const words = c.phrases.ecology;
  const [logKow, bcf] = [each.substance?.properties.logKow, each.substance?.bcf];
  const known = bcf ?? logKow;
  if (!known) return isInorganic(each) ? [inorganicKow(c, each)] : [];
  const data = [
    logKow ? words.logKow({ name: each.name, value: measureText(c.phrases, logKow) }) : each.name,
    ...(bcf ? [words.bcf(measureText(c.phrases, bcf))] : []),
    potential(c, logKow?.max, bcf?.max),
  ];
  const origin = fromCatalogue(each.ingredient.cas, known.source);
  return [sentence(`accumulation.${each.row.id}`, words.bioaccumulates(data.join(words.betweenFacts)), origin)];
}

export function bioaccumulation(c: SheetContext): Block[] {
  const found = inWater(c).flatMap((each) => accumulationOf(c, each));
  const open = without(
    c,
    'accumulation',
    (each) => each.substance?.properties.logKow !== undefined || each.substance?.bcf !== undefined || isInorganic(each),
  );
  return [list(orElse([...found, ...open], missing(c, 'accumulation.none', firstIngredient)))];
}

/** In milligrams a litre, from ten grams on in grams. */
function solubilityText(c: SheetContext, name: string, { min, max }: Measure): string {
  const words = c.phrases.ecology;
  if (min === Infinity) return words.miscible(name);
  return min < 10_000
    ? words.soluble({ name, value: measureText(c.phrases, { min, max }) })
    : words.solubleInGrams({ name, value: measureText(c.phrases, { min: min / 1000, max: max / 1000 }) });
}

function mobilityOf(c: SheetContext, each: SheetIngredient): Sentence[] {
  const id = `mobility.${each.row.id}` as const;
  const inAir = sentence(`${id}.air`, c.phrases.ecology.gasInAir(each.name), byRule(c, 'whyByState'));
  const known = each.substance?.properties.waterSolubility;
  const origin = known && fromCatalogue(each.ingredient.cas, known.source);
  return [
    ...(c.state === 'gas' ? [inAir] : []),
    ...(known && origin ? [sentence(id, solubilityText(c, each.name, known), origin)] : []),
  ];
}

export function mobility(c: SheetContext): Block[] {
  const found = inWater(c).flatMap((each) => mobilityOf(c, each));
  const open = without(
    c,
    'mobility',
    ({ substance }) => c.state === 'gas' || substance?.properties.waterSolubility !== undefined,
  );
  return [list(orElse([...found, ...open], missing(c, 'mobility.none', firstIngredient)))];
}

function found(c: SheetContext, asked: AnyHazard): string {
  const names = atLeast(c, percent(0.1))
    .filter((each) => ingredientHas(each, asked))
    .map(({ name }) => name);
  return c.phrases.shared.list(names);
}

export function pbtResults(c: SheetContext): Block[] {
  const words = c.phrases.ecology;
  const texts = { found: words.pbtFound, none: words.pbtNone };
  const told = isAllInorganic(c)
    ? sentence('pbt.inorganic', words.pbtInorganic, byRule(c, 'whyByComposition'))
    : concernSentence(c, { id: 'pbt.assessment', concern: 'pbt', texts });
  return [paragraph(told ?? missing(c, 'pbt.open', firstIngredient))];
}

export function endocrineEnvironment(c: SheetContext): Block[] {
  const words = c.phrases.ecology;
  const texts = { found: words.endocrineFound, none: words.endocrineNone };
  const told = concernSentence(c, { id: 'endocrine-environment.effect', concern: 'endocrineEnvironment', texts });
  return [paragraph(told ?? missing(c, 'endocrine-environment.open', firstIngredient))];
}

/** That no ingredient is classified is said only where each was assessed. */
function ozoneSentence(c: SheetContext, names: string): Sentence {
  const words = c.phrases.ecology;
  const origin = byRule(c, 'whyByComposition');
  if (names !== '') return sentence('adverse.ozone', words.ozoneFound(names), origin);
  return onceAssessed(c, sentence('adverse.ozone', words.ozoneNone, origin));
}

export function otherAdverseEffects(c: SheetContext): Block[] {
  const words = c.phrases.ecology;
  const ozone = found(c, 'Ozone');
  const mobile = found(c, ['PMT', 'vPvM']);
  const { ph } = c.mixture.properties;
  const isExtreme = ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
  const origin = byRule(c, 'whyByComposition');
  return [
    list([
      ozoneSentence(c, ozone),
      ...(mobile === '' ? [] : [sentence('adverse.mobile', words.mobileFound(mobile), origin)]),
      ...(isExtreme ? [sentence('adverse.ph', words.phShift, byRule(c, 'whyByNumber'))] : []),
    ]),
  ];
}
