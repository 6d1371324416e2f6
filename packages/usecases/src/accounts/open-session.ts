import { policy } from '../policy.ts';
import { hashOf, newToken } from './secret-token.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Caller } from './account-deps.ts';
import { unknownDevice } from './device.ts';
import { newDeviceJob } from './notice-mails.ts';
import type { User } from './user-store.ts';

function lifetimeHours(isRemembered: boolean): number {
  const { rememberedDays, notRememberedHours } = policy.sessions;
  return isRemembered ? rememberedDays * 24 : notRememberedHours;
}

export type OpenedSession = {
  /** Goes into the cookie only. */
  readonly token: string;
  readonly csrfToken: string;
  readonly analyticsId: string;
  /** How long the browser keeps the cookie. Undefined: until the browser is closed. */
  readonly keepForSeconds: number | undefined;
};

type Opening = { readonly user: User; readonly remember: boolean; readonly caller: Caller };

/** Opens a session for a user who has proved their identity. */
export async function openSession(
  { sessions, jobs, users }: Pick<Stores, 'sessions' | 'jobs' | 'users'>,
  { user, remember, caller }: Opening,
  openedAt: Date,
): Promise<OpenedSession> {
  const token = newToken();
  const csrfToken = newToken();
  const lifetimeSeconds = lifetimeHours(remember) * 3_600;
  const device = caller.device ?? unknownDevice;
  const isNew = user.mailChoices.newDevice && (await sessions.isNewDevice(user.id, device));
  const id = await sessions.open({
    tokenHash: hashOf(token),
    csrfHash: hashOf(csrfToken),
    userId: user.id,
    isRemembered: remember,
    openedAt,
    expiresAt: new Date(openedAt.getTime() + lifetimeSeconds * 1000),
    place: { device, address: caller.ip },
  });
  if (caller.language !== undefined) await users.setLanguage(user.id, caller.language);
  if (isNew) await jobs.enqueue(newDeviceJob(id));
  return { token, csrfToken, analyticsId: user.analyticsId, keepForSeconds: remember ? lifetimeSeconds : undefined };
}
