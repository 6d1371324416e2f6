import { z } from 'zod';
import { searchChecks } from '../accounts/my-account-search.ts';
import type { Call } from '../call.ts';

export const orderPageSizes = [10, 25, 30] as const;
export const staffOrderFields = ['Name', 'CWNumber', 'Company', 'Email'] as const;

const searchSchema = z.strictObject({
  check: z.enum(searchChecks),
  select: z.enum(staffOrderFields),
  /** The search text; case does not matter. */
  value: z.string().trim().min(1).max(200),
});

export type StaffOrderSearch = z.infer<typeof searchSchema>;

const documentParametersSchema = z.object({
  /** `CatalogueNumber` holds the order number. */
  ProductIdentification: z.object({ CatalogueNumber: z.string().regex(/^\d{1,9}$/) }),
  ManufacturersDetails: z.object({ CompanyName: z.string() }),
});

const orderSchema = z.object({
  _id: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  documentParameters: documentParametersSchema,
  additionalInfo: z.object({ Name: z.string(), Country: z.string(), Language: z.string(), CWNumber: z.string() }),
  /** When the order was paid. */
  createdAt: z.iso.datetime(),
});

export type StaffOrder = z.infer<typeof orderSchema>;

export const searchAdmin = {
  method: 'POST',
  path: '/api/users/searchAdmin',
  summary:
    'Paid sheets of every customer by Name, CW number, company or e-mail, the newest first, and how many there are; the list may be shorter. 403 not-allowed.',
  body: searchSchema,
  response: { 200: z.object({ order: z.array(orderSchema), allOrders: z.int() }) },
} as const satisfies Call;

export const openStaffOrder = {
  method: 'POST',
  path: '/api/data/credoDocumentAdminSearch',
  summary: "A customer's paid sheet as PDF in base64. Who asked is written down. 403 not-allowed, 404 not-found.",
  body: z.strictObject({
    userId: z.uuid(),
    documentParameters: documentParametersSchema,
  }),
  response: { 200: z.object({ Document: z.base64() }) },
} as const satisfies Call;
