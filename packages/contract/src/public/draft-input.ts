import { currentDraftSchema, ingredientSchema } from '@gosds/sheet/draft/draft';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import { z } from 'zod';

const rowSchema = ingredientSchema.extend({
  /** Numbered where none is given. */
  id: z.string().min(1).max(40).optional(),
});

/** A product as a program describes it: what is left out is unknown, as in an input that nobody filled in. */
export const draftInputSchema = currentDraftSchema
  .extend({ ingredients: z.array(rowSchema).max(rowLimits.most).default([]) })
  .transform(({ ingredients, ...draft }) => ({
    ...draft,
    ingredients: ingredients.map((row, index) => ({ ...row, id: row.id ?? String(index + 1) })),
  }));
