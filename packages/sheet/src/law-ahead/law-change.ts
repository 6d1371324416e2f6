import { lawChangeIds } from '../generated/law-change-ids.ts';

/** The id of a change of law in `data/law-calendar/changes.csv`. */
export type LawChangeId = (typeof lawChangeIds)[number];

export const isLawChangeId = (text: string): text is LawChangeId => lawChangeIds.some((id) => id === text);

export { lawChangeIds };

/** `set`: adopted, with a known date. `agreed`: the lawmakers agree, but the act is not adopted. */
export const lawStatuses = ['in-force', 'set', 'agreed', 'draft'] as const;

export const lawTouches = ['classes', 'label', 'limits', 'transport', 'sheet', 'notification'] as const;

export type LawChange = {
  readonly id: LawChangeId;
  /** Ids of the profiles that the change affects. */
  readonly jurisdictions: readonly string[];
  /** First day, an ISO date; absent if not known. */
  readonly date?: string;
  /** Last day on which the earlier law may still be used. */
  readonly until?: string;
  readonly status: (typeof lawStatuses)[number];
  readonly touches: readonly (typeof lawTouches)[number][];
  readonly act: string;
  /**
   * True if rules and lists contain the law before and after the change, so that comparing two days shows its whole
   * effect.
   */
  readonly isComputed: boolean;
  /** True if the date was not read from the act itself. */
  readonly isToCheck: boolean;
};
