import type { CheckedSheet } from '../review/checked-sheet.ts';
import type { LawSeverity } from '../review/finding.ts';
import type { Demand } from '../review/place-of.ts';

/** What must hold of any finished sheet: its parts agree with each other and with the product. */
export type AuditCheck = Demand & {
  readonly severity: LawSeverity;
  /** What the finding says; what was found follows. */
  readonly message: string;
  /** What each place found wanting is called; an empty text where there is nothing to add. */
  readonly findFaults: (sheet: CheckedSheet) => readonly string[];
};

export const faultIf = (isFault: boolean, detail = ''): readonly string[] => (isFault ? [detail] : []);

/** One fault that names every offender; none where there are none. */
export const faultOf = (offenders: readonly string[]): readonly string[] =>
  offenders.length > 0 ? [offenders.join(', ')] : [];
