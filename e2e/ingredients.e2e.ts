import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, draftOnServer, expectSaved, openDraft, openSession, typeAndLeave } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { field, next } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

const { description, ingredients } = brakeCleaner.draft;

let service: RunningService;
let machine: BrowserContext;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
  machine = await openContext({ viewport: { width: 1440, height: 900 } });
  page = await machine.newPage();
  await openSession(page, service, { user: await confirmedUser(service, 'Mixer') });
});

afterEach(() => machine.setOffline(false));

const name = (row: number) => field(page, `ingredients.${row}.name`);
const proportion = (row: number) => field(page, `ingredients.${row}.proportion`);
const status = (row: number) => field(page, `ingredients.${row}.status`);
const focusedId = () => page.evaluate(() => document.activeElement?.id ?? '');
const expectStatus = (row: number, text: string) => expect.poll(() => status(row).innerText()).toContain(text);
const values = (cell: 'name' | 'casNumber' | 'proportion', rows: readonly number[]) =>
  Promise.all(rows.map((row) => field(page, `ingredients.${row}.${cell}`).inputValue()));

const blankRows = () => openDraft(page, 'ingredients', { description });

async function expectRow(id: string, row: number, expected: object): Promise<void> {
  await expectSaved(page);
  await expect.poll(async () => (await draftOnServer(page, id)).ingredients[row]).toMatchObject(expected);
}

describe('the look-up of an ingredient', () => {
  it('finds a name of one’s own by its CAS number, keeps the name, and can be told that it is wrong', async () => {
    const id = await openDraft(page, 'ingredients', { description: { ...description, country: 'DE' } });
    await typeAndLeave(page, 'ingredients.0.name', 'My toluene');
    await expectStatus(0, 'Not in catalogue');
    await typeAndLeave(page, 'ingredients.0.casNumber', '108-88-3');
    await expectStatus(0, 'In the catalogue, looked up by CAS');
    await typeAndLeave(page, 'ingredients.0.proportion', '100');
    await expectRow(id, 0, { name: 'My toluene', casNumber: '108-88-3', ownName: true });
    await page.getByRole('tab', { name: /^Hazards/ }).click();
    await page.getByRole('tabpanel').getByText('H225').first().waitFor();
    await status(0).getByRole('button', { name: 'REACH number' }).click();
    await typeAndLeave(page, 'ingredients.0.registrationNumber', '01-2119471310-51-XXXX');
    await expectRow(id, 0, { registrationNumber: '01-2119471310-51-XXXX' });
    expect(await axeFindings(page)).toEqual([]);
    await typeAndLeave(page, 'ingredients.0.name', 'Our toluene');
    await expectStatus(0, 'looked up by CAS');
    await page.reload();
    await expectStatus(0, 'looked up by CAS');
    await status(0).getByRole('button', { name: 'Not this one' }).click();
    await expectStatus(0, 'In the catalogue as');
    await expectRow(id, 0, { name: 'Our toluene', materialId: null });
    await status(0).getByRole('button', { name: 'Use Toluene (108-88-3)' }).click();
    await expectStatus(0, 'looked up by CAS');
    await expect.poll(() => name(0).inputValue()).toBe('Our toluene');
  });

  it('says nothing of a row while it is typed and its list is open', async () => {
    await blankRows();
    await name(0).pressSequentially('tolue', { delay: 20 });
    await field(page, 'ingredients.0.name-0').waitFor();
    expect(await status(0).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await status(0).count()).toBe(0);
    await page.keyboard.press('Tab');
    await expectStatus(0, 'Not in catalogue');
  });

  it('offers an alias and takes it only when it is told to', async () => {
    const id = await blankRows();
    await typeAndLeave(page, 'ingredients.0.name', 'tri');
    await expectStatus(0, 'Is this meant?');
    await expect.poll(() => name(0).inputValue()).toBe('tri');
    await expectRow(id, 0, { name: 'tri', materialId: null });
    await status(0).getByRole('button', { name: 'Use Trichloroethylene (79-01-6)' }).click();
    await expect.poll(() => name(0).inputValue()).toBe('Trichloroethylene');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => name(0).inputValue()).toBe('tri');
  });

  it('takes a name in full, in any language of the sheets, and gives it back with undo', async () => {
    await blankRows();
    for (const [row, typed, found] of [
      [0, 'Salzsäure', 'Hydrochloric acid'],
      [1, '水', 'Water'],
      [2, 'toluene', 'Toluene'],
    ] as const) {
      await typeAndLeave(page, `ingredients.${row}.name`, typed);
      await expect.poll(() => name(row).inputValue()).toBe(found);
      await expectStatus(row, 'In the catalogue');
    }
    await page.keyboard.press('Control+Z');
    await expect.poll(() => name(2).inputValue()).toBe('toluene');
    await expectStatus(2, 'In the catalogue as');
  });

  it('says offline what was not looked up, keeps it on the way, and asks by itself when the network is back', async () => {
    const id = await openDraft(page, 'ingredients', { description, ingredients: [...ingredients, { id: '9' }] });
    await name(0).waitFor();
    await machine.setOffline(true);
    await typeAndLeave(page, 'ingredients.3.name', 'ethyl acetate');
    await expectStatus(3, 'Offline: not looked up yet');
    expect(await page.getByText('Not in catalogue', { exact: true }).count()).toBe(0);
    await typeAndLeave(page, 'ingredients.3.proportion', '1');
    await machine.setOffline(false);
    await expectStatus(3, 'In the catalogue');
    await expectRow(id, 3, { name: 'Ethyl acetate', casNumber: '141-78-6' });
  });

  it('asks on another step too, where the way on was taken offline', async () => {
    const id = await openDraft(page, 'ingredients', { description, ingredients: [...ingredients, { id: '9' }] });
    await next(page, 'Physical Properties');
    await page.goBack();
    await name(3).waitFor();
    await machine.setOffline(true);
    await typeAndLeave(page, 'ingredients.3.name', 'n-Butyl acetate');
    await typeAndLeave(page, 'ingredients.3.proportion', '1');
    await next(page, 'Physical Properties');
    await machine.setOffline(false);
    await expectRow(id, 3, { name: 'n-Butyl acetate', casNumber: '123-86-4' });
  });

  it('asks again where the server could not be reached', async () => {
    await blankRows();
    await page.route('**/api/data/ingredients', (route) => route.abort());
    await typeAndLeave(page, 'ingredients.0.name', 'Cyclohexanone');
    await expectStatus(0, 'Offline: not looked up yet');
    await page.unroute('**/api/data/ingredients');
    await expectStatus(0, 'In the catalogue');
  });
});

describe('Enter', () => {
  it('takes the marked match and goes on to the share, with an arrow and without', async () => {
    await blankRows();
    await name(0).click();
    await page.keyboard.type('calcium hypo');
    await field(page, 'ingredients.0.name-0').waitFor();
    await expect.poll(() => field(page, 'ingredients.0.name-0').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('65-70', { delay: 0 });
    await expect.poll(() => values('name', [0])).toEqual(['Calcium hypochlorite']);
    await expect.poll(() => values('proportion', [0])).toEqual(['65-70']);
    await page.keyboard.press('Enter');
    await page.keyboard.type('propan-2-ol');
    await field(page, 'ingredients.1.name-0').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('5', { delay: 0 });
    await expect.poll(() => values('name', [1])).toEqual(['Propan-2-ol']);
    await expect.poll(() => values('proportion', [1])).toEqual(['5']);
  });

  it('loses no letter of a scanner, from row to row and into a new one', async () => {
    await blankRows();
    await name(0).click();
    const scanned = ['toluene', '40', '67-56-1', '30', 'acetone', '20', 'water', '10'];
    await page.keyboard.type(scanned.join('\n'), { delay: 0 });
    await expect.poll(() => values('proportion', [0, 1, 2, 3])).toEqual(['40', '30', '20', '10']);
    await expect.poll(() => values('name', [0, 1, 2, 3])).toEqual(['Toluene', 'Methanol', 'Acetone', 'Water']);
  });

  it('puts the focus into the next cell before another key can be pressed', async () => {
    await blankRows();
    await name(0).fill('Own resin');
    await name(0).focus();
    const focused = await name(0).evaluate((element) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      return document.activeElement?.id;
    });
    expect(focused).toBe('ingredients.0.proportion');
  });

  it('is not needed: a match that is clicked leads to the share too', async () => {
    await blankRows();
    await name(0).pressSequentially('toluene', { delay: 5 });
    await field(page, 'ingredients.0.name-0').click();
    await expect.poll(focusedId).toBe('ingredients.0.proportion');
    await page.keyboard.type('12');
    await expect.poll(() => values('name', [0])).toEqual(['Toluene']);
    await expect.poll(() => proportion(0).inputValue()).toBe('12');
  });
});

describe('a table from a spreadsheet', () => {
  const paste = (row: number, text: string) =>
    name(row).evaluate((element, content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

  it('replaces filled rows, says so, and gives them back', async () => {
    await openDraft(page, 'ingredients', { description, ingredients });
    const before = await values('name', [0, 1, 2]);
    await paste(0, 'Acetone\t67-64-1\t30\nIsopropanol\t67-63-0\t20\nHouse blend\t\t50');
    await page.getByText('3 rows pasted, 3 of them replaced what was there.').waitFor();
    await expect.poll(() => values('name', [0, 1, 2])).toEqual(['Acetone', 'Propan-2-ol', 'House blend']);
    await expect.poll(() => values('proportion', [0, 1, 2])).toEqual(['30', '20', '50']);
    expect(await name(3).count()).toBe(0);
    await expectStatus(2, 'Not in catalogue');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => values('name', [0, 1, 2])).toEqual(before);
  });
});
