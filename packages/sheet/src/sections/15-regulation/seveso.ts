import { ownValue } from '@gosds/ghs/own-value';
import type { Field, Sentence } from '../../model/document.ts';
import { euSevesoCategories } from '../../generated/lists/eu-seveso-categories.ts';
import { euSevesoNamed } from '../../generated/lists/eu-seveso-named.ts';
import { byClass, byRule, field, firstIngredient, missing, orElse, sentence } from '../words/say.ts';
import { answersQuestion, openClasses } from '../../product/answers-question.ts';
import type { Writing } from '../writing.ts';
import { onlySubstance } from '../../product/is-substance.ts';

type Tiers = {
  readonly category: string;
  readonly lower: number;
  readonly upper: number;
  /** Place of the sentence, if different from the category's. */
  readonly place?: string;
};

function tiered(writing: Writing, tiers: Tiers, origin: Sentence['origin']): Sentence {
  const { category, lower, upper, place = category } = tiers;
  const text = writing.phrases.regulation.tiers({ category, lower: String(lower), upper: String(upper) });
  return sentence(`regulations.seveso.${place}`, text, origin);
}

/** Categories by class. The quantities for a substance named in Part 2 take precedence. */
function categories(writing: Writing): Sentence[] {
  const substance = onlySubstance(writing.product);
  const [only] = writing.ingredients;
  const named = substance?.cas === undefined ? undefined : ownValue(euSevesoNamed, substance.cas);
  if (only && named && (named.asGas !== true || writing.product.state === 'gas'))
    return [tiered(writing, { ...named, category: only.name, place: 'named' }, byRule(writing, 'whyByComposition'))];
  return euSevesoCategories
    .filter((row) => answersQuestion(writing.product, row))
    .map((row) =>
      tiered(writing, row, row.statement ? byRule(writing, 'whyByComposition') : byClass(writing, row.hazards)),
    );
}

/** States that no category applies only if every relevant class could be judged. */
function noCategory(writing: Writing): Sentence {
  const open = openClasses(
    writing.product,
    euSevesoCategories.flatMap(({ hazards }) => hazards),
  );
  if (open.length > 0) return missing(writing, 'regulations.seveso.open', firstIngredient);
  return sentence('regulations.seveso.none', writing.phrases.regulation.sevesoNone, byRule(writing, 'whyByClass'));
}

/**
 * Categories of Directive 2012/18/EU, Annex I, or of the regulations that implement it, with their qualifying
 * quantities.
 */
export function sevesoField(writing: Writing, label: string): Field {
  return field(label, ...orElse(categories(writing), noCategory(writing)));
}
