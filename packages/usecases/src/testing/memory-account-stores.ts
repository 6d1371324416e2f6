import { randomUUID } from 'node:crypto';
import { unknownDevice } from '../accounts/device.ts';
import type { LoginFailureStore } from '../accounts/login-failure-store.ts';
import { afterFailure } from '../accounts/login-lock.ts';
import type { NewOneTimeToken, OneTimeTokenStore } from '../accounts/one-time-token-store.ts';
import type { ListedSession, NewSession, SessionStore } from '../accounts/session-store.ts';
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
    async add({ email, name, passwordHash, isVerified = false, language = 'en' }) {
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
        mailChoices: { newDevice: true, watch: true },
        languageChoices: { screens: null, mails: null },
        language,
      };
      users.set(user.id, user);
      return user;
    },
    find: async (id) => users.get(id),
    findAllowed: async (id) => {
      const user = users.get(id);
      return user && !blocked.has(emailKey(user.email)) ? user : undefined;
    },
    findByEmail: async (email) => byEmail(email),
    administrators: async () => [...users.values()].filter(({ isAdminAllowed }) => isAdminAllowed),
    isBlocked: async (email) => blocked.has(emailKey(email)),
    setBlocked: async (email, isBlocked) => {
      if (isBlocked) blocked.add(emailKey(email));
      else blocked.delete(emailKey(email));
    },
    holdAccount: async (id) => users.has(id),
    holdPassword: async ({ id, passwordHash }) => users.get(id)?.passwordHash === passwordHash,
    markVerified: async (id) => {
      change(id, { isVerified: true });
    },
    setPassword: async (id, passwordHash) => {
      change(id, { passwordHash });
    },
    setLanguage: async (id, language) => {
      change(id, { language });
    },
    chooseLanguages: async (id, languageChoices) => {
      const language = languageChoices.mails ?? languageChoices.screens;
      change(id, { languageChoices, ...(language !== null && { language }) });
    },
    setName: async (id, name) => {
      change(id, { name });
    },
    setMailChoices: async (id, mailChoices) => {
      change(id, { mailChoices });
    },
  };
}

type KeptSession = NewSession & ListedSession & { isClosed: boolean };

const isOpenAt = ({ isClosed, isRemembered, expiresAt, seenAt }: KeptSession, at: { now: Date; idleSince: Date }) =>
  !isClosed && expiresAt > at.now && (isRemembered || seenAt > at.idleSince);

export function memorySessionStore(): SessionStore {
  const sessions = new Map<string, KeptSession>();
  const all = () => [...sessions.values()];
  const change = (key: string, changes: Partial<KeptSession>) => {
    const session = sessions.get(key);
    if (session) sessions.set(key, { ...session, ...changes });
  };
  return {
    async open(session) {
      const id = randomUUID();
      const place = session.place ?? { device: unknownDevice, address: null };
      sessions.set(session.tokenHash, { ...session, ...place, id, seenAt: session.openedAt, isClosed: false });
      return id;
    },
    async touch(tokenHash, { now, idleSince, address }) {
      const session = sessions.get(tokenHash);
      if (!session || !isOpenAt(session, { now, idleSince })) return undefined;
      change(tokenHash, { seenAt: now, ...(address !== undefined && { address }) });
      return session;
    },
    async close(tokenHash) {
      change(tokenHash, { isClosed: true });
    },
    async closeAllOf(userId) {
      for (const session of all()) if (session.userId === userId) change(session.tokenHash, { isClosed: true });
    },
    listOf: async (userId, at) =>
      all()
        .filter((session) => session.userId === userId && isOpenAt(session, at))
        .toSorted((a, b) => b.seenAt.getTime() - a.seenAt.getTime()),
    find: async (id) => all().find((session) => session.id === id),
    async closeOne({ id, userId }) {
      const own = all().find((session) => session.id === id && session.userId === userId);
      if (own) change(own.tokenHash, { isClosed: true });
      return own !== undefined;
    },
    async closeOthers({ id, userId }) {
      for (const session of all()) {
        if (session.userId === userId && session.id !== id) change(session.tokenHash, { isClosed: true });
      }
    },
    async isNewDevice(userId, { browser, system }) {
      const known = all().filter(
        ({ device, ...session }) => session.userId === userId && (device.browser !== null || device.system !== null),
      );
      return known.length > 0 && !known.some(({ device }) => device.browser === browser && device.system === system);
    },
  };
}

export function memoryOneTimeTokenStore(): OneTimeTokenStore {
  const tokens = new Map<string, NewOneTimeToken & { isUsed: boolean }>();
  const usable = ({ tokenHash, purpose }: Pick<NewOneTimeToken, 'tokenHash' | 'purpose'>, now: Date) => {
    const token = tokens.get(tokenHash);
    return token && !token.isUsed && token.purpose === purpose && token.expiresAt > now ? token : undefined;
  };
  const cancel: OneTimeTokenStore['cancel'] = async ({ userId, purpose }) => {
    for (const earlier of tokens.values()) {
      if (earlier.userId === userId && earlier.purpose === purpose) earlier.isUsed = true;
    }
  };
  return {
    async issue(token, now) {
      await cancel(token, now);
      tokens.set(token.tokenHash, { ...token, isUsed: false });
    },
    cancel,
    ownerOf: async (key, now) => usable(key, now)?.userId,
    async use(key, now) {
      const token = usable(key, now);
      if (token) token.isUsed = true;
      return token?.userId;
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
