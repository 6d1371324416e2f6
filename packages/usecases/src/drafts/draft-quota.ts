import { Problem } from '@gosds/contract/problem';
import type { Draft } from '@gosds/sheet/draft/draft';
import { policy } from '../policy.ts';
import type { DraftStore } from './draft-store.ts';

/** Nobody writes so large a draft by hand. Only above this size does a save check how much the account holds. */
const largeBytes = 64_000;

export const hasTooManyRows = ({ ingredients }: Draft, maxRows: number): boolean => ingredients.length > maxRows;

type Quota = Pick<DraftStore, 'use' | 'forgetDeleted'>;

/**
 * Makes room for one more draft. First removes deleted drafts that could still be restored. Throws Problem
 * `too-many-drafts`.
 */
export async function makeRoom(drafts: Quota, userId: string): Promise<void> {
  let { number, bytes } = await drafts.use(userId);
  while (number >= policy.draftQuota.drafts || bytes >= policy.draftQuota.bytes) {
    if (!(await drafts.forgetDeleted(userId))) throw new Problem('too-many-drafts');
    ({ number, bytes } = await drafts.use(userId));
  }
}

/** Refuses a large draft if the account is full. Drafts of ordinary size are always saved. */
export async function checkSize(drafts: Quota, userId: string, draft: Draft): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(draft)) <= largeBytes) return;
  const { bytes } = await drafts.use(userId);
  if (bytes >= policy.draftQuota.bytes) throw new Problem('too-many-drafts');
}
