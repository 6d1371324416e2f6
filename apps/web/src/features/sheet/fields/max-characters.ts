import type { z } from 'zod';

/**
 * Maximum length of a text in the draft's schema. The input accepts no more, because a longer text could not be saved.
 */
export const maxCharacters = (text: z.ZodDefault<z.ZodString>): number | undefined =>
  text.unwrap().maxLength ?? undefined;
