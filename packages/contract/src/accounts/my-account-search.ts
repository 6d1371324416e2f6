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
  /** The search text; case does not matter. Empty lists all. */
  value: z.string().trim().max(200),
  /** Orders of sheets, or orders of reports of the search module. */
  tab: z.enum(accountTabs),
  /** The first page is 0; a page has ten orders. */
  page: z.int().min(0).max(100_000),
  sortPrams: z.strictObject({ key: z.enum(purchaseSortKeys), isDescending: z.boolean() }),
});

export type PurchaseSearch = z.infer<typeof searchSchema>;

/** The first page of all orders. */
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
  /** When the order was paid. */
  createdAt: z.iso.datetime(),
  /**
   * Minor units. Null if another team member paid and the caller does not own the team; the caller then gets no invoices
   * either.
   */
  price: z.int().nonnegative().nullable(),
  /** The refunded amount, in minor units. */
  refunded: z.int().nonnegative(),
  /** Refunds with a credit note, oldest first. */
  creditNotes: z.array(z.uuid()),
  paidBy: z.enum(['card', 'paypal', 'promo', 'nothing-due']),
  /** The team member who bought it; null if the caller did. */
  boughtBy: z.string().nullable(),
});

const purchaseSchema = paidOrder.extend({
  documentParameters: z.object({ ManufacturersDetails: z.object({ CompanyName: z.string() }) }),
  additionalInfo: z.object({ Name: z.string(), Country: z.string(), Language: z.string(), CWNumber: z.string() }),
  /** The order includes an emergency-response service. */
  hasEr: z.boolean(),
  /** The emergency telephone in section 1.4 of the sheet; null if the sheet names none. */
  emergencyNumber: z.string().nullable(),
  /**
   * For a sheet by a chemist that is not signed yet: its due date, and whether the chemist waits for an answer. Else
   * null.
   */
  awaited: z.object({ dueAt: z.iso.datetime(), isAsked: z.boolean() }).nullable(),
  /** Number of unread notices of list and law changes that affect this sheet. */
  unreadChanges: z.int().min(0),
  /** The draft of the sheet; null if it was deleted. */
  draftId: z.uuid().nullable(),
});

export type PurchasedSheet = z.infer<typeof purchaseSchema>;

const reportPurchaseSchema = paidOrder.extend({
  /** The chemical of the report. */
  additionalInfo: z.object({ name: z.string(), cwNumber: z.string() }),
  /** Number of data points. */
  dataPoints: z.int(),
  /** ISO date on which the data points were read. */
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
