import { z } from 'zod';

/** RFC 9457 body of every failure. Some codes add fields; their calls name them. */
export const problemSchema = z.looseObject({
  type: z.string(),
  /** A `ProblemCode`; a string here, so that an older page accepts the codes of a newer server. */
  code: z.string(),
  status: z.int(),
  /** The sentence to show. */
  title: z.string(),
  /** Code `validation`: one message per dotted path of the request. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Id of the request in the log. */
  requestId: z.string().optional(),
});

export type ProblemBody = z.infer<typeof problemSchema>;
