import { z } from 'zod';
import type { Call } from '../call.ts';
import { setPriceNames } from './set-prices.ts';
import { userFlags } from './staff-rights.ts';

export const actsPageSize = 25;

/** Actions of staff that are recorded. */
const actKinds = [
  'viewed-sheet',
  'changed-terms',
  'gave-promo',
  'changed-promo',
  'changed-flags',
  'asked-deletion',
  'deleted-account',
  'made-code',
  'stopped-code',
  'asked-refund',
  'retried-job',
  'sent-report',
  'set-prices',
  'withdrew-prices',
  'closed-page',
  'opened-page',
] as const;
export type ActKind = (typeof actKinds)[number];

/** Actions of chemists on a sheet. They are recorded with the sheet and stand in the same log. */
const chemistActKinds = ['took-sheet', 'handed-sheet-back', 'edited-sheet', 'asked-buyer', 'signed-sheet'] as const;

export const loggedKinds = [...actKinds, ...chemistActKinds] as const;

/** Fields that an action can change or name. */
const actFields = [
  'order',
  'product',
  'name',
  'job',
  'amount',
  'reason',
  'code',
  'module',
  'discount',
  'quantity',
  'validUntil',
  'leftQuantity',
  'GoSDSDiscount',
  'GoSDSDiscountUpTo',
  'GoGALDiscount',
  'GoGALDiscountUpTo',
  'validFrom',
  'page',
  ...setPriceNames,
  ...userFlags,
] as const;
export type ActField = (typeof actFields)[number];

const actSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(loggedKinds),
  /** Who did it; the user id if the account was deleted. */
  staff: z.string(),
  /** The account concerned: its user id if it was deleted, null if none is concerned. */
  about: z.string().nullable(),
  /** Field names with their values before and after the action. */
  detail: z.array(z.object({ name: z.enum(actFields), before: z.string().nullable(), after: z.string() })),
});

export type StaffAct = z.infer<typeof actSchema>;

const actText = z.string().trim().max(200).default('');
/** The database knows no year 0. */
const actDay = z.union([z.literal(''), z.iso.date().refine((day) => day >= '0001')]).default('');

/** What is looked for in the log. An empty part leaves nothing out. */
const questionSchema = z.strictObject({
  /** Part of the e-mail of who did it. */
  staff: actText,
  kind: z.union([z.literal(''), z.enum(loggedKinds)]).default(''),
  /** Part of the e-mail of the account concerned, or of a value, such as a number of an order. */
  subject: actText,
  /** The first and the last day, in UTC. */
  from: actDay,
  until: actDay,
});

export type ActQuestion = z.infer<typeof questionSchema>;

/** Leaves nothing out. */
export const allActs: ActQuestion = { staff: '', kind: '', subject: '', from: '', until: '' };

export const listActs = {
  method: 'GET',
  path: '/api/admin/acts=:page',
  summary:
    'What staff did, the newest first, 25 a page, and how many acts there are; all, or those that the query asks for. For administrators. 403 not-allowed.',
  params: z.object({ page: z.coerce.number().pipe(z.int().min(0).max(10_000_000)) }),
  query: questionSchema,
  response: { 200: z.object({ acts: z.array(actSchema), count: z.int() }) },
} as const satisfies Call;
