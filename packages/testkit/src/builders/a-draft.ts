import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';

type Parts = Omit<{ readonly [Key in keyof Draft]?: object }, 'ingredients' | 'mode'> & {
  readonly mode?: Draft['mode'];
  readonly ingredients?: readonly object[];
};

/** A liquid for Germany, in English, with the given parts. Ingredients are numbered from 1 and named `Matter`. */
export const aDraft = ({ description, ingredients = [], properties, ...more }: Parts): Draft =>
  draftSchema.parse({
    description: { productName: 'Product', companyName: 'Firm', country: 'DE', language: 'en', ...description },
    ingredients: ingredients.map((row, index) => ({ id: String(index + 1), name: 'Matter', ...row })),
    properties: { state: 'Liquid', ...properties },
    ...more,
  });
