import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftGlanceSchema } from './draft-glance.ts';

/** `changed`: a version is paid, and the draft is not what it was made of any more. */
export const sheetStates = ['draft', 'paid', 'changed'] as const;

export const listedSheetSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  productName: z.string(),
  country: z.string(),
  language: z.string(),
  state: z.enum(sheetStates),
  /** How many versions are paid. */
  paidVersions: z.int().min(0),
  /** Day on which the last paid version was made; null before the first. */
  publishedOn: z.iso.date().nullable(),
  /** Whether the team shares it, and who of the others answers for it; null of one that is the user's alone. */
  shared: z.object({ author: z.string().nullable() }).nullable(),
  /** Changes of lists and law that touch it, and of which the user has not marked the notice as read. */
  unreadChanges: z.int().min(0),
  /** Null until a browser has made the sheet of this version of the draft. */
  glance: draftGlanceSchema.nullable(),
});

export type ListedSheet = z.infer<typeof listedSheetSchema>;

export const listDrafts = {
  method: 'GET',
  path: '/api/drafts',
  summary:
    'The drafts of the user, the last changed first: all that an account can hold, without one that was begun and left untouched.',
  response: { 200: z.object({ drafts: z.array(listedSheetSchema) }) },
} as const satisfies Call;
