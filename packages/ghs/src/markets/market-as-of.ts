import { jurisdictions } from '../generated/jurisdictions.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import type { JurisdictionData } from './jurisdiction-data.ts';
import { type JurisdictionRows, readRows } from './jurisdiction-rows.ts';
import { changeDays, isLawOn, lawOnDay, type ReadJurisdiction } from './law-on-day.ts';
import { marketFromLaw } from './market-from-law.ts';
import type { Market } from './market.ts';

const known = new Map(jurisdictions.map((one) => [one.id, one]));

const rows = new WeakMap<JurisdictionData, JurisdictionRows>();

function read(data: JurisdictionData): ReadJurisdiction {
  const found = rows.get(data) ?? readRows(data);
  rows.set(data, found);
  return { data, rows: found };
}

/** The jurisdictions it follows, then the jurisdiction itself. Throws a RangeError for an unknown id. */
function chainOf(id: string): readonly ReadJurisdiction[] {
  const data = known.get(id);
  if (!data) throw new RangeError(`unknown rules “${id}”`);
  return [...(data.follows === undefined ? [] : chainOf(data.follows)), read(data)];
}

/** Days on which something in a chain begins, and days after which something ends. */
function boundariesOf(chain: readonly ReadJurisdiction[]) {
  const dated = chain.flatMap(({ data, rows: tables }) => [
    ...data.changes,
    ...tables.limits,
    ...tables.categories,
    ...tables.statements,
  ]);
  return {
    starts: [...new Set(dated.flatMap(({ validFrom }) => validFrom ?? []))],
    ends: [...new Set(dated.flatMap(({ validUntil }) => validUntil ?? []))],
  };
}

type Editions = ReturnType<typeof boundariesOf> & {
  readonly chain: readonly ReadJurisdiction[];
  /** Keyed by the number of boundaries passed. */
  readonly markets: Map<number, Market>;
};

const editions = new Map<string, Editions>();

function editionsOf(id: string): Editions {
  const found = editions.get(id);
  if (found) return found;
  const chain = chainOf(id);
  const made = { chain, ...boundariesOf(chain), markets: new Map<number, Market>() };
  editions.set(id, made);
  return made;
}

/**
 * The rules of a market as its law has them on a day (ISO date). Equal rules are the same object. Throws for an unknown
 * market.
 */
export function marketAsOf(id: JurisdictionId, day: string): Market {
  const { chain, starts, ends, markets } = editionsOf(id);
  const passed = starts.filter((start) => start <= day).length + ends.filter((end) => end < day).length;
  const market = markets.get(passed) ?? marketFromLaw(id, lawOnDay(chain, day));
  markets.set(passed, market);
  return market;
}

/** Days on which the rules of a market change: ISO dates in order. */
export function daysOfChange(id: JurisdictionId): readonly string[] {
  const { starts, ends } = editionsOf(id);
  return changeDays([...starts.map((validFrom) => ({ validFrom })), ...ends.map((validUntil) => ({ validUntil }))]);
}

export const isMarket = (id: string): id is JurisdictionId => known.has(id);

/** Markets with rules of their own, in list order, whose law applies on the day. */
export const marketsAsOf = (day: string): readonly JurisdictionId[] =>
  [...known.values()].flatMap((one) => (isLawOn(one, day) && isMarket(one.id) ? [one.id] : []));

/** Every market with rules of its own, in list order. */
export const marketIds: readonly JurisdictionId[] = [...known.keys()].filter(isMarket);

/** The common name of the market. Throws for an unknown market. */
export function marketName(id: JurisdictionId): string {
  const found = known.get(id);
  if (!found) throw new RangeError(`unknown market “${id}”`);
  return found.name;
}

/** First and last day of a market's law, ISO dates. Absent if unknown. */
export function daysOf(id: JurisdictionId): Pick<JurisdictionData, 'validFrom' | 'validUntil'> {
  const { validFrom, validUntil } = known.get(id) ?? {};
  return { validFrom, validUntil };
}

/**
 * Adds jurisdictions from another data folder, such as an operator's own, and replaces known ones. Returns a function
 * that removes them again.
 */
export function addJurisdictions(added: readonly JurisdictionData[]): () => void {
  const before = new Map(known);
  for (const one of added) known.set(one.id, one);
  editions.clear();
  return () => {
    known.clear();
    for (const [id, one] of before) known.set(id, one);
    editions.clear();
  };
}
