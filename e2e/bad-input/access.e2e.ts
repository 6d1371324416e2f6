import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectBeside, signedUpUser } from '../arrange.ts';
import { openContext } from '../browser.ts';
import { click, labelled, see } from '../controls.ts';
import { linkInMail } from '../journey.ts';
import { type RunningService, sharedService } from '../service.ts';

let service: RunningService;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
  page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
});

describe('the access screens', () => {
  it('log nobody in with a wrong password, an unknown address, an account not confirmed, or nothing', async () => {
    const waiting = await signedUpUser(service, 'Waiting');
    await page.goto(`${service.url}/login`);
    await click(page, 'LOGIN');
    await expectBeside(labelled(page, 'E-mail'), 'Please enter your e-mail.');
    await expectBeside(labelled(page, 'Password'), 'Please enter your password.');
    await labelled(page, 'E-mail').fill('nobody@example.com');
    await labelled(page, 'Password').fill('Short');
    await click(page, 'LOGIN');
    await expectBeside(labelled(page, 'Password'), 'Password needs at least 6 characters.');
    await labelled(page, 'Password').fill('Solvent1');
    await click(page, 'LOGIN');
    await see(page, 'Invalid Credentials');
    await labelled(page, 'E-mail').fill(waiting.email);
    await labelled(page, 'Password').fill('Wrong-1');
    // The message of the attempt before is the same.
    await Promise.all([page.waitForResponse('**/api/users/login'), click(page, 'LOGIN')]);
    await see(page, 'Invalid Credentials');
    await labelled(page, 'Password').fill(waiting.password);
    await click(page, 'LOGIN');
    await see(page, 'This account is not verified.');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  it('make no account without the name, address and password that the rules ask for', async () => {
    await page.goto(`${service.url}/signup`);
    await click(page, 'SIGN UP');
    await expectBeside(labelled(page, 'Name'), 'Please enter your name.');
    await expectBeside(labelled(page, 'E-mail'), 'Please enter your e-mail.');
    await labelled(page, 'Name').fill('1ada');
    await labelled(page, 'E-mail').fill('ada at example');
    await labelled(page, 'Password').fill('abc');
    await labelled(page, 'Confirm password').fill('abcdeg');
    await click(page, 'SIGN UP');
    await expectBeside(labelled(page, 'Name'), 'Name must start with A-Z.');
    await expectBeside(labelled(page, 'E-mail'), 'Please provide valid email address.');
    await expectBeside(labelled(page, 'Password'), 'Password needs at least 6 characters.');
    await expectBeside(labelled(page, 'Confirm password'), 'Passwords do not match.');
    for (const [password, message] of [
      ['Abcdef', 'Password needs a digit.'],
      ['Abc1x', 'Password needs at least 6 characters.'],
      ['abcde1', 'Password needs an uppercase letter.'],
      ['ABCDE1', 'Password needs a lowercase letter.'],
    ] as const) {
      await labelled(page, 'Password').fill(password);
      await expectBeside(labelled(page, 'Password'), message);
    }
    await expect.poll(() => page.getByText('(met)').count()).toBe(3);
  });

  it('refuse a second account of the same address', async () => {
    const { email, password } = await signedUpUser(service, 'Twice');
    await page.goto(`${service.url}/signup`);
    await labelled(page, 'Name').fill('Twice');
    await labelled(page, 'E-mail').fill(email.toUpperCase());
    await labelled(page, 'Password').fill(password);
    await labelled(page, 'Confirm password').fill(password);
    await click(page, 'SIGN UP');
    await expectBeside(labelled(page, 'E-mail'), 'User already exists.');
  });

  it('set no new password for a stranger, without the rules, or by a link that is none', async () => {
    await page.goto(`${service.url}/forgot-password`);
    await labelled(page, 'E-mail').fill('stranger@example.com');
    await click(page, 'Send Link');
    await see(page, 'This user is not registered. Please create account.');
    await page.goto(`${service.url}/reset-password/nonsense`);
    await labelled(page, 'New password').fill('abcdef');
    await labelled(page, 'Confirm password').fill('abcdeg');
    await click(page, 'Change Password');
    await expectBeside(labelled(page, 'New password'), 'Password needs a digit.');
    await expectBeside(labelled(page, 'Confirm password'), 'Passwords do not match.');
    await labelled(page, 'New password').fill('aB1');
    await labelled(page, 'Confirm password').fill('aB1');
    await click(page, 'Change Password');
    await expectBeside(labelled(page, 'New password'), 'Password needs at least 6 characters.');
    await labelled(page, 'New password').fill('aB1xyz');
    await labelled(page, 'Confirm password').fill('aB1xyz');
    await click(page, 'Change Password');
    await see(page, 'This is invalid user.');
    // The same answer for everybody.
    await labelled(page, 'E-mail').fill('stranger@example.com');
    await click(page, 'Send a new link');
    await see(page, 'we have sent a new link');
  });

  it('offer a new link where a confirmation link is dead, and it confirms', async () => {
    const user = await signedUpUser(service, 'Dora');
    const confirm = async (password: string) => {
      await labelled(page, 'Password').fill(password);
      await click(page, 'Confirm e-mail address');
    };
    await page.goto(`${service.url}/confirmation/nonsense`);
    await click(page, 'Confirm e-mail address');
    await see(page, 'Please enter your password.');
    await confirm(user.password);
    await see(page, 'This link no longer works.');
    await labelled(page, 'E-mail').fill('stranger@example.com');
    await click(page, 'Send a new link');
    await see(page, 'we have sent a new link');
    await page.goto(`${service.url}/confirmation/nonsense`);
    await confirm(user.password);
    await labelled(page, 'E-mail').fill(user.email);
    await click(page, 'Send a new link');
    await see(page, 'we have sent a new link');
    const link = await linkInMail(page, service, { to: user.email, subject: /confirm/i });
    await page.goto(link);
    await confirm('Stranger1');
    await expectBeside(labelled(page, 'Password'), 'The password is wrong.');
    await confirm(user.password);
    await see(page, 'Your email has been verified.');
    await page.goto(`${service.url}/login`);
    await page.goto(link);
    await confirm(user.password);
    await see(page, 'This link no longer works.');
  });
});
