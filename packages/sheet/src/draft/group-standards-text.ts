import type { Draft } from './draft.ts';

/** The group standards with their numbers, followed by the approval text of an older draft. */
export function groupStandardsText({ groupStandards, hsnoApproval }: Draft['description']): string {
  const chosen = groupStandards.map(({ approvalCode, name }) => `${approvalCode} ${name}`.trim());
  return [...chosen, hsnoApproval.trim()].filter((text) => text !== '').join('; ');
}
