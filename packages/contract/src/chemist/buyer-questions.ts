import { z } from 'zod';
import type { Call } from '../call.ts';
import { editLength, questionSchema } from './tasks.ts';

const params = z.strictObject({ orderId: z.uuid() });

const questionsSchema = z.object({
  productName: z.string(),
  cwOrderId: z.string(),
  /** True if the last question waits for an answer. */
  isOpen: z.boolean(),
  questions: z.array(questionSchema).readonly(),
});

export type BuyerQuestions = z.infer<typeof questionsSchema>;

export const buyerQuestions = {
  method: 'GET',
  path: '/api/orders/:orderId/questions',
  summary: "What the chemist asks the buyer of an own paid order. 404 not-found for another's.",
  params,
  response: { 200: questionsSchema },
} as const satisfies Call;

export const answerQuestion = {
  method: 'POST',
  path: '/api/orders/:orderId/questions',
  summary: 'Answers the open question; the chemist goes on. 409 task-changed where none is open. 404 not-found.',
  params,
  body: z.strictObject({ answer: z.string().trim().min(1).max(editLength.question) }),
  response: { 200: questionsSchema },
} as const satisfies Call;
