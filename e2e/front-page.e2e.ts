import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { draftOnServer } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { account, expectStep, field, signUpAndLogIn } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

/** Limit for the scripts loaded before the first field of the page, as sent. */
const maxBytes = 250 * 1024;

let service: RunningService;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
  const context = await openContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  page = await context.newPage();
});

async function typeIngredient(row: number, name: string, proportion: string): Promise<void> {
  await field(page, `front.${row}.name`).pressSequentially(name, { delay: 5 });
  await field(page, `front.${row}.name-0`).filter({ hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(proportion);
}

/** Records the bytes of script received when the first field appears. */
const noteAtFirstField = () =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.getElementById('front.0.name') === null) return;
      observer.disconnect();
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = entries.filter(({ name }) => name.endsWith('.js'));
      const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      Object.assign(globalThis, { atFirstField: { bytes, names: scripts.map(({ name }) => name).join(' ') } });
    });
    observer.observe(document, { childList: true, subtree: true });
  });

it('names a picked substance as its record does in the language of the page, however late that answer is', async () => {
  const context = await openContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const german = await context.newPage();
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await german.route('**/api/substances/*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await german.goto(service.url);
  await field(german, 'front.0.name').pressSequentially('98-00-0', { delay: 5 });
  await field(german, 'front.0.name-0').waitFor();
  await german.keyboard.press('Enter');
  await german.keyboard.type('40');
  await field(german, 'front.1.name').fill('Harz');
  answer();
  await expect.poll(() => field(german, 'front.0.name').inputValue()).toBe('Furfurylalkohol');
  await german.keyboard.press('Enter');
  await german.keyboard.type('60');
  await german.getByRole('article').getByText('H331').first().waitFor();
  await german.locator('#sample-heading').scrollIntoViewIfNeeded();
  await german.locator('img[src*="language=de"]').first().waitFor();
  await context.close();
});

it('shows a visitor the class of what they type, and opens it as their first sheet', async () => {
  await noteAtFirstField();
  await page.goto(service.url);
  await page.getByRole('heading', { level: 1, name: 'Safety data sheets that say why.' }).waitFor();
  const { bytes, names } = await page.evaluate(
    () => (globalThis as unknown as { atFirstField: { bytes: number; names: string } }).atFirstField,
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes, names).toBeLessThan(maxBytes);
  expect(names).not.toMatch(/live-sheet|language/);

  await typeIngredient(0, 'Toluene', '40');
  await page.keyboard.press('Enter');
  await typeIngredient(1, 'Acetone', '60');
  const label = page.getByRole('article', { name: 'Label' });
  await label.getByText('H361d').waitFor();
  await page.getByText('flash point', { exact: true }).waitFor();
  await field(page, 'front.flashPoint').fill('-14');
  await label.getByText('Danger').waitFor();
  await page.getByRole('button', { name: 'Why? Flammable liquids' }).click();
  await page.getByText('flash point -14 °C against < 23 °C').first().waitFor();
  await page.getByText('USD 85 for a sheet').waitFor();
  await page.locator('#sample-heading').scrollIntoViewIfNeeded();
  await page.getByAltText('Page 1 of the sample sheet').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByAltText('Page 2 of the sample sheet').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => field(page, 'front.1.name').inputValue()).toBe('Acetone');
  await page.getByRole('button', { name: 'Make the sheet' }).click();
  await page.getByText('Your ingredients are kept in this browser.').waitFor();
  await signUpAndLogIn(page, service, { ...account, email: 'visitor@example.com' });
  await page.getByText('Your ingredients are in this sheet').waitFor();
  const id = await page.evaluate(() => sessionStorage.getItem('gosds.open-draft') ?? '');
  const { ingredients, description, properties } = await draftOnServer(page, id);
  expect(ingredients.map(({ name, proportion, materialId }) => [name, proportion, materialId])).toEqual([
    ['Toluene', '40', 1221],
    ['Acetone', '60', 1101],
    ['', '', null],
  ]);
  expect([description.country, properties.flashPoint.value]).toEqual(['GB', '-14']);
  await page.goto(`${service.url}/?step=description`);
  await expectStep(page, 'Product Description');
});
