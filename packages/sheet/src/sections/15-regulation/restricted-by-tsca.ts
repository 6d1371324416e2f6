import { ownValue } from '@gosds/ghs/own-value';
import { percent } from '@gosds/ghs/concentration';
import { usTsca6 } from '../../generated/lists/us-tsca-6.ts';
import type { Field } from '../../model/document.ts';
import { atLeast } from '../../product/at-least.ts';
import type { NamedIngredient, Writing } from '../writing.ts';
import { byRule, field, sentence } from '../words/say.ts';

/** A product with less is free of the restrictions of 40 CFR Part 751, Subpart B. */
const from = percent(0.1);

const entryOf = ({ substance, ingredient }: NamedIngredient) =>
  ownValue(usTsca6, substance?.cas ?? ingredient.cas ?? '');

/** The restricted ingredients of a product for the United States. */
export const underTsca = (writing: Writing): readonly NamedIngredient[] =>
  writing.product.profile.regulatoryLists.includes('tsca')
    ? atLeast(writing, from).filter((each) => entryOf(each) !== undefined)
    : [];

/** Ingredients that rules under TSCA section 6(a) restrict. The data lack some of the rules, so nothing is denied. */
export function restrictedByTsca(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const found = underTsca(writing).flatMap((each) => {
    const entry = entryOf(each);
    if (!entry) return [];
    const text = words.restrictedByTscaEntry({ name: each.name, law: entry.law });
    return [sentence(`regulations.tsca-6.${each.row.id}`, text, byRule(writing, 'whyByComposition'))];
  });
  return found.length > 0 ? [field(words.restrictedByTsca, ...found)] : [];
}

/** The ingredient against which the law of the United States allows no cartridge. */
export const needsSuppliedAir = (writing: Writing): NamedIngredient | undefined =>
  underTsca(writing).find((each) => entryOf(each)?.needsSuppliedAir === true);
