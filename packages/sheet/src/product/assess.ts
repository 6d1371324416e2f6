import { partsOf } from '@gosds/ghs/hazard-question';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { labelElements } from '@gosds/ghs/label/label-elements';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { classifyByMode } from '@gosds/transport/classify-by-mode';
import { withPrecautionChoices } from '../draft/chosen-precautions.ts';
import type { Entered } from '../draft/entered.ts';
import { documentTypeOf, marketBasis } from '../profiles/countries.ts';
import { profileOf } from '../profiles/profile-of.ts';
import { possibleHazards } from './possible-hazards.ts';
import { ingredientsOf } from './ingredients-of.ts';
import { mixtureOf } from './mixture-of.ts';
import { asPackedGas } from './as-packed-gas.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Classified, Product, ProductIngredient } from './product.ts';
import { supplementalCodesOf } from './supplemental-codes.ts';
import { transportInputOf } from './transport-input-of.ts';
import { unjudgedClasses } from './unjudged-classes.ts';
import { asPacked } from './vented-closure.ts';

type Made = { readonly classified: Classified; readonly ingredients: readonly ProductIngredient[] };

/** Makes mixture, classification, transport by land, sea and air, and label; and the ingredients, which these need. */
function classify(entered: Entered, facts: ProductFacts): Made {
  const { draft } = entered;
  const mixture = mixtureOf(entered, facts.substances, facts.asOf);
  const market = marketAsOf(marketBasis(draft.description.country).rules, facts.asOf);
  const classification = classifyMixture(mixture, market);
  const { substances } = facts;
  const ingredients = ingredientsOf({ entered, facts, mixture });
  const unjudged = unjudgedClasses(ingredients, market);
  const transport = classifyByMode({
    ...transportInputOf({ entered, substances, mixture, classification }),
    ...(unjudged.length > 0 ? { unjudged } : {}),
  });
  const packed = asPacked({ ...entered, ingredients, mixture, classification, transport });
  const elements = labelElements(classification, packed, market);
  const label = withPrecautionChoices(elements, draft.precautionChoices);
  return { classified: { mixture, classification, transport, label }, ingredients };
}

/** The product for a finished classification. */
export const productOf = (entered: Entered, facts: ProductFacts, classified: Classified): Product =>
  productFrom(entered, facts, {
    classified,
    ingredients: ingredientsOf({ entered, facts, mixture: classified.mixture }),
  });

function productFrom(entered: Entered, facts: ProductFacts, { classified, ingredients }: Made): Product {
  const { mixture, classification } = classified;
  const { country } = entered.draft.description;
  return {
    ...entered,
    ...classified,
    asOf: facts.asOf,
    country,
    profile: profileOf(marketBasis(country).profile, facts.asOf),
    rules: marketAsOf(classification.market, facts.asOf),
    documentType: documentTypeOf(country),
    state: mixture.physicalState,
    ingredients: asPackedGas({ classification, state: mixture.physicalState }, ingredients),
    supplementalCodes: supplementalCodesOf({ classification, ingredients }),
    possibleHazards: possibleHazards(classification, ingredients),
    productHazards: classification.outcomes.flatMap(({ hazards, reasons }) =>
      hazards.map((hazard) => ({ hazard, parts: partsOf(hazard), reasons: reasons.slice(0, 1) })),
    ),
  };
}

/**
 * Assesses the product under the law, once for all readers. Pure; never throws for a draft that its schema accepts,
 * however incomplete.
 */
export const assess = (entered: Entered, facts: ProductFacts): Product =>
  productFrom(entered, facts, classify(entered, facts));
