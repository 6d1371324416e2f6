import { z } from 'zod';

/** Rows that the front page takes. */
export const maxVisitorRows = 5;

const text = (max: number) => z.string().max(max);

const rowSchema = z.object({
  id: text(40),
  name: text(300),
  proportion: text(40),
  casNumber: text(20),
  cwNumber: text(20),
  /** Catalogue id; null while the name is not picked from the catalogue. */
  materialId: z.int().positive().nullable(),
});

const visitorProductSchema = z.object({
  rows: z.array(rowSchema).max(maxVisitorRows),
  /** ISO 3166-1 alpha-2; empty for the UN's rules. */
  country: text(2),
  state: text(20),
  /** In °C, as typed. */
  flashPoint: text(40),
});

export type VisitorRow = z.infer<typeof rowSchema>;
export type VisitorProduct = z.infer<typeof visitorProductSchema>;

const keptSchema = z.object({
  product: visitorProductSchema,
  /** Milliseconds of the clock until which it waits for the account; null while nobody asked for a sheet. */
  waitsUntil: z.number().nullable(),
  /** Milliseconds of the clock at the last change. */
  changedAt: z.number(),
});

const key = 'gosds.visitor-product';
const hour = 3_600_000;

/** As long as a link to confirm an account is good for. */
const waitsFor = 24 * hour;

/** What was only tried is forgotten after a day: the next person at this browser may be another. */
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
    // Storage is blocked or full: what was typed lives as long as the page.
  }
}

export const isFilledRow = ({ name, proportion }: VisitorRow): boolean =>
  name.trim() !== '' || proportion.trim() !== '';

/** What was typed on the front page of this browser. */
export const keptProduct = (now = Date.now()): VisitorProduct | undefined => readKept(now)?.product;

/** Keeps what is typed, so that a reload or a look at another page loses nothing. */
export const keepProduct = (product: VisitorProduct, now = Date.now()): void => {
  write({ product, waitsUntil: readKept(now)?.waitsUntil ?? null, changedAt: now });
};

/** The visitor wants the sheet of what is kept: it waits for the account. */
export const askForSheet = (product: VisitorProduct, now = Date.now()): void => {
  write({ product, waitsUntil: now + waitsFor, changedAt: now });
};

/** What waits for the account, if a sheet was asked for. */
export function waitingProduct(now = Date.now()): VisitorProduct | undefined {
  const kept = readKept(now);
  return kept?.waitsUntil != null && now < kept.waitsUntil ? kept.product : undefined;
}

/** Takes what waits out of the browser, so that two tabs do not make two sheets of it. */
export function takeWaitingProduct(now = Date.now()): VisitorProduct | undefined {
  const product = waitingProduct(now);
  if (product !== undefined) write(null);
  return product;
}
