import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, logInAs, openDraft, openSession, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { cards, expectPaid, next, payByCard } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

describe('signing out by the button', () => {
  let service: RunningService;
  let page: Page;
  let user: User;

  beforeAll(async () => {
    service = await sharedService();
    user = await confirmedUser(service, 'Olga');
  });

  const signOut = () => page.getByRole('button', { name: 'Sign out' }).click();
  const sessionCookies = async () =>
    (await page.context().cookies(service.url)).filter(({ name }) => name.endsWith('sid'));
  /** Requests a path as the address bar of the same browser does. */
  const statusOf = async (path: string) => (await page.context().request.get(`${service.url}${path}`)).status();

  it('closes the session: no draft, no paid PDF, no cookie is left in the browser', async () => {
    page = await (await openContext()).newPage();
    await openSession(page, service, { user, isRemembered: true });
    const draft = { ...brakeCleaner.draft, dangerousGoods: { ...brakeCleaner.draft.dangerousGoods, confirmed: true } };
    await openDraft(page, 'preview', draft);
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await payByCard(page, cards.paid);
    await expectPaid(page);
    const { orders } = (await callFromPage(page, 'GET', '/api/account/orders')) as { orders: { orderId: string }[] };
    const pdf = `/api/documents/${orders[0]!.orderId}/pdf`;
    expect([await statusOf('/api/drafts'), await statusOf(pdf)]).toEqual([200, 200]);
    const kept = await sessionCookies();
    expect(kept).toHaveLength(1);
    await page.evaluate(() => {
      localStorage.setItem('gosds.left-at-paypal', '{}');
    });

    await signOut();
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('gosds.left-at-paypal'))).toBeNull();
    expect(await sessionCookies()).toEqual([]);
    expect([await statusOf('/api/drafts'), await statusOf(pdf)]).toEqual([401, 401]);
    // A copied cookie opens nothing either.
    await page.context().addCookies(kept);
    expect([await statusOf('/api/drafts'), await statusOf(pdf)]).toEqual([401, 401]);
    await page.context().close();
  });

  it('says so where the server was not reached, and closes the session at the second try', async () => {
    page = await (await openContext()).newPage();
    await logInAs(page, service, { user });
    await page.context().setOffline(true);
    await signOut();
    await page.getByText('We could not sign you out').waitFor();
    expect(await sessionCookies()).toHaveLength(1);
    await page.context().setOffline(false);
    await signOut();
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
    expect(await sessionCookies()).toEqual([]);
    expect(await statusOf('/api/drafts')).toBe(401);
    await page.context().close();
  });

  it('takes the cookie of a session that was closed elsewhere', async () => {
    page = await (await openContext()).newPage();
    await logInAs(page, service, { user });
    const [cookie] = await sessionCookies();
    await fetch(`${service.url}/api/users/logout`, {
      method: 'POST',
      headers: { cookie: `${cookie!.name}=${cookie!.value}` },
    });
    // A late request opens a login dialog over the page, which has its own Sign out.
    const uppermost = page.getByRole('button', { name: 'Sign out' }).last();
    const left = async () => {
      await uppermost.click({ timeout: 2000 }).catch(() => undefined);
      return sessionCookies();
    };
    await expect.poll(left).toEqual([]);
    await page.getByRole('button', { name: 'LOGIN' }).first().waitFor();
    await page.context().close();
  });
});

describe('a link in a tab of its own', () => {
  it('opens where the session is open, and not once it was signed out', async () => {
    const service = await sharedService();
    const context = await openContext();
    const page = await context.newPage();
    await logInAs(page, service, { user: await confirmedUser(service, 'Tabea') });
    const openTab = async () => {
      const tab = await context.newPage();
      await tab.goto(`${service.url}/my-account`);
      return tab;
    };
    const tab = await openTab();
    await tab.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    // Changes work too.
    await tab.goto(`${service.url}/account-settings`);
    await tab.getByLabel('Name', { exact: true }).fill('Tabea Other');
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await tab.getByText('Your name is saved.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
    await (await openTab()).getByRole('button', { name: 'LOGIN' }).waitFor();
    await context.close();
  });
});
