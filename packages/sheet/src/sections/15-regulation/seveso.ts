import type { HazardClass } from '@gosds/ghs/hazard';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { ownValue } from '@gosds/ghs/own-value';
import { categoryEntries } from '@gosds/ghs/registry';
import type { Field, Sentence } from '../../model/document.ts';
import { euSevesoCategories } from '../../generated/lists/eu-seveso-categories.ts';
import { euSevesoNamed } from '../../generated/lists/eu-seveso-named.ts';
import { byClass, byRule, field, firstIngredient, missing, orElse, sentence } from '../words/say.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { has } from '../../product/product-hazards.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { onlySubstance } from '../../product/is-substance.ts';
import type { SevesoCategory } from '../../lists/hazard-categories.ts';

type Tiers = {
  readonly category: string;
  readonly lower: number;
  readonly upper: number;
  /** Place of the sentence where it is not that of the category. */
  readonly place?: string;
};

function tiered(writing: Writing, tiers: Tiers, origin: Sentence['origin']): Sentence {
  const { category, lower, upper, place = category } = tiers;
  const text = writing.phrases.regulation.tiers({ category, lower: String(lower), upper: String(upper) });
  return sentence(`regulations.seveso.${place}`, text, origin);
}

/** True where the product, its ingredients and its statements make the category. */
function isMet(writing: Writing, row: SevesoCategory): boolean {
  const { product, ingredients } = writing;
  if (row.statement !== undefined) return hasStatement(product, row.statement);
  const holds = (hazards: AnyHazard) => ingredients.some((each) => ingredientHas(each, hazards));
  return (
    has(product, row.hazards) &&
    (!row.also || has(product, row.also)) &&
    !(row.unless && has(product, row.unless)) &&
    (!row.withIngredient || holds(row.withIngredient)) &&
    !(row.withoutIngredient && holds(row.withoutIngredient))
  );
}

/** By class: the quantities of a substance that Part 2 names go before them all. */
function categories(writing: Writing): Sentence[] {
  const substance = onlySubstance(writing.product);
  const [only] = writing.ingredients;
  const named = substance?.cas === undefined ? undefined : ownValue(euSevesoNamed, substance.cas);
  if (only && named && (named.asGas !== true || writing.product.state === 'gas'))
    return [tiered(writing, { ...named, category: only.name, place: 'named' }, byRule(writing, 'whyByComposition'))];
  return euSevesoCategories
    .filter((row) => isMet(writing, row))
    .map((row) =>
      tiered(writing, row, row.statement ? byRule(writing, 'whyByComposition') : byClass(writing, row.hazards)),
    );
}

/** Classes of which one category at least makes a category of the law. */
const categorised: ReadonlySet<HazardClass> = new Set(
  categoryEntries
    .filter((entry) =>
      euSevesoCategories.some(({ hazards }) => isAnyOf({ ...entry, hCode: entry.hCode ?? '' }, hazards)),
    )
    .map(({ hazardClass }) => hazardClass),
);

/** That no category applies is said only where each class that makes one could be judged. */
function noCategory(writing: Writing): Sentence {
  const isOpen = writing.product.classification.outcomes.some(
    ({ status, hazardClass }) => status === 'incomplete' && categorised.has(hazardClass),
  );
  if (isOpen) return missing(writing, 'regulations.seveso.open', firstIngredient);
  return sentence('regulations.seveso.none', writing.phrases.regulation.sevesoNone, byRule(writing, 'whyByClass'));
}

/** Categories of Directive 2012/18/EU, Annex I, or of the regulations that took it over, with their qualifying quantities. */
export function sevesoField(writing: Writing, label: string): Field {
  return field(label, ...orElse(categories(writing), noCategory(writing)));
}
