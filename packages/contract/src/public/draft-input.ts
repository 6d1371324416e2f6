import { currentDraftSchema, ingredientSchema } from '@gosds/sheet/draft/draft';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import { z } from 'zod';

const rowSchema = ingredientSchema.extend({
  /** Without an id, the server numbers the row. */
  id: z.string().min(1).max(40).optional(),
});

/** A product as a program describes it. A missing field is unknown, like an input left empty in the wizard. */
export const draftInputSchema = currentDraftSchema
  .extend({ ingredients: z.array(rowSchema).max(rowLimits.maxByOperator).default([]) })
  .transform(({ ingredients, ...draft }) => ({
    ...draft,
    ingredients: ingredients.map((row, index) => ({ ...row, id: row.id ?? String(index + 1) })),
  }));
