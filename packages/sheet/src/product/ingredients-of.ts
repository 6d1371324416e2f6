import type { Mixture } from '@gosds/ghs/mixture';
import { hazardsInForce } from '../draft/annex-vi-release.ts';
import type { Entered } from '../draft/entered.ts';
import { isConfidential } from '../draft/shown-name.ts';
import { functionalClassOf } from './functional-class.ts';
import { groupsOf } from './groups-of.ts';
import { substanceInForce } from './substance-in-force.ts';
import { hazardInMarket } from '@gosds/ghs/label/hazard-in-market';
import { isCategoryOfMarket } from '@gosds/ghs/rules/adoption';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { marketBasis } from '../profiles/countries.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ProductIngredient } from './product.ts';

type Known = { readonly entered: Entered; readonly facts: ProductFacts; readonly mixture: Mixture };

/** The ingredients of the mixture, each with its row and its data from the catalogue and the lists. */
export function ingredientsOf({ entered, facts, mixture }: Known): readonly ProductIngredient[] {
  const { country } = entered.draft.description;
  const market = marketAsOf(marketBasis(country).rules, facts.asOf);
  const rows = new Map(entered.recipe.map((each) => [each.row.id, each]));
  return mixture.ingredients.flatMap((ingredient) => {
    const found = rows.get(ingredient.id);
    if (!found) return [];
    const { row } = found;
    const record = row.materialId === null ? undefined : facts.substances.get(row.materialId);
    const substance = record && substanceInForce({ country, day: facts.asOf, rules: market }, record);
    return [
      {
        ...found,
        ingredient,
        isConfidential: isConfidential(row),
        substance,
        listings: substance ? substance.listings : facts.listings?.get(row.casNumber.trim()),
        hazards: hazardsInForce(ingredient)
          .filter((hazard) => isCategoryOfMarket(market, hazard))
          .map((hazard) => hazardInMarket(hazard, market.wording)),
        groups: groupsOf(substance, { name: row.name, cas: row.casNumber.trim(), confirmed: found.confirmedFamily }),
        family: functionalClassOf({
          name: row.name,
          substance,
          hazards: ingredient.hazards,
          confirmed: found.confirmedFamily,
        }),
      },
    ];
  });
}
