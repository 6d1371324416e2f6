import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmedUser, expectSaved, logInAs, openDraft, openSession, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

/** Limit for the scripts of the login page and of the wizard until its first field can be typed in, as sent. */
const maxBytes = 250 * 1024;

const { description, ingredients } = brakeCleaner.draft;
const viewport = { width: 1440, height: 900 };

let service: RunningService;
let user: User;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
  user = await confirmedUser(service, 'Hurried');
});

beforeEach(async () => {
  context = await openContext({ viewport });
  page = await context.newPage();
});

afterEach(() => context.close());

const productName = () => field(page, 'description.productName');
const panel = () => page.locator('[data-live-panel]');

type Received = { readonly name: string; readonly bytes: number };

/** Records the scripts received at the moment the first field appears. */
const noteAtFirstField = () =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.getElementById('description.productName') === null) return;
      observer.disconnect();
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = entries.filter(({ name }) => name.endsWith('.js'));
      Object.assign(globalThis, {
        atFirstField: scripts.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });

const atFirstField = () => page.evaluate(() => (globalThis as unknown as { atFirstField: Received[] }).atFirstField);

/** Answers requests for scripts with this name prefix instead of the service. */
const intercept = (part: string, answer: (route: Route) => unknown) =>
  page.route(`**/assets/${part}-*.js`, (route) => void answer(route));

describe('what is fetched before the first field', () => {
  it.each([
    { country: 'GB', language: 'en' },
    { country: 'DE', language: 'de' },
  ])('is within its budget for a draft in $language, and holds no sheet, language or print', async (place) => {
    await openSession(page, service, { user });
    await openDraft(page, 'description', { description: { ...description, ...place }, ingredients });
    await expectSaved(page);
    await context.close();
    context = await openContext({ viewport });
    page = await context.newPage();
    await noteAtFirstField();
    await logInAs(page, service, { user });
    await expect.poll(() => field(page, 'description.language').inputValue()).toBe(place.language);
    const received = await atFirstField();
    const sizes = received.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
    expect(received.filter(({ name }) => /(?:log-in|first-step)/.test(name))).toHaveLength(2);
    expect(
      received.every(({ bytes }) => bytes > 0),
      sizes,
    ).toBe(true);
    expect(
      received.reduce((sum, { bytes }) => sum + bytes, 0),
      sizes,
    ).toBeLessThan(maxBytes);
    expect(received.filter(({ name }) => /\/(?:live-sheet|language|print|checkout)[^/]*$/.test(name))).toEqual([]);
  });
});

describe('a part that does not come', () => {
  beforeEach(async () => {
    await context.close();
    context = await openContext({ viewport });
    page = await context.newPage();
    await openSession(page, service, { user });
  });

  it('leaves the form to be typed in, and the sheet says afterwards what was typed meanwhile', async () => {
    const held: Route[] = [];
    await intercept('live-sheet', (route) => held.push(route));
    await openDraft(page, 'description', { description, ingredients });
    await page.getByRole('status', { name: 'Loading the live classification' }).waitFor();
    await productName().fill('Typed before the sheet came');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(await panel().count()).toBe(0);
    for (const route of held) await route.continue();
    await page.getByRole('tab', { name: 'Sheet' }).click();
    await panel().getByText('Typed before the sheet came').first().waitFor();
  });

  it('says so beside the form, and comes when it is tried again', async () => {
    await intercept('live-sheet', (route) => route.fulfill({ status: 503 }));
    await openDraft(page, 'description', { description, ingredients });
    await page.getByText('The live classification could not be loaded. The form goes on without it.').waitFor();
    await productName().fill('Typed without the sheet');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.first().waitFor();
    await page.unroute('**/assets/live-sheet-*.js');
    // Each part that needs it has a button: in place of the panel, and over the page.
    const tab = page.getByRole('tab', { name: 'Sheet' });
    const isThere = async () => {
      for (const button of await again.all()) await button.click({ timeout: 1000 }).catch(() => undefined);
      return tab.isVisible();
    };
    await expect.poll(isThere, { interval: 1000 }).toBe(true);
    await tab.click();
    await panel().getByText('Typed without the sheet').first().waitFor();
    await expect.poll(() => productName().inputValue()).toBe('Typed without the sheet');
  });

  it('is asked for by a new page, then by the user, and nothing typed is lost', async () => {
    await intercept('ingredients-step', (route) => route.fulfill({ status: 404 }));
    await openDraft(page, 'description', { description });
    await productName().fill('Typed before the update');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const message = page.getByText('A part of this page could not be loaded. What you typed is kept.');
    await message.waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Typed before the update');
    await page.unroute('**/assets/ingredients-step-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'Ingredients');
    await message.waitFor({ state: 'detached' });
  });
});
