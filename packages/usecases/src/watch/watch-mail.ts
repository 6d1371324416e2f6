import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
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

/** One mail for each change and account, however many sheets it touches. */
export const watchMailJob = ({ causeId, userId }: Touched): Job<Touched> => ({
  kind: watchMail,
  key: `${watchMail.name}:${causeId}:${userId}`,
  data: { causeId, userId },
});

/** Words of the screens in a language; English where it is none of theirs. */
async function wordsIn(tag: string) {
  const language = [tag, 'en'].flatMap((wanted) => interfaceLanguages.find((known) => known.tag === wanted) ?? [])[0];
  if (!language) throw new Error('The screens have no English.');
  const { tag: own, direction } = language;
  return { tag: own, direction, words: (await language.loadRest()).watch.mail };
}

type Deps = {
  readonly work: UnitOfWork;
  readonly mailer: Mailer;
  readonly lists: Pick<ListStore, 'record'>;
  /** Origin of the link. */
  readonly baseUrl: string;
};

type MailWords = Awaited<ReturnType<typeof wordsIn>>['words'];

async function whatChanged({ lists }: Deps, cause: WatchCause, words: MailWords): Promise<string> {
  if (cause.kind === 'law') return words.law(cause.day);
  const { list, later } = cause.change;
  return words.list({ title: (await lists.record(list))?.title ?? list, edition: later });
}

/** Tells the owner which sheets a change touches, unless the account wants no such mail. */
export const watchMailHandler = (deps: Deps): JobHandler =>
  handles(watchMail, async ({ causeId, userId }) => {
    const { users, watch, moneyDocuments } = deps.work.stores;
    const [user, cause] = await Promise.all([users.find(userId), watch.cause(causeId)]);
    if (!user?.isVerified || !cause || !user.mailChoices.watch) return;
    const { count, names } = await watch.touchedBy(causeId, userId, policy.watch.namesInMail);
    if (count === 0) return;
    const { tag, direction, words } = await wordsIn(await moneyDocuments.languageOf(userId));
    await deps.mailer({
      to: user.email,
      messageId: `watch-${causeId}-${userId}`,
      mail: {
        kind: 'watch',
        language: tag,
        direction,
        subject: words.subject(count),
        greeting: words.greeting,
        changed: await whatChanged(deps, cause, words),
        touches: words.touches(count),
        names: count > names.length ? [...names, words.more(count - names.length)] : names,
        button: words.button,
        buttonHelp: words.buttonHelp,
        link: `${deps.baseUrl}/watch`,
        closing: words.closing,
      },
    });
  });
