import { z } from 'zod';

const errorSchema = z.object({
  /** JSON Pointer (RFC 6901) into the request body or the draft; absent if the error belongs to no field. */
  pointer: z.string().optional(),
  /** Name of the faulty header. */
  header: z.string().optional(),
  /** In English. */
  detail: z.string(),
  /** The paragraph of law that requires it. */
  paragraph: z.string().optional(),
});

/** Body of every failure of the public API: RFC 9457, `application/problem+json`. */
export const publicProblemSchema = z.looseObject({
  /** Names the kind of failure; a reference relative to the service. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Kind of failure, for programs; new codes may be added. */
  code: z.string(),
  /** The errors, field by field. */
  errors: z.array(errorSchema).optional(),
  /** Seconds after which the same call may succeed. */
  retryAfterSeconds: z.number().optional(),
  /** Quote it when you ask us about the failure. */
  requestId: z.string(),
});

export type PublicProblem = z.infer<typeof publicProblemSchema>;
