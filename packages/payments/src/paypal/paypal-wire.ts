import { z } from 'zod';

const amount = z.object({ currency_code: z.string(), value: z.string() });

export const payPalRefundSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  custom_id: z.string().optional(),
  create_time: z.iso.datetime({ offset: true }),
});

/** States of charges that were paid, including those refunded later. */
export const taken: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** The part of a subscription's charge that leads to the subscription. */
export const payPalSaleSchema = z.object({ billing_agreement_id: z.string().optional() });

export type PayPalRefund = z.infer<typeof payPalRefundSchema>;

/** The part of a capture that leads to the order of a refund. */
export const payPalCaptureSchema = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
});

export type PayPalCapture = z.infer<typeof payPalCaptureSchema>;

/** The part of an Orders v2 order that the checkout reads. */
export const payPalOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amount.optional(),
        payments: z
          .object({
            captures: z.array(z.object({ id: z.string(), status: z.string(), amount })).default([]),
            refunds: z.array(payPalRefundSchema).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

export type PayPalOrder = z.infer<typeof payPalOrderSchema>;

const rfc3339 = z.iso.datetime({ offset: true });

/** A plan of Subscriptions v1 in a list of plans. */
export const payPalPlansSchema = z.object({
  plans: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })).default([]),
  total_pages: z.int().default(1),
});

export const createdSchema = z.object({ id: z.string() });

/** The part of a Subscriptions v1 subscription that the checkout reads. */
export const payPalSubscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().optional(),
  create_time: rfc3339,
  /** When the first yearly bill is due. */
  start_time: rfc3339,
  billing_info: z.object({ failed_payments_count: z.int().default(0) }).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

export type PayPalSubscription = z.infer<typeof payPalSubscriptionSchema>;

/** The charges of a subscription; the oldest may come last. */
export const payPalTransactionsSchema = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: rfc3339,
        amount_with_breakdown: z.object({ gross_amount: amount }),
      }),
    )
    .default([]),
});

export type PayPalTransaction = z.infer<typeof payPalTransactionsSchema>['transactions'][number];

/** A page of PayPal's transaction search. */
export const payPalReportedSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          transaction_event_code: z.string(),
          transaction_initiation_date: z.string(),
          transaction_amount: amount,
        }),
      }),
    )
    .default([]),
  total_pages: z.int().default(1),
});

export type PayPalReported = z.infer<typeof payPalReportedSchema>['transaction_details'][number]['transaction_info'];

export const payPalEventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    /** For a charge: its subscription. */
    billing_agreement_id: z.string().optional(),
    /** For a refund: the subscription's charge. */
    sale_id: z.string().optional(),
    supplementary_data: payPalCaptureSchema.shape.supplementary_data,
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});

export type PayPalEventBody = z.infer<typeof payPalEventSchema>;

export const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

export const refusalSchema = z.object({
  name: z.string().default(''),
  message: z.string().default(''),
  details: z.array(z.object({ issue: z.string(), description: z.string().default('') })).default([]),
});

export const toMinor = (value: string): number => Math.round(Number(value) * 100);
