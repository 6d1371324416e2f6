import { z } from 'zod';

const fixSchema = z.object({
  label: z.string(),
  changes: z.array(z.object({ path: z.string(), value: z.union([z.string(), z.boolean(), z.array(z.string())]) })),
});

/** What the inspector said of a sheet: an `Inspection` of packages/sheet as it is sent and kept. */
export const inspectionSchema = z.object({
  score: z.int().min(0).max(100),
  checked: z.int().min(0),
  findings: z.array(
    z.object({
      check: z.string(),
      severity: z.enum(['must', 'should', 'hint']),
      message: z.string(),
      paragraph: z.string(),
      section: z.int().min(1).max(16),
      part: z.string(),
      path: z.string().nullable(),
      fix: fixSchema.nullable(),
      accepted: z.string().nullable(),
    }),
  ),
});

/** A fault of law that keeps a sheet from being paid for; `path` leads to the input that mends it. */
export const openFaultSchema = z.object({
  message: z.string(),
  paragraph: z.string(),
  part: z.string(),
  path: z.string().nullable(),
});

export type OpenFault = z.infer<typeof openFaultSchema>;
