import { policy } from '../policy.ts';
import { hashOf, newToken } from './secret-token.ts';
import type { SessionStore } from './session-store.ts';
import type { User } from './user-store.ts';

function lifetimeHours(isRemembered: boolean): number {
  const { rememberedDays, notRememberedHours } = policy.sessions;
  return isRemembered ? rememberedDays * 24 : notRememberedHours;
}

export type OpenedSession = {
  /** Only for the cookie. */
  readonly token: string;
  readonly csrfToken: string;
  readonly analyticsId: string;
  /** How long the browser keeps the cookie. Undefined: until the browser is closed. */
  readonly keepForSeconds: number | undefined;
};

type Opening = { readonly user: User; readonly remember: boolean };

/** Opens a session for somebody who has shown who they are. */
export async function openSession(
  sessions: SessionStore,
  { user, remember }: Opening,
  openedAt: Date,
): Promise<OpenedSession> {
  const token = newToken();
  const csrfToken = newToken();
  const lifetimeSeconds = lifetimeHours(remember) * 3_600;
  await sessions.open({
    tokenHash: hashOf(token),
    csrfHash: hashOf(csrfToken),
    userId: user.id,
    isRemembered: remember,
    openedAt,
    expiresAt: new Date(openedAt.getTime() + lifetimeSeconds * 1000),
  });
  return { token, csrfToken, analyticsId: user.analyticsId, keepForSeconds: remember ? lifetimeSeconds : undefined };
}
