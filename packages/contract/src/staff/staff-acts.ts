import { z } from 'zod';
import type { Call } from '../call.ts';
import { setPriceNames } from './set-prices.ts';
import { userFlags } from './staff-rights.ts';

export const actsPageSize = 25;

/** Actions of staff that are recorded. */
export const actKinds = [
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
] as const;
export type ActKind = (typeof actKinds)[number];

/** Fields that an action can change or name. */
const actFields = [
  'order',
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
  ...setPriceNames,
  ...userFlags,
] as const;
export type ActField = (typeof actFields)[number];

const actSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(actKinds),
  /** Who did it; the user id if the account was deleted. */
  staff: z.string(),
  /** The account concerned: its user id if it was deleted, null if none is concerned. */
  about: z.string().nullable(),
  /** Field names with their values before and after the action. */
  detail: z.array(z.object({ name: z.enum(actFields), before: z.string().nullable(), after: z.string() })),
});

export type StaffAct = z.infer<typeof actSchema>;

export const listActs = {
  method: 'GET',
  path: '/api/admin/acts=:page',
  summary:
    'What staff did, the newest first, 25 a page, and how many acts there are. For administrators. 403 not-allowed.',
  params: z.object({ page: z.coerce.number().pipe(z.int().min(0).max(10_000_000)) }),
  response: { 200: z.object({ acts: z.array(actSchema), count: z.int() }) },
} as const satisfies Call;
