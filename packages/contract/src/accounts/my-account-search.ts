import { z } from 'zod';
import type { Call } from '../call.ts';

export const accountPageSize = 10;

export const searchFields = ['Name', 'CWNumber'] as const;
export const searchChecks = ['Contains', 'Equals'] as const;
export const purchaseSortKeys = ['name', 'cwNumber', 'paidAt', 'price'] as const;
export type PurchaseSortKey = (typeof purchaseSortKeys)[number];

const searchSchema = z.strictObject({
  check: z.enum(searchChecks),
  select: z.enum(searchFields),
  /** What is looked for, in any case; empty lists all. */
  value: z.string().trim().max(200),
  /** Orders of sheets; those of the search module have a tab of their own. */
  tab: z.literal('full_sds'),
  /** 0 is the first; ten orders a page. */
  page: z.int().min(0).max(100_000),
  sortPrams: z.strictObject({ key: z.enum(purchaseSortKeys), isDescending: z.boolean() }),
});

export type PurchaseSearch = z.infer<typeof searchSchema>;

/** The first page of all of them. */
export const newestPurchases: PurchaseSearch = {
  check: 'Contains',
  select: 'Name',
  value: '',
  tab: 'full_sds',
  page: 0,
  sortPrams: { key: 'paidAt', isDescending: true },
};

const purchaseSchema = z.object({
  _id: z.uuid(),
  /** Number that the customer quotes. */
  cwOrderId: z.string(),
  documentParameters: z.object({ ManufacturersDetails: z.object({ CompanyName: z.string() }) }),
  additionalInfo: z.object({ Name: z.string(), Country: z.string(), Language: z.string(), CWNumber: z.string() }),
  /** When it was paid. */
  createdAt: z.iso.datetime(),
  /** US cents. */
  price: z.int().nonnegative(),
  paidBy: z.enum(['card', 'paypal', 'promo', 'nothing-due']),
  /** With an emergency-response service. */
  hasEr: z.boolean(),
  /** The telephone of emergency response in section 1.4 of the sheet; null where it names none. */
  emergencyNumber: z.string().nullable(),
  /** Of a sheet by a chemist that is not signed yet: when it is due, and whether the chemist waits for an answer; else null. */
  awaited: z.object({ dueAt: z.iso.datetime(), isAsked: z.boolean() }).nullable(),
  /** What the sheet was made from; null where that was deleted. */
  draftId: z.uuid().nullable(),
});

export type PurchasedSheet = z.infer<typeof purchaseSchema>;

export const myAccountSearch = {
  method: 'POST',
  path: '/api/users/myAccountSearch',
  summary: 'The paid orders of the user by Name or CW number, ten a page, and how many there are.',
  body: searchSchema,
  response: { 200: z.object({ order: z.array(purchaseSchema), allOrders: z.int(), error: z.null() }) },
} as const satisfies Call;
