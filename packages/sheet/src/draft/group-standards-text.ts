import type { Draft } from './draft.ts';

/** Group standards with their numbers, and behind them what an older draft says of the approval. */
export function groupStandardsText({ groupStandards, hsnoApproval }: Draft['description']): string {
  const chosen = groupStandards.map(({ approvalCode, name }) => `${approvalCode} ${name}`.trim());
  return [...chosen, hsnoApproval.trim()].filter((text) => text !== '').join('; ');
}
