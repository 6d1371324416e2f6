import { z } from 'zod';
import type { Call } from '../call.ts';
import { listPageParams } from './list-page.ts';

/** Background work of the service: mails, and questions to providers. */
export const jobKinds = [
  'confirmation-mail',
  'reset-password-mail',
  'new-device-mail',
  'password-changed-mail',
  'promo-link-mail',
  'few-codes-mail',
  'team-invitation-mail',
  'document-mail',
  'mail-paid-sheet',
  'mail-paid-report',
  'mail-chemist-order',
  'mail-chemist-question',
  'mail-signed-sheet',
  'mail-credit-note',
  'mail-renewal-invoice',
  'mail-overdue-renewal',
  'reconcile-payment',
  'compare-payments',
  'end-refunded-renewal',
  'export-account',
  'delete-account',
  'send-analytics',
  'watch-step',
  'watch-mail',
  'send-webhook',
  'webhook-off-mail',
] as const;

/** Maximum number of failed jobs in a list. */
export const jobsListed = 30;
export const errorsPageSize = 25;

const count = z.int().nonnegative();

const jobSchema = z.object({
  id: z.int(),
  /** One of `jobKinds`, or a kind of another version of the service. */
  kind: z.string(),
  /** `failing`: the service will try again. */
  state: z.enum(['failing', 'given-up']),
  attempts: count,
  /** Error of the last attempt. */
  error: z.string(),
  /** E-mail of the user that the job is for; null if there is none. */
  about: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Time of the next attempt; null if the job was given up. */
  nextAt: z.iso.datetime().nullable(),
});

export type FailedJob = z.infer<typeof jobSchema>;

export const listFailedJobs = {
  method: 'GET',
  path: '/api/admin/jobs',
  summary:
    'Jobs that failed and are not done, the newest first, 30 at most, and how many wait, fail and were given up. For administrators. 403 not-allowed.',
  response: { 200: z.object({ jobs: z.array(jobSchema), waiting: count, failing: count, givenUp: count }) },
} as const satisfies Call;

export const retryJob = {
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  summary:
    'Tries a job that failed again, at once and as often as a new one. Who asked is written down. For administrators. 403 not-allowed, 404 not-found.',
  params: z.object({ id: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)) }),
  response: { 200: z.object({ saved: z.literal(true) }) },
} as const satisfies Call;

const errorSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  origin: z.enum(['server', 'page', 'job']),
  /** The call, the page, or the kind of job. */
  route: z.string(),
  message: z.string(),
  stack: z.string(),
  requestId: z.string(),
  /** The user of the call. */
  user: z.string().nullable(),
});

export type KeptError = z.infer<typeof errorSchema>;

export const listErrors = {
  method: 'GET',
  path: '/api/admin/errors=:page',
  summary:
    'The error log, the newest first, 25 a page, and how many entries are kept. For administrators. 403 not-allowed.',
  params: listPageParams,
  response: { 200: z.object({ errors: z.array(errorSchema), count }) },
} as const satisfies Call;
