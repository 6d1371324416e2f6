import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, openDesk, openDraft, openSession } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { cards, expectPaid, field, next, payByCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { sharedService } from './service.ts';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Account');
});

const open = async () => {
  await page.goto(new URL('/my-account', page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
};
const rows = () => page.getByRole('table').locator('tbody tr');
const look = async (value: string) => {
  await page.getByLabel('Search for').fill(value);
  await page.keyboard.press('Enter');
};

describe('My Account', () => {
  it('says that nothing was bought yet', async () => {
    await open();
    await page.getByText('You have not bought a sheet yet.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sheets', exact: true }).waitFor();
    expect(await page.getByRole('search').count(), 'there is nothing to look for').toBe(0);
    expect(await page.title()).toContain('MyAccount');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('lists what was bought, finds it, shows it, and makes it again', async () => {
    const draft = { ...brakeCleaner.draft, dangerousGoods: { ...brakeCleaner.draft.dangerousGoods, confirmed: true } };
    const { productName } = draft.description;
    await openDraft(page, 'preview', draft);
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await payByCard(page, cards.paid);
    await expectPaid(page);

    await page.getByRole('link', { name: 'My Account' }).first().click();
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Enter a name or a CW number.').waitFor();
    await look('no such product');
    await page.getByText('No order has “no such product”.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByLabel('Equals').check();
    await Promise.all([page.waitForResponse('**/api/users/myAccountSearch'), look(productName.toUpperCase())]);
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    await expect.poll(() => page.locator('th[aria-sort="descending"]').textContent()).toContain('Price');
    expect(await axeFindings(page)).toEqual([]);

    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Invoice of ${productName}` }).click(),
    ]);
    expect(invoice.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);

    await page.getByRole('button', { name: `View the sheet of ${productName}` }).click();
    const viewer = page.getByRole('dialog', { name: productName });
    await viewer.getByAltText(/^Page 1 of/).waitFor();
    await viewer.locator('dd', { hasText: '85' }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      viewer.getByRole('link', { name: 'DOWNLOAD' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${productName}.pdf`);
    await viewer.getByRole('button', { name: 'Make again' }).click();
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe(`Copy of ${productName}`);
  });

  it('is a list of cards on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    await expect.poll(() => rows().count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('the pages of an account', () => {
  it('begin below the sign of the service and fill a wide screen', async () => {
    await page.setViewportSize({ width: 2560, height: 1300 });
    const edge = (await page.getByRole('banner').getByRole('link').first().boundingBox())?.x;
    for (const path of ['my-sheets', 'my-account', 'account-settings', 'company-profile', 'coming-law', 'watch']) {
      await page.goto(new URL(`/${path}`, page.url()).href);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      expect([path, (await heading.boundingBox())?.x]).toEqual([path, edge]);
    }
    await page.goto(new URL('/account-settings', page.url()).href);
    const right = page.getByRole('heading', { name: 'Delete the account', exact: true });
    await right.waitFor();
    expect((await right.boundingBox())?.x).toBeGreaterThan(1700);
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
  });
});

describe('the settings of an account', () => {
  it('change its name and password, close sessions, and turn a mail off', async () => {
    await page.getByRole('link', { name: 'Account settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
    const shown = page
      .locator('main')
      .getByText(/@example\.com/)
      .first();
    const email = /\S+@example\.com/.exec(await shown.innerText())![0];
    const logIn = (password: string) =>
      fetch(new URL('/api/users/login', page.url()), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Gecko Firefox/145.0 Linux' },
        body: JSON.stringify({ email, password, remember: false }),
      });
    expect((await logIn('Solvent1')).status).toBe(200);

    await page.getByLabel('Name', { exact: true }).fill('Ann Other');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your name is saved.').waitFor();
    await page.reload();
    await page.getByText('Firefox on Linux').waitFor();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Other');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    const typed = async (present: string) => {
      await page.getByLabel('Present password').fill(present);
      await page.getByLabel('New password').fill('Toluene2');
      await page.getByLabel('Confirm password').fill('Toluene2');
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await typed('Wrong123');
    await page.getByText('The password is wrong.').waitFor();
    await typed('Solvent1');
    await page.getByText('Your password is changed.').waitFor();
    await page.getByText('Firefox on Linux').waitFor({ state: 'detached' });
    expect([(await logIn('Solvent1')).status, (await logIn('Toluene2')).status]).toEqual([401, 200]);

    await page.reload();
    await page.getByRole('button', { name: /^Close the session of Firefox on Linux/ }).click();
    await page.getByText('Firefox on Linux').waitFor({ state: 'detached' });
    const mail = page.getByRole('checkbox', { name: 'Tell me by e-mail of a log-in from a new device' });
    await mail.uncheck();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => mail.isChecked()).toBe(false);
  });

  it('collect all data in one file, and delete the account', async () => {
    await page.getByRole('button', { name: 'Collect my data' }).click();
    await page.getByText('Your file is ready.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^GoSDS-\d{4}-\d\d-\d\d\.zip$/);

    const deletion = page.getByRole('region', { name: 'Delete the account' });
    await deletion.getByText('Your sheet is removed. If its public page is open, it stays open').waitFor();
    await deletion.getByText('By law we keep your invoices').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const confirm = async (password: string) => {
      await deletion.getByLabel('Your password, to delete the account').fill(password);
      await deletion.getByRole('button', { name: 'Delete the account' }).click();
      await expectSoundOpened(page, 'delete-card');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
    };
    await confirm('Wrong123');
    await deletion.getByText('The password is wrong.').waitFor();
    await confirm('Toluene2');
    await page.getByText('Your account is deleted.').waitFor();
    await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
  });
});

describe('members of a company', () => {
  /** The target of the invitation mail's link. */
  async function invitedTo(url: string, email: string): Promise<string> {
    const mailIn = async () => {
      const list = await (await fetch(`${url}/mailbox`)).text();
      const id = new RegExp(`${email}</td><td><a href="/mailbox/(\\d+)">An invitation`).exec(list)?.[1];
      const mail = id === undefined ? '' : await (await fetch(`${url}/mailbox/${id}`)).text();
      return /\/team-invitation\/[\w-]+/.exec(mail)?.[0] ?? '';
    };
    await expect.poll(mailIn).not.toBe('');
    return url + (await mailIn());
  }

  it('found a team, invite a member, who reads what is shared until he is removed', async () => {
    const service = await sharedService();
    const desk = await openDesk('Olga');
    await openDraft(desk, 'description', {
      ...brakeCleaner.draft,
      description: { ...brakeCleaner.draft.description, productName: 'Team Cleaner' },
    });
    await desk.goto(`${service.url}/account-settings`);
    const card = desk.getByRole('region', { name: 'Team' });
    await card.getByRole('button', { name: 'Found a team' }).click();
    await card.getByText('Enter a name.').waitFor();
    await card.getByLabel('Name of the team').fill('Acme');
    await card.getByRole('button', { name: 'Found a team' }).click();
    const team = desk.getByRole('region', { name: 'Acme' });
    const invited = await confirmedUser(service, 'Rita');
    await team.getByLabel('E-mail address to invite').fill(invited.email);
    await team.getByLabel('Role', { exact: true }).selectOption('Reader');
    await team.getByRole('button', { name: 'Invite', exact: true }).click();
    await team.getByRole('button', { name: `Revoke the invitation of ${invited.email}` }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);

    const link = await invitedTo(service.url, invited.email);
    const other = await (await openContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })).newPage();
    await other.goto(link);
    await other.getByRole('link', { name: 'Create an account' }).waitFor();
    await openSession(other, service, { user: invited });
    await other.goto(link);
    await other.getByText('Acme').waitFor();
    expect(await axeFindings(other)).toEqual([]);
    await other.getByRole('button', { name: 'Join the team' }).click();
    await other.getByRole('list', { name: 'Members of Acme' }).waitFor();
    expect(await axeFindings(other)).toEqual([]);

    await desk.goto(`${service.url}/my-sheets`);
    await desk.getByRole('button', { name: 'Share Team Cleaner with the team' }).click();
    await desk.getByText('Team: you').waitFor();
    await other.goto(`${service.url}/my-sheets`);
    await other.getByText('Team: Olga').waitFor();
    expect(await axeFindings(other)).toEqual([]);

    await desk.goto(`${service.url}/account-settings`);
    await desk.getByRole('button', { name: `Remove ${invited.email}` }).click();
    await expectSoundOpened(desk, 'team-card');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: `Remove ${invited.email}` })
      .click();
    await desk.getByRole('button', { name: `Remove ${invited.email}` }).waitFor({ state: 'detached' });
    await other.reload();
    await other.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => other.getByText('Team: Olga').count()).toBe(0);
  });
});
