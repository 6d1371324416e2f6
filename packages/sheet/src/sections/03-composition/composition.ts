import type { SentenceId } from '../../model/sentence-id.ts';
import { isEuropeanStatement } from '@gosds/ghs/supplemental-code';
import type { Hazard } from '@gosds/ghs/hazard';
import type { Block, Origin, Sentence } from '../../model/document.ts';
import { hazardText } from '../words/hazard-text.ts';
import { isOfAnnexVi } from '../../draft/annex-vi-release.ts';
import { isReportable } from './reportable.ts';
import { byRule, fromCatalogue, fromInput, list, missing, notOwed, paragraph, sentence, table } from '../words/say.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { registeredAs } from './registered-as.ts';
import { limitTexts } from './limit-texts.ts';
import { exemptionClaim } from './exemption-claim.ts';
import { alternativeNames, shareText } from './withheld.ts';

function originOf({ ingredient, substance, path }: ProductIngredient): Origin {
  const isByHand = substance === undefined || ingredient.hazardSource !== substance.classification.source;
  return isByHand
    ? fromInput(`${path}.handClassification`)
    : fromCatalogue(ingredient.cas, substance.classification.source);
}

function numbersOf(writing: Writing, each: ProductIngredient): string[] {
  const { substance, ingredient } = each;
  const registered = registeredAs(writing, each);
  const words = writing.phrases.composition;
  const european = writing.product.profile.showsEuropeanNumbers ? substance : undefined;
  return [
    ...(ingredient.cas ? [words.cas(ingredient.cas)] : []),
    ...(european?.ec ? [words.ec(european.ec)] : []),
    ...(european?.index ? [words.index(european.index)] : []),
    ...(registered ? [words.registration(registered)] : []),
  ];
}

function identifiers(writing: Writing, each: ProductIngredient): Sentence {
  const id = `composition.${each.row.id}.identifiers` as const;
  if (each.isConfidential) {
    return sentence(id, writing.phrases.composition.confidential, fromInput(`${each.path}.sanitisedName`));
  }
  const numbers = numbersOf(writing, each);
  const path = `${each.path}.casNumber` as const;
  if (numbers.length === 0) return missing(writing, id, path);
  return sentence(id, numbers.join(', '), each.substance ? originOf(each) : fromInput(path));
}

/** Limits, one per line. For an ingredient that nobody classified it is not known whether there are any. */
function limits(writing: Writing, each: ProductIngredient): Sentence {
  const id = `composition.${each.row.id}.limits` as const;
  const texts = limitTexts(writing, each);
  if (texts.length > 0) return sentence(id, texts.join('\n'), originOf(each));
  return each.ingredient.hazards === 'not-assessed'
    ? missing(writing, id, `${each.path}.handClassification`)
    : sentence(id, writing.phrases.composition.noLimits, originOf(each));
}

/**
 * The hazard as the market names it, so that sections 2 and 3 use the same category, such as 2A or 2 for eye
 * irritation.
 */
function asWritten({ adopted, renames }: Product['rules'], hazard: Hazard): Hazard {
  const other = adopted.includes(hazard.code) ? undefined : renames[hazard.code];
  return other ? { ...hazard, ...other } : hazard;
}

function classes(writing: Writing, each: ProductIngredient): Sentence {
  const words = writing.phrases.composition;
  const id = `composition.${each.row.id}.classes` as const;
  const hazards = each.hazards.map((hazard) => asWritten(writing.product.rules, hazard));
  if (each.ingredient.hazards === 'not-assessed') {
    const path = `${each.path}.handClassification` as const;
    const shown = hazards.map(({ code, hCode }) => `${code}, ${hCode}`);
    const text = [...shown, shown.length > 0 ? words.otherwiseNotAssessed : words.notAssessed];
    return sentence(id, text.join(writing.phrases.shared.semicolon), {
      kind: 'missing',
      path,
      why: writing.phrases.shared.whyUnknown,
    });
  }
  const texts = hazards.map((hazard) => hazardText(writing, hazard));
  // REACH Annex II, 3.2.3 requires the codes of supplemental statements in addition to those of the classes.
  const supplemental = writing.product.profile.showsEuropeanNumbers ? (each.ingredient.supplemental ?? []) : [];
  const codes = [...texts, ...supplemental.filter((code) => isEuropeanStatement(code))];
  const notes = writing.product.profile.showsEuropeanNumbers
    ? (each.ingredient.notes ?? []).map(({ note }) => note).filter(isOfAnnexVi)
    : [];
  const text = codes.length > 0 ? codes.join(writing.phrases.shared.semicolon) : words.notClassified;
  const remark = notes.length > 0 ? `. ${words.notes(notes.join(writing.phrases.shared.comma))}` : '';
  return sentence(id, text + remark, originOf(each));
}

function rowOf(writing: Writing, each: NamedIngredient): Sentence[] {
  const id = `composition.${each.row.id}` as const;
  const { sanitisedProportion } = each.row;
  const proportionField = sanitisedProportion.trim() === '' ? 'proportion' : 'sanitisedProportion';
  return [
    sentence(`${id}.name`, each.name, fromInput(`${each.path}.name`)),
    identifiers(writing, each),
    sentence(`${id}.concentration`, shareText(writing, each), fromInput(`${each.path}.${proportionField}`)),
    classes(writing, each),
    limits(writing, each),
  ];
}

function ingredientTable(writing: Writing, rows: readonly NamedIngredient[]): Block {
  const words = writing.phrases.composition;
  return table(
    words.caption,
    [
      { heading: words.columnName, width: 4 },
      { heading: words.columnIdentifiers, width: 3 },
      { heading: writing.product.state === 'gas' ? words.columnConcentrationGas : words.columnConcentration, width: 2 },
      { heading: words.columnClassification, width: 5 },
      { heading: words.columnLimits, width: 4 },
    ],
    rows.map((each) => rowOf(writing, each)),
  );
}

/** The sources of the user's own classifications. */
function handSources(writing: Writing, shown: readonly NamedIngredient[]): Sentence[] {
  return shown.flatMap(({ row, hand, name, path }) => {
    if (!hand) return [];
    const source = hand.source === '' ? writing.phrases.shared.unnamedSource : hand.source;
    const text = writing.phrases.composition.byHand({ name, source });
    return [sentence(`composition.${row.id}.byHand`, text, fromInput(`${path}.handClassification.source`))];
  });
}

function remarks(writing: Writing, shown: readonly NamedIngredient[]): Sentence[] {
  const words = writing.phrases.composition;
  const origin = byRule(writing, 'whyByComposition');
  const hasHazards = shown.some((each) => each.hazards.length > 0);
  return [
    ...handSources(writing, shown),
    ...(shown.length < writing.ingredients.length
      ? [notOwed(sentence('composition.remainder', words.remainder, origin))]
      : []),
    ...(hasHazards ? [sentence('composition.wholeStatements', words.wholeStatements, byRule(writing))] : []),
    ...(shown.some(({ isConfidential }) => isConfidential)
      ? [sentence('composition.tradeSecret', words.tradeSecret, origin)]
      : []),
    ...alternativeNames(writing, shown),
  ];
}

function notApplicable(writing: Writing, id: SentenceId, why: string): Block[] {
  const text = writing.phrases.shared.notApplicableBecause(why);
  return [paragraph(sentence(id, text, byRule(writing, 'whyByComposition')))];
}

export function substances(writing: Writing): Block[] {
  const { isMixture } = writing.phrases.composition;
  return isSubstance(writing.product)
    ? [ingredientTable(writing, writing.ingredients), ...exemptionClaim(writing, writing.ingredients)]
    : notApplicable(writing, 'composition.isMixture', isMixture);
}

/** Ingredients that must be named, highest concentration first. */
export function mixtures(writing: Writing): Block[] {
  const words = writing.phrases.composition;
  if (isSubstance(writing.product)) return notApplicable(writing, 'composition.isSubstance', words.isSubstance);
  const shown = writing.ingredients
    .filter((each) => isReportable(writing.product, each))
    .toSorted((a, b) => b.ingredient.concentration.upper - a.ingredient.concentration.upper);
  const none = sentence('composition.none', words.nothingToName, byRule(writing, 'whyByComposition'));
  const notes = remarks(writing, shown);
  return [
    shown.length > 0 ? ingredientTable(writing, shown) : paragraph(none),
    ...(notes.length > 0 ? [list(notes)] : []),
    ...exemptionClaim(writing, shown),
  ];
}
