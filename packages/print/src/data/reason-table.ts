import { toPercent } from '@gosds/ghs/concentration';
import type { Counted, Reason } from '@gosds/ghs/classification';
import { inEnglish } from '@gosds/phrases/say-message';
import type { SheetData } from '@gosds/sheet/printed-inputs/sheet-data-schema';

type DataReason = SheetData['rationale']['reasons'][number];

/** The owner of the recipe sees the sums; a recipient of the sheet sees only rules and paragraphs. */
export type Audience = SheetData['rationale']['detail'];

export type ReasonTable = {
  readonly audience: Audience;
  /** Indexes of the reasons in the table; equal reasons share one entry. */
  place(reasons: readonly Reason[]): number[];
  readonly entries: readonly DataReason[];
};

/** Stores each reason once, however many sentences cite it. */
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

/** Leaves out an open end: JSON has no infinity. */

function finite(key: 'found' | 'limit', value: number | undefined): Partial<Pick<DataReason, 'found' | 'limit'>> {
  return value !== undefined && Number.isFinite(value) ? { [key]: value } : {};
}
