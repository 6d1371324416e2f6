import { percent } from '@gosds/ghs/concentration';
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

/** Entry 34 names fuels, which hold additives, up to 10 % of ethanol, and up to 22 % of ethers (EN 228, EN 590). */
const fuelFrom = percent(75);

type Printed = Writing['ingredients'][number];

const tiersOf = ({ substance }: Printed) =>
  substance?.cas === undefined ? undefined : ownValue(euSevesoNamed, substance.cas);

/** The substance named in Part 2 that is the product, or the petroleum product that makes up most of a fuel. */
function named({ product, ingredients }: Writing): Printed | undefined {
  const [only] = ingredients;
  const tiers = only && onlySubstance(product) ? tiersOf(only) : undefined;
  if (tiers && (tiers.asGas !== true || product.state === 'gas')) return only;
  return ingredients.find(
    (each) => each.ingredient.concentration.lower >= fuelFrom && tiersOf(each)?.isPetroleum === true,
  );
}

/** Part 2 names liquefied flammable gases as a whole, by class: they are not in category P2. */
const categoryName = ({ phrases }: Writing, category: string): string =>
  category === '18' ? phrases.regulation.liquefiedFlammableGases : category;

/** Categories by class. The quantities for what Part 2 names take precedence. */
function categories(writing: Writing): Sentence[] {
  const found = named(writing);
  const tiers = found && tiersOf(found);
  if (tiers) {
    const { lower, upper } = tiers;
    const origin = byRule(writing, 'whyByComposition');
    return [tiered(writing, { lower, upper, category: found.name, place: 'named' }, origin)];
  }
  return euSevesoCategories
    .filter((row) => answersQuestion(writing.product, row))
    .map((row) => {
      const origin = row.statement ? byRule(writing, 'whyByComposition') : byClass(writing, row.hazards);
      return tiered(writing, { ...row, category: categoryName(writing, row.category), place: row.category }, origin);
    });
}

const hazardsOfCategories = euSevesoCategories.flatMap(({ hazards }) => hazards);

/** States that no category applies only if every relevant class could be judged. */
function noCategory(writing: Writing): Sentence {
  const open = openClasses(writing.product, hazardsOfCategories);
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
