import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { expectSoundOpened } from './opened.ts';
import { openStaff, product, type Staff } from './staff.ts';

let staff: Staff;
let buyer: User;
let desk: Page;

beforeAll(async () => {
  staff = await openStaff();
  ({ buyer, desk } = staff);
});
afterAll(() => staff.service.stop());

const dialog = () => desk.getByRole('dialog', { name: buyer.email });

describe('the page of staff', () => {
  it('leads a visitor to the start page, and tells a buyer that it is for staff', async () => {
    const visitor = await (await openContext()).newPage();
    await visitor.goto(`${staff.service.url}/admin`);
    await visitor.waitForURL('**/start');
    const shop = await staff.signedIn(buyer);
    await shop.goto(`${staff.service.url}/admin`);
    await shop.getByText('This page is for staff.').waitFor();
    expect(await shop.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  });

  it('finds a sheet of a customer and opens it as PDF', async () => {
    await desk.goto(`${staff.service.url}/my-sheets`);
    await desk.getByRole('link', { name: 'Admin', exact: true }).click();
    await desk.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
    expect(await desk.title()).toContain('Admin');
    await desk.getByRole('button', { name: 'Search', exact: true }).click();
    await desk.getByText('Enter what to look for.').waitFor();
    await desk.getByLabel('Search for').fill('admin brake');
    await desk.keyboard.press('Enter');
    await desk.getByRole('row', { name: product }).waitFor();
    await expect
      .poll(() => desk.getByLabel('Rows per page').locator('option').allTextContents())
      .toEqual(expect.arrayContaining(['10', '25', '30']));
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByRole('button', { name: `View the sheet of ${product}` }).click();
    const viewer = desk.getByRole('dialog', { name: product });
    await viewer.getByTitle(`PDF of ${product}`).waitFor();
    await expectSoundOpened(desk, 'staff-sheet');
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      viewer.getByRole('link', { name: 'DOWNLOAD' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${product}.pdf`);
    await desk.keyboard.press('Escape');
  });

  it('edits discount, free sheets and rights of a user, after a second question, and logs it', async () => {
    await staff.choose('Discount');
    await desk.getByLabel('E-mail', { exact: true }).fill(buyer.email);
    await desk.getByRole('radio', { name: 'Equals' }).check();
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Search', exact: true }).click();
    await desk.getByRole('button', { name: `Edit ${buyer.email}` }).click();
    await dialog().getByLabel('Discount', { exact: true }).first().fill('ten');
    await dialog().getByLabel('Free sheets left').fill('1.5');
    await dialog().getByText('Must be a number').waitFor();
    await dialog().getByText('Must be a integer').waitFor();
    await expect.poll(() => dialog().getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await dialog().getByLabel('Discount', { exact: true }).first().fill('12.5');
    await dialog().getByLabel('Free sheets left').fill('2');
    await dialog().getByRole('group', { name: 'GoGAL' }).getByLabel('Discount').fill('20');
    await dialog().getByLabel('Free reports left').fill('3');
    await dialog().getByLabel('Chemist', { exact: true }).check();
    await expectSoundOpened(desk, 'user-dialog FormDialog');
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    const question = desk.getByRole('dialog', { name: 'Are you sure what to modify the data?' });
    await question.waitFor();
    await expectSoundOpened(desk, 'user-dialog ConfirmDialog');
    await question.getByRole('button', { name: 'Yes' }).click();
    await desk.getByRole('cell', { name: '12.5 %' }).waitFor();
    await desk.getByRole('cell', { name: '20 %' }).waitFor();
    await desk.getByRole('cell', { name: '3', exact: true }).waitFor();
    await desk.getByRole('cell', { name: 'Chemist' }).waitFor();
    await staff.choose('Log');
    await staff.logged('Changed the rights');
    await staff.logged('Opened a sheet');
    expect(await axeFindings(desk)).toEqual([]);
  });

  it('gives a part of a payment back, with a reason, and logs it', async () => {
    await staff.choose('Refunds');
    await desk.getByLabel('E-mail, order or invoice').fill('nobody@example.com');
    await desk.keyboard.press('Enter');
    await desk.getByText('No payment has “nobody@example.com”.').waitFor();
    await desk.getByLabel('E-mail, order or invoice').fill(buyer.email);
    await desk.keyboard.press('Enter');
    const row = desk.getByRole('row').filter({ hasText: buyer.email });
    await row.getByRole('button', { name: /^Refund order/ }).click();
    const refund = desk.getByRole('dialog', { name: /^Refund order/ });
    await refund.getByText('USD 85 is left of this payment.').waitFor();
    await refund.getByRole('button', { name: 'Refund this amount' }).click();
    await refund.getByText('Enter 3 to 300 characters.').waitFor();
    await refund.getByLabel('Amount in USD').fill('85.01');
    await refund.getByText('Enter an amount such as 20.00, at most what is left.').waitFor();
    await expectSoundOpened(desk, 'refund-dialog');
    await refund.getByLabel('Amount in USD').fill('20,50');
    await refund.getByLabel('Reason').fill('Bought the sheet twice');
    await refund.getByRole('button', { name: 'Refund this amount' }).click();
    await desk.getByText('USD 20.50 was refunded.').waitFor();
    await row.getByRole('cell', { name: 'USD 20.50' }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await staff.choose('Log');
    await staff.logged('Reason: Bought the sheet twice');
    const shop = await staff.signedIn(buyer);
    await shop.goto(`${staff.service.url}/my-account`);
    await shop.getByText('Partly refunded: USD 20.50').waitFor();
  });

  it('deletes the account of a customer, with a reason and the own password, once it is no longer one of staff', async () => {
    const edit = () => desk.getByRole('button', { name: `Edit ${buyer.email}` }).click();
    await desk.goto(`${staff.service.url}/admin`);
    await staff.choose('Discount');
    await desk.getByLabel('E-mail', { exact: true }).fill(buyer.email);
    await desk.getByRole('button', { name: 'Search', exact: true }).click();
    const setChemist = async (isChemist: boolean) => {
      await edit();
      await dialog().getByLabel('Chemist', { exact: true }).setChecked(isChemist);
      await dialog().getByRole('button', { name: 'Save', exact: true }).click();
      await desk.getByRole('button', { name: 'Yes' }).click();
      await dialog().waitFor({ state: 'detached' });
      await edit();
      await dialog().getByRole('button', { name: 'Delete this account' }).click();
    };
    await setChemist(true);
    await dialog().getByText('This account has staff rights. Remove them first.').waitFor();
    expect(await dialog().getByLabel('Reason').count()).toBe(0);
    await desk.keyboard.press('Escape');
    await setChemist(false);
    await dialog().getByText('By law the invoices and credit notes (').waitFor();
    await dialog()
      .getByText(/If its public page is open, it stays open|Public pages that are open stay open/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Delete the account' }).click();
    await dialog().getByText('Enter 3 to 300 characters.').waitFor();
    await dialog().getByLabel('Reason').fill('Request 4711');
    await dialog().getByLabel('Your own password').fill(staff.admin.password);
    await expectSoundOpened(desk, 'erase-dialog FormDialog');
    await dialog().getByRole('button', { name: 'Delete the account' }).click();
    const question = desk.getByRole('dialog', { name: `Delete the account ${buyer.email} permanently?` });
    await question.waitFor();
    await expectSoundOpened(desk, 'erase-dialog ConfirmDialog');
    await question.getByRole('button', { name: 'Delete the account' }).click();
    await desk.getByText('The account is deleted.').waitFor();
    await desk.getByText(`No user has “${buyer.email}”.`).waitFor();
    await staff.choose('Log');
    await desk.getByRole('row', { name: 'Request 4711' }).getByText('Asked to delete the account').waitFor();
    await staff.logged('Deleted the account');
  });

  it('closes the public page of the deleted account, opens it again, and logs it', async () => {
    const answers = async () => (await fetch(staff.pageAddress)).status;
    const set = async (action: string, done: string) => {
      await desk.getByRole('button', { name: action }).click();
      const form = desk.getByRole('dialog', { name: action });
      await form.getByRole('button', { name: action }).click();
      await form.getByText('Enter 3 to 300 characters.').waitFor();
      await form.getByLabel('Reason').fill('Request 4712');
      await expectSoundOpened(desk, 'page-dialog');
      await form.getByRole('button', { name: action }).click();
      await desk.getByText(done).waitFor();
    };
    await staff.choose('Public pages');
    await desk.getByLabel('Address of the page').fill('example.com');
    await desk.keyboard.press('Enter');
    await desk.getByText('Enter the whole address of a page of this service.').waitFor();
    await desk.getByLabel('Address of the page').fill(`${staff.service.url}/sheets/${'a'.repeat(22)}`);
    await desk.keyboard.press('Enter');
    await desk.getByText('No page was ever published at this address.').waitFor();
    await desk.getByLabel('Address of the page').fill(staff.pageAddress);
    await desk.keyboard.press('Enter');
    expect(await answers()).toBe(200);
    await set('Close the page', 'The page is closed.');
    expect(await answers()).toBe(404);
    await set('Open the page again', 'The page is open again.');
    expect(await answers()).toBe(200);
    await staff.choose('Log');
    await desk.getByRole('row', { name: 'Request 4712' }).getByText('Closed a public page').waitFor();
    await staff.logged('Opened a public page again');
  });

  it('is a list of cards on a telephone', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await staff.choose('Discount');
    await desk.getByRole('table').waitFor();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(desk)).toEqual([]);
  });
});
