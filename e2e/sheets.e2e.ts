import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, draftOnServer, expectSaved, openDraft, openSession } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { field } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

let service: RunningService;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
});
beforeEach(async ({ task }) => {
  const user = await confirmedUser(service, `Tidy${task.id.replaceAll(/[^a-z0-9]/gi, '')}`);
  const context = await openContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await openSession(page, service, { user });
  return () => context.close();
});

const openTwo = async () => {
  await openDraft(page, 'description', { description: { productName: 'First' } });
  await openDraft(page, 'description', { description: { productName: 'Second' } });
};
const openList = async () => {
  await page.getByRole('link', { name: 'Sheets', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Your sheets' }).waitFor();
};
const card = (name: string) => page.getByRole('article', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const namesOnServer = async () => {
  const { drafts } = (await callFromPage(page, 'GET', '/api/drafts')) as { drafts: { productName: string }[] };
  return drafts.map(({ productName }) => productName);
};

describe('the sheets of an account', () => {
  it('are none at first: a sheet in which nothing was entered is not kept, and the page helps to begin', async () => {
    await page.goto(service.url);
    await page.locator('#step-heading').waitFor();
    await openList();
    await page.getByRole('heading', { name: 'Make your first safety data sheet' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Make your first safety data sheet' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button('New sheet').click();
    await page.locator('#step-heading').waitFor();
    await field(page, 'description.productName').fill('Typed and left at once');
    await openList();
    await card('Typed and left at once').waitFor();
    expect(await namesOnServer()).toEqual(['Typed and left at once']);
  });

  it('show pictograms, country, language and what is open, as cards and as a table', async () => {
    const { description, ingredients, properties } = brakeCleaner.draft;
    const place = { country: 'AU', language: 'en' };
    await openDraft(page, 'description', {
      description: { ...description, ...place, telephone: '' },
      ingredients,
      properties,
    });
    await expectSaved(page);
    await page.getByRole('tab', { name: 'Sheet', exact: true }).waitFor();
    const isSeen = async () => {
      const { drafts } = (await callFromPage(page, 'GET', '/api/drafts')) as { drafts: { glance: object | null }[] };
      return drafts[0]?.glance ?? null;
    };
    await expect.poll(isSeen).not.toBeNull();
    await openDraft(page, 'description', { description: { productName: 'Another' } });
    await openList();
    const shown = card(description.productName);
    await shown.getByRole('img', { name: /GHS02/ }).waitFor();
    await shown.getByText('Australia').waitFor();
    await shown.getByText(/open$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Search').fill('australia');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByLabel('Search').fill('');
    await page.getByText('Table', { exact: true }).click();
    await button('Product').click();
    const rows = () => page.getByRole('rowheader').allInnerTexts();
    await expect.poll(rows).toEqual(['Another', description.productName]);
    await page.getByRole('columnheader', { name: 'Product' }).getByRole('button').click();
    await expect.poll(rows).toEqual([description.productName, 'Another']);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are deleted, brought back and duplicated, by keyboard alone', async () => {
    await openTwo();
    await openList();
    await button('Delete First').focus();
    await page.keyboard.press('Enter');
    await page.getByText('“First” is deleted.').waitFor();
    expect(await namesOnServer()).toEqual(['Second']);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await button('Delete First').waitFor();
    await button('Duplicate First').focus();
    await page.keyboard.press('Enter');
    await page.locator('#step-heading').waitFor();
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe('Copy of First');
    expect((await namesOnServer()).toSorted()).toEqual(['Copy of First', 'First', 'Second']);
  });

  it('open from the list, as they were left a moment ago', async () => {
    await openTwo();
    await field(page, 'description.productName').fill('Second, typed');
    await openList();
    await card('First').getByRole('button', { name: 'First', exact: true }).click();
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe('First');
    await openList();
    await button('Second, typed').click();
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe('Second, typed');
    const id = await page.evaluate(() => sessionStorage.getItem('gosds.open-draft'));
    expect((await draftOnServer(page, id ?? '')).description.productName).toBe('Second, typed');
  });

  it('opens another sheet where the one that was open is deleted', async () => {
    await openTwo();
    await openList();
    await button('Delete Second').click();
    await page.getByText('“Second” is deleted.').waitFor();
    await page.getByRole('link', { name: 'GoSDS', exact: true }).click();
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe('First');
  });

  it('says that the account cannot be reached, and keeps the sheet', async () => {
    await openTwo();
    await openList();
    await button('Delete First').waitFor();
    await page.context().setOffline(true);
    await button('Delete First').click();
    await page.getByText('The server cannot be reached.').first().waitFor();
    await page.context().setOffline(false);
    expect((await namesOnServer()).toSorted()).toEqual(['First', 'Second']);
  });

  it('are made under the law of each coming day: what changes, in the list of changes and beside the form', async () => {
    const { description } = brakeCleaner.draft;
    const hardener = { name: 'MDI', casNumber: '101-68-8', materialId: 5401, proportion: '100' };
    await openDraft(page, 'description', {
      description: { ...description, productName: 'Hardener', country: 'DE', language: 'en' },
      ingredients: [{ id: '1', ...hardener }],
    });
    await expectSaved(page);
    await openList();
    await page.getByRole('link', { name: 'Coming law', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your sheets under tomorrow’s law' }).waitFor();
    const day = page.getByRole('listitem').filter({ hasText: 'Hardener, Germany: section 8 changes' });
    await day.getByText('1 January 2029').waitFor();
    await day.getByRole('button', { name: 'What changes in Hardener on 1 Jan 2029' }).click();
    await day.getByRole('heading', { level: 4, name: /^8\./ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await card('Hardener').getByRole('button', { name: 'Hardener', exact: true }).click();
    await page.getByRole('tab', { name: 'Sheet', exact: true }).click();
    await button('Coming law').click();
    await page.getByText('section 8 changes').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
