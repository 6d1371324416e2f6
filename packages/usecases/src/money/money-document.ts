import { z } from 'zod';
import { priceCodes } from '../checkout/order-line.ts';
import { policy } from '../policy.ts';
import type { OrderRefund } from './refund-store.ts';

/** The seller on invoices. The operator sets it in `seller.json` in the data folder. */
export const sellerSchema = z.strictObject({
  name: z.string().trim().min(1).max(200).default(policy.sale.seller),
  /** The address line by line; empty if invoices print none. */
  address: z.array(z.string().trim().min(1).max(200)).max(6).default([]),
  /** The tax number as printed; empty if there is none. */
  taxNumber: z.string().trim().max(60).default(''),
});

export type Seller = z.infer<typeof sellerSchema>;

/** How long invoices are kept, and the law in citation form. */
const invoicesKeptSchema = z.strictObject({
  years: z.int().min(1).max(100),
  law: z.string().trim().min(1).max(200),
});

/** The contents of `seller.json`. */
export const sellerFileSchema = sellerSchema.extend({ invoicesKept: invoicesKeptSchema.default(policy.invoicesKept) });

export type SellerFile = z.infer<typeof sellerFileSchema>;

/** Each kind has its own numbers, which start at 1 each year. */
export type MoneyKind = 'invoice' | 'credit-note';

const minor = z.int().nonnegative();

/** The contents of an invoice or credit note, independent of language. They never change once written. */
export const moneyContentSchema = z.object({
  seller: sellerSchema,
  buyer: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  cwOrderId: z.string(),
  /** That of the payment, by its ISO 4217 code. */
  currency: z.string().regex(/^[a-z]{3}$/),
  /** The lines of the order; in minor units. */
  lines: z.array(
    z.object({
      code: z.enum(priceCodes),
      productName: z.string(),
      quantity: z.literal(1),
      listMinor: minor,
      discountPercent: z.number(),
      discountMinor: minor,
      promoMinor: minor,
      amountMinor: minor,
      taxPercent: z.number(),
      taxMinor: minor,
    }),
  ),
  totalMinor: minor,
  /** Only in a credit note, which has no lines: the invoice that it corrects. */
  credit: z
    .object({
      invoice: z.string(),
      taxes: z.array(z.object({ taxPercent: z.number(), taxMinor: minor })),
      /** ISO date and time. */
      refundedAt: z.string(),
      /** The products of that invoice; absent in credit notes written before. */
      products: z.array(z.string()).optional(),
    })
    .optional(),
  paidBy: z.enum(['card', 'paypal', 'promo', 'nothing-due']),
  /** ISO date and time. */
  paidAt: z.string(),
});

export type MoneyContent = z.infer<typeof moneyContentSchema>;

export type MoneyDocument = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: MoneyKind;
  /** The refund of a credit note; null for an invoice. */
  readonly refundId: string | null;
  readonly year: number;
  readonly number: number;
  readonly issuedAt: Date;
  /** Null until the document is first made. */
  readonly content: MoneyContent | null;
};

export type WrittenMoneyDocument = MoneyDocument & { readonly content: MoneyContent };

const letters: Readonly<Record<MoneyKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/** e.g. `INV-2026-000001`. */
export const moneyNumber = ({ kind, year, number }: Pick<MoneyDocument, 'kind' | 'year' | 'number'>): string =>
  `${letters[kind]}-${year}-${String(number).padStart(6, '0')}`;

export type MoneyDocumentStore = {
  /**
   * Issues the order's invoice with the next number of the year, without gaps. Keeps an existing invoice. Call this in
   * a transaction that has locked the order; other calls wait for their number until it ends.
   */
  issueInvoice(orderId: string, now: Date): Promise<MoneyDocument>;
  findInvoice(orderId: string): Promise<MoneyDocument | undefined>;
  /** As `issueInvoice`, for the credit note of a refund. */
  issueCreditNote(refund: Pick<OrderRefund, 'id' | 'orderId'>, now: Date): Promise<MoneyDocument>;
  findCreditNote(refundId: string): Promise<MoneyDocument | undefined>;
  /** Fixes the contents of the document. Existing contents stay. */
  write(id: string, content: MoneyContent): Promise<void>;
  /**
   * Removes the documents of deleted accounts up to and including this year, all documents of an order together.
   * Documents of orders that a team shares stay. Numbers are never reused.
   */
  removeOfDeleted(lastYear: number): Promise<void>;
};

/** Prints a document in a screen language. The same document gives the same bytes. */
export type MoneyPrinter = {
  print(document: WrittenMoneyDocument, language: string): Promise<Uint8Array>;
};
