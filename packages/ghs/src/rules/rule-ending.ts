import type { Reason } from '../classification.ts';

/**
 * The last part of a rule id, if it tells how a class was decided, e.g. `physical.13.taken-over`: no ingredient is in
 * the class; the class does not cover this state or packing; the product is sprayed; or a limit, a test value or a
 * single ingredient decided.
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

/** True if the rule id ends in one of these. Only this function reads rule ids. */
export const endsIn = (reason: Pick<Reason, 'ruleId'> | undefined, ...endings: readonly RuleEnding[]): boolean =>
  reason !== undefined && endings.some((ending) => reason.ruleId.endsWith(`.${ending}`));
