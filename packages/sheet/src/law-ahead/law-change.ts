import { lawChangeIds } from '../generated/law-change-ids.ts';

/** Names a change of law in `data/law-calendar/changes.csv`. */
export type LawChangeId = (typeof lawChangeIds)[number];

export const isLawChangeId = (text: string): text is LawChangeId => lawChangeIds.some((id) => id === text);

export { lawChangeIds };

/** `set`: adopted, and its day is known. `agreed`: the lawmakers agree, the act is not adopted. */
export const lawStatuses = ['in-force', 'set', 'agreed', 'draft'] as const;

export const lawTouches = ['classes', 'label', 'limits', 'transport', 'sheet', 'notification'] as const;

export type LawChange = {
  readonly id: LawChangeId;
  /** Ids of the forms of sheets that it touches. */
  readonly jurisdictions: readonly string[];
  /** First day, an ISO date; absent while no day is known. */
  readonly date?: string;
  /** Last day on which the earlier law may still be used. */
  readonly until?: string;
  readonly status: (typeof lawStatuses)[number];
  readonly touches: readonly (typeof lawTouches)[number][];
  readonly act: string;
  /** The rules and lists hold the law before and after its day: a comparison of two days says all of it. */
  readonly isComputed: boolean;
  /** Its day was not read in the act. */
  readonly isToCheck: boolean;
};
