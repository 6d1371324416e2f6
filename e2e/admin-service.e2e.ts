import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, type User } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { cards, expectPaid, next, payByCard, typeCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { openStaff, type Staff } from './staff.ts';

let staff: Staff;
let buyer: User;
let desk: Page;

beforeAll(async () => {
  staff = await openStaff();
  ({ buyer, desk } = staff);
  await desk.goto(`${staff.service.url}/admin`);
});
afterAll(() => staff.service.stop());

describe('the page of staff runs the service', () => {
  it('makes a promo code, counts it and stops it', async () => {
    await staff.choose('Promo codes');
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
    await form.getByLabel('Last day').focus();
    await desk.keyboard.type('1231');
    await save.click();
    await form.getByText('This date is incomplete or does not exist.').waitFor();
    await form.getByLabel('Last day').fill('2000-01-01');
    await save.click();
    await form.getByText('Enter today or a later day.').waitFor();
    await form.getByLabel('Last day').fill('');
    await expectSoundOpened(desk, 'code-dialog');
    await save.click();
    await desk.getByText('The promo code SPRINGFAIR was made.').waitFor();
    await desk.getByRole('cell', { name: '0 of 30' }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Stop SPRINGFAIR' }).click();
    await expectSoundOpened(desk, 'codes-tab');
    await desk.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await desk.getByRole('cell', { name: 'Stopped' }).waitFor();
    await staff.choose('Log');
    await staff.logged('Stopped a promo code');
  });

  it('sets prices from a day on, and withdraws them', async () => {
    await staff.choose('Prices');
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
    await staff.choose('Log');
    await staff.logged('Withdrew future prices');
  });

  it('shows what failed, and tries a mail again', async () => {
    const { db, close } = await openForCommand({ dataFolder: staff.service.dataFolder });
    const failed = { done_at: null, given_up_at: new Date(), attempts: 12, error: 'Error: the mail server is away' };
    await db.updateTable('job').set(failed).where('kind', '=', 'mail-paid-sheet').execute();
    await close();
    await staff.choose('Jobs');
    const row = desk.getByRole('row', { name: 'Mail: the paid sheet' });
    await row.getByText('Error: the mail server is away').waitFor();
    await row.getByRole('cell', { name: buyer.email }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await row.getByRole('button', { name: /^Try again: Mail: the paid sheet/ }).click();
    await desk.getByText('The job will be tried again.').waitFor();
    await desk.getByText('No job has failed.').waitFor();
    await callFromPage(desk, 'POST', '/logError', { request: '/?step=preview', error: 'The picture did not come' });
    await staff.choose('Errors');
    const entry = desk.getByRole('row').filter({ hasText: 'The picture did not come' });
    await entry.getByRole('button', { name: /^Details of / }).click();
    expect(await axeFindings(desk)).toEqual([]);
    await staff.choose('Log');
    await staff.logged('Tried a job again');
  });

  it('shows the totals of the service, and sends them to analytics', async () => {
    await staff.choose('Analytics');
    await desk.getByRole('row', { name: /^Revenue from sheets \(GoSDS\) USD \d/ }).waitFor();
    await desk.getByRole('cell', { name: 'purchase', exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Send report to GA' }).click();
    await desk.getByText('The report is on its way.').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await staff.choose('Feedback');
    await desk.getByText('Nobody has given feedback yet.').waitFor();
    const shop = await staff.signedIn(buyer);
    await callFromPage(shop, 'POST', '/api/discount/feed-back', {
      ...{ raiting1: 5, raiting2: 4, raiting3: 2, comment: 'Quick' },
    });
    await shop.context().close();
    await staff.choose('Log');
    await staff.choose('Feedback');
    await desk.getByRole('row', { name: /^How easy is it to make one\? 4 0 0 0 1 0$/ }).waitFor();
    await desk.getByRole('row', { name: buyer.email }).getByText('Quick').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await staff.choose('Log');
    await staff.logged('Sent the totals to analytics');
  });

  it('a price that changes while a checkout is open is told before anything is charged, and paid as it is then shown', async () => {
    const shop = await staff.signedIn(await confirmedUser(staff.service, 'Cay'));
    const { draft } = brakeCleaner;
    const draftId = await openDraft(shop, 'preview', {
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
    });
    await shop.getByAltText(/^Page 1 of/).waitFor();
    await next(shop, 'Checkout');
    const pay = (price: string) => shop.getByRole('button', { name: `Pay USD ${price}`, exact: true });
    await pay('85').waitFor();
    await desk.goto(`${staff.service.url}/admin`);
    await staff.choose('Prices');
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
});
