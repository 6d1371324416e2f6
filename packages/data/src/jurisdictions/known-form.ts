import { z } from 'zod';

/** The sources of a jurisdiction's law, and what is unknown. Only `gosds markets` prints it. */
export const knownForm = z.strictObject({
  /** Where classes and limits were looked up. Absent if no source was checked. */
  source: z.string().min(3).optional(),
  lookedUp: z.iso.date().optional(),
  notes: z
    .array(
      z.strictObject({
        /**
         * `sheet`: additions to its sheets. `differs`: differences of its classes. Others: how well something is known.
         */
        kind: z.enum(['sheet', 'differs', 'read', 'from knowledge', 'not held', 'open']),
        text: z.string().min(3),
      }),
    )
    .optional(),
});
