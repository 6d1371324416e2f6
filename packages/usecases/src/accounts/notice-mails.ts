import { z } from 'zod';
import { handles, type Job, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { newToken } from './secret-token.ts';

const newDeviceMail: JobKind<{ sessionId: string }> = {
  name: 'new-device-mail',
  data: z.object({ sessionId: z.uuid() }),
};

type Changed = { userId: string; requestId: string };

const passwordChangedMail: JobKind<Changed> = {
  name: 'password-changed-mail',
  data: z.object({ userId: z.uuid(), requestId: z.string() }),
};

/** Mails the user about a session on a device that the account has not used lately. */
export const newDeviceJob = (sessionId: string): Job<{ sessionId: string }> => ({
  kind: newDeviceMail,
  key: `${newDeviceMail.name}:${sessionId}`,
  data: { sessionId },
});

export function passwordChangedJob(userId: string): Job<Changed> {
  const requestId = newToken();
  return { kind: passwordChangedMail, key: `${passwordChangedMail.name}:${requestId}`, data: { userId, requestId } };
}

type Deps = { readonly work: UnitOfWork; readonly mailer: Mailer; readonly baseUrl: string };

/** Security mails. They let the owner act if somebody else logged in or changed the password. */
export const noticeMailHandlers = ({ work, mailer, baseUrl }: Deps): readonly JobHandler[] => [
  handles(newDeviceMail, async ({ sessionId }) => {
    const session = await work.stores.sessions.find(sessionId);
    const user = session && (await work.stores.users.find(session.userId));
    if (!session || !user) return;
    const { device, address, openedAt: at } = session;
    await mailer({
      to: user.email,
      language: user.language,
      messageId: `new-device-${sessionId}`,
      mail: { kind: 'new-device', ...device, address, at, link: `${baseUrl}/account-settings` },
    });
  }),
  handles(passwordChangedMail, async ({ userId, requestId }) => {
    const user = await work.stores.users.find(userId);
    if (!user) return;
    await mailer({
      to: user.email,
      language: user.language,
      messageId: requestId,
      mail: { kind: 'password-changed', link: `${baseUrl}/forgot-password` },
    });
  }),
];
