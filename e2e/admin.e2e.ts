import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { cards, expectPaid, next, payByCard, typeCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { type Service, startService } from './service.ts';

const product = 'Admin Brake Cleaner';

let service: Service;
let buyer: User;
let admin: User;
let desk: Page;
/** Of the published page of the buyer's sheet. */
let pageAddress: string;

const signedIn = async (user: User): Promise<Page> => {
  const page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openSession(page, service, { user });
  return page;
};

/** Buys a sheet through requests. */
async function buy(shop: Page): Promise<void> {
  const { draft } = brakeCleaner;
  const draftId = await openDraft(shop, 'description', {
    ...draft,
    description: { ...draft.description, productName: product },
    dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
  });
  const { version } = (await callFromPage(shop, 'GET', `/api/drafts/${draftId}`)) as { version: number };
  const made = await callFromPage(shop, 'POST', '/api/data/credo', { draftId, version });
  const { orderId } = made as { orderId: string };
  await callFromPage(shop, 'POST', '/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa', goEr: '' });
  await callFromPage(shop, 'POST', `/api/documents/${orderId}/public-page/publish`);
  const { publicPage } = (await callFromPage(shop, 'GET', `/api/documents/${orderId}/text`)) as {
    readonly publicPage: { readonly url: string };
  };
  pageAddress = publicPage.url;
}

beforeAll(async () => {
  service = await startService();
  admin = await confirmedUser(service, 'Ada');
  const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
  await db.updateTable('app_user').set({ is_admin_allowed: true }).where('email', '=', admin.email).execute();
  await close();
  buyer = await confirmedUser(service, 'Ben');
  await buy(await signedIn(buyer));
  desk = await signedIn(admin);
});
afterAll(() => service.stop());

const choose = (tab: string) => desk.getByRole('radio', { name: tab, exact: true }).check();
/** Waits for an act in the log of staff, whose search names the same acts. */
const logged = (words: string) => desk.getByRole('cell').filter({ hasText: words }).first().waitFor();
const dialog = () => desk.getByRole('dialog', { name: buyer.email });

describe('the page of staff', () => {
  it('leads a visitor to the start page, and tells a buyer that it is for staff', async () => {
    const visitor = await (await openContext()).newPage();
    await visitor.goto(`${service.url}/admin`);
    await visitor.waitForURL('**/start');
    const shop = await signedIn(buyer);
    await shop.goto(`${service.url}/admin`);
    await shop.getByText('This page is for staff.').waitFor();
    expect(await shop.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  });

  it('finds a sheet of a customer and opens it as PDF', async () => {
    await desk.goto(`${service.url}/my-sheets`);
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
    await choose('Discount');
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
    await choose('Log');
    await logged('Changed the rights');
    await logged('Opened a sheet');
    expect(await axeFindings(desk)).toEqual([]);
  });

  it('gives a part of a payment back, with a reason, and logs it', async () => {
    await choose('Refunds');
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
    await choose('Log');
    await logged('Reason: Bought the sheet twice');
    const shop = await signedIn(buyer);
    await shop.goto(`${service.url}/my-account`);
    await shop.getByText('Partly refunded: USD 20.50').waitFor();
  });

  it('makes a promo code, counts it and stops it', async () => {
    await choose('Promo codes');
    await desk.getByText('There is no promo code yet.').waitFor();
    await desk.getByRole('button', { name: 'Make a promo code' }).click();
    const form = desk.getByRole('dialog', { name: 'Make a promo code' });
    const save = form.getByRole('button', { name: 'Make a promo code' });
    await form.getByLabel('Code', { exact: true }).fill('ab');
    await save.click();
    await form.getByText('Enter 4 to 40 letters or digits.').waitFor();
    await form.getByText('Must be a integer').waitFor();
    await form.getByLabel('Code', { exact: true }).fill('spring-fair');
    await form.getByLabel('Uses in total').fill('30');
    await expectSoundOpened(desk, 'code-dialog');
    await save.click();
    await desk.getByText('The promo code SPRINGFAIR was made.').waitFor();
    await desk.getByRole('cell', { name: '0 of 30' }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Stop SPRINGFAIR' }).click();
    await expectSoundOpened(desk, 'codes-tab');
    await desk.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await desk.getByRole('cell', { name: 'Stopped' }).waitFor();
    await choose('Log');
    await logged('Stopped a promo code');
  });

  it('sets prices from a day on, and withdraws them', async () => {
    await choose('Prices');
    await desk.getByRole('button', { name: 'Set new prices' }).click();
    const form = desk.getByRole('dialog', { name: 'Set new prices' });
    const save = form.getByRole('button', { name: 'Set the prices' });
    const question = desk.getByRole('dialog', { name: 'Set these prices?' });
    await form.getByLabel('Sheet in its first language, USD').fill('free');
    await form.getByText('Enter 0, or an amount from').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await form.getByLabel('Sheet in its first language, USD').fill('99.50');
    await form.getByLabel('Start').fill('2020-01-01T00:00');
    await save.click();
    await question.getByRole('button', { name: 'Set the prices' }).click();
    await form.getByText('Enter a future time').waitFor();
    await form.getByLabel('Start').fill(`${new Date().getUTCFullYear() + 1}-12-01T00:00`);
    await expectSoundOpened(desk, 'price-dialog FormDialog');
    await save.click();
    await expectSoundOpened(desk, 'price-dialog ConfirmDialog');
    await question.getByText(/^They begin at .*-12-01 00:00:00 UTC\.$/).waitFor();
    await question.getByText('Sheet in its first language: USD 85 becomes USD 99.50').waitFor();
    await question.getByRole('button', { name: 'Set the prices' }).click();
    await desk.getByText('The prices are set.').waitFor();
    await desk.getByRole('row', { name: /12-01 00:00:00 UTC Future .*USD 99\.50/ }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Withdraw the prices from/ }).click();
    await expectSoundOpened(desk, 'prices-tab');
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await desk.getByRole('cell', { name: 'Withdrawn' }).waitFor();
    await choose('Log');
    await logged('Withdrew future prices');
  });

  it('shows what failed, and tries a mail again', async () => {
    const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
    const failed = { done_at: null, given_up_at: new Date(), attempts: 12, error: 'Error: the mail server is away' };
    await db.updateTable('job').set(failed).where('kind', '=', 'mail-paid-sheet').execute();
    await close();
    await choose('Jobs');
    const row = desk.getByRole('row', { name: 'Mail: the paid sheet' });
    await row.getByText('Error: the mail server is away').waitFor();
    await row.getByRole('cell', { name: buyer.email }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await row.getByRole('button', { name: /^Try again: Mail: the paid sheet/ }).click();
    await desk.getByText('The job will be tried again.').waitFor();
    await desk.getByText('No job has failed.').waitFor();
    await callFromPage(desk, 'POST', '/logError', { request: '/?step=preview', error: 'The picture did not come' });
    await choose('Errors');
    const entry = desk.getByRole('row').filter({ hasText: 'The picture did not come' });
    await entry.getByRole('button', { name: /^Details of / }).click();
    expect(await axeFindings(desk)).toEqual([]);
    await choose('Log');
    await logged('Tried a job again');
  });

  it('shows the totals of the service, and sends them to analytics', async () => {
    await choose('Analytics');
    await desk.getByRole('row', { name: /^Revenue from sheets \(GoSDS\) USD \d/ }).waitFor();
    await desk.getByRole('cell', { name: 'purchase', exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Send report to GA' }).click();
    await desk.getByText('The report is on its way.').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await choose('Feedback');
    await desk.getByText('Nobody has given feedback yet.').waitFor();
    const shop = await signedIn(buyer);
    await callFromPage(shop, 'POST', '/api/discount/feed-back', {
      ...{ raiting1: 5, raiting2: 4, raiting3: 2, comment: 'Quick' },
    });
    await shop.context().close();
    await choose('Log');
    await choose('Feedback');
    await desk.getByRole('row', { name: /^How easy is it to make one\? 4 0 0 0 1 0$/ }).waitFor();
    await desk.getByRole('row', { name: buyer.email }).getByText('Quick').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await choose('Log');
    await logged('Sent the totals to analytics');
  });

  it('a price that changes while a checkout is open is told before anything is charged, and paid as it is then shown', async () => {
    const shop = await signedIn(await confirmedUser(service, 'Cay'));
    const { draft } = brakeCleaner;
    const draftId = await openDraft(shop, 'preview', {
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
    });
    await shop.getByAltText(/^Page 1 of/).waitFor();
    await next(shop, 'Checkout');
    const pay = (price: string) => shop.getByRole('button', { name: `Pay USD ${price}`, exact: true });
    await pay('85').waitFor();
    await desk.goto(`${service.url}/admin`);
    await choose('Prices');
    await desk.getByRole('button', { name: 'Set new prices' }).click();
    const form = desk.getByRole('dialog', { name: 'Set new prices' });
    await form.getByLabel('Sheet in its first language, USD').fill('99.50');
    await form.getByRole('button', { name: 'Set the prices' }).click();
    const question = desk.getByRole('dialog', { name: 'Set these prices?' });
    await question.getByText('They begin at once.').waitFor();
    await question.getByRole('button', { name: 'Set the prices' }).click();
    await desk.getByText('The prices are set.').waitFor();
    await typeCard(shop, cards.paid);
    await pay('85').click();
    await shop.getByText('The price has changed since it was shown. Nothing was charged.').first().waitFor();
    await pay('99.50').waitFor();
    expect(await axeFindings(shop)).toEqual([]);
    await payByCard(shop);
    await expectPaid(shop);
    const found = await callFromPage(shop, 'POST', '/api/users/myAccountSearch', newestPurchases);
    expect(found).toMatchObject({ order: [{ price: 9_950, draftId }] });
    await shop.context().close();
  });

  it('deletes the account of a customer, with a reason and the own password, once it is no longer one of staff', async () => {
    const edit = () => desk.getByRole('button', { name: `Edit ${buyer.email}` }).click();
    await desk.goto(`${service.url}/admin`);
    await choose('Discount');
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
    await dialog().getByLabel('Your own password').fill(admin.password);
    await expectSoundOpened(desk, 'erase-dialog FormDialog');
    await dialog().getByRole('button', { name: 'Delete the account' }).click();
    const question = desk.getByRole('dialog', { name: `Delete the account ${buyer.email} permanently?` });
    await question.waitFor();
    await expectSoundOpened(desk, 'erase-dialog ConfirmDialog');
    await question.getByRole('button', { name: 'Delete the account' }).click();
    await desk.getByText('The account is deleted.').waitFor();
    await desk.getByText(`No user has “${buyer.email}”.`).waitFor();
    await choose('Log');
    await desk.getByRole('row', { name: 'Request 4711' }).getByText('Asked to delete the account').waitFor();
    await logged('Deleted the account');
  });

  it('closes the public page of the deleted account, opens it again, and logs it', async () => {
    const answers = async () => (await fetch(pageAddress)).status;
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
    await choose('Public pages');
    await desk.getByLabel('Address of the page').fill('example.com');
    await desk.keyboard.press('Enter');
    await desk.getByText('Enter the whole address of a page of this service.').waitFor();
    await desk.getByLabel('Address of the page').fill(`${service.url}/sheets/${'a'.repeat(22)}`);
    await desk.keyboard.press('Enter');
    await desk.getByText('No page was ever published at this address.').waitFor();
    await desk.getByLabel('Address of the page').fill(pageAddress);
    await desk.keyboard.press('Enter');
    expect(await answers()).toBe(200);
    await set('Close the page', 'The page is closed.');
    expect(await answers()).toBe(404);
    await set('Open the page again', 'The page is open again.');
    expect(await answers()).toBe(200);
    await choose('Log');
    await desk.getByRole('row', { name: 'Request 4712' }).getByText('Closed a public page').waitFor();
    await logged('Opened a public page again');
  });

  it('is a list of cards on a telephone', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await choose('Discount');
    await desk.getByRole('table').waitFor();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(desk)).toEqual([]);
  });
});
