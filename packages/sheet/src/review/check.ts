import type { Message, MessageValue } from '@gosds/ghs/message';
import type { TextValue } from '@gosds/phrases/finding-message';
import type { InputPath } from '../draft/input-path.ts';
import type { Fix, LawSeverity } from './finding.ts';
import type { Demand } from './place-of.ts';
import type { CheckedSheet } from './checked-sheet.ts';

/**
 * One fault found by a check. `detail` names the place and may be empty; `path` is its input, or null for the check's
 * own input.
 */
export type Fault = { readonly detail: TextValue; readonly path: InputPath | null; readonly fix: Fix | null };

/** A rule that a reviewer would apply to the user's entries. */
export type Check = Demand & {
  readonly severity: LawSeverity;
  /** The text of the finding; the detail of the fault follows. */
  readonly says: Message;
  /** The input that corrects the fault, or the step with such inputs. */
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

/** One fault that names all offenders; no fault if there are none. */
export const faultOf = (offenders: readonly MessageValue[]): readonly Fault[] =>
  offenders.length > 0 ? [fault(offenders)] : [];
