import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDesk } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { payByCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Reporter');
});

const stepOf = () => new URL(page.url()).searchParams.get('step');
const titles = {
  ...{ filters: 'Filters', industries: 'Industries', preview: 'Preview', checkout: 'Checkout', print: 'Print' },
} as const;
const onStep = async (step: keyof typeof titles) => {
  await expect.poll(stepOf, { timeout: 15_000 }).toBe(step);
  await page.getByRole('heading', { level: 2, name: titles[step], exact: true }).waitFor();
};
/** The step has the focus on its heading, and is seen from its top. */
const fromItsTop = async () => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
};
const back = () => page.getByRole('button', { name: 'Back', exact: true }).click();
const nextButton = () => page.getByRole('button', { name: 'Next', exact: true });
const count = (points: number) => page.getByText(`Data points selected: ${points}`, { exact: true }).waitFor();
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const openNode = (name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
const mode = (name: string) => page.getByRole('radio', { name, exact: true });

async function pickAcetone(): Promise<void> {
  await page.goto(new URL('/galleria-data?q=acetone', page.url()).href);
  await page.getByRole('link', { name: 'Acetone', exact: true }).click({ timeout: 40_000 });
  await onStep('filters');
  await box('United States').waitFor();
}

async function saved(form: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: form, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

describe('the states of the wizard of reports', () => {
  it('without a chemical leads back to the search', async () => {
    await page.goto(new URL('/galleria-data/edit', page.url()).href);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/galleria-data/');
  });

  it('begins with the whole world, selected lists and nothing chosen', async () => {
    await pickAcetone();
    await expect.poll(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('0');
    await expect.poll(() => mode('Selected List').isChecked()).toBe(true);
    await count(0);
    await expect.poll(() => nextButton().isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('takes the region of a country, and clears what was chosen', async () => {
    await box('United States').click();
    await expect.poll(() => page.getByText('Data points selected: 0').count()).toBe(0);
    await page.getByLabel('Country', { exact: true }).selectOption('276');
    await expect.poll(() => page.getByLabel('Region', { exact: true }).inputValue()).toBe('4');
    await count(0);
    await page.getByLabel('Region', { exact: true }).selectOption('1');
    await expect.poll(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('0');
  });

  it('keeps what was chosen over a reload', async () => {
    await openNode('United States');
    await openNode('exposure limits');
    await box('Permissible exposure limits').click();
    await openNode('Permissible exposure limits');
    await page.getByText('TWA 1000 ppm (2400 mg/m3)').waitFor();
    await count(1);
    await page.reload();
    await count(1);
    await page.getByText('TWA 1000 ppm (2400 mg/m3)').waitFor();
  });

  it('says of lists and entries that could not be loaded so, with a way to try again', async () => {
    await page.route('**/api/galleria/tree', (route) => route.fulfill({ status: 500, body: '' }));
    await page.route('**/api/galleria/field-values', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    const failure = page.getByRole('region', { name: 'Data points' }).getByText('An error occurred.');
    await failure.waitFor();
    expect(await page.getByText('Loading', { exact: true }).count()).toBe(0);
    await page.unroute('**/api/galleria/tree');
    await page.getByRole('button', { name: 'Try again' }).click();
    await box('United States').waitFor();
    await failure.waitFor();
    await page.unroute('**/api/galleria/field-values');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('TWA 1000 ppm (2400 mg/m3)').waitFor();
  });

  it('clears all selections with all lists, also from the industries', async () => {
    await nextButton().click();
    await onStep('industries');
    await expect.poll(() => nextButton().isDisabled()).toBe(true);
    await box('Select All').click();
    expect(await axeFindings(page)).toEqual([]);
    await mode('All Lists').click({ force: true });
    await onStep('filters');
    await expect.poll(() => mode('All Lists').isChecked()).toBe(true);
    await expect.poll(() => box('United States').isDisabled()).toBe(true);
    await mode('Selected List').click({ force: true });
    await count(0);
  });

  it('opens no step before its turn', async () => {
    await page.goto(new URL('/galleria-data/edit?step=print', page.url()).href);
    await onStep('filters');
  });
});

describe('a report', () => {
  it('is shown with its watermark for the chosen lists and industries', async () => {
    await page.getByLabel('Country', { exact: true }).selectOption('140');
    await box('SELECT ALL').click();
    await expect.poll(() => page.getByText('Data points selected: 0').count()).toBe(0);
    await nextButton().click();
    await onStep('industries');
    await fromItsTop();
    await box('Food').click();
    await box('Toys').click();
    const order = '**/api/data/createGalleriaOrder';
    await page.route(order, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await nextButton().click();
    await page.getByRole('dialog', { name: 'Error' }).waitFor();
    await expectSoundOpened(page, 'report-failure');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await nextButton().click();
    await onStep('preview');
    await fromItsTop();
    const first = page.getByRole('img', { name: /Page 1 of/ });
    await first.waitFor({ timeout: 30_000 });
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
      .toBeGreaterThan(500);
    expect(await axeFindings(page)).toEqual([]);
    await back();
    await onStep('industries');
    await nextButton().click();
    await onStep('preview');
  });

  it('is paid by card at the price of its industries', async () => {
    await nextButton().click();
    await onStep('checkout');
    await fromItsTop();
    await page.getByText('Number of data points selected').waitFor();
    await expect.poll(() => page.getByText('USD 50', { exact: true }).count()).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await nextButton().click();
    await page.getByText('Please make the payment before checking the final document out.').waitFor();
    await expectSoundOpened(page, 'report-checkout-step');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    // The order that the page has is older than the payment: Next still leads on.
    const waitThenGoOn = async (route: Route) => {
      await page.waitForTimeout(1500);
      await route.continue();
    };
    await page.route('**/api/galleria/orders/*', waitThenGoOn, { times: 1 });
    await payByCard(page);
    await page.getByText('This report is paid.', { exact: false }).waitFor({ timeout: 20_000 });
    await nextButton().click();
    await onStep('print');
    await fromItsTop();
  });

  it('is downloaded in every form', async () => {
    await page.getByRole('heading', { name: 'Data points chosen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect((await saved('CSV')).toString('utf8')).toContain('TWA 1000 ppm (2400 mg/m3)');
    expect((await saved('XML')).toString('utf8')).toContain('<report xmlns="urn:gosds:report:1"');
    expect((await saved('HTML')).toString('utf8')).toContain('<h1>Regulatory lists: Acetone</h1>');
    expect((await saved('PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Object.keys(unzipSync(await saved('XLSX')))).toContain('xl/workbook.xml');
    const zip = unzipSync(await saved('Everything (zip)'));
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['file.xml', 'file.html', 'index1.xlsx', 'index1.txt']));
    expect(strFromU8(zip['index1.txt'] ?? new Uint8Array())).toContain('Regulatory lists: Acetone');
  });

  it('fits a telephone, and ends at the search', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/galleria-data');
  });

  it('is found in My Account, printed and downloaded there', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'My Account' }).first().click();
    await page.getByRole('radio', { name: 'GoGAL', exact: true }).click({ force: true });
    const rows = page.getByRole('table').locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Search for').fill('benzene');
    await page.keyboard.press('Enter');
    await page.getByText('No order has “benzene”.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.reload();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'View the report on Acetone' }).click();
    const viewer = page.getByRole('dialog', { name: 'Acetone' });
    await viewer.getByAltText(/^Page 1 of/).waitFor({ timeout: 30_000 });
    await expectSoundOpened(page, 'report-viewer');
    expect((await saved('CSV')).toString('utf8')).toContain('TWA 1000 ppm (2400 mg/m3)');
    await viewer.getByRole('button', { name: 'PRINT', exact: true }).click();
    await page.locator('iframe[src^="blob:"]').waitFor({ state: 'attached', timeout: 30_000 });
  });
});
