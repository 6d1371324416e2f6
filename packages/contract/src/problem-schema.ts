import { z } from 'zod';

/** RFC 9457 body of every failure; some codes add fields, which their call names. */
export const problemSchema = z.looseObject({
  type: z.string(),
  /** A `ProblemCode`; a string here so that an older page survives a newer server. */
  code: z.string(),
  status: z.int(),
  /** The sentence to show. */
  title: z.string(),
  /** Code `validation`: message per dotted path of the request. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Id of the request, for the log. */
  requestId: z.string().optional(),
});

export type ProblemBody = z.infer<typeof problemSchema>;
