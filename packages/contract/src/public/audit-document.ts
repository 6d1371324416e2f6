import { z } from 'zod';
import { draftInputSchema } from './draft-input.ts';
import type { PublicCall } from './public-call.ts';

/** Maximum size of a PDF before base64 encoding. */
export const auditedPdfBytes = 10 * 1024 * 1024;

export const auditDocument = {
  method: 'POST',
  path: '/api/v1/audit',
  operation: 'audit',
  scope: 'audit',
  summary:
    'What a finished sheet leaves out or contradicts, held against what the law asks of its product. The sheet is a PDF that carries its data, as ours do. 400 validation, 413 too-large.',
  body: z.strictObject({
    /** The product of the sheet. */
    draft: draftInputSchema,
    /** At most 10 MiB. */
    pdf: z
      .base64('Send the PDF as base64.')
      .min(1)
      .max(Math.ceil(auditedPdfBytes / 3) * 4),
  }),
  response: {
    200: z.object({
      /** The file changed after it was made: its pages may differ from the audited data. */
      isChanged: z.boolean(),
      findings: z.array(
        z.object({
          /** Stable id, e.g. `hazards.pictograms`. */
          check: z.string(),
          severity: z.string(),
          /** In English. */
          message: z.string(),
          paragraph: z.string(),
          section: z.int(),
          /** Sub-heading of the sheet. */
          part: z.string(),
        }),
      ),
    }),
  },
} as const satisfies PublicCall;
