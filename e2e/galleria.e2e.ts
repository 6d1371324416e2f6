import { readFileSync } from 'node:fs';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Searcher');
});

const open = (path: string, on = page) => on.goto(new URL(path, on.url()).href);
const box = (on = page) => on.getByRole('textbox', { name: 'Search Name or CAS' });
const button = (on = page) => on.getByRole('button', { name: 'Search', exact: true });
/** The service loads the chemicals after its start, in a low-priority process. */
const ready = (on = page) => expect.poll(() => button(on).isEnabled(), { timeout: 120_000 }).toBe(true);
const names = () => page.getByRole('heading', { level: 2 }).allTextContents();

describe('the search of chemicals', () => {
  it('leads from the menu by name to a chemical and its lists, by keyboard alone', async () => {
    await open('/my-sheets');
    await page.getByRole('link', { name: 'GoGAL' }).click();
    await page.getByRole('heading', { level: 1, name: 'Search of chemicals' }).waitFor();
    expect(await page.title()).toContain('GoGAL');
    await ready();
    await box().focus();
    await page.keyboard.press('Enter');
    await page.getByText('Enter a name or a CAS number.').waitFor();
    await page.keyboard.type('propan-2-one');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Acetone']);
    await expect.poll(() => page.getByText('Found as “propan-2-one”').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Chemical page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Acetone' }).waitFor();
    await page.getByText('TWA 1000 ppm (2400 mg/m3)').waitFor();
    await page.getByRole('img', { name: 'Structure of Acetone' }).waitFor();
    const classes = page.getByRole('region', { name: 'Classification by market' });
    await classes.getByRole('cell', { name: 'Eye Irrit. 2A H319' }).first().waitFor();
    await expect.poll(() => classes.getByRole('columnheader', { name: /^EU, Great Britain/ }).count()).toBe(1);
    const values = page.getByRole('table', { name: 'Properties, toxicity and environment' });
    await expect.poll(() => values.getByRole('row', { name: /^Flash Point/ }).innerText()).toMatch(/-\d+ °C/);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('narrows the lists by country and by text', async () => {
    await page.getByLabel('Country').selectOption('US');
    const countries = page.getByRole('heading', { level: 3 });
    await expect.poll(() => countries.allTextContents()).toEqual(['United States']);
    await page.getByLabel('Show lists with').fill('zzz');
    await page.getByText('No list has “zzz”.').waitFor();
    await page.getByLabel('Show lists with').fill('permissible');
    const lists = page.getByRole('table', { name: 'Lists of United States, as a table' });
    await expect.poll(() => lists.getByRole('rowheader').count()).toBe(1);
  });

  it('keeps what was searched in the address, for Back and reload', async () => {
    await page.goBack();
    await expect.poll(names).toEqual(['Acetone']);
    await page.reload();
    await expect.poll(names).toEqual(['Acetone']);
    await expect.poll(() => box().inputValue()).toBe('propan-2-one');
  });

  it.each([
    ['67-64-1', 'Acetone'],
    ['67641', 'Acetone'],
    ['O=C(C)C', 'Acetone'],
    ['UN1090', 'Acetone'],
    ['CH3COCH3', 'Acetone'],
    ['aceotne', 'Acetone'],
  ])('finds “%s”', async (pattern, name) => {
    await box().fill(pattern);
    // The chemical before is the same one: only the answer tells that this search has ended.
    const answer = page.waitForResponse('**/api/galleria/search');
    await button().click();
    await answer;
    await expect.poll(names).toEqual([name]);
  });

  it('says which digit a wrong CAS number would need, and that nothing was found', async () => {
    await box().fill('67-64-2');
    await page.keyboard.press('Enter');
    await page.getByText('67-64-2 is not a valid CAS number: its last digit must be 1.').waitFor();
    await page.getByText('Nothing was found for “67-64-2”.').waitFor();
  });

  it('says of a chemical that does not exist that it is not there', async () => {
    await open('/galleria-data/chemicals/5');
    await page.getByText('This page or document does not exist.').waitFor();
  });

  it('fits a telephone', async () => {
    const narrow = await openDesk('Narrow');
    await narrow.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/galleria-data?q=acetone', '/galleria-data/chemicals/1101']) {
      await open(path, narrow);
      await narrow.getByRole('heading', { name: 'Acetone', exact: true }).waitFor();
      if (path.endsWith('1101')) await narrow.getByRole('region', { name: 'Classification by market' }).waitFor();
      expect(await narrow.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await axeFindings(narrow)).toEqual([]);
    }
  });
});

describe('the regulatory lists', () => {
  it('have a page each, with entries and the difference to another', async () => {
    await open('/galleria-data');
    await page.getByRole('link', { name: 'All regulatory lists' }).click();
    await page.getByLabel('Show lists with').fill('monographs');
    await page.keyboard.press('Enter');
    await page.getByText('1 list', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Classifications of the Monographs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Classifications of the Monographs' }).waitFor();
    expect(await page.title()).toContain('Classifications of the Monographs');
    await page.getByLabel('Show entries with').fill('benzene');
    await page.keyboard.press('Enter');
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.getByText('One edition is held.').waitFor();
    await page.getByLabel('Find the other list').fill('EC Inventory');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /EC Inventory/ }).click();
    await page.getByText('Only on this list: 2').click();
    await page.getByRole('rowheader', { name: 'Lead compounds, inorganic' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await page.getByText('Compared with').waitFor();
  });
});

describe('the check of a list of ingredients', () => {
  const lines = () => page.getByRole('table', { name: 'Lines' }).locator('tbody tr');

  it('asks for lines, and tells which chemical each names', async () => {
    await open('/galleria-data');
    await page.getByRole('link', { name: 'Check a whole list of ingredients' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ingredients on regulatory lists' }).waitFor();
    const check = page.getByRole('button', { name: 'Check', exact: true });
    await check.click();
    await page.getByText('Enter a name or a CAS number.').waitFor();
    await page.getByLabel('Ingredients, one a line').fill('67-64-1 10-20\nbenzene 0.2 %\n\n67-64-2\nno such thing');
    await check.click();
    await expect.poll(() => lines().count()).toBe(4);
    await expect.poll(() => page.getByText('2 of 4 found').count()).toBe(1);
    await expect.poll(() => lines().nth(2).textContent()).toContain('the last digit must be 1');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('shows the lists that name them, and saves them without formulas', async () => {
    const lists = page.getByRole('table', { name: 'Lists that name them' }).locator('tbody tr');
    await expect.poll(() => lists.count()).toBeGreaterThan(3);
    await expect.poll(() => lists.first().textContent()).toContain('Proportion: 10 – 20 %');
    await page.getByText('Acetone: not on').waitFor();
    await page.getByLabel('Country').selectOption('US');
    await expect.poll(() => lists.filter({ hasText: 'European Union' }).count()).toBe(0);
    await page.getByText('By list').click();
    await expect.poll(() => lists.filter({ hasText: 'Acetone' }).count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const rows = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(rows.some((row) => row.includes('TWA 1000 ppm (2400 mg/m3)') && row.includes('Acetone'))).toBe(true);
    expect(rows.every((row) => !/^[=+\-@]/.test(row))).toBe(true);
  });

  it('says which threshold the product meets', async () => {
    await page.getByLabel('Ingredients, one a line').fill('335-67-1; 0.06\n335-67-1; 0.04\nacetone');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const table = page.getByRole('table', { name: 'Lists that name them' });
    await table.getByText('Above: the threshold is met').waitFor();
    await table.getByText('from 0.1 % (REACH Article 31(3)(b))').waitFor();
    await page.getByLabel('Verdict').selectOption('below');
    await page.getByText('Nothing fits the filter.').waitFor();
    await page.getByLabel('Verdict').selectOption('all');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('fits a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('takes the ingredients of a sheet by the link of the wizard', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const acetone = { id: '1', name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '99.9' };
    const acid = { id: '2', name: 'Perfluorooctanoic acid', casNumber: '335-67-1', proportion: '0.1' };
    await openDraft(page, 'ingredients', { ...brakeCleaner.draft, ingredients: [acetone, acid] });
    await page.getByRole('link', { name: 'Check against regulatory lists' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ingredients on regulatory lists' }).waitFor();
    await expect.poll(() => page.getByLabel('Ingredients, one a line').inputValue()).toContain('67-64-1');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('2 of 2 found').waitFor();
    const table = page.getByRole('table', { name: 'Lists that name them' });
    await table.getByText('Above: the threshold is met').waitFor();
  });
});
