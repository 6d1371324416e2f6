import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import { requiredPairOf } from '@gosds/sheet/profiles/countries';
import { isFilledRow, type VisitorProduct } from '../../../api/visitor-product.ts';
import { readProportionText } from '../ingredients/paste-ingredients.ts';

const ingredientsOf = ({ rows }: VisitorProduct) =>
  rows.filter(isFilledRow).map((row) => ({ ...row, proportion: readProportionText(row.proportion) }));

const propertiesOf = ({ state, flashPoint }: VisitorProduct) => ({
  state,
  flashPoint: { value: flashPoint.replace(',', '.'), unit: '°C' },
});

/** The visitor's input as a draft for the engine, in the language of the page. */
export const draftOfVisitor = (product: VisitorProduct, language: string): Draft =>
  draftSchema.parse({
    description: { country: product.country, language },
    ingredients: ingredientsOf(product),
    properties: propertiesOf(product),
  });

/**
 * The draft of a new sheet with the visitor's input. The visitor's country takes precedence over the company's; the
 * sheet is then in the language of the page, as its label was there, or in the country's two.
 */
export function withVisitorProduct(draft: Draft, product: VisitorProduct, pageLanguage: string): Draft {
  const typed = draftSchema.parse({ ingredients: ingredientsOf(product), properties: propertiesOf(product) });
  const isSameCountry = ['', draft.description.country].includes(product.country);
  return {
    ...draft,
    description: isSameCountry
      ? draft.description
      : {
          ...draft.description,
          country: product.country,
          language: requiredPairOf(product.country)?.tag ?? pageLanguage,
        },
    ingredients: [...typed.ingredients, ...draft.ingredients.slice(typed.ingredients.length)],
    properties: { ...draft.properties, state: typed.properties.state, flashPoint: typed.properties.flashPoint },
  };
}
