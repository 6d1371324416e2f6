import { jobKinds } from '@gosds/contract/staff/operations';
import { expect, it } from 'vitest';
import type { JobAdapters } from '../../adapters/adapters.ts';
import { wireJobs } from '../../wire.ts';

it('are all named to staff', () => {
  const none = {} as JobAdapters;
  expect(
    wireJobs(none)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(jobKinds.toSorted());
});
