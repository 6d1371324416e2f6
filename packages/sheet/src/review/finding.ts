import type { InputPath } from '../draft/input-path.ts';

/** `must`: the law asks for it. `should`: a careful reviewer asks for it. `hint`: worth a look. */
export type LawSeverity = 'must' | 'should' | 'hint';

/**
 * `problem`: the form cannot go on. `warning`: the form shows it and goes on. A sheet cannot be paid for while a `must` has
 * neither been mended nor a written reason.
 */
export type Severity = 'problem' | 'warning' | LawSeverity;

/** What one click would write into the draft. */
export type Fix = {
  readonly label: string;
  readonly changes: readonly {
    readonly path: InputPath;
    readonly value: string | boolean | readonly string[];
  }[];
};

/** One fault of what the user entered. */
export type Finding = {
  /** Stable id of the check. */
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  /** Paragraph that asks for it; empty where the form asks. */
  readonly paragraph: string;
  /** 1 to 16. */
  readonly section: number;
  /** Sub-heading as the market numbers it; empty where the form asks. */
  readonly part: string;
  /** Input that mends it. */
  readonly path: InputPath;
  readonly fix: Fix | null;
  /** Why the user leaves it open; null where no reason is written. */
  readonly accepted: string | null;
};

/** True where nothing keeps the user on the step. */
export const isPassable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'problem');

/** Faults of law that nobody has answered for: a sheet with one cannot be paid for. */
export const openFaults = <Fault extends Pick<Finding, 'severity' | 'accepted'>>({
  findings,
}: {
  readonly findings: readonly Fault[];
}): readonly Fault[] => findings.filter(({ severity, accepted }) => severity === 'must' && accepted === null);

/** What the check says, and the place that it found. */
export const messageOf = (text: string, detail: string): string => (detail === '' ? text : `${text} ${detail}`);
