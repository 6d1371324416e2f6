import { toPercent } from '@gosds/ghs/concentration';
import type { Counted, Reason } from '@gosds/ghs/classification';
import { inEnglish } from '@gosds/phrases/say-message';
import type { SheetData } from '@gosds/sheet/printed-inputs/sheet-data-schema';

type DataReason = SheetData['rationale']['reasons'][number];

/** The owner of the recipe sees the sums; whoever receives the sheet sees rules and paragraphs alone. */
export type Audience = SheetData['rationale']['detail'];

export type ReasonTable = {
  readonly audience: Audience;
  /** Places of the reasons in the table, each kept once. */
  place(reasons: readonly Reason[]): number[];
  readonly entries: readonly DataReason[];
};

/** Keeps each reason once, for any number of sentences. */
export function createReasonTable(audience: Audience): ReasonTable {
  const entries: DataReason[] = [];
  const places = new Map<string, number>();
  const placeOf = (reason: Reason): number => {
    const entry = audience === 'owner' ? inFull(reason) : withoutShares(reason);
    const key = JSON.stringify(entry);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, entries.length);
    return entries.push(entry) - 1;
  };
  return { audience, place: (reasons) => [...new Set(reasons.map(placeOf))], entries };
}

const withoutShares = ({ ruleId, paragraph }: Reason): DataReason => ({ rule: ruleId, paragraph });

function inFull({ summary, counted, leftOut, found, limit, unit, ...reason }: Reason): DataReason {
  return {
    ...withoutShares({ summary, counted, leftOut, ...reason }),
    summary: inEnglish(summary),
    counted: counted.map(countedAsData),
    leftOut: leftOut.map(({ name, why }) => ({ name: inEnglish(name), why: inEnglish(why) })),
    ...finite('found', found),
    ...finite('limit', limit),
    ...(unit === undefined ? {} : { unit }),
  };
}

const countedAsData = ({ name, concentration, end, weight, note }: Counted) => ({
  name,
  percent: toPercent(concentration),
  end,
  ...(weight === undefined ? {} : { weight }),
  ...(note === undefined ? {} : { note: inEnglish(note) }),
});

/** JSON has no infinity: an open end is left out. */

function finite(key: 'found' | 'limit', value: number | undefined): Partial<Pick<DataReason, 'found' | 'limit'>> {
  return value !== undefined && Number.isFinite(value) ? { [key]: value } : {};
}
