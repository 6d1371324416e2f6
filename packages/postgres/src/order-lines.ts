import {
  amountOf,
  type LinePrice,
  lineKinds,
  type OrderLine,
  isSheetLine,
  priceCodes,
} from '@gosds/usecases/checkout/order-line';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import type { OrderTables } from './tables/order-tables.ts';

type Row = Selectable<OrderTables['order_line']>;

/** The columns of a price are all set or all null: `priced_whole`. */
const pricedSchema = z.object({
  price_code: z.enum(priceCodes),
  list_minor: z.int(),
  discount_basis_points: z.int(),
  discount_up_to: z.string().nullable(),
  discount_minor: z.int(),
  promo_minor: z.int(),
  tax_basis_points: z.int(),
  tax_minor: z.int(),
});

function toPrice(row: Row): LinePrice | null {
  if (row.price_code === null) return null;
  const priced = pricedSchema.parse(row);
  return {
    code: priced.price_code,
    listMinor: priced.list_minor,
    discountPercent: priced.discount_basis_points / 100,
    discountUpTo: priced.discount_up_to,
    discountMinor: priced.discount_minor,
    promoMinor: priced.promo_minor,
    taxPercent: priced.tax_basis_points / 100,
    taxMinor: priced.tax_minor,
  };
}

const aboutSchema = z.object({ kind: z.enum(lineKinds), draft_id: z.uuid(), product_name: z.string() });
const ofPlaceSchema = z.object({ country: z.string(), language: z.string() });
const ofSheetSchema = ofPlaceSchema.extend({ document_id: z.uuid() });

function toLine(row: Row): OrderLine {
  if (row.kind === 'search-report') return { kind: row.kind, productName: row.product_name, price: toPrice(row) };
  const { kind, draft_id: draftId, product_name: productName } = aboutSchema.parse(row);
  const about = { draftId, productName, price: toPrice(row) };
  if (kind === 'er-subscription' || kind === 'er-single') return { kind, ...about };
  if (kind === 'chemist-sheet') return { kind, ...about, ...ofPlaceSchema.parse(row) };
  const { document_id: documentId, country, language } = ofSheetSchema.parse(row);
  return { kind, ...about, documentId, country, language };
}

/** The lines of an order, in order. */
export async function readLines(db: Kysely<Database>, orderId: string): Promise<readonly OrderLine[]> {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(toLine);
}

const noPrice = {
  price_code: null,
  list_minor: null,
  discount_basis_points: null,
  discount_up_to: null,
  discount_minor: null,
  promo_minor: null,
  tax_basis_points: null,
  tax_minor: null,
  amount_minor: null,
};

const fromPrice = (price: LinePrice | null) =>
  price === null
    ? noPrice
    : {
        price_code: price.code,
        list_minor: price.listMinor,
        discount_basis_points: Math.round(price.discountPercent * 100),
        discount_up_to: price.discountUpTo,
        discount_minor: price.discountMinor,
        promo_minor: price.promoMinor,
        tax_basis_points: Math.round(price.taxPercent * 100),
        tax_minor: price.taxMinor,
        amount_minor: amountOf(price),
      };

/** The place columns of a line. Emergency response belongs only to the product, so it has none. */
function placeOf(line: OrderLine) {
  if (isSheetLine(line)) return { document_id: line.documentId, country: line.country, language: line.language };
  if (line.kind !== 'chemist-sheet') return noPlace;
  return { document_id: null, country: line.country, language: line.language };
}

const noPlace = { document_id: null, country: null, language: null };

const fromLine = (line: OrderLine): Omit<Insertable<OrderTables['order_line']>, 'order_id' | 'position'> => ({
  kind: line.kind,
  draft_id: line.kind === 'search-report' ? null : line.draftId,
  product_name: line.productName,
  ...placeOf(line),
  ...fromPrice(line.price),
});

/**
 * Replaces the lines of an order. A line that stays at its position keeps its id. Lines of a paid order cannot be
 * written.
 */
export async function writeLines(db: Kysely<Database>, orderId: string, lines: readonly OrderLine[]): Promise<void> {
  await db.deleteFrom('order_line').where('order_id', '=', orderId).where('position', '>', lines.length).execute();
  for (const [index, line] of lines.entries()) {
    const row = fromLine(line);
    await db
      .insertInto('order_line')
      .values({ order_id: orderId, position: index + 1, ...row })
      .onConflict((conflict) => conflict.columns(['order_id', 'position']).doUpdateSet(row))
      .execute();
  }
}

/** Set this in each write of an order with new lines, so that the database leaves the lines alone. */
export const linesWritten = sql<number>`lines_written + 1`;
