import type { z } from 'zod';

/** The longest text that the draft's schema takes: what is longer could not be saved, so the input takes no more. */
export const maxCharacters = (text: z.ZodDefault<z.ZodString>): number | undefined =>
  text.unwrap().maxLength ?? undefined;
