import { z } from 'zod';
import type { Call } from '../call.ts';
import { staffReasonSchema } from './staff-reason.ts';
import { pageKeySchema } from '../documents/public-page.ts';

const params = z.object({ key: pageKeySchema });

const pageSchema = z.object({
  url: z.url(),
  isPublished: z.boolean(),
  /** When its owner published it last. */
  publishedAt: z.iso.datetime(),
  /** BCP 47; null for a page that an earlier version of the program wrote, as the next two. */
  language: z.string().nullable(),
  /** ISO 3166. */
  country: z.string().nullable(),
  version: z.string().nullable(),
});

export type StaffPage = z.infer<typeof pageSchema>;

export const findStaffPage = {
  method: 'GET',
  path: '/api/admin/public-pages/:key',
  summary:
    'A page that its owner published at least once, open or closed, also after the account was deleted. For administrators. 403 not-allowed, 404 not-found.',
  params,
  response: { 200: pageSchema },
} as const satisfies Call;

export const setStaffPage = {
  method: 'POST',
  path: '/api/admin/public-pages/:key',
  summary:
    'Closes a public page, or opens it again. A page that its owner never published stays closed. The log keeps who did it and the reason. For administrators. 403 not-allowed, 404 not-found.',
  params,
  body: z.strictObject({ isPublished: z.boolean(), reason: staffReasonSchema }),
  response: { 200: z.object({ saved: z.literal(true) }) },
} as const satisfies Call;
