import type { Message } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { InputPath } from '../../draft/input-path.ts';
import type { Finding } from '../finding.ts';

/** A check of a single input; the draft alone shows the fault. */
export type EntryCheck<Args extends readonly unknown[] = readonly []> = {
  /** Stable, e.g. `entry.mandatory`. */
  readonly id: string;
  readonly severity: 'problem' | 'warning';
  /** The message beside the input. */
  readonly says: (...args: Args) => Message;
};

type Says<Args extends readonly unknown[]> = Message | ((...args: Args) => Message);

const toFunction = <Args extends readonly unknown[]>(says: Says<Args>): ((...args: Args) => Message) =>
  typeof says === 'function' ? says : () => says;

/** A fault that blocks the step. */
export const problem = <Args extends readonly unknown[] = readonly []>(
  id: string,
  says: Says<Args>,
): EntryCheck<Args> => ({ id, severity: 'problem', says: toFunction(says) });

/** A fault that is shown and does not block the step. */
export const warning = <Args extends readonly unknown[] = readonly []>(
  id: string,
  says: Says<Args>,
): EntryCheck<Args> => ({ id, severity: 'warning', says: toFunction(says) });

/** Section of the sheet that prints an input, by the first part of its path. */
const sections: Readonly<Record<string, number>> = {
  description: 1,
  review: 2,
  ingredients: 3,
  properties: 9,
  dangerousGoods: 14,
};

/** The finding of a check at one input; `args` fill in its message. */
export const found = <Args extends readonly unknown[]>(
  { id, severity, says }: EntryCheck<Args>,
  path: InputPath,
  ...args: Args
): Finding => ({
  check: id,
  severity,
  message: says(...args),
  paragraph: '',
  section: ownValue(sections, path.split('.', 1)[0] ?? '') ?? 1,
  part: '',
  path,
  fix: null,
  accepted: null,
});
