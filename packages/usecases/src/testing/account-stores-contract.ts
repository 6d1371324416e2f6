import { describe, expect, it } from 'vitest';
import type { Stores } from '../unit-of-work.ts';

type AccountStores = Pick<Stores, 'users' | 'sessions' | 'oneTimeTokens' | 'loginFailures'>;

const now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const newcomer = { email: 'Ann@Example.com', name: 'Ann', passwordHash: 'hash' };

/** Contract tests for every account store, in memory or in a database. Each test starts with empty stores. */
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
      await users.setMailChoices(userId, { newDevice: false, watch: false });
      expect(await users.find(userId)).toMatchObject({
        name: 'Anna',
        isVerified: true,
        mailChoices: { newDevice: false, watch: false },
      });
      expect(await users.findByEmail(newcomer.email)).toMatchObject({ passwordHash: 'other' });
    });

    it('get mails in the language chosen for them, else in that of the screens, else in that of the last log-in', async () => {
      const { users, userId } = await openWithUser();
      await users.setLanguage(userId, 'de');
      expect(await users.find(userId)).toMatchObject({
        language: 'de',
        languageChoices: { screens: null, mails: null },
      });
      await users.chooseLanguages(userId, { screens: 'fr', mails: null });
      expect(await users.find(userId)).toMatchObject({ language: 'fr' });
      await users.chooseLanguages(userId, { screens: 'fr', mails: 'ar' });
      expect(await users.find(userId)).toMatchObject({
        language: 'ar',
        languageChoices: { screens: 'fr', mails: 'ar' },
      });
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

  describe('sessions of a user', () => {
    const session = { csrfHash: 'c', isRemembered: false, openedAt: now, expiresAt: later(720) };
    const at = (minutes: number) => ({ now: later(minutes), idleSince: later(minutes - 120) });
    const firefox = { browser: 'Firefox', system: 'Linux' };
    const place = { device: firefox, address: '192.0.2.1' };

    it('are listed while they are open, the last used first, with where they are used', async () => {
      const { sessions, userId } = await openWithUser();
      const first = await sessions.open({ ...session, userId, tokenHash: 'a', place });
      const second = await sessions.open({ ...session, userId, tokenHash: 'b' });
      await sessions.touch('a', { ...at(5), address: '192.0.2.7' });
      expect(await sessions.listOf(userId, at(6))).toMatchObject([
        { id: first, device: firefox, address: '192.0.2.7', seenAt: later(5) },
        { id: second, device: { browser: null, system: null }, address: null, seenAt: now },
      ]);
      expect(await sessions.listOf(userId, at(124))).toMatchObject([{ id: first }]);
      expect(await sessions.find(first)).toMatchObject({ id: first, userId });
    });

    it('are closed one by one, or all others, by their user alone', async () => {
      const { sessions, userId } = await openWithUser();
      const ids: string[] = [];
      for (const tokenHash of ['a', 'b', 'c']) ids.push(await sessions.open({ ...session, userId, tokenHash }));
      const [a = '', b = '', c = ''] = ids;
      const listed = async () => (await sessions.listOf(userId, at(1))).map(({ id }) => id).toSorted();
      expect(await sessions.closeOne({ id: a, userId: c }, now)).toBe(false);
      expect(await listed()).toHaveLength(3);
      expect(await sessions.closeOne({ id: a, userId }, now)).toBe(true);
      expect(await listed()).toEqual([b, c].toSorted());
      await sessions.closeOthers({ id: c, userId }, now);
      expect(await listed()).toEqual([c]);
    });

    it('tell a new device once one is known, also of closed sessions', async () => {
      const { sessions, userId } = await openWithUser();
      expect(await sessions.isNewDevice(userId, firefox)).toBe(false);
      await sessions.open({ ...session, userId, tokenHash: 'a' });
      expect(await sessions.isNewDevice(userId, firefox)).toBe(false);
      await sessions.open({ ...session, userId, tokenHash: 'b', place });
      await sessions.closeAllOf(userId, now);
      expect(await sessions.isNewDevice(userId, firefox)).toBe(false);
      expect(await sessions.isNewDevice(userId, { ...firefox, system: 'Windows' })).toBe(true);
      expect(await sessions.isNewDevice(userId, { browser: null, system: null })).toBe(true);
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
      expect(await oneTimeTokens.ownerOf({ ...token, purpose: 'reset-password' }, later(1))).toBeUndefined();
      expect(await oneTimeTokens.ownerOf(token, later(1))).toBe(userId);
      expect(await oneTimeTokens.ownerOf(token, later(30))).toBeUndefined();
      expect(await oneTimeTokens.use(token, later(30))).toBeUndefined();
      await oneTimeTokens.issue({ ...token, tokenHash: 'second', userId }, later(1));
      expect(await oneTimeTokens.use(token, later(2))).toBeUndefined();
      expect(await oneTimeTokens.use({ ...token, tokenHash: 'second' }, later(2))).toBe(userId);
      expect(await oneTimeTokens.ownerOf({ ...token, tokenHash: 'second' }, later(2))).toBeUndefined();
    });

    it('are cancelled by purpose', async () => {
      const { oneTimeTokens, userId } = await openWithUser();
      const reset = { ...token, tokenHash: 'reset', purpose: 'reset-password' } as const;
      await oneTimeTokens.issue({ ...token, userId }, now);
      await oneTimeTokens.issue({ ...reset, userId }, now);
      await oneTimeTokens.cancel({ userId, purpose: 'reset-password' }, later(1));
      expect(await oneTimeTokens.use(reset, later(2))).toBeUndefined();
      expect(await oneTimeTokens.use(token, later(2))).toBe(userId);
    });
  });

  describe('failed logins', () => {
    /** Makes an attempt at each of these minutes. Returns true for each attempt that was counted. */
    async function attempts(store: AccountStores['loginFailures'], minutes: readonly number[]) {
      const counted: boolean[] = [];
      for (const minute of minutes) counted.push((await store.begin('e', later(minute))) !== undefined);
      return counted;
    }
    const at = (minute: number, times: number) => Array.from({ length: times }, () => minute);

    it('lock with the tenth, and no other address', async () => {
      const { loginFailures } = await open();
      expect(await attempts(loginFailures, at(0, 12))).toEqual([...Array<boolean>(10).fill(true), false, false]);
      expect(await loginFailures.begin('other', now)).toBeDefined();
    });

    it('lock for one minute, and twice as long after each further one', async () => {
      const { loginFailures } = await open();
      await attempts(loginFailures, at(0, 10));
      expect(await attempts(loginFailures, [0.99, 1])).toEqual([false, true]);
      expect(await attempts(loginFailures, [2.99, 3])).toEqual([false, true]);
      expect(await attempts(loginFailures, [6.99, 7])).toEqual([false, true]);
    });

    it.each([
      { minutes: 29.9, isLocked: true },
      { minutes: 30, isLocked: false },
      { minutes: 30.1, isLocked: false },
    ])('fade, one in half an hour: nine and a tenth $minutes minutes later lock: $isLocked', async (row) => {
      const { loginFailures } = await open();
      await attempts(loginFailures, [...at(0, 9), row.minutes]);
      expect(await attempts(loginFailures, [row.minutes])).toEqual([!row.isLocked]);
    });

    it('never keep the owner out by one guess an hour, however long guesses came as fast as they were let', async () => {
      const { loginFailures } = await open();
      const day = 24 * 60;
      for (let minute = 0; minute < day; minute += 5) await loginFailures.begin('e', later(minute));
      const hourly = Array.from({ length: 6 }, (_, hour) => day + 40 + hour * 60);
      expect(await attempts(loginFailures, hourly)).toEqual(Array<boolean>(6).fill(true));
      expect(await loginFailures.begin('e', later(day + 41 + 5 * 60))).toBeDefined();
    });

    it('let no more than ten of 200 at once be judged', async () => {
      const { loginFailures } = await open();
      const begun = await Promise.all(Array.from({ length: 200 }, () => loginFailures.begin('e', now)));
      expect(begun.filter((attempt) => attempt !== undefined)).toHaveLength(10);
    });

    it('are forgotten after a right password, the tenth too', async () => {
      const { loginFailures } = await open();
      await attempts(loginFailures, at(0, 9));
      const tenth = await loginFailures.begin('e', now);
      expect(await loginFailures.succeed('e', tenth!, now)).toBe(true);
      expect(await attempts(loginFailures, at(0, 10))).not.toContain(false);
    });

    it('that locked meanwhile are not undone by the right password among them', async () => {
      const { loginFailures } = await open();
      const right = await loginFailures.begin('e', now);
      await attempts(loginFailures, at(0, 9));
      expect(await loginFailures.succeed('e', right!, now)).toBe(false);
      expect(await loginFailures.begin('e', now)).toBeUndefined();
    });

    it('are forgotten when they are cleared', async () => {
      const { loginFailures } = await open();
      await attempts(loginFailures, at(0, 12));
      await loginFailures.clear('e');
      expect(await loginFailures.begin('e', now)).toBeDefined();
    });
  });
}
