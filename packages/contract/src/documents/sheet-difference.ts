import { z } from 'zod';

const revisedClass = z.object({ key: z.string(), text: z.string() });

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  label: z.string(),
  pieces: z.array(z.object({ kind: z.enum(['kept', 'inserted', 'deleted']), text: z.string() })).readonly(),
});

/** What differs in a section of a sheet. */
export const redlineSectionSchema = z.object({
  number: z.int(),
  heading: z.string(),
  parts: z
    .array(z.object({ number: z.string(), heading: z.string(), entries: z.array(entrySchema).readonly() }))
    .readonly(),
});

/** Differences between two versions of a sheet, in its language. */
export const sheetDifferenceSchema = z.object({
  /** `major` if recipients must get a new version. */
  degree: z.enum(['major', 'minor']),
  classes: z.object({ added: z.array(revisedClass).readonly(), removed: z.array(revisedClass).readonly() }),
  redline: z.array(redlineSectionSchema).readonly(),
});
