import type { Message } from '@gosds/ghs/message';
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
  readonly label: Message;
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
  /** What it says, without its words: `sayFinding` of phrases says it in the languages of the screens. */
  readonly message: Message;
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

/** Tells whether two findings say the same, whatever the language. */
export const messageKey = (message: Message): string => JSON.stringify(message);
