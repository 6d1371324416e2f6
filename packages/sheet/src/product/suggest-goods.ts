import type { PackingGroup } from '@gosds/transport/transport';
import { searchEntries } from '@gosds/transport/find-entries';
import type { Draft, DraftPart } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { shownName } from '../draft/shown-name.ts';
import { assess } from './assess.ts';
import { soughtBy, type SuggestedEntry, suggestions } from './goods-suggestions.ts';
import type { ProductFacts } from './product-facts.ts';

/** A row of the dangerous goods list with the columns of the suggestions table. */
type SuggestedRow = {
  readonly UN: string;
  readonly DGC: string;
  readonly SubRisk1: string;
  readonly SubRisk2: string;
  readonly PackingGroup: PackingGroup | 'None';
  readonly ShippingName: string;
  readonly HazChem: string;
};

/** Transport suggestions for a document. */
export type SuggestedGoods = {
  /** The search filters from the classification; empty if it cannot say, or if the product is not regulated. */
  readonly filters: readonly { readonly Name: string; readonly Value: string }[];
  readonly rows: readonly SuggestedRow[];
  /**
   * Ingredients that an N.O.S. name can include; those that decide the classification come first. 0 means no record.
   */
  readonly nosIngredients: readonly { readonly Name: string; readonly MaterialId: number }[];
};

const rowOf = (entry: SuggestedEntry): SuggestedRow => {
  const [subRisk1 = 'None', subRisk2 = 'None'] = entry.subsidiaryHazards;
  return {
    UN: entry.un,
    DGC: entry.class,
    SubRisk1: subRisk1,
    SubRisk2: subRisk2,
    PackingGroup: entry.packingGroup ?? 'None',
    ShippingName: entry.properShippingName,
    HazChem: entry.hazChem ?? '',
  };
};

const filtersOf = ({ DGC, SubRisk1, SubRisk2, PackingGroup }: SuggestedRow) =>
  Object.entries({ DGC, SubRisk1, SubRisk2, PackingGroup })
    .filter(([, value]) => value !== 'None')
    .map(([Name, Value]) => ({ Name, Value }));

const nosOf = (part: DraftPart) => ({ Name: shownName(part).trim(), MaterialId: part.materialId ?? 0 });

function nosIngredientsOf({ ingredients }: Draft, technicalNames: readonly string[]): SuggestedGoods['nosIngredients'] {
  const all = ingredients.flatMap((row) => (row.parts.length > 0 ? row.parts : [row])).map(nosOf);
  const each = [...new Map(all.filter(({ Name }) => Name !== '').map((one) => [one.Name, one])).values()];
  const placeOf = (name: string) =>
    technicalNames.includes(name) ? technicalNames.indexOf(name) : technicalNames.length;
  return each.toSorted((a, b) => placeOf(a.Name) - placeOf(b.Name));
}

/** The number of rows that the list shows for a typed UN number. */
const maxFound = 20;

/** The dangerous goods entries that fit a document, from the same engine as in the page. */
export function suggestGoods(draft: Draft, facts: ProductFacts): SuggestedGoods {
  const { land } = assess(parseDraft(draft), facts).transport;
  const sought = soughtBy(draft.dangerousGoods.unNumber);
  const rows = suggestions(land, sought.length < 3 ? [] : searchEntries(sought, maxFound));
  const proposed = land.status === 'regulated' ? land.proposal : undefined;
  return {
    filters: proposed ? filtersOf(rowOf(proposed.entry)) : [],
    rows: rows.map(({ entry }) => rowOf(entry)),
    nosIngredients: nosIngredientsOf(draft, proposed?.technicalNames ?? []),
  };
}
