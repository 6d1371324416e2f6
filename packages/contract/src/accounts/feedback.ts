import { z } from 'zod';
import type { Call } from '../call.ts';

/** Stars, 1 to 5. */
const ratingSchema = z.int().min(1).max(5);

export const commentLength = 2_000;

const feedbackSchema = z.strictObject({
  raiting1: ratingSchema,
  raiting2: ratingSchema,
  raiting3: ratingSchema,
  comment: z.string().trim().max(commentLength),
});

export type Feedback = z.infer<typeof feedbackSchema>;

const stateSchema = z.object({
  isGiven: z.boolean(),
  /** Product of the last paid sheet; empty before the first one. */
  productName: z.string(),
});

export const feedbackState = {
  method: 'GET',
  path: '/api/discount/feed-back',
  summary: 'Whether the user has given feedback, and the product that it would be about.',
  response: { 200: stateSchema },
} as const satisfies Call;

export const giveFeedback = {
  method: 'POST',
  path: '/api/discount/feed-back',
  summary: 'Three ratings of 1 to 5 and a comment. The first feedback of a user stays.',
  body: feedbackSchema,
  response: { 200: stateSchema },
} as const satisfies Call;

/** Splits `5=4=5=A comment that may contain = itself` into three ratings and a text. */
function readAnswers(text: string): unknown {
  const [raiting1, raiting2, raiting3, ...comment] = text.split('=');
  return {
    raiting1: Number(raiting1),
    raiting2: Number(raiting2),
    raiting3: Number(raiting3),
    comment: comment.join('='),
  };
}

export const giveFeedbackByPath = {
  method: 'GET',
  path: '/api/discount/feed-back=:answers',
  summary:
    'The same by the address, `{raiting1}={raiting2}={raiting3}={comment}`, for a short comment. Although a GET it carries the CSRF header.',
  params: z.object({ answers: z.string().transform(readAnswers).pipe(feedbackSchema) }),
  response: { 200: stateSchema },
} as const satisfies Call;
