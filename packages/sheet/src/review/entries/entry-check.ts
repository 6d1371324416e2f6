import { ownValue } from '@gosds/ghs/own-value';
import type { InputPath } from '../../draft/input-path.ts';
import type { Finding } from '../finding.ts';

/** A check of one input by itself: the draft alone shows the fault. */
export type EntryCheck<Args extends readonly unknown[] = readonly []> = {
  /** Stable, e.g. `entry.mandatory`. */
  readonly id: string;
  readonly severity: 'problem' | 'warning';
  /** What stands beside the input. */
  readonly message: (...args: Args) => string;
};

type Words<Args extends readonly unknown[]> = string | ((...args: Args) => string);

const toMessage = <Args extends readonly unknown[]>(words: Words<Args>): ((...args: Args) => string) =>
  typeof words === 'string' ? () => words : words;

/** A fault that keeps the user on the step. */
export const problem = <Args extends readonly unknown[] = readonly []>(
  id: string,
  words: Words<Args>,
): EntryCheck<Args> => ({ id, severity: 'problem', message: toMessage(words) });

/** A fault that is shown and may stay. */
export const warning = <Args extends readonly unknown[] = readonly []>(
  id: string,
  words: Words<Args>,
): EntryCheck<Args> => ({ id, severity: 'warning', message: toMessage(words) });

/** Section of the sheet that prints what stands at an input path, by the path's first part. */
const sections: Readonly<Record<string, number>> = {
  description: 1,
  review: 2,
  ingredients: 3,
  properties: 9,
  dangerousGoods: 14,
};

/** The finding of a check at one input; `args` fill its words. */
export const found = <Args extends readonly unknown[]>(
  { id, severity, message }: EntryCheck<Args>,
  path: InputPath,
  ...args: Args
): Finding => ({
  check: id,
  severity,
  message: message(...args),
  paragraph: '',
  section: ownValue(sections, path.split('.', 1)[0] ?? '') ?? 1,
  part: '',
  path,
  fix: null,
  accepted: null,
});
