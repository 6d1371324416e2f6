import { describe, expect, it } from 'vitest';
import type { Stores } from '../unit-of-work.ts';

type AccountStores = Pick<Stores, 'users' | 'sessions' | 'oneTimeTokens' | 'loginFailures'>;

const now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const newcomer = { email: 'Ann@Example.com', name: 'Ann', passwordHash: 'hash' };

/** Every account store, in memory or in a database, must pass this; each test starts on empty ones. */
export function describesAccountStores(open: () => Promise<AccountStores>) {
  async function openWithUser() {
    const stores = await open();
    const user = await stores.users.add(newcomer);
    return { ...stores, userId: user!.id };
  }

  describe('users', () => {
    it('are one for each e-mail, however it is spelled', async () => {
      const { users } = await open();
      expect(await users.add(newcomer)).toMatchObject({ email: 'Ann@Example.com', isVerified: false });
      expect(await users.add({ ...newcomer, email: ' ann@example.COM ' })).toBeUndefined();
      expect(await users.findByEmail('ANN@example.com')).toMatchObject({ name: 'Ann', passwordHash: 'hash' });
      expect(await users.findByEmail('bob@example.com')).toBeUndefined();
    });

    it('are one when ten sign up at once', async () => {
      const { users } = await open();
      const added = await Promise.all(Array.from({ length: 10 }, () => users.add(newcomer)));
      expect(added.filter((user) => user !== undefined)).toHaveLength(1);
    });

    it('change by name, password and verification', async () => {
      const { users, userId } = await openWithUser();
      await users.setName(userId, 'Anna');
      await users.setPassword(userId, 'other');
      await users.markVerified(userId);
      expect(await users.find(userId)).toMatchObject({ name: 'Anna', isVerified: true });
      expect(await users.findByEmail(newcomer.email)).toMatchObject({ passwordHash: 'other' });
    });
  });

  describe('sessions', () => {
    const session = { tokenHash: 't', csrfHash: 'c', isRemembered: false, openedAt: now, expiresAt: later(720) };
    const at = (minutes: number) => ({ now: later(minutes), idleSince: later(minutes - 120) });

    it('end when they are idle, unless they are remembered', async () => {
      const { sessions, userId } = await openWithUser();
      await sessions.open({ ...session, userId });
      await sessions.open({ ...session, userId, tokenHash: 'r', isRemembered: true });
      expect(await sessions.touch('t', at(119))).toMatchObject({ userId, csrfHash: 'c' });
      expect(await sessions.touch('t', at(238))).toMatchObject({ userId });
      expect(await sessions.touch('t', at(359))).toBeUndefined();
      expect(await sessions.touch('r', at(719))).toMatchObject({ userId });
      expect(await sessions.touch('r', at(720))).toBeUndefined();
    });

    it('end when they are closed, one or all of a user', async () => {
      const { sessions, userId } = await openWithUser();
      for (const tokenHash of ['a', 'b', 'c']) await sessions.open({ ...session, userId, tokenHash });
      await sessions.close('a', now);
      expect(await sessions.touch('a', at(1))).toBeUndefined();
      expect(await sessions.touch('b', at(1))).toBeDefined();
      await sessions.closeAllOf(userId, now);
      expect(await sessions.touch('b', at(1))).toBeUndefined();
      expect(await sessions.touch('unknown', at(1))).toBeUndefined();
    });
  });

  describe('one-time tokens', () => {
    const token = { tokenHash: 't', purpose: 'confirm-email', expiresAt: later(30) } as const;

    it('are used by one of ten at once', async () => {
      const { oneTimeTokens, userId } = await openWithUser();
      await oneTimeTokens.issue({ ...token, userId }, now);
      const uses = await Promise.all(Array.from({ length: 10 }, () => oneTimeTokens.use(token, later(1))));
      expect(uses.filter((use) => use === userId)).toHaveLength(1);
      expect(uses.filter((use) => use === undefined)).toHaveLength(9);
    });

    it('expire, serve one purpose, and void the earlier one', async () => {
      const { oneTimeTokens, userId } = await openWithUser();
      await oneTimeTokens.issue({ ...token, userId }, now);
      expect(await oneTimeTokens.use({ ...token, purpose: 'reset-password' }, later(1))).toBeUndefined();
      expect(await oneTimeTokens.use(token, later(30))).toBeUndefined();
      await oneTimeTokens.issue({ ...token, tokenHash: 'second', userId }, later(1));
      expect(await oneTimeTokens.use(token, later(2))).toBeUndefined();
      expect(await oneTimeTokens.use({ ...token, tokenHash: 'second' }, later(2))).toBe(userId);
    });
  });

  describe('failed logins', () => {
    async function fail(times: number) {
      const { loginFailures } = await open();
      for (let time = 0; time < times; time += 1) await loginFailures.add('e', now);
      return loginFailures;
    }

    it.each([
      { failures: 9, free: 0 },
      { failures: 10, free: 1 },
      { failures: 11, free: 2 },
      { failures: 13, free: 8 },
      { failures: 40, free: 60 },
    ])('$failures times lock for $free minutes', async ({ failures, free }) => {
      const store = await fail(failures);
      expect(await store.isLocked('e', later(free - 0.1))).toBe(free > 0);
      expect(await store.isLocked('e', later(free))).toBe(false);
      expect(await store.isLocked('other', now)).toBe(false);
    });

    it('are forgotten when they are cleared', async () => {
      const store = await fail(12);
      await store.clear('e');
      expect(await store.isLocked('e', now)).toBe(false);
    });
  });
}
