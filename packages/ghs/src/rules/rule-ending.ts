import type { Reason } from '../classification.ts';

/**
 * The last part of the id of a rule, where it says how a class was settled, e.g. `physical.13.taken-over`: no ingredient is of the
 * class; the class is not for this state or this packing; it is sprayed; a limit, a test value or an ingredient alone decided.
 */
export type RuleEnding =
  | 'none'
  | 'state'
  | 'under-pressure'
  | 'unpressurised'
  | 'spray'
  | 'specific-limit'
  | 'below-listed'
  | 'taken-over'
  | 'extreme-ph'
  | 'substance';

/** True where the rule ends in one of these; the one place that reads the id of a rule. */
export const endsIn = (reason: Pick<Reason, 'ruleId'> | undefined, ...endings: readonly RuleEnding[]): boolean =>
  reason !== undefined && endings.some((ending) => reason.ruleId.endsWith(`.${ending}`));
