import type { Message, MessageValue } from '@gosds/ghs/message';
import type { TextValue } from '@gosds/phrases/finding-message';
import type { InputPath } from '../draft/input-path.ts';
import type { Fix, LawSeverity } from './finding.ts';
import type { Demand } from './place-of.ts';
import type { CheckedSheet } from './checked-sheet.ts';

/** One place that a check found wanting; `detail` names it and may be empty, `path` leads to its input where that is not the check's own. */
export type Fault = { readonly detail: TextValue; readonly path: InputPath | null; readonly fix: Fix | null };

/** A rule that a reviewer would hold against what the user entered. */
export type Check = Demand & {
  readonly severity: LawSeverity;
  /** What the finding says; the fault's detail follows. */
  readonly says: Message;
  /** Input that mends it, or the step with those that do. */
  readonly pointsTo: InputPath;
  readonly findFaults: (sheet: CheckedSheet) => readonly Fault[];
};

export const fault = (detail: TextValue = '', path: InputPath | null = null, fix: Fix | null = null): Fault => ({
  detail,
  path,
  fix,
});

export const faultIf = (isFault: boolean, detail: TextValue = '', path: InputPath | null = null): readonly Fault[] =>
  isFault ? [fault(detail, path)] : [];

/** One fault that names every offender; none where there are none. */
export const faultOf = (offenders: readonly MessageValue[]): readonly Fault[] =>
  offenders.length > 0 ? [fault(offenders)] : [];
