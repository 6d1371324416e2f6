import { z } from 'zod';
import type { ListStore } from '../chemicals/list-store.ts';
import { handles, type Job, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { WatchCause } from './watch-store.ts';

type Touched = { causeId: string; userId: string };

const watchMail: JobKind<Touched> = {
  name: 'watch-mail',
  data: z.object({ causeId: z.uuid(), userId: z.uuid() }),
};

/** One mail per change and account, however many sheets the change affects. */
export const watchMailJob = ({ causeId, userId }: Touched): Job<Touched> => ({
  kind: watchMail,
  key: `${watchMail.name}:${causeId}:${userId}`,
  data: { causeId, userId },
});

type Deps = {
  readonly work: UnitOfWork;
  readonly mailer: Mailer;
  readonly lists: Pick<ListStore, 'record'>;
  /** Origin of the link. */
  readonly baseUrl: string;
};

async function changeOf({ lists }: Deps, cause: WatchCause) {
  if (cause.kind === 'law') return { kind: 'law', day: cause.day } as const;
  const { list, later } = cause.change;
  return { kind: 'list', title: (await lists.record(list))?.title ?? list, edition: later } as const;
}

/** Mails the owner which sheets a change affects, unless the account has turned such mails off. */
export const watchMailHandler = (deps: Deps): JobHandler =>
  handles(watchMail, async ({ causeId, userId }) => {
    const { users, watch } = deps.work.stores;
    const [user, cause] = await Promise.all([users.find(userId), watch.cause(causeId)]);
    if (!user?.isVerified || !cause || !user.mailChoices.watch) return;
    const { count, names } = await watch.touchedBy(causeId, userId, policy.watch.namesInMail);
    if (count === 0) return;
    await deps.mailer({
      to: user.email,
      language: user.language,
      messageId: `watch-${causeId}-${userId}`,
      mail: {
        kind: 'watch',
        change: await changeOf(deps, cause),
        count,
        names,
        link: `${deps.baseUrl}/watch`,
      },
    });
  });
