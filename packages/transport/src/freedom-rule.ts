import type { Reason } from '@gosds/ghs/classification';

/** Rules that exempt goods although they meet the criteria of a class. */
const freedomRules = [
  'transport.not-subject',
  'transport.gas-unpressurised',
  'transport.solution',
  'transport.sp-144',
  'transport.viscous-free-any',
  'transport.viscous-free-dilute',
] as const;

export type FreedomRule = (typeof freedomRules)[number];

/** True if the reason exempts the goods although they meet the criteria of a class. */
export const isFreedom = ({ ruleId }: Reason): boolean => freedomRules.some((rule) => rule === ruleId);
