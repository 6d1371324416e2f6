import { z } from 'zod';

/** From where the law of a jurisdiction is known, and what is not; printed by `gosds markets`, loaded by nothing else. */
export const knownForm = z.strictObject({
  /** Where classes and limits were looked up; absent where they are from knowledge alone. */
  source: z.string().min(3).optional(),
  lookedUp: z.iso.date().optional(),
  notes: z
    .array(
      z.strictObject({
        /** `sheet`: what its sheets add; `differs`: what sets its classes apart; the others tell how well something is known. */
        kind: z.enum(['sheet', 'differs', 'read', 'from knowledge', 'not held', 'open']),
        text: z.string().min(3),
      }),
    )
    .optional(),
});
