import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftGlanceSchema } from './draft-glance.ts';

/** `changed`: a version is paid, and the draft has changed since. */
export const sheetStates = ['draft', 'paid', 'changed'] as const;

export const listedSheetSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  productName: z.string(),
  country: z.string(),
  language: z.string(),
  state: z.enum(sheetStates),
  /** Number of paid versions. */
  paidVersions: z.int().min(0),
  /** Day on which the last paid version was made; null before the first one. */
  publishedOn: z.iso.date().nullable(),
  /**
   * Set if the team shares the draft; `author` is the responsible team member, null if that is the user. Null for a
   * draft of the user alone.
   */
  shared: z.object({ author: z.string().nullable() }).nullable(),
  /** Number of unread notices of list and law changes that affect the draft. */
  unreadChanges: z.int().min(0),
  /** Null until a browser has made the sheet of this draft version. */
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
