import { beforeEach, describe, expect, it } from 'vitest';
import { GiveUp } from '../job-queue.ts';
import type { Delivery } from '../mailer.ts';
import { memoryJobs, memoryRateLimiter, memoryWork } from '../testing/memory-work.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountMailHandlers } from './account-mails.ts';
import { confirmEmail } from './confirm-email.ts';
import { findSession } from './find-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { changeOwnPassword } from './own-password.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signup } from './signup.ts';

const caller = { ip: '192.0.2.1' };
const ann = { email: 'ann@example.com', password: 'Secret1', name: 'Ann' };
const baseUrl = 'https://gosds.example';

function open() {
  const time = { now: new Date('2026-11-21T12:00:00Z') };
  const clock = () => time.now;
  const mails: Delivery[] = [];
  const outage: { error: Error | undefined } = { error: undefined };
  const verified: (string | undefined)[] = [];
  const passwords: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    async verify(hash, password) {
      verified.push(hash);
      return hash === `hash of ${password}`;
    },
  };
  const mailer = async (delivery: Delivery) => {
    if (outage.error) throw outage.error;
    mails.push(delivery);
  };
  const blocked = new Set<string>();
  const jobs = memoryJobs(() => accountMailHandlers({ work, mailer, clock, baseUrl }));
  const { work } = memoryWork(jobs.queue, blocked);
  const { limiter, taken } = memoryRateLimiter();
  const deps: AccountDeps = { work, passwords, limiter, clock, runJobNow: jobs.runNow, answerAfterMs: 0 };
  return { deps, time, mails, outage, verified, blocked, taken, jobs };
}

let world: ReturnType<typeof open>;
beforeEach(() => {
  world = open();
});

const linkOf = ({ mail }: Delivery) => ('link' in mail ? (mail.link ?? '') : '');
const tokenOf = (delivery: Delivery) => linkOf(delivery).split('/').at(-1)!;
const pass = (minutes: number) => {
  world.time.now = new Date(world.time.now.getTime() + minutes * 60_000);
};
const logIn = (password = ann.password, remember = false) =>
  login(world.deps)({ email: ann.email, password, remember }, caller);

const confirm = (mail: number, password = ann.password) =>
  confirmEmail(world.deps)({ token: tokenOf(world.mails[mail]!), password }, caller);

async function signUpAndConfirm() {
  await signup(world.deps)(ann, caller);
  await confirm(0);
}

describe('signing up', () => {
  it('mails a link to the configured address, and keeps its token nowhere', async () => {
    await signup(world.deps)(ann, caller);
    expect(linkOf(world.mails[0]!)).toMatch(/^https:\/\/gosds\.example\/confirmation\/[\w-]{43}$/);
    expect(JSON.stringify(world.jobs.keys())).not.toContain(tokenOf(world.mails[0]!));
  });

  it('refuses a known and a blocked e-mail', async () => {
    await signup(world.deps)(ann, caller);
    const again = signup(world.deps)({ ...ann, email: 'ANN@example.com' }, caller);
    await expect(again).rejects.toMatchObject({ code: 'user-exists' });
    world.blocked.add('bob@example.com');
    const blocked = signup(world.deps)({ ...ann, email: 'bob@example.com' }, caller);
    await expect(blocked).rejects.toMatchObject({ code: 'email-blocked' });
  });

  it('says that the mail could not be sent, and a resent one confirms', async () => {
    world.outage.error = new GiveUp('no such address');
    await expect(signup(world.deps)(ann, caller)).rejects.toMatchObject({ code: 'verification-mail-failed' });
    await expect(resendVerification(world.deps)(ann, caller)).rejects.toMatchObject({
      code: 'verification-mail-failed',
    });
    world.outage.error = undefined;
    await resendVerification(world.deps)(ann, caller);
    await confirm(0);
    await expect(logIn()).resolves.toBeDefined();
  });

  it('says nothing on resending of whether an e-mail is known or confirmed', async () => {
    await resendVerification(world.deps)({ email: 'nobody@example.com' }, caller);
    await signUpAndConfirm();
    await resendVerification(world.deps)(ann, caller);
    expect(world.mails).toHaveLength(1);
  });
});

describe('how long a call takes that mails a link', () => {
  it('does not tell whether the address is known, waits for its confirmation, or is taken', async () => {
    await signUpAndConfirm();
    await signup(world.deps)({ ...ann, email: 'waiting@example.com' }, caller);
    const deps = { ...world.deps, answerAfterMs: 60 };
    const took = async (call: Promise<void>) => {
      const begun = performance.now();
      await call.catch(() => undefined);
      return performance.now() - begun;
    };
    const times = [
      await took(resendVerification(deps)({ email: 'waiting@example.com' }, caller)),
      await took(resendVerification(deps)({ email: 'nobody@example.com' }, caller)),
      await took(forgotPassword(deps)(ann, caller)),
      await took(forgotPassword(deps)({ email: 'nobody@example.com' }, caller)),
      await took(signup(deps)(ann, caller)),
    ];
    expect(Math.min(...times)).toBeGreaterThan(55);
  });
});

describe('confirming', () => {
  it('takes each link once, the latest alone, for a day', async () => {
    await signup(world.deps)(ann, caller);
    await resendVerification(world.deps)(ann, caller);
    await expect(confirm(0)).rejects.toMatchObject({ code: 'link-invalid' });
    await expect(confirm(1)).resolves.toEqual({ email: ann.email });
    await expect(confirm(1)).rejects.toMatchObject({ code: 'link-invalid' });
  });

  it('asks for the password of the sign-up, so that who owns the address takes over none that a stranger set', async () => {
    const { password } = ann;
    // A stranger signs up with somebody else's address. Its owner opens the link.
    await signup(world.deps)({ ...ann, password: 'Stranger1' }, caller);
    await expect(confirm(0, password)).rejects.toMatchObject({ code: 'password-wrong' });
    await expect(logIn('Stranger1')).rejects.toMatchObject({ code: 'account-not-verified' });
    await forgotPassword(world.deps)(ann, caller);
    await resetPassword(world.deps)({ token: tokenOf(world.mails.at(-1)!), password }, caller);
    await expect(logIn('Stranger1')).rejects.toMatchObject({ code: 'invalid-credentials' });
    await expect(logIn(password)).resolves.toBeDefined();
  });

  it('keeps its link where the password was mistyped', async () => {
    await signup(world.deps)(ann, caller);
    await expect(confirm(0, 'Mistyped1')).rejects.toMatchObject({ code: 'password-wrong' });
    await confirm(0);
    await expect(logIn()).resolves.toBeDefined();
  });

  it('is over after 24 hours', async () => {
    await signup(world.deps)(ann, caller);
    pass(24 * 60);
    await expect(confirm(0)).rejects.toMatchObject({ code: 'link-invalid' });
  });
});

describe('logging in', () => {
  it('does the same work for a known and an unknown e-mail, and answers alike', async () => {
    await signUpAndConfirm();
    await expect(logIn('Wrong1')).rejects.toMatchObject({ code: 'invalid-credentials' });
    const unknown = login(world.deps)({ email: 'no@example.com', password: 'Wrong1', remember: false }, caller);
    await expect(unknown).rejects.toMatchObject({ code: 'invalid-credentials' });
    expect(world.verified.slice(1)).toEqual([`hash of ${ann.password}`, undefined]);
  });

  it('reveals an unconfirmed or blocked e-mail only with the right password', async () => {
    await signup(world.deps)(ann, caller);
    await expect(logIn('Wrong1')).rejects.toMatchObject({ code: 'invalid-credentials' });
    await expect(logIn()).rejects.toMatchObject({ code: 'account-not-verified' });
    world.blocked.add(ann.email);
    await expect(logIn('Wrong1')).rejects.toMatchObject({ code: 'invalid-credentials' });
    await expect(logIn()).rejects.toMatchObject({ code: 'email-blocked' });
  });

  it('is locked after ten failures, with the same answer, and free again a minute later', async () => {
    await signUpAndConfirm();
    for (let time = 0; time < 10; time += 1) await logIn('Wrong1').catch(() => undefined);
    await expect(logIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
    expect(world.verified).toHaveLength(12);
    pass(1);
    await expect(logIn()).resolves.toBeDefined();
  });

  it('opens a session for 12 hours or 2 idle ones, or for 30 days', async () => {
    await signUpAndConfirm();
    const find = findSession(world.deps);
    const short = await logIn();
    const long = await logIn(ann.password, true);
    pass(121);
    expect(await find(short.token)).toBeUndefined();
    expect(await find(long.token)).toMatchObject({ user: { email: ann.email } });
    pass(30 * 24 * 60 - 122);
    const session = await find(long.token);
    expect(session?.isCsrfToken(long.csrfToken)).toBe(true);
    expect(session?.isCsrfToken(short.csrfToken)).toBe(false);
    pass(1);
    expect(await find(long.token)).toBeUndefined();
  });

  it('ends with the blocking of the e-mail', async () => {
    await signUpAndConfirm();
    const { token } = await logIn();
    world.blocked.add(ann.email);
    expect(await findSession(world.deps)(token)).toBeUndefined();
  });

  it('is limited by address', async () => {
    const attempts = Array.from({ length: 101 }, (_, i) =>
      login(world.deps)({ email: `u${i}@example.com`, password: 'x', remember: false }, caller),
    );
    const refused = (await Promise.allSettled(attempts)).map((each) => JSON.stringify(each));
    expect(refused.filter((each) => each.includes('too-many-requests'))).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  it('says who is not registered, and counts such questions like others', async () => {
    const ask = (email: string) => forgotPassword(world.deps)({ email }, caller);
    await expect(ask('no@example.com')).rejects.toMatchObject({ code: 'user-not-registered' });
    await signUpAndConfirm();
    await ask(ann.email);
    const counts = ['no@example.com', ann.email].map((email) => world.taken.get(`account-mail:email ${email}`));
    expect(counts).toEqual([1, 1]);
  });

  it('sends five mails an hour to one address at most', async () => {
    await signUpAndConfirm();
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => forgotPassword(world.deps)(ann, caller)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('says that the mail could not be sent', async () => {
    await signUpAndConfirm();
    world.outage.error = new Error('connection refused');
    await expect(forgotPassword(world.deps)(ann, caller)).rejects.toMatchObject({ code: 'forgot-mail-failed' });
  });

  it('is replaced while a log-in checks the old one, which then opens no session', async () => {
    await signUpAndConfirm();
    await forgotPassword(world.deps)(ann, caller);
    const token = tokenOf(world.mails.at(-1)!);
    const { passwords } = world.deps;
    const verify = async (hash: string | undefined, password: string) => {
      const isRight = await passwords.verify(hash, password);
      await resetPassword(world.deps)({ token, password: 'Newer1' }, caller);
      return isRight;
    };
    const slow = login({ ...world.deps, passwords: { ...passwords, verify } });
    const request = { email: ann.email, password: ann.password, remember: true };
    await expect(slow(request, caller)).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('has no link any more once the password was changed in the settings', async () => {
    await signUpAndConfirm();
    const session = await findSession(world.deps)((await logIn()).token);
    await forgotPassword(world.deps)(ann, caller);
    const token = tokenOf(world.mails.at(-1)!);
    await changeOwnPassword(world.deps)(session!, { currentPassword: ann.password, password: 'Newer1' });
    const reset = resetPassword(world.deps)({ token, password: 'Stranger1' }, caller);
    await expect(reset).rejects.toMatchObject({ code: 'invalid-user' });
  });

  it('is replaced by a link of 30 minutes, which ends every session and unlocks', async () => {
    await signUpAndConfirm();
    const { token: session } = await logIn();
    for (let time = 0; time < 12; time += 1) await logIn('Wrong1').catch(() => undefined);
    await forgotPassword(world.deps)(ann, caller);
    const token = tokenOf(world.mails.at(-1)!);
    const reset = () => resetPassword(world.deps)({ token, password: 'Newer1' }, caller);
    await reset();
    expect(await findSession(world.deps)(session)).toBeUndefined();
    await expect(logIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
    await expect(logIn('Newer1')).resolves.toBeDefined();
    await expect(reset()).rejects.toMatchObject({ code: 'invalid-user' });
    await forgotPassword(world.deps)(ann, caller);
    pass(30);
    const late = resetPassword(world.deps)({ token: tokenOf(world.mails.at(-1)!), password: 'Newest1' }, caller);
    await expect(late).rejects.toMatchObject({ code: 'invalid-user' });
  });
});
