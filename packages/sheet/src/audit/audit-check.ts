import type { Message, MessageValue } from '@gosds/ghs/message';
import type { TextValue } from '@gosds/phrases/finding-message';
import type { CheckedSheet } from '../review/checked-sheet.ts';
import type { LawSeverity } from '../review/finding.ts';
import type { Demand } from '../review/place-of.ts';

/** A check that every finished sheet must pass: its parts agree with each other and with the product. */
export type AuditCheck = Demand & {
  readonly severity: LawSeverity;
  /** The text of the finding; the details found follow it. */
  readonly says: Message;
  /** Returns one detail for each fault; an empty text where there is nothing to add. */
  readonly findFaults: (sheet: CheckedSheet) => readonly TextValue[];
};

export const faultIf = (isFault: boolean, detail: TextValue = ''): readonly TextValue[] => (isFault ? [detail] : []);

/** One fault that names all offenders; no fault if there are none. */
export const faultOf = (offenders: readonly MessageValue[]): readonly TextValue[] =>
  offenders.length > 0 ? [offenders] : [];
