import type { Message } from '@gosds/ghs/message';
import type { InputPath } from '../draft/input-path.ts';

/** `must`: the law requires it. `should`: a careful reviewer expects it. `hint`: worth a look. */
export type LawSeverity = 'must' | 'should' | 'hint';

/**
 * `problem`: blocks the form. `warning`: shown, but does not block the form. A sheet with a `must` that is neither
 * corrected nor answered with a written reason cannot be paid for.
 */
export const severities = ['problem', 'warning', 'must', 'should', 'hint'] as const satisfies readonly (
  | 'problem'
  | 'warning'
  | LawSeverity
)[];
export type Severity = (typeof severities)[number];

/** The groups in which findings are shown, gravest first. */
export const findingBands = ['law', 'chemist', 'nice'] as const;
export type FindingBand = (typeof findingBands)[number];

export const bandOf: Readonly<Record<Severity, FindingBand>> = {
  problem: 'law',
  must: 'law',
  warning: 'chemist',
  should: 'chemist',
  hint: 'nice',
};

/** The changes that one click writes into the draft. */
export type Fix = {
  readonly label: Message;
  readonly changes: readonly {
    readonly path: InputPath;
    readonly value: string | boolean | readonly string[];
  }[];
};

/** One fault in the user's entries. */
export type Finding = {
  /** Stable id of the check. */
  readonly check: string;
  readonly severity: Severity;
  /** The message as key and values; `sayFinding` of phrases words it in the languages of the screens. */
  readonly message: Message;
  /** The paragraph that requires it; empty if only the form requires it. */
  readonly paragraph: string;
  /** 1 to 16. */
  readonly section: number;
  /** Sub-heading number in the market; empty if only the form requires it. */
  readonly part: string;
  /** The input that corrects it. */
  readonly path: InputPath;
  readonly fix: Fix | null;
  /** The user's reason for leaving it open; null if none is given. */
  readonly accepted: string | null;
};

/** True if no finding blocks the step. */
export const isPassable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'problem');

/** Legal faults without a written reason. A sheet with one cannot be paid for. */
export const openFaults = <Fault extends Pick<Finding, 'severity' | 'accepted'>>({
  findings,
}: {
  readonly findings: readonly Fault[];
}): readonly Fault[] => findings.filter(({ severity, accepted }) => severity === 'must' && accepted === null);

/** A key that is equal for two findings with the same message, in any language. */
export const messageKey = (message: Message): string => JSON.stringify(message);
