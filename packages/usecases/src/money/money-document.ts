import { z } from 'zod';
import { priceCodes } from '../checkout/order-line.ts';
import { policy } from '../policy.ts';
import type { OrderRefund } from './refund-store.ts';

/** Who sells, as its invoices say. An operator writes it into `seller.json` of the data folder. */
export const sellerSchema = z.strictObject({
  name: z.string().trim().min(1).max(200).default(policy.sale.seller),
  /** Line by line; none is printed where there is none. */
  address: z.array(z.string().trim().min(1).max(200)).max(6).default([]),
  /** As the tax office writes it; empty where there is none. */
  taxNumber: z.string().trim().max(60).default(''),
});

export type Seller = z.infer<typeof sellerSchema>;

/** The law by which invoices are kept, as it is cited. */
const invoicesKeptSchema = z.strictObject({
  years: z.int().min(1).max(100),
  law: z.string().trim().min(1).max(200),
});

/** As an operator writes `seller.json`. */
export const sellerFileSchema = sellerSchema.extend({ invoicesKept: invoicesKeptSchema.default(policy.invoicesKept) });

export type SellerFile = z.infer<typeof sellerFileSchema>;

/** Numbers of each kind are counted by themselves, from 1 in each year. */
export type MoneyKind = 'invoice' | 'credit-note';

const minor = z.int().nonnegative();

/** What a document of money says, in no language. It never changes once it is written. */
export const moneyContentSchema = z.object({
  seller: sellerSchema,
  buyer: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  cwOrderId: z.string(),
  currency: z.literal('usd'),
  /** As the order has them; US cents. */
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
  /** Of a credit note, which has no lines: the invoice that it is for. */
  credit: z
    .object({
      invoice: z.string(),
      taxes: z.array(z.object({ taxPercent: z.number(), taxMinor: minor })),
      /** ISO moment. */
      refundedAt: z.string(),
    })
    .optional(),
  paidBy: z.enum(['card', 'paypal', 'promo', 'nothing-due']),
  /** ISO moment. */
  paidAt: z.string(),
});

export type MoneyContent = z.infer<typeof moneyContentSchema>;

export type MoneyDocument = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: MoneyKind;
  /** Of a credit note; null of an invoice. */
  readonly refundId: string | null;
  readonly year: number;
  readonly number: number;
  readonly issuedAt: Date;
  /** Null until the document is made for the first time. */
  readonly content: MoneyContent | null;
};

export type WrittenMoneyDocument = MoneyDocument & { readonly content: MoneyContent };

const letters: Readonly<Record<MoneyKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/** e.g. `INV-2026-000001`. */
export const moneyNumber = ({ kind, year, number }: Pick<MoneyDocument, 'kind' | 'year' | 'number'>): string =>
  `${letters[kind]}-${year}-${String(number).padStart(6, '0')}`;

export type MoneyDocumentStore = {
  /**
   * Gives the order its invoice with the next number of the year, and no number is left out. One that has an invoice keeps it.
   * Call it in a transaction that has locked the order: those who want a number wait until it ends.
   */
  issueInvoice(orderId: string, now: Date): Promise<MoneyDocument>;
  findInvoice(orderId: string): Promise<MoneyDocument | undefined>;
  /** As `issueInvoice`, a credit note for a refund. */
  issueCreditNote(refund: Pick<OrderRefund, 'id' | 'orderId'>, now: Date): Promise<MoneyDocument>;
  findCreditNote(refundId: string): Promise<MoneyDocument | undefined>;
  /** What the document says from now on; one that says something already keeps that. */
  write(id: string, content: MoneyContent): Promise<void>;
  /**
   * Removes the documents of deleted accounts that are of this year or an earlier one; those of one order together. What a team shares
   * is the team's, and stays. Their numbers are not given again.
   */
  removeOfDeleted(lastYear: number): Promise<void>;
};

/** Prints a document in a language of the screens; the same document gives the same bytes. */
export type MoneyPrinter = {
  print(document: WrittenMoneyDocument, language: string): Promise<Uint8Array>;
};
