import { z } from 'zod';

const errorSchema = z.object({
  /** JSON Pointer (RFC 6901) into the body that was sent, or into the draft; absent where no field is meant. */
  pointer: z.string().optional(),
  /** Name of the header that is meant. */
  header: z.string().optional(),
  /** In English. */
  detail: z.string(),
  /** The paragraph of law that asks for it. */
  paragraph: z.string().optional(),
});

/** Body of every failure of the public API: RFC 9457, `application/problem+json`. */
export const publicProblemSchema = z.looseObject({
  /** Names the kind of failure; a reference relative to the service. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The kind of failure for programs; more may come. */
  code: z.string(),
  /** What is wrong, field by field. */
  errors: z.array(errorSchema).optional(),
  /** After so many seconds the same call may succeed. */
  retryAfterSeconds: z.number().optional(),
  /** Name it when you ask us about the failure. */
  requestId: z.string(),
});

export type PublicProblem = z.infer<typeof publicProblemSchema>;
