import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { openForCommand } from '@gosds/postgres/open-for-command';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { expectStep, next, payByCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { type Service, startService } from './service.ts';

const { draft } = brakeCleaner;
const product = 'Blue Brake Cleaner';
/** As the chemist names it. */
const renamed = 'Azure Brake Cleaner';
const thanks = 'Thank you for your payment. Once your SDS is completed, we will send you a PDF copy to your email.';

describe('the desk of the chemists', () => {
  let service: Service;
  let buyer: User;
  let chemist: User;
  let shop: Page;
  let desk: Page;

  const signedIn = async (user: User): Promise<Page> => {
    const page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await openSession(page, service, { user });
    return page;
  };

  async function makeStaff({ email }: User, flag: 'is_chemist_allowed' | 'is_admin_allowed'): Promise<void> {
    const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
    await db
      .updateTable('app_user')
      .set({ [flag]: true })
      .where('email', '=', email)
      .execute();
    await close();
  }

  /** Orders another sheet from the chemist, through requests. */
  async function orderMore(productName: string): Promise<void> {
    const draftId = await openDraft(shop, 'description', {
      ...draft,
      description: { ...draft.description, productName },
    });
    const { version } = (await callFromPage(shop, 'GET', `/api/drafts/${draftId}`)) as { version: number };
    const saved = await callFromPage(shop, 'POST', '/api/data/saveParameters', { draftId, version });
    const { orderId } = (saved as { data: { orderId: string } }).data;
    await callFromPage(shop, 'POST', '/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa', goEr: '' });
  }

  /** Orders like a buyer: no preview, no promo code, and the sheet comes later. */
  async function order(): Promise<void> {
    await openDraft(shop, 'dangerous-goods', {
      ...draft,
      description: { ...draft.description, productName: product },
    });
    await shop.getByRole('radio', { name: 'No', exact: true }).check();
    const onward = shop.getByRole('button', { name: 'Next', exact: true });
    await expect.poll(() => onward.isDisabled()).toBe(true);
    await shop.getByRole('button', { name: 'Save', exact: true }).click();
    await shop
      .getByText(
        'Your information is saved securely. Please click Next to proceed to the Checkout Page. Once payment is completed, your chemist will start authoring your SDS.',
      )
      .first()
      .waitFor();
    expect(await axeFindings(shop)).toEqual([]);
    await next(shop, 'Add-Ons');
    await shop.getByRole('button', { name: 'Next', exact: true }).click();
    await expectStep(shop, 'Checkout');
    expect(await shop.getByRole('button', { name: /^Preview/ }).count()).toBe(0);
    await shop.reload();
    await expectStep(shop, 'Checkout');
    await shop.getByText('Safety data sheet authored by a chemist').waitFor();
    expect(await shop.getByRole('button', { name: 'Apply code' }).count()).toBe(0);
    await payByCard(shop);
    await shop.getByText(thanks).first().waitFor();
    expect(await axeFindings(shop)).toEqual([]);
    await shop.getByRole('button', { name: 'Next', exact: true }).click();
    await expectStep(shop, 'Product Description');
  }

  /** Both the mail and My Account link to the page. */
  async function answerQuestion(): Promise<void> {
    await expect.poll(() => mailsOf(buyer.email), { timeout: 20_000 }).toContain('A question about your order');
    await shop.goto(`${service.url}/my-account`);
    await shop.getByText('The chemist has a question').waitFor();
    await shop.getByRole('link', { name: 'Answer it' }).click();
    await shop.getByText('Which propellant does the can hold?').waitFor();
    await shop.getByRole('button', { name: 'Send the answer' }).click();
    await shop.getByText('Enter your answer.').waitFor();
    expect(await axeFindings(shop)).toEqual([]);
    await shop.getByLabel('Your answer').fill('Carbon dioxide.');
    await shop.getByRole('button', { name: 'Send the answer' }).click();
    await shop.getByText('Thank you. The chemist goes on with your sheet.').waitFor();
  }

  beforeAll(async () => {
    service = await startService();
    chemist = await confirmedUser(service, 'Cora');
    await makeStaff(chemist, 'is_chemist_allowed');
    buyer = await confirmedUser(service, 'Ben');
    desk = await signedIn(chemist);
    shop = await signedIn(buyer);
  });
  afterAll(() => service.stop());

  const mailsOf = async (email: string): Promise<string> => {
    const list = await (await fetch(`${service.url}/mailbox`)).text();
    return list
      .split('<tr>')
      .filter((row) => row.includes(email))
      .join('\n');
  };

  it('is there for chemists alone, and empty at first', async () => {
    await shop.goto(`${service.url}/chemist`);
    await shop.getByText('This page is for staff. Your account has no staff rights.').waitFor();
    expect(await shop.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await shop.getByRole('link', { name: 'Chemist', exact: true }).count()).toBe(0);
    await desk.goto(`${service.url}/my-account`);
    await desk.getByRole('link', { name: 'Chemist', exact: true }).click();
    await desk.getByText('No sheet waits for a chemist.').waitFor();
    expect(await desk.title()).toBe('Chemist');
    expect(await axeFindings(desk)).toEqual([]);
  });

  it('takes a paid sheet, edits it with a reason, and signs it', async () => {
    await order();
    await desk.reload();
    await desk.getByRole('link', { name: product }).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByRole('link', { name: product }).click();
    await desk.getByRole('button', { name: 'Take this sheet' }).click();
    await desk.getByRole('heading', { name: 'Sign the sheet' }).waitFor();
    await desk.getByLabel('Question', { exact: true }).fill('Which propellant does the can hold?');
    await desk.getByRole('button', { name: 'Ask the buyer' }).click();
    await desk.getByText('Waits for the buyer').waitFor();
    await answerQuestion();
    await desk.reload();
    await desk.getByText('Answer: Carbon dioxide.').waitFor();
    await desk
      .getByRole('button', { name: `Edit: ${product}` })
      .first()
      .click();
    await desk.getByLabel('Text', { exact: true }).fill(renamed);
    await desk.getByRole('button', { name: 'Save' }).focus();
    await desk.keyboard.press('Enter');
    await desk.getByText('Enter the reason for the change.').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByLabel('Reason', { exact: true }).fill('The name on the label.');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText('Reason: The name on the label.').waitFor();
    await expect.poll(() => desk.locator('ins').first().innerText()).toBe('Azure');
    await desk.getByRole('button', { name: 'Sign and send' }).click();
    await desk.getByText('Enter your name.').waitFor();
    await desk.getByLabel('Your name').fill('Dr. Cora Curie');
    await desk.getByRole('button', { name: 'Sign and send' }).click();
    const question = desk.getByRole('dialog', { name: 'Sign the sheet and send it?' });
    await question.getByText('The buyer gets the sheet by e-mail.').waitFor();
    await expectSoundOpened(desk, 'sign-off');
    await question.getByRole('button', { name: 'Sign and send' }).click();
    await desk.getByText('Signed by Dr. Cora Curie').waitFor();
    expect(await desk.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
  });

  it('brings the sheet to the buyer, by mail and under My Account', async () => {
    await expect.poll(() => mailsOf(buyer.email), { timeout: 20_000 }).toContain(`Your safety data sheet: ${renamed}`);
    await shop.goto(`${service.url}/my-account`);
    await shop.getByRole('button', { name: `View the sheet of ${renamed}` }).click();
    await shop.getByRole('link', { name: 'Download' }).waitFor();
    await shop.getByRole('button', { name: 'LABEL' }).click();
    const label = shop.getByRole('dialog', { name: 'Label of the package' });
    await label.getByLabel('Package holds (litres)').fill('0.5');
    await label.getByRole('button', { name: /^Use \d+ × \d+ mm$/ }).click();
    await label.getByRole('link', { name: 'DOWNLOAD LABEL' }).waitFor();
  });

  it('sorts its queue by heads, with the keyboard, and says how it is sorted', async () => {
    await orderMore('Zinc Spray');
    await orderMore('Amber Glue');
    await desk.goto(`${service.url}/chemist`);
    const queue = desk.getByRole('table', { name: 'Open' });
    const products = () => queue.getByRole('rowheader').allTextContents();
    const sorted = () => queue.locator('th[aria-sort$="ending"]');
    await expect.poll(products).toEqual(['Zinc Spray', 'Amber Glue']);
    await expect.poll(() => sorted().textContent()).toBe('Due ↑');
    await queue.getByRole('button', { name: 'Product' }).focus();
    await desk.keyboard.press('Enter');
    await expect.poll(products).toEqual(['Amber Glue', 'Zinc Spray']);
    await expect.poll(() => sorted().getAttribute('aria-sort')).toBe('ascending');
    await desk.keyboard.press('Enter');
    await expect.poll(products).toEqual(['Zinc Spray', 'Amber Glue']);
    await expect.poll(() => sorted().getAttribute('aria-sort')).toBe('descending');
    for (const [head, text] of Object.entries({ Paid: 'Paid ↑', Due: 'Due ↑', State: 'State ↑' })) {
      await queue.getByRole('button', { name: head }).press('Enter');
      await expect.poll(() => sorted().textContent()).toBe(text);
    }
    expect(await axeFindings(desk)).toEqual([]);
  });

  it('leaves its acts in the log of staff, which is searched by who, act, subject and days', async () => {
    const admin = await confirmedUser(service, 'Ada');
    await makeStaff(admin, 'is_admin_allowed');
    const staff = await signedIn(admin);
    await staff.goto(`${service.url}/admin`);
    await staff.getByRole('radio', { name: 'Log', exact: true }).check();
    const acts = staff.getByRole('table', { name: 'Staff actions' });
    await acts.getByText('Signed a sheet').waitFor();
    await staff.getByLabel('Who').fill('cora');
    await staff.getByLabel('Action', { exact: true }).selectOption('Asked the buyer');
    await staff.getByLabel('Account, order or detail').fill(buyer.email);
    const today = new Date().toISOString().slice(0, 10);
    await staff.getByLabel('From (UTC)').fill(today);
    await staff.getByLabel('To (UTC)').fill('2020-01-01');
    await staff.keyboard.press('Enter');
    await staff.getByText('Enter the first day or a later one.').waitFor();
    await staff.getByLabel('To (UTC)').fill(today);
    await staff.keyboard.press('Enter');
    await expect.poll(() => acts.getByRole('row').count()).toBe(2);
    await acts.getByRole('row', { name: `Asked the buyer ${buyer.email}` }).waitFor();
    expect(await axeFindings(staff)).toEqual([]);
    await staff.getByLabel('Who').fill('nobody');
    await staff.keyboard.press('Enter');
    await staff.getByText('No action matches the search.').waitFor();
    await staff.getByRole('button', { name: 'Show all' }).click();
    await acts.getByText('Took a sheet').waitFor();
  });

  it('stands on a telephone in one column', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    const fits = () => desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(await fits()).toBe(true);
    await desk.goto(`${service.url}/chemist`);
    await desk.getByRole('link', { name: /^(?:Blue|Azure) Brake Cleaner/ }).waitFor();
    expect(await fits()).toBe(true);
    expect(await axeFindings(desk)).toEqual([]);
  });
});
