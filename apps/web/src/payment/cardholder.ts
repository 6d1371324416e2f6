import { words } from '../words/words.ts';

/** The specified rule: the name starts with an uppercase letter A-Z. */
export function cardholderProblem(name: string): string | undefined {
  const { missing } = words().checkout;
  if (name.trim() === '') return missing.holder;
  return /^[A-Z]/.test(name) ? undefined : missing.holderCapital;
}
