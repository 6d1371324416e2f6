import { differencesListed } from '@gosds/contract/staff/comparison';
import type { StaffDeps } from './edit-users.ts';

/** The last comparison of payments with their providers, and its differences. */
export const lastComparison =
  ({ work }: StaffDeps) =>
  async () => {
    const [last, listed] = await Promise.all([
      work.stores.comparisons.last(),
      work.stores.comparisons.list(differencesListed),
    ]);
    return { last, ...listed };
  };
