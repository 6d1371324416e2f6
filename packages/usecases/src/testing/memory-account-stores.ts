import { randomUUID } from 'node:crypto';
import type { LoginFailureStore } from '../accounts/login-failure-store.ts';
import { afterFailure } from '../accounts/login-lock.ts';
import type { NewOneTimeToken, OneTimeTokenStore } from '../accounts/one-time-token-store.ts';
import type { NewSession, SessionStore } from '../accounts/session-store.ts';
import { emailKey, type User, type UserStore } from '../accounts/user-store.ts';

type KeptUser = User & { readonly passwordHash: string };

/** Users in memory; `blocked` holds keys of blocked e-mails. */
export function memoryUserStore(blocked: Set<string> = new Set()): UserStore {
  const users = new Map<string, KeptUser>();
  const byEmail = (email: string) => [...users.values()].find((user) => emailKey(user.email) === emailKey(email));
  const change = (id: string, changes: Partial<KeptUser>) => {
    const user = users.get(id);
    if (user) users.set(id, { ...user, ...changes });
  };
  return {
    async add({ email, name, passwordHash, isVerified = false }) {
      if (byEmail(email)) return undefined;
      const user: KeptUser = {
        id: randomUUID(),
        email,
        name,
        passwordHash,
        isVerified,
        company: '',
        module: 'GoSDS',
        analyticsId: randomUUID(),
        isEmergencyAllowed: false,
        isDiscountAllowed: false,
        isAdminAllowed: false,
        isChemistAllowed: false,
        isInternal: false,
        sdsDiscountPercent: 0,
        sdsDiscountUpTo: null,
        reportDiscountPercent: 0,
        reportDiscountUpTo: null,
      };
      users.set(user.id, user);
      return user;
    },
    find: async (id) => users.get(id),
    findByEmail: async (email) => byEmail(email),
    isBlocked: async (email) => blocked.has(emailKey(email)),
    markVerified: async (id) => {
      change(id, { isVerified: true });
    },
    setPassword: async (id, passwordHash) => {
      change(id, { passwordHash });
    },
    setName: async (id, name) => {
      change(id, { name });
    },
  };
}

export function memorySessionStore(): SessionStore {
  const sessions = new Map<string, NewSession & { seenAt: Date; isClosed: boolean }>();
  return {
    async open(session) {
      sessions.set(session.tokenHash, { ...session, seenAt: session.openedAt, isClosed: false });
    },
    async touch(tokenHash, { now, idleSince }) {
      const session = sessions.get(tokenHash);
      if (!session || session.isClosed || session.expiresAt <= now) return undefined;
      if (!session.isRemembered && session.seenAt <= idleSince) return undefined;
      session.seenAt = now;
      return session;
    },
    async close(tokenHash) {
      const session = sessions.get(tokenHash);
      if (session) session.isClosed = true;
    },
    async closeAllOf(userId) {
      for (const session of sessions.values()) if (session.userId === userId) session.isClosed = true;
    },
  };
}

export function memoryOneTimeTokenStore(): OneTimeTokenStore {
  const tokens = new Map<string, NewOneTimeToken & { isUsed: boolean }>();
  return {
    async issue(token) {
      for (const earlier of tokens.values()) {
        if (earlier.userId === token.userId && earlier.purpose === token.purpose) earlier.isUsed = true;
      }
      tokens.set(token.tokenHash, { ...token, isUsed: false });
    },
    async use({ tokenHash, purpose }, now) {
      const token = tokens.get(tokenHash);
      if (!token || token.isUsed || token.purpose !== purpose || token.expiresAt <= now) return undefined;
      token.isUsed = true;
      return token.userId;
    },
  };
}

export function memoryLoginFailureStore(): LoginFailureStore {
  const kept = new Map<string, ReturnType<typeof afterFailure>>();
  const isLocked = (emailHash: string, now: Date) => (kept.get(emailHash)?.lockedUntil ?? now) > now;
  return {
    async begin(emailHash, now) {
      if (isLocked(emailHash, now)) return undefined;
      const next = afterFailure(kept.get(emailHash)?.forgottenAt, now);
      kept.set(emailHash, next);
      return next;
    },
    async succeed(emailHash, { forgottenAt }, now) {
      const last = kept.get(emailHash);
      if (last && last.forgottenAt > forgottenAt && isLocked(emailHash, now)) return false;
      kept.delete(emailHash);
      return true;
    },
    async clear(emailHash) {
      kept.delete(emailHash);
    },
  };
}
