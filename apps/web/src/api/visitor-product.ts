import { z } from 'zod';

/** Maximum number of rows on the front page. */
export const maxVisitorRows = 5;

const text = (max: number) => z.string().max(max);

const rowSchema = z.object({
  id: text(40),
  name: text(300),
  proportion: text(40),
  casNumber: text(20),
  cwNumber: text(20),
  /** Catalogue id; null until the name is picked from the catalogue. */
  materialId: z.int().positive().nullable(),
});

const visitorProductSchema = z.object({
  rows: z.array(rowSchema).max(maxVisitorRows),
  /** ISO 3166-1 alpha-2; empty means the UN's rules. */
  country: text(2),
  state: text(20),
  /** In °C, as typed. */
  flashPoint: text(40),
});

export type VisitorRow = z.infer<typeof rowSchema>;
export type VisitorProduct = z.infer<typeof visitorProductSchema>;

const keptSchema = z.object({
  product: visitorProductSchema,
  /** Time until which the product waits for the account, in epoch milliseconds; null if no sheet was requested. */
  waitsUntil: z.number().nullable(),
  /** Time of the last change, in epoch milliseconds. */
  changedAt: z.number(),
});

const key = 'gosds.visitor-product';
const hour = 3_600_000;

/** As long as a link that confirms an account is valid. */
const waitsFor = 24 * hour;

/** A product without a requested sheet is deleted after a day, since another person may use the browser next. */
const keptFor = 24 * hour;

type Kept = z.infer<typeof keptSchema>;

function readKept(now: number): Kept | undefined {
  try {
    const stored = localStorage.getItem(key);
    const kept = stored === null ? undefined : keptSchema.safeParse(JSON.parse(stored)).data;
    return kept !== undefined && now - kept.changedAt < keptFor ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the input is lost with the page.
  }
}

export const isFilledRow = ({ name, proportion }: VisitorRow): boolean =>
  name.trim() !== '' || proportion.trim() !== '';

/** The product that was typed on the front page in this browser. */
export const keptProduct = (now = Date.now()): VisitorProduct | undefined => readKept(now)?.product;

/** Stores the typed product, so that a reload or another page does not lose it. */
export const keepProduct = (product: VisitorProduct, now = Date.now()): void => {
  write({ product, waitsUntil: readKept(now)?.waitsUntil ?? null, changedAt: now });
};

/** Marks the product as waiting for the account: the visitor has asked for its sheet. */
export const askForSheet = (product: VisitorProduct, now = Date.now()): void => {
  write({ product, waitsUntil: now + waitsFor, changedAt: now });
};

/** The product that waits for the account; undefined if no sheet was requested. */
export function waitingProduct(now = Date.now()): VisitorProduct | undefined {
  const kept = readKept(now);
  return kept?.waitsUntil != null && now < kept.waitsUntil ? kept.product : undefined;
}

/** Removes and returns the waiting product, so that two tabs do not make two sheets of it. */
export function takeWaitingProduct(now = Date.now()): VisitorProduct | undefined {
  const product = waitingProduct(now);
  if (product !== undefined) write(null);
  return product;
}
