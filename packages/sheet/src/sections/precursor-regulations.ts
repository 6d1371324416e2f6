import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import type { Field, Sentence } from '../document.ts';
import { euDrugPrecursors } from '../generated/lists/eu-drug-precursors.ts';
import { euExplosivesReportable } from '../generated/lists/eu-explosives-reportable.ts';
import { euExplosivesRestricted } from '../generated/lists/eu-explosives-restricted.ts';
import { byRule, field, sentence } from './words/say.ts';
import type { SheetContext, SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';

const casOf = ({ substance, ingredient }: SheetIngredient): string => substance?.cas ?? ingredient.cas ?? '';

/** Restricted above the limit of Annex I; what Annex II lists is regulated in any mixture from 1 % on. */
function explosives(c: SheetContext): Sentence[] {
  const words = c.phrases.regulation;
  return atLeast(c, percent(1)).flatMap((each) => {
    const limit = ownValue(euExplosivesRestricted, casOf(each));
    const isRestricted = limit !== undefined && each.ingredient.concentration.upper > percent(limit);
    if (!isRestricted && ownValue(euExplosivesReportable, casOf(each)) === undefined) return [];
    const say = isRestricted ? words.restrictedPrecursor : words.reportablePrecursor;
    return [sentence(`regulations.explosives.${each.row.id}`, say(each.name), byRule(c, 'whyByComposition'))];
  });
}

/** A substance, or its solution in water: out of other mixtures it is not easily had (Article 2 (a)). */
function drugs(c: SheetContext): Sentence[] {
  const [only, ...others] = c.ingredients.filter(({ family }) => family !== 'water');
  const category = only && others.length === 0 ? ownValue(euDrugPrecursors, casOf(only)) : undefined;
  if (!only || category === undefined) return [];
  const text = c.phrases.regulation.drugCategory({ name: only.name, category });
  return [sentence('regulations.drugs', text, byRule(c, 'whyByComposition'))];
}

/** Precursors of explosives and of drugs, where the product is or holds one. */
export function precursorFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  const [ofExplosives, ofDrugs] = [explosives(c), drugs(c)];
  return [
    ...(ofExplosives.length > 0 ? [field(words.explosivesPrecursors, ...ofExplosives)] : []),
    ...(ofDrugs.length > 0 ? [field(words.drugPrecursors, ...ofDrugs)] : []),
  ];
}
