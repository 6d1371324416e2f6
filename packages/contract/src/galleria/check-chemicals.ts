import { z } from 'zod';
import type { Call } from '../call.ts';

/** The most lines of one check. */
export const maxCheckedLines = 1000;

export const checkVerdicts = ['found', 'several', 'wrong-check-digit', 'not-found'] as const;

const checkedSchema = z.object({
  /** The line as it was sent. */
  text: z.string(),
  /** `several`: more than one chemical has the name or number; the best known is told. */
  verdict: z.enum(checkVerdicts),
  /** Null where nothing was found. */
  chemical: z.object({ MaterialId: z.int(), Name: z.string().nullable(), Cas: z.array(z.string()) }).nullable(),
  /** How many lists name it; null where nothing was found. */
  lists: z.int().nullable(),
  /** The check digit that the CAS number of the line would need; null where it is right, or none. */
  expected: z.string().nullable(),
});

export type CheckedLine = z.infer<typeof checkedSchema>;

export const checkChemicals = {
  method: 'POST',
  path: '/api/galleria/check',
  summary:
    'Which chemical each line names, by CAS, EC or CW number, InChIKey, DTXSID or exact name: up to 1,000 lines.',
  body: z.strictObject({
    lines: z
      .array(z.string().trim().min(1).max(300, 'A line may have 300 characters at most.'))
      .min(1, 'Enter a name or a CAS number.')
      .max(maxCheckedLines, 'Enter 1,000 lines at most.'),
  }),
  response: { 200: z.object({ lines: z.array(checkedSchema) }) },
} as const satisfies Call;
