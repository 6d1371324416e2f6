import type { InputPath } from '../draft/input-path.ts';
import type { Fix, LawSeverity } from './finding.ts';
import type { Demand } from './place-of.ts';
import type { CheckedSheet } from './checked-sheet.ts';

/** One place that a check found wanting; `detail` names it, `path` leads to its input where that is not the check's own. */
export type Fault = { readonly detail: string; readonly path: InputPath | null; readonly fix: Fix | null };

/** A rule that a reviewer would hold against what the user entered. */
export type Check = Demand & {
  readonly severity: LawSeverity;
  /** What the finding says; the fault's detail follows. */
  readonly message: string;
  /** Input that mends it, or the step with those that do. */
  readonly pointsTo: InputPath;
  readonly findFaults: (sheet: CheckedSheet) => readonly Fault[];
};

export const fault = (detail = '', path: InputPath | null = null, fix: Fix | null = null): Fault => ({
  detail,
  path,
  fix,
});

export const faultIf = (isFault: boolean, detail = '', path: InputPath | null = null): readonly Fault[] =>
  isFault ? [fault(detail, path)] : [];

/** One fault that names every offender; none where there are none. */
export const faultOf = (offenders: readonly string[]): readonly Fault[] =>
  offenders.length > 0 ? [fault(offenders.join(', '))] : [];
