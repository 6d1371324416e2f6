import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { handles, type Job, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { TokenPurpose } from './one-time-token-store.ts';
import { hashOf, newToken } from './secret-token.ts';

type LinkMail = { userId: string; requestId: string };

const linkMail = z.object({ userId: z.uuid(), requestId: z.string() });

export const confirmationMail: JobKind<LinkMail> = { name: 'confirmation-mail', data: linkMail };
export const resetPasswordMail: JobKind<LinkMail> = { name: 'reset-password-mail', data: linkMail };

const validMinutes = (purpose: TokenPurpose): number =>
  ({ 'confirm-email': policy.links.confirmEmailMinutes, 'reset-password': policy.links.resetPasswordMinutes })[purpose];

/** Each request sends a new mail. Its link makes earlier links invalid. */
export function linkMailJob(kind: JobKind<LinkMail>, userId: string): Job<LinkMail> {
  const requestId = newToken();
  // The request runs the job at once (`RunJobNow`) to report the outcome. A worker runs it only if that did not happen.
  const delaySeconds = policy.mailByWorkerAfterSeconds;
  return { kind, key: `${kind.name}:${requestId}`, data: { userId, requestId }, delaySeconds };
}

type AccountMailDeps = {
  readonly work: UnitOfWork;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Origin of the links, never taken from a request. */
  readonly baseUrl: string;
};

/** Makes the token of a link when the mail is sent, so no queue and no table contains the token. */
export function accountMailHandlers({ work, mailer, clock, baseUrl }: AccountMailDeps): readonly JobHandler[] {
  async function tokenFor(userId: string, purpose: TokenPurpose) {
    const token = newToken();
    const now = clock();
    const expiresAt = new Date(now.getTime() + validMinutes(purpose) * 60_000);
    await work.transaction(({ oneTimeTokens }) =>
      oneTimeTokens.issue({ tokenHash: hashOf(token), userId, purpose, expiresAt }, now),
    );
    return token;
  }
  return [
    handles(confirmationMail, async ({ userId, requestId }) => {
      const user = await work.stores.users.find(userId);
      if (!user || user.isVerified) return;
      const link = `${baseUrl}/confirmation/${await tokenFor(userId, 'confirm-email')}`;
      await mailer({
        to: user.email,
        language: user.language,
        messageId: requestId,
        mail: { kind: 'confirmation', link, validMinutes: validMinutes('confirm-email') },
      });
    }),
    handles(resetPasswordMail, async ({ userId, requestId }) => {
      const user = await work.stores.users.find(userId);
      if (!user) return;
      const link = `${baseUrl}/reset-password/${await tokenFor(userId, 'reset-password')}`;
      const mail = { kind: 'reset-password', link, validMinutes: validMinutes('reset-password') } as const;
      await mailer({ to: user.email, language: user.language, messageId: requestId, mail });
    }),
  ];
}
