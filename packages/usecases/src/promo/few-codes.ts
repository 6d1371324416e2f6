import { z } from 'zod';
import { isoDate } from '../clock.ts';
import { handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';

type Notice = { userId: string; left: number; day: string };

const fewCodesMail: JobKind<Notice> = {
  name: 'few-codes-mail',
  data: z.object({ userId: z.uuid(), left: z.int().nonnegative(), day: z.iso.date() }),
};

const announcedAt: ReadonlySet<number> = new Set([policy.fewCodesLeft, 0]);

/**
 * Mails the administrators when few SMS codes, or none, are left for all users. Each code costs money, and without
 * codes nobody can sign up.
 */
export async function tellOfFewCodes(
  { users, jobs }: Pick<Stores, 'users' | 'jobs'>,
  left: number,
  now: Date,
): Promise<void> {
  if (!announcedAt.has(left)) return;
  const day = isoDate(now);
  for (const { id: userId } of await users.administrators()) {
    const data = { userId, left, day };
    await jobs.enqueue({ kind: fewCodesMail, key: `${fewCodesMail.name}:${day}:${left}:${userId}`, data });
  }
}

type Deps = { readonly work: UnitOfWork; readonly mailer: Mailer; readonly baseUrl: string };

export const fewCodesHandler = ({ work, mailer, baseUrl }: Deps): JobHandler =>
  handles(fewCodesMail, async ({ userId, left, day }) => {
    const user = await work.stores.users.find(userId);
    if (!user?.isAdminAllowed) return;
    const { max } = policy.rateLimits.codesOfAll;
    await mailer({
      to: user.email,
      language: user.language,
      messageId: `few-codes-${day}-${left}-${userId}`,
      mail: { kind: 'few-codes', sent: max - left, left, link: `${baseUrl}/admin` },
    });
  });
