import { z } from 'zod';
import type { Call } from '../call.ts';
import { listPageParams } from './list-page.ts';

export const feedbackPageSize = 25;

export const ratingNames = ['raiting1', 'raiting2', 'raiting3'] as const;

const count = z.int().nonnegative();

/** How often a question got 1, 2, 3, 4 and 5 stars. */
const starsSchema = z.tuple([count, count, count, count, count]);

export const feedbackSummary = {
  method: 'GET',
  path: '/api/admin/feedback',
  summary: 'How often each of the three questions got one to five stars. For administrators. 403 not-allowed.',
  response: { 200: z.object({ raiting1: starsSchema, raiting2: starsSchema, raiting3: starsSchema }) },
} as const satisfies Call;

export type FeedbackSummary = z.infer<(typeof feedbackSummary)['response'][200]>;

const rating = z.int().min(1).max(5);

const entrySchema = z.object({
  userId: z.uuid(),
  user: z.string(),
  at: z.iso.datetime(),
  raiting1: rating,
  raiting2: rating,
  raiting3: rating,
  comment: z.string(),
});

export type FeedbackEntry = z.infer<typeof entrySchema>;

export const listFeedback = {
  method: 'GET',
  path: '/api/admin/feedback=:page',
  summary:
    'The feedback of customers, the newest first, 25 a page, and how many gave one. For administrators. 403 not-allowed.',
  params: listPageParams,
  response: { 200: z.object({ entries: z.array(entrySchema), count }) },
} as const satisfies Call;
