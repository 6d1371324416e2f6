import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { openForCommand } from '@gosds/postgres/open-for-command';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { type Service, startService } from './service.ts';

const { draft } = brakeCleaner;
const product = 'Labelled Brake Cleaner';

describe('the label of a sheet by a chemist', () => {
  let service: Service;
  let shop: Page;
  let desk: Page;
  let orderId: string;

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

  /** Orders the sheet from the chemist, through requests; the order's id. */
  async function order(): Promise<string> {
    const draftId = await openDraft(shop, 'description', {
      ...draft,
      description: { ...draft.description, productName: product },
    });
    const { version } = (await callFromPage(shop, 'GET', `/api/drafts/${draftId}`)) as { version: number };
    const saved = await callFromPage(shop, 'POST', '/api/data/saveParameters', { draftId, version });
    const { orderId: id } = (saved as { data: { orderId: string } }).data;
    await callFromPage(shop, 'POST', '/api/data/payWithStripe', { orderId: id, tokenId: 'pm_card_visa', goEr: '' });
    return id;
  }

  /** Chooses an element by its code and gives the reason, with the keyboard alone. */
  async function addByKeyboard(code: string, reason: string): Promise<void> {
    await desk.getByRole('button', { name: 'Add to the label' }).press('Enter');
    await desk.getByLabel('Search by code or words').fill(code);
    await desk.getByRole('radio', { name: new RegExp(`^${code} `) }).press('Space');
    await desk.getByLabel('Reason', { exact: true }).fill(reason);
    await desk.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await desk.getByText(`Added to the label. Reason: ${reason}`).waitFor();
  }

  beforeAll(async () => {
    service = await startService();
    const chemist = await confirmedUser(service, 'Cleo');
    await makeChemist(chemist);
    desk = await signedIn(chemist);
    shop = await signedIn(await confirmedUser(service, 'Bea'));
    orderId = await order();
  });
  afterAll(() => service.stop());

  it('is completed by an element of the law, with the keyboard alone, on a wide and on a narrow screen', async () => {
    await desk.goto(`${service.url}/chemist`);
    await desk.getByRole('link', { name: product }).click();
    await desk.getByRole('button', { name: 'Take this sheet' }).press('Enter');
    await addByKeyboard('H362', 'Seen in a study.');
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('button', { name: 'Add to the label' }).press('Enter');
    await desk.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await desk.getByText('Choose an element.').waitFor();
    await desk.getByText('Enter the reason for the change.').waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await desk.getByRole('button', { name: 'Cancel' }).press('Enter');
    await addByKeyboard('P263', 'It goes into milk.');
    await addByKeyboard('P232', 'By mistake.');
    await desk.getByRole('button', { name: /^Take off again: P232/ }).press('Enter');
    await expect.poll(() => desk.getByText('Reason: By mistake.').count()).toBe(0);
    await desk.setViewportSize({ width: 1440, height: 900 });
    expect(await axeFindings(desk)).toEqual([]);
  });

  it('is on the sheet, the label and the data that the buyer gets', async () => {
    await desk.getByLabel('Your name').fill('Dr. Cleo');
    await desk.getByRole('button', { name: 'Sign and send' }).press('Enter');
    const question = desk.getByRole('dialog', { name: 'Sign the sheet and send it?' });
    await question.getByRole('button', { name: 'Sign and send' }).click();
    await desk.getByText('Signed by Dr. Cleo').waitFor();
    const { text } = (await callFromPage(shop, 'GET', `/api/documents/${orderId}/text`)) as { text: string };
    expect(text).toContain('H362 May cause harm to breast-fed children.');
    expect(text).toContain('P263 ');
    expect(text).not.toContain('P232 ');
    const data = await callFromPage(shop, 'GET', `/api/documents/${orderId}/forms/json`);
    expect(data).toMatchObject({
      rationale: {
        additions: [
          { kind: 'statement', code: 'H362', reason: 'Seen in a study.' },
          { kind: 'precaution', code: 'P263', reason: 'It goes into milk.' },
        ],
      },
    });
    await shop.goto(`${service.url}/my-account`);
    await shop.getByRole('button', { name: `View the sheet of ${product}` }).click();
    await shop.getByRole('button', { name: 'LABEL', exact: true }).click();
    const label = shop.getByRole('dialog', { name: 'Label of the package' });
    await label.getByLabel('Package holds (litres)').fill('0.5');
    await label.getByRole('button', { name: /^Use \d+ × \d+ mm$/ }).click();
    await label.getByRole('link', { name: 'DOWNLOAD LABEL' }).waitFor();
  });
});
