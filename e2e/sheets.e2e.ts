import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, logInAs, openDraft } from './arrange.ts';
import { axeFindings, launchBrowser, openContext } from './browser.ts';
import { field } from './journey.ts';
import { type Service, startService } from './service.ts';

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  service = await startService();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});
beforeEach(async ({ task }) => {
  const user = await confirmedUser(service, `Tidy${task.id.replaceAll(/[^a-z0-9]/gi, '')}`);
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await logInAs(page, service, { user });
  await openDraft(page, 'description', { description: { productName: 'First' } });
  await openDraft(page, 'description', { description: { productName: 'Second' } });
  return () => context.close();
});

const dialog = () => page.getByRole('dialog', { name: 'Your sheets' });
const openList = async () => {
  await page.getByRole('button', { name: 'Sheets', exact: true }).click();
  await dialog().getByRole('button', { name: 'Delete First' }).waitFor();
};
const namesOnServer = async () => {
  const { drafts } = (await callFromPage(page, 'GET', '/api/drafts')) as { drafts: { productName: string }[] };
  return drafts.map(({ productName }) => productName).filter((name) => name !== '');
};

describe('the list of sheets', () => {
  it('deletes a sheet, and brings it back with one click', async () => {
    await openList();
    await dialog().getByRole('button', { name: 'Delete First' }).click();
    await dialog().getByText('“First” is deleted.').waitFor();
    expect(await namesOnServer()).toEqual(['Second']);
    expect(await axeFindings(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Undo: bring First back' }).click();
    await dialog().getByRole('button', { name: 'Delete First' }).waitFor();
    expect((await namesOnServer()).toSorted()).toEqual(['First', 'Second']);
  });

  it('is worked by keyboard alone', async () => {
    await openList();
    await dialog().getByRole('button', { name: 'Delete First' }).focus();
    await page.keyboard.press('Enter');
    await dialog().getByText('“First” is deleted.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await dialog().getByRole('button', { name: 'Delete First' }).waitFor();
    expect((await namesOnServer()).toSorted()).toEqual(['First', 'Second']);
  });

  it('opens another sheet where the one behind it was deleted', async () => {
    await openList();
    await dialog().getByRole('button', { name: 'Delete Second' }).click();
    await dialog().getByText('“Second” is deleted.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe('First');
    await field(page, 'description.productName').fill('First again');
    await expect.poll(namesOnServer).toEqual(['First again']);
  });

  it('says that the account cannot be reached, and keeps the sheet', async () => {
    await openList();
    await page.context().setOffline(true);
    await dialog().getByRole('button', { name: 'Delete First' }).click();
    await dialog().getByRole('alert').waitFor();
    await page.context().setOffline(false);
    expect((await namesOnServer()).toSorted()).toEqual(['First', 'Second']);
  });
});
