import { Problem } from '@gosds/contract/problem';
import { errorsPageSize, jobsListed } from '@gosds/contract/staff/operations';
import { changed, type StaffDeps } from './edit-users.ts';

export const listFailedJobs =
  ({ work }: StaffDeps) =>
  () =>
    work.stores.staff.listFailedJobs(jobsListed);

/** Retries a failed job. Leaves running and finished jobs alone. */
export const retryJob =
  ({ work, clock }: StaffDeps) =>
  (staffId: string, id: number): Promise<void> =>
    work.transaction(async (stores) => {
      const kind = await stores.staff.retryJob(id);
      if (kind === undefined) throw new Problem('not-found');
      const detail = changed('job', null, kind);
      await stores.staff.record({ staffId, userId: null, kind: 'retried-job', detail }, clock());
    });

export const listErrors =
  ({ work }: StaffDeps) =>
  (page: number) =>
    work.stores.staff.listErrors({ limit: errorsPageSize, offset: page * errorsPageSize });
