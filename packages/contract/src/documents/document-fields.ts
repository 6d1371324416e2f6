import { z } from 'zod';

export const orderParams = z.strictObject({ orderId: z.uuid() });

/** Numbers of the product, in the fields of the specification. */
export const materialSchema = z.object({
  MaterialID: z.int(),
  Name: z.string(),
  CWNumber: z.string(),
  MsdsId: z.string(),
});

/** Forms of the sheet other than PDF; `xml` exists for sheets of the European Union and Great Britain. */
export const sheetFormSchema = z.enum(['xml', 'json', 'html', 'text']);
