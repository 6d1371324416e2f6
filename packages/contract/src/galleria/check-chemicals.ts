import { z } from 'zod';
import type { Call } from '../call.ts';

/** Maximum number of lines in one check. */
export const maxCheckedLines = 1000;

/** Maximum number of characters in one line. */
export const maxCheckedCharacters = 300;

export const checkedLineSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxCheckedCharacters, `A line may have ${maxCheckedCharacters} characters at most.`);

export const checkVerdicts = ['found', 'several', 'wrong-check-digit', 'not-found'] as const;

/** Concentration range in a product, in per cent; both ends inclusive. */
export const shareSchema = z.strictObject({ from: z.number().min(0).max(100), to: z.number().min(0).max(100) });

export type ShareOfProduct = z.infer<typeof shareSchema>;

const checkedSchema = z.object({
  /** The line as it was sent. */
  text: z.string(),
  /** `several`: more than one chemical has the name or number; the best known one is returned. */
  verdict: z.enum(checkVerdicts),
  /** Null if nothing was found. */
  chemical: z.object({ MaterialId: z.int(), Name: z.string().nullable(), Cas: z.array(z.string()) }).nullable(),
  /** Number of lists that name the chemical; null if nothing was found. */
  lists: z.int().nullable(),
  /** The correct check digit of the line's CAS number; null if the digit is right or there is no CAS number. */
  expected: z.string().nullable(),
  /** The concentration given in the line; null if it has none. */
  share: shareSchema.nullable(),
  /** The concentration given in the line is impossible, such as 250 %. */
  isShareFaulty: z.boolean(),
});

export type CheckedLine = z.infer<typeof checkedSchema>;

export const checkChemicals = {
  method: 'POST',
  path: '/api/galleria/check',
  summary:
    'Which chemical each line names, by CAS, EC or CW number, InChI, InChIKey, SMILES, DTXSID or exact name, and its proportion: up to 1,000 lines.',
  body: z.strictObject({
    lines: z
      .array(checkedLineSchema)
      .min(1, 'Enter a name or a CAS number.')
      .max(maxCheckedLines, `Enter ${maxCheckedLines} lines at most.`),
  }),
  response: { 200: z.object({ lines: z.array(checkedSchema) }) },
} as const satisfies Call;
