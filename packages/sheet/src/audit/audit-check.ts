import type { Message, MessageValue } from '@gosds/ghs/message';
import type { TextValue } from '@gosds/phrases/finding-message';
import type { CheckedSheet } from '../review/checked-sheet.ts';
import type { LawSeverity } from '../review/finding.ts';
import type { Demand } from '../review/place-of.ts';

/** What must hold of any finished sheet: its parts agree with each other and with the product. */
export type AuditCheck = Demand & {
  readonly severity: LawSeverity;
  /** What the finding says; what was found follows. */
  readonly says: Message;
  /** What each place found wanting is called; an empty text where there is nothing to add. */
  readonly findFaults: (sheet: CheckedSheet) => readonly TextValue[];
};

export const faultIf = (isFault: boolean, detail: TextValue = ''): readonly TextValue[] => (isFault ? [detail] : []);

/** One fault that names every offender; none where there are none. */
export const faultOf = (offenders: readonly MessageValue[]): readonly TextValue[] =>
  offenders.length > 0 ? [offenders] : [];
