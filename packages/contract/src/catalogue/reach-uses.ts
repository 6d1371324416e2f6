import { z } from 'zod';
import type { Call } from '../call.ts';

const reachUseSchema = z.object({
  /** Type of use descriptor: `SU`, `PC`, `PROC`, `ERC` or `AC`. */
  List: z.string(),
  Code: z.string(),
  /** In the requested language, else in English; empty if the code has no name. */
  Name: z.string(),
});

export type ReachUse = z.infer<typeof reachUseSchema>;

/** Changes nothing: needs no session and no CSRF header. The response is the list as JSON text. */
export const reachUses = {
  method: 'POST',
  path: '/api/data/reach-uses',
  summary: 'The use descriptors of REACH, list by list, with their names in the language, or in English.',
  /** A BCP 47 tag, or the number of a language in `languages-for-country`. */
  body: z.strictObject({ languageId: z.union([z.string().max(10), z.int()]) }),
  response: { 200: z.array(reachUseSchema) },
} as const satisfies Call;
