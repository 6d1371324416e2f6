import { createStore } from 'zustand/vanilla';

const storageKey = 'gosds.session';
/** Set while some tab may have an open session that is not remembered. */
const openKey = 'gosds.session-open';

/**
 * The part of a session that the browser stores. The session itself is an HttpOnly cookie; `token` is sent with every
 * call that changes something.
 */
export type StoredSession = { readonly email: string; readonly token: string; readonly googleUserId: string };

/** `expired`: the server closed the session while the page was open. The user logs in over the page and continues. */
export type Session =
  | { readonly status: 'signed-out' }
  | ({ readonly status: 'signed-in' | 'expired'; readonly isRemembered: boolean } & StoredSession);

const isStored = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'token', 'googleUserId'].every((key) => typeof Reflect.get(value, key) === 'string');

export function parseStored(text: string | null): StoredSession | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readStored(): Session {
  try {
    const session = parseStored(sessionStorage.getItem(storageKey));
    if (session) return { status: 'signed-in', isRemembered: false, ...session };
    const local = parseStored(localStorage.getItem(storageKey));
    if (local) return { status: 'signed-in', isRemembered: true, ...local };
  } catch {
    // Storage is blocked: the session ends with the page.
  }
  return { status: 'signed-out' };
}

function clearStored() {
  try {
    sessionStorage.removeItem(storageKey);
    localStorage.removeItem(storageKey);
    localStorage.removeItem(openKey);
  } catch {
    // Nothing was stored.
  }
}

export const sessionStore = createStore<Session>(readStored);

/** Uses local storage if the session is remembered, else session storage. */
export function openSession(session: StoredSession, { isRemembered }: { readonly isRemembered: boolean }): void {
  clearStored();
  try {
    (isRemembered ? localStorage : sessionStorage).setItem(storageKey, JSON.stringify(session));
    if (!isRemembered) localStorage.setItem(openKey, 'true');
  } catch {
    // Storage is blocked: the session ends with the page.
  }
  sessionStore.setState({ status: 'signed-in', isRemembered, ...session }, true);
}

/** True if another tab may have a session that this tab does not know. */
export function mayBeOpenElsewhere(): boolean {
  try {
    return sessionStore.getState().status === 'signed-out' && localStorage.getItem(openKey) !== null;
  } catch {
    return false;
  }
}

export function expireSession(): void {
  const session = sessionStore.getState();
  if (session.status === 'signed-in') sessionStore.setState({ ...session, status: 'expired' }, true);
}

export function closeSession(): void {
  clearStored();
  sessionStore.setState({ status: 'signed-out' }, true);
}

/** Follows a login or sign-out of a remembered session in another tab. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey) return;
    const current = sessionStore.getState();
    if (current.status !== 'signed-out' && !current.isRemembered) return;
    const stored = parseStored(event.newValue);
    if (stored && current.status !== 'signed-out' && stored.email !== current.email) window.location.reload();
    else if (stored) sessionStore.setState({ status: 'signed-in', isRemembered: true, ...stored }, true);
    else if (current.status === 'signed-in') expireSession();
  });
}

/** Resolves to true once the user has logged in again, or to false if the user gave up. */
export function untilLoggedInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = sessionStore.subscribe((session) => {
      if (session.status === 'expired') return;
      unsubscribe();
      resolve(session.status === 'signed-in');
    });
  });
}
