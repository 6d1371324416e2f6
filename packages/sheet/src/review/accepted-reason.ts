import { ownValue } from '@gosds/ghs/own-value';
import type { Draft } from '../draft/draft.ts';

/** Characters of the shortest sentence that says why. */
export const shortestReason = 20;

/** Why the fault of a check stays open, in the user's words; null while they are not a sentence. */
export function acceptedReason({ acceptedFindings }: Draft, check: string): string | null {
  const reason = ownValue(acceptedFindings, check)?.trim() ?? '';
  return reason.length >= shortestReason ? reason : null;
}
