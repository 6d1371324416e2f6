import type { SentenceId } from '../model/sentence-id.ts';
import { isEuropeanStatement } from '@gosds/ghs/supplemental-code';
import { type Ppb, toPercent } from '@gosds/ghs/concentration';
import type { SpecificLimit } from '@gosds/ghs/mixture';
import type { Block, Origin, Sentence } from '../document.ts';
import { isClassifiedByHand } from '../draft/hand-classification.ts';
import { inTerms } from './words/in-terms.ts';
import { measureText } from '../draft/measure-text.ts';
import { isReportable } from './reportable.ts';
import { byRule, fromCatalogue, fromInput, list, missing, notOwed, paragraph, sentence, table } from './words/say.ts';
import { type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import { shownProportion } from '../draft/shown-name.ts';
import { exemptionClaim } from './exemption-claim.ts';

const percentText = (c: SheetContext, value: number) => c.phrases.shared.number(String(toPercent(value)));

function originOf({ ingredient, substance, path }: SheetIngredient): Origin {
  const isByHand = substance === undefined || ingredient.hazardSource !== substance.classification.source;
  return isByHand
    ? fromInput(`${path}.handClassification`)
    : fromCatalogue(ingredient.cas, substance.classification.source);
}

function numbersOf(c: SheetContext, { substance, ingredient }: SheetIngredient): string[] {
  const words = c.phrases.composition;
  const european = c.profile.showsEuropeanNumbers ? substance : undefined;
  return [
    ...(ingredient.cas ? [words.cas(ingredient.cas)] : []),
    ...(european?.ec ? [words.ec(european.ec)] : []),
    ...(european?.index ? [words.index(european.index)] : []),
  ];
}

function identifiers(c: SheetContext, each: SheetIngredient): Sentence {
  const id = `composition.${each.row.id}.identifiers` as const;
  if (each.isConfidential) {
    return sentence(id, c.phrases.composition.confidential, fromInput(`${each.path}.sanitisedName`));
  }
  const numbers = numbersOf(c, each);
  const path = `${each.path}.casNumber` as const;
  if (numbers.length === 0) return missing(c, id, path);
  return sentence(id, numbers.join(', '), each.substance ? originOf(each) : fromInput(path));
}

/** The list writes limits to the millionth of a per cent; one ppb beside one stands for `C > x` or `C ≤ x`. */
const isBeside = (limit: Ppb | undefined): boolean => limit !== undefined && limit % 10 === 1;

function limitText(c: SheetContext, { outcome, lower, upper }: SpecificLimit): string {
  const words = c.phrases.composition;
  const name = `${outcome.code}, ${outcome.hCode}`;
  const shown = (limit: Ppb) => percentText(c, isBeside(limit) ? limit - 1 : limit);
  const above = (text: string) => (isBeside(lower) ? text.replace('≥', '>').replace('≤', '<') : text);
  const below = (text: string) => (isBeside(upper) ? text.replace(/<(?=[^<]*$)/, '≤') : text);
  if (upper === undefined) return above(words.limitFrom({ outcome: name, lower: shown(lower ?? 0) }));
  if (lower === undefined) return below(words.limitBelow({ outcome: name, upper: shown(upper) }));
  return below(above(words.limitBetween({ outcome: name, lower: shown(lower), upper: shown(upper) })));
}

/** Specific limits, M-factors and estimates, wherever they exist. */
function limits(c: SheetContext, each: SheetIngredient): Sentence {
  const words = c.phrases.composition;
  const { specificLimits = [], supplementalLimits = [], mAcute, mChronic, acuteToxicity = [] } = each.ingredient;
  const { routes } = c.phrases.hazards;
  const { units } = c.phrases.toxicology;
  const texts = [
    ...(c.profile.showsEuropeanNumbers ? specificLimits : []).map((limit) => limitText(c, limit)),
    ...(c.profile.showsEuropeanNumbers ? supplementalLimits : []).map(({ code, atLeast }) =>
      words.limitFrom({ outcome: code, lower: percentText(c, atLeast) }),
    ),
    ...(mAcute === undefined ? [] : [words.mAcute(c.phrases.shared.number(String(mAcute)))]),
    ...(mChronic === undefined ? [] : [words.mChronic(c.phrases.shared.number(String(mChronic)))]),
    ...acuteToxicity
      .filter(({ kind }) => kind === 'ATE')
      .map(({ route, value }) =>
        words.ate({ route: routes[route], value: measureText(c.phrases, value), unit: units[route] }),
      ),
  ];
  return sentence(
    `composition.${each.row.id}.limits`,
    texts.length > 0 ? texts.join(c.phrases.shared.semicolon) : words.noLimits,
    originOf(each),
  );
}

function classes(c: SheetContext, each: SheetIngredient): Sentence {
  const words = c.phrases.composition;
  const id = `composition.${each.row.id}.classes` as const;
  if (each.ingredient.hazards === 'not-assessed') {
    const path = `${each.path}.handClassification` as const;
    return sentence(id, words.notAssessed, { kind: 'missing', path, why: c.phrases.shared.whyUnknown });
  }
  const texts = each.hazards.map(({ code, hCode, detail }) =>
    detail ? `${code}, ${hCode} (${inTerms(c.phrases, detail)})` : `${code}, ${hCode}`,
  );
  // REACH Annex II, 3.2.3 asks for the codes of supplemental statements beside those of the classes.
  const supplemental = c.profile.showsEuropeanNumbers ? (each.ingredient.supplemental ?? []) : [];
  const codes = [...texts, ...supplemental.filter((code) => isEuropeanStatement(code))];
  const notes = c.profile.showsEuropeanNumbers ? (each.ingredient.notes ?? []).map(({ note }) => note) : [];
  const text = codes.length > 0 ? codes.join(c.phrases.shared.semicolon) : words.notClassified;
  const remark = notes.length > 0 ? `. ${words.notes(notes.join(c.phrases.shared.comma))}` : '';
  return sentence(id, text + remark, originOf(each));
}

function rowOf(c: SheetContext, each: SheetIngredient): Sentence[] {
  const id = `composition.${each.row.id}` as const;
  const { sanitisedProportion } = each.row;
  const proportionField = sanitisedProportion.trim() === '' ? 'proportion' : 'sanitisedProportion';
  return [
    sentence(`${id}.name`, each.name, fromInput(`${each.path}.name`)),
    identifiers(c, each),
    sentence(
      `${id}.concentration`,
      c.phrases.shared.number(shownProportion(each.row)),
      fromInput(`${each.path}.${proportionField}`),
    ),
    classes(c, each),
    limits(c, each),
  ];
}

function ingredientTable(c: SheetContext, rows: readonly SheetIngredient[]): Block {
  const words = c.phrases.composition;
  return table(
    words.caption,
    [
      { heading: words.columnName, width: 4 },
      { heading: words.columnIdentifiers, width: 3 },
      { heading: c.state === 'gas' ? words.columnConcentrationGas : words.columnConcentration, width: 2 },
      { heading: words.columnClassification, width: 5 },
      { heading: words.columnLimits, width: 4 },
    ],
    rows.map((each) => rowOf(c, each)),
  );
}

/** Where a classification by hand was taken from. */
function handSources(c: SheetContext, shown: readonly SheetIngredient[]): Sentence[] {
  return shown.flatMap(({ row, name, path }) => {
    const hand = row.handClassification;
    if (!hand || !isClassifiedByHand(hand)) return [];
    const source = hand.source.trim() === '' ? c.phrases.shared.unnamedSource : hand.source.trim();
    const text = c.phrases.composition.byHand({ name, source });
    return [sentence(`composition.${row.id}.byHand`, text, fromInput(`${path}.handClassification.source`))];
  });
}

function remarks(c: SheetContext, shown: readonly SheetIngredient[]): Sentence[] {
  const words = c.phrases.composition;
  const origin = byRule(c, 'whyByComposition');
  const hasHazards = shown.some((each) => each.hazards.length > 0);
  return [
    ...handSources(c, shown),
    ...(shown.length < c.ingredients.length
      ? [notOwed(sentence('composition.remainder', words.remainder, origin))]
      : []),
    ...(hasHazards ? [sentence('composition.wholeStatements', words.wholeStatements, byRule(c))] : []),
    ...(shown.some(({ isConfidential }) => isConfidential)
      ? [sentence('composition.tradeSecret', words.tradeSecret, origin)]
      : []),
  ];
}

function notThis(c: SheetContext, id: SentenceId, why: string): Block[] {
  const text = c.phrases.shared.notApplicableBecause(why);
  return [paragraph(sentence(id, text, byRule(c, 'whyByComposition')))];
}

export function substances(c: SheetContext): Block[] {
  const { isMixture } = c.phrases.composition;
  return isSubstance(c)
    ? [ingredientTable(c, c.ingredients), ...exemptionClaim(c, c.ingredients)]
    : notThis(c, 'composition.isMixture', isMixture);
}

/** Ingredients that have to be named, the largest share first. */
export function mixtures(c: SheetContext): Block[] {
  const words = c.phrases.composition;
  if (isSubstance(c)) return notThis(c, 'composition.isSubstance', words.isSubstance);
  const shown = c.ingredients
    .filter((each) => isReportable(c, each))
    .toSorted((a, b) => b.ingredient.concentration.upper - a.ingredient.concentration.upper);
  const none = sentence('composition.none', words.nothingToName, byRule(c, 'whyByComposition'));
  const notes = remarks(c, shown);
  return [
    shown.length > 0 ? ingredientTable(c, shown) : paragraph(none),
    ...(notes.length > 0 ? [list(notes)] : []),
    ...exemptionClaim(c, shown),
  ];
}
