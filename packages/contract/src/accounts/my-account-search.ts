import { z } from 'zod';
import type { Call } from '../call.ts';

export const accountPageSize = 10;

export const searchFields = ['Name', 'CWNumber'] as const;
export const searchChecks = ['Contains', 'Equals'] as const;
export const accountTabs = ['full_sds', 'galleria'] as const;
export const purchaseSortKeys = ['name', 'cwNumber', 'paidAt', 'price'] as const;
export type PurchaseSortKey = (typeof purchaseSortKeys)[number];

const searchSchema = z.strictObject({
  check: z.enum(searchChecks),
  select: z.enum(searchFields),
  /** What is looked for, in any case; empty lists all. */
  value: z.string().trim().max(200),
  /** Orders of sheets, or of reports of the search module. */
  tab: z.enum(accountTabs),
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

const paidOrder = z.object({
  _id: z.uuid(),
  /** Number that the customer quotes. */
  cwOrderId: z.string(),
  /** When it was paid. */
  createdAt: z.iso.datetime(),
  /** US cents; null where another member of the team paid, and the caller is no owner of it: then there are no invoices either. */
  price: z.int().nonnegative().nullable(),
  /** What was given back of it, US cents. */
  refunded: z.int().nonnegative(),
  /** Refunds with a credit note, the oldest first. */
  creditNotes: z.array(z.uuid()),
  paidBy: z.enum(['card', 'paypal', 'promo', 'nothing-due']),
  /** The other member of the team who bought it; null of an own order. */
  boughtBy: z.string().nullable(),
});

const purchaseSchema = paidOrder.extend({
  documentParameters: z.object({ ManufacturersDetails: z.object({ CompanyName: z.string() }) }),
  additionalInfo: z.object({ Name: z.string(), Country: z.string(), Language: z.string(), CWNumber: z.string() }),
  /** With an emergency-response service. */
  hasEr: z.boolean(),
  /** The telephone of emergency response in section 1.4 of the sheet; null where it names none. */
  emergencyNumber: z.string().nullable(),
  /** Of a sheet by a chemist that is not signed yet: when it is due, and whether the chemist waits for an answer; else null. */
  awaited: z.object({ dueAt: z.iso.datetime(), isAsked: z.boolean() }).nullable(),
  /** Changes of lists and law that touch this sheet, and of which the user has not marked the notice as read. */
  unreadChanges: z.int().min(0),
  /** What the sheet was made from; null where that was deleted. */
  draftId: z.uuid().nullable(),
});

export type PurchasedSheet = z.infer<typeof purchaseSchema>;

const reportPurchaseSchema = paidOrder.extend({
  /** The chemical. */
  additionalInfo: z.object({ name: z.string(), cwNumber: z.string() }),
  /** Number of data points. */
  dataPoints: z.int(),
  /** ISO date on which they were read. */
  readOn: z.iso.date(),
});

export type PurchasedReport = z.infer<typeof reportPurchaseSchema>;

const found = { allOrders: z.int(), error: z.null() };

export const myAccountSearch = {
  method: 'POST',
  path: '/api/users/myAccountSearch',
  summary: 'The paid orders of sheets or reports of the user by Name or CW number, ten a page, and how many there are.',
  body: searchSchema,
  response: {
    200: z.discriminatedUnion('tab', [
      z.object({ tab: z.literal('full_sds'), order: z.array(purchaseSchema), ...found }),
      z.object({ tab: z.literal('galleria'), order: z.array(reportPurchaseSchema), ...found }),
    ]),
  },
} as const satisfies Call;
