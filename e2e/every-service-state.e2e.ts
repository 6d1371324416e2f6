import { openForCommand } from '@gosds/postgres/open-for-command';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { click, labelled, see } from './controls.ts';
import { linkInMail, next } from './journey.ts';
import { type Service, startService } from './service.ts';

/** States that specification 2, sections 2, 4 and 8, name and that no other journey walks through. */
let service: Service;
let page: Page;

beforeAll(async () => {
  service = await startService({ SMS_PROVIDER: 'mailbox' });
  page = await (await openContext()).newPage();
});
afterAll(() => service.stop());

const path = () => new URL(page.url()).pathname;

type Database = Awaited<ReturnType<typeof openForCommand>>['db'];

/** Writes to the database of the running service, as the operator can. */
async function inDatabase(change: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
  await change(db);
  await close();
}

type Flag = 'is_emergency_allowed' | 'is_discount_allowed' | 'is_internal';

const allow = ({ email }: User, flag: Flag) =>
  inDatabase((db) =>
    db
      .updateTable('app_user')
      .set({ [flag]: true })
      .where('email', '=', email)
      .execute(),
  );

async function signedIn(user: User): Promise<Page> {
  const opened = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openSession(opened, service, { user });
  return opened;
}

/** Answers the next call of a path with a failure, as a service with a fault does. */
const failOnce = (url: string, status: number, code: string) =>
  page.route(
    `**${url}`,
    (route) => route.fulfill({ status, json: { type: `/problems/${code}`, code, status, title: code } }),
    { times: 1 },
  );

describe('the pages', () => {
  it('bear their titles, and lead a visitor without a session to the log-in', async () => {
    for (const closed of ['/my-account', '/er-subscription', '/galleria-data/edit', '/feed-back', '/admin']) {
      // By way of the start, which chooses the module of a page that was asked for.
      await page.goto(`${service.url}${closed}`);
      await page.waitForURL('**/login');
    }
    await page.goto(`${service.url}/start`);
    await expect.poll(() => page.title()).toBe('Start');
    await click(page, 'GoGAL');
    await page.waitForURL('**/login');
    await see(page, 'What each list says about a chemical.');
    await expect.poll(() => page.title()).toBe('Login');
    const desk = await signedIn(await confirmedUser(service, 'Tilly'));
    const titles = [
      ...[['/', 'GoSDS'] as const, ['/galleria-data', 'GoGAL'] as const, ['/feed-back', 'FeedBack'] as const],
      ...[['/er-subscription', 'Subscription'] as const, ['/my-account', 'MyAccount'] as const],
    ];
    for (const [address, title] of titles) {
      await desk.goto(`${service.url}${address}`);
      await expect.poll(() => desk.title()).toBe(title);
    }
  });
});

describe('a telephone', () => {
  const phone = '+49 151 234 56 789';

  async function askForOffer(email: string): Promise<void> {
    await page.goto(`${service.url}/login`);
    await click(page, '2 free SDS and a free search trial');
    const offer = page.getByRole('dialog', { name: 'Try it without charge' });
    await offer.getByLabel('E-mail', { exact: true }).fill(email);
    await labelled(page, 'Mobile telephone').fill('151');
    await click(page, 'Send Link');
    await see(page, 'Please give the number with + and the country code.');
    await labelled(page, 'Mobile telephone').fill(phone);
    await click(page, 'Send Link');
    await see(page, `We sent a link to ${email}`);
    await page.goto(await linkInMail(page, service, { to: email, subject: /free/ }));
  }

  async function codeOfSms(): Promise<string> {
    const list = await (await fetch(`${service.url}/mailbox`)).text();
    const id = /\+4915123456789<\/td><td><a href="\/mailbox\/(\d+)"/.exec(list)?.[1] ?? '0';
    const sms = await (await fetch(`${service.url}/mailbox/${id}`)).text();
    return /GoSDS: (\d{6})/.exec(sms)?.[1] ?? '';
  }

  it('is confirmed by its SMS, and the mail after it leads to the offer; it has the offer once', async () => {
    await askForOffer('phone.first@example.com');
    const address = page.url();
    expect(path()).toMatch(/^\/phoneconfirmation\//);
    await see(page, 'We sent an SMS with a code of six digits to +4915123456789.');
    const code = await codeOfSms();
    await labelled(page, 'SMS code').fill('12');
    await click(page, 'Confirm');
    await see(page, 'Please enter the six digits of the SMS.');
    await labelled(page, 'SMS code').fill(code === '000000' ? '000001' : '000000');
    await click(page, 'Confirm');
    await see(page, 'Phone number is not confirmed.');
    expect(await axeFindings(page)).toEqual([]);
    await labelled(page, 'SMS code').fill(code);
    await click(page, 'Confirm');
    await see(page, 'Phone number is confirmed. Please allow 24 hours while we verify your account.');
    await page.goto(address);
    await see(page, 'This link was already used.');
    await page.getByRole('link', { name: 'Return to sign in' }).click();
    await page.waitForURL('**/login');
    const offer = await linkInMail(page, service, { to: 'phone.first@example.com', subject: /free/ });
    expect(offer).toContain('/promoconfirmation/');
    await askForOffer('phone.second@example.com');
    await see(page, 'This telephone has had the offer before.');
    await page.goto(`${service.url}/phoneconfirmation/nonsense`);
    await see(page, 'This link is no longer valid.');
  });
});

describe('the access screens where the service cannot do its part', () => {
  it('say so in the specified words, and go on', async () => {
    const email = 'blocked@example.com';
    await inDatabase((db) => db.insertInto('blocked_email').values({ email_key: email }).execute());
    await page.goto(`${service.url}/signup`);
    await labelled(page, 'Name').fill('Bea');
    await labelled(page, 'E-mail').fill(email);
    await labelled(page, 'Password').fill('Solvent1');
    await labelled(page, 'Confirm password').fill('Solvent1');
    await click(page, 'SIGN UP');
    await see(page, 'Your email address is blocked.');
    await labelled(page, 'E-mail').fill('bea@example.com');
    await failOnce('/api/users/signup', 500, 'internal');
    await click(page, 'SIGN UP');
    await see(page, 'Registration Error');
    await failOnce('/api/users/signup', 404, 'verification-mail-failed');
    await click(page, 'SIGN UP');
    await see(page, 'Send verifcation email failed.');
    expect(await axeFindings(page)).toEqual([]);
    await click(page, 'Resend');
    await see(page, /check your e-?mail/i);

    await page.goto(`${service.url}/forgot-password`);
    await labelled(page, 'E-mail').fill('bea@example.com');
    await failOnce('/api/users/forgot-password', 404, 'forgot-mail-failed');
    await click(page, 'Send Link');
    await see(page, 'Forgot password email sending failed.');
    await failOnce('/api/users/forgot-password', 500, 'internal');
    await click(page, 'Send Link');
    await see(page, 'Forgot password Error');
    await page.goto(`${service.url}/reset-password/any`);
    await labelled(page, 'New password').fill('Solvent1');
    await labelled(page, 'Confirm password').fill('Solvent1');
    await failOnce('/api/users/reset-password', 500, 'internal');
    await click(page, 'Change Password');
    await see(page, 'Change password failed.');
  });
});

describe('the page of staff', () => {
  it.each([
    ['is_emergency_allowed', 'Emergency', 'Discount'],
    ['is_discount_allowed', 'Discount', 'Emergency'],
  ] as const)('shows to who has only %s the tab %s alone', async (flag, shown, hidden) => {
    const user = await confirmedUser(service, 'Stan');
    await allow(user, flag);
    const desk = await signedIn(user);
    await desk.goto(`${service.url}/my-account`);
    await desk.getByRole('link', { name: 'Admin', exact: true }).click();
    await desk.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
    await desk.getByRole('radio', { name: shown, exact: true }).waitFor();
    // The table of users names the rights of each.
    expect(await desk.getByRole('radio', { name: hidden, exact: true }).count()).toBe(0);
    expect(await desk.getByRole('radio', { name: 'Refunds', exact: true }).count()).toBe(0);
    expect(await desk.getByRole('button', { name: 'Send report to GA' }).count()).toBe(0);
    expect(await axeFindings(desk)).toEqual([]);
  });
});

describe('the checkout of an internal user', () => {
  it('costs 5, has its payment open, and takes no promo code, since it costs less than 25', async () => {
    const user = await confirmedUser(service, 'Ina');
    await allow(user, 'is_internal');
    const shop = await signedIn(user);
    const { draft } = brakeCleaner;
    await openDraft(shop, 'preview', { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } });
    await shop.getByAltText(/^Page 1 of/).waitFor();
    await shop.getByText('Review information below prior to Checkout.').waitFor();
    await next(shop, 'Checkout');
    await shop.getByRole('region', { name: 'Your order' }).getByText('USD 5', { exact: true }).last().waitFor();
    await expect.poll(() => shop.getByRole('button', { name: /^Pay/ }).isEnabled()).toBe(true);
    await expect.poll(() => shop.getByRole('button', { name: 'Apply code' }).isDisabled()).toBe(true);
    expect(await axeFindings(shop)).toEqual([]);
  });
});
