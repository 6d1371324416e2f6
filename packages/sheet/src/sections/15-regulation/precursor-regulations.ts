import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import type { Field, Sentence } from '../../model/document.ts';
import { euDrugPrecursors } from '../../generated/lists/eu-drug-precursors.ts';
import { euExplosivesReportable } from '../../generated/lists/eu-explosives-reportable.ts';
import { euExplosivesRestricted } from '../../generated/lists/eu-explosives-restricted.ts';
import { byRule, field, sentence } from '../words/say.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';

const casOf = ({ substance, ingredient }: ProductIngredient): string => substance?.cas ?? ingredient.cas ?? '';

/** Restricted above the limit of Annex I. Substances of Annex II are regulated in any mixture from 1 %. */
function explosives(writing: Writing): Sentence[] {
  const words = writing.phrases.regulation;
  return atLeast(writing, percent(1)).flatMap((each) => {
    const limit = ownValue(euExplosivesRestricted, casOf(each));
    const isRestricted = limit !== undefined && each.ingredient.concentration.upper > percent(limit);
    if (!isRestricted && ownValue(euExplosivesReportable, casOf(each)) === undefined) return [];
    const say = isRestricted ? words.restrictedPrecursor : words.reportablePrecursor;
    return [sentence(`regulations.explosives.${each.row.id}`, say(each.name), byRule(writing, 'whyByComposition'))];
  });
}

/** Only a substance or its aqueous solution: it cannot be readily recovered from other mixtures (Article 2 (a)). */
function drugs(writing: Writing): Sentence[] {
  const [only, ...others] = writing.ingredients.filter(({ family }) => family !== 'water');
  const category = only && others.length === 0 ? ownValue(euDrugPrecursors, casOf(only)) : undefined;
  if (!only || category === undefined) return [];
  const text = writing.phrases.regulation.drugCategory({ name: only.name, category });
  return [sentence('regulations.drugs', text, byRule(writing, 'whyByComposition'))];
}

/** Precursors of explosives and drugs, if the product is or contains one. */
export function precursorFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const [ofExplosives, ofDrugs] = [explosives(writing), drugs(writing)];
  return [
    ...(ofExplosives.length > 0 ? [field(words.explosivesPrecursors, ...ofExplosives)] : []),
    ...(ofDrugs.length > 0 ? [field(words.drugPrecursors, ...ofDrugs)] : []),
  ];
}
