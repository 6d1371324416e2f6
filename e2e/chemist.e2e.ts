import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { openForCommand } from '@gosds/postgres/open-for-command';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { type Service, startService } from './service.ts';

const { draft } = brakeCleaner;
const product = 'Blue Brake Cleaner';

describe('the desk of the chemists', () => {
  let service: Service;
  let buyer: User;
  let shop: Page;
  let desk: Page;

  const signedIn = async (user: User): Promise<Page> => {
    const page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await openSession(page, service, { user });
    return page;
  };

  async function makeChemist({ email }: User): Promise<void> {
    const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
    await db.updateTable('app_user').set({ is_chemist_allowed: true }).where('email', '=', email).execute();
    await close();
  }

  /** A paid order, by the calls. */
  async function order(): Promise<void> {
    const draftId = await openDraft(shop, 'description', {
      ...draft,
      description: { ...draft.description, productName: product },
      dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
    });
    const { version } = (await callFromPage(shop, 'GET', `/api/drafts/${draftId}`)) as { version: number };
    const saved = await callFromPage(shop, 'POST', '/api/data/saveParameters', { draftId, version });
    const { orderId } = (saved as { data: { orderId: string } }).data;
    await callFromPage(shop, 'POST', '/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa', goEr: '' });
  }

  beforeAll(async () => {
    service = await startService();
    const chemist = await confirmedUser(service, 'Cora');
    await makeChemist(chemist);
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
    await shop.getByText('You are not allowed to do this.').waitFor();
    await desk.goto(`${service.url}/chemist`);
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
    await desk
      .getByRole('button', { name: `Edit: ${product}` })
      .first()
      .click();
    await desk.getByLabel('Text', { exact: true }).fill('Azure Brake Cleaner');
    await desk.getByRole('button', { name: 'Save' }).focus();
    await desk.keyboard.press('Enter');
    await desk.getByText('Enter the reason for the change.').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    await desk.getByLabel('Reason', { exact: true }).fill('The name on the label.');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText('Reason: The name on the label.').waitFor();
    expect(await desk.locator('ins').first().innerText()).toBe('Azure');
    await desk.getByRole('button', { name: 'Sign and send' }).click();
    await desk.getByText('Enter your name.').waitFor();
    await desk.getByLabel('Your name').fill('Dr. Cora Curie');
    await desk.getByRole('button', { name: 'Sign and send' }).click();
    await desk.getByText('Signed by Dr. Cora Curie').waitFor();
    expect(await desk.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
  });

  it('brings the sheet to the buyer, by mail and under My Account', async () => {
    await expect.poll(() => mailsOf(buyer.email), { timeout: 20_000 }).toContain(`Your safety data sheet: ${product}`);
    await shop.goto(`${service.url}/my-account`);
    await shop.getByRole('button', { name: `View the sheet of ${product}` }).click();
    await shop.getByRole('link', { name: 'Download' }).waitFor();
  });

  it('stands on a telephone in one column', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    const fits = () => desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(await fits()).toBe(true);
    await desk.goto(`${service.url}/chemist`);
    await desk.getByRole('link', { name: product }).waitFor();
    expect(await fits()).toBe(true);
    expect(await axeFindings(desk)).toEqual([]);
  });
});
