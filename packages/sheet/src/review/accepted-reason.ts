import { ownValue } from '@gosds/ghs/own-value';
import type { Draft } from '../draft/draft.ts';

/** Minimum number of characters for a reason. */
export const shortestReason = 20;

/** The user's reason for leaving a finding open; null if it is too short to be a sentence. */
export function acceptedReason({ acceptedFindings }: Draft, check: string): string | null {
  const reason = ownValue(acceptedFindings, check)?.trim() ?? '';
  return reason.length >= shortestReason ? reason : null;
}
