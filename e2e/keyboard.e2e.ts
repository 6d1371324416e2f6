import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, draftOnServer, expectSaved, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { pressNext } from './controls.ts';
import { expectStep, field, next } from './journey.ts';
import { choose, focusedId, goOn, input, isAt, pickIngredient, tabTo, type } from './keyboard.ts';
import { type RunningService, sharedService } from './service.ts';

const { description, ingredients } = complete;

let service: RunningService;
let user: User;

beforeAll(async () => {
  service = await sharedService();
  user = await confirmedUser(service, 'Keyboard');
});

describe('with the keyboard alone', () => {
  let page: Page;

  beforeAll(async () => {
    page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  });

  afterAll(() => page.context().close());

  it('a person logs in', async () => {
    await page.goto(`${service.url}/login`);
    await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
    expect(await isAt(page, { css: 'input[type=email]' }), 'who opens the log-in types at once').toBe(true);
    await page.keyboard.type(user.email);
    await tabTo(page, { css: 'input[type=password]' });
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await expectStep(page, 'Product Description');
  });

  it('describes the product and picks its ingredients', async () => {
    await page.reload();
    await expectStep(page, 'Product Description');
    await page.keyboard.press('Tab');
    expect(await isAt(page, { button: 'Skip to content' })).toBe(true);
    await page.keyboard.press('Enter');
    await type(page, 'description.productName', 'Brake Cleaner NC');
    await type(page, 'description.companyName', 'Example Chemicals Ltd');
    await choose(page, 'description.country', 'United States', 'US');
    await expect.poll(() => field(page, 'description.language').inputValue()).toBe('en');
    await goOn(page, 'Ingredients');
    expect(await tabTo(page, input('ingredients.0.name')), 'from the heading to the first field').toBeLessThanOrEqual(
      4,
    );
    await pickIngredient(page, 0, 'toluene');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await pickIngredient(page, 1, '67-56-1');
    await page.keyboard.type('40');
    await goOn(page, 'Physical Properties');
  });

  it('leaves the list of matches with Escape and keeps what was typed', async () => {
    await page.goBack();
    await expectStep(page, 'Ingredients');
    await tabTo(page, input('ingredients.2.name'));
    await page.keyboard.type('acet');
    await field(page, 'ingredients.2.name-0').waitFor();
    await expect.poll(() => field(page, 'ingredients.2.name').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page, 'ingredients.2.name').getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => field(page, 'ingredients.2.name').inputValue()).toBe('acet');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await goOn(page, 'Physical Properties');
  });

  it('comes to the preview', async () => {
    await choose(page, 'properties.state', 'Liquid', 'Liquid');
    await choose(page, 'properties.waterSolubility', 'Partly', 'Partly miscible');
    await type(page, 'properties.flashPoint.value', '-11');
    await type(page, 'properties.boilingPoint.value', '56');
    await goOn(page, 'Dangerous Goods');
    await page.getByText('Filled in as proposed').waitFor();
    await goOn(page, 'Add-Ons');
    await type(page, 'description.otherEmergencyTelephoneNumbers', '+1 303 555 0142 (24 h)');
    await goOn(page, 'Preview');
    await page.getByAltText(/^Page 1 of/).waitFor();
  });

  it('opens a dialog, is held in it, and comes back to its button', async () => {
    await tabTo(page, { button: 'SDS Settings' });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'SDS Settings' });
    await dialog.waitFor();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isAt(page, { button: 'SDS Settings' })).toBe(true);
  });

  it('goes back by the steps, which are one tab stop with arrows inside', async () => {
    await tabTo(page, { css: 'nav[aria-label="Steps"] button' }, 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Dangerous Goods');
    await expect.poll(() => focusedId(page)).toBe('step-heading');
  });

  it('reads the live sheet by its tabs', async () => {
    await tabTo(page, { css: '[role=tab][aria-selected=true]' });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isAt(page, { button: 'Sheet' })).toBe(true);
    await page.getByRole('tabpanel').getByText('1. Identification', { exact: false }).first().waitFor();
  });

  it('takes back what was typed', async () => {
    await tabTo(page, input('dangerousGoods.shippingName'), 'Shift+Tab');
    const before = await field(page, 'dangerousGoods.shippingName').inputValue();
    await page.keyboard.press('End');
    await page.keyboard.type(' S6');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => field(page, 'dangerousGoods.shippingName').inputValue()).toBe(before);
    await page.keyboard.press('Control+Y');
    await expect.poll(() => field(page, 'dangerousGoods.shippingName').inputValue()).toBe(`${before} S6`);
  });
});

const widths = [1440, 820, 390] as const;

/** Colours are the same at every width, so only the last width is checked in the dark scheme. */
const schemesAt = (width: number, shown: readonly number[]) =>
  width === shown.at(-1) ? (['light', 'dark'] as const) : (['light'] as const);

/** Selectors of elements that stick out of the page sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return right > clientWidth + 1;
    });
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Checks computer, tablet and phone in light and dark: no axe findings, and no sideways scrolling. */
async function look(page: Page, name: string, shown: readonly number[] = widths): Promise<void> {
  const faults: unknown[] = [];
  for (const width of shown) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const colorScheme of schemesAt(width, shown)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await settle(page);
      const where = `${name}, ${width} px, ${colorScheme}`;
      const findings = await axeFindings(page);
      faults.push(...findings.map((finding) => ({ where, ...finding })));
    }
    const wide = await sticksOut(page);
    if (wide.length > 0) faults.push({ where: `${name}, ${width} px`, wide });
  }
  if (shown === widths) {
    // A phone at 200 % zoom has half of its width.
    await page.setViewportSize({ width: 195, height: 422 });
    await settle(page);
    const wide = await sticksOut(page);
    if (wide.length > 0) faults.push({ where: `${name}, phone at 200 %`, wide });
  }
  expect.soft(faults, name).toEqual([]);
}

describe('on a computer, a tablet and a phone, light and dark', () => {
  let page: Page;

  beforeAll(async () => {
    page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  });

  afterAll(() => page.context().close());

  const wide = () => page.setViewportSize({ width: 1440, height: 900 });

  it.each([
    ['login', 'LOGIN'],
    ['signup', 'SIGN UP'],
    ['forgot-password', 'Send Link'],
    ['reset-password/x', 'Change Password'],
  ])('the screen %s, with its messages', async (path, button) => {
    await page.goto(`${service.url}/${path}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look(page, path);
  });

  it('a page that is not there', async () => {
    await page.goto(`${service.url}/nowhere`);
    await page.getByText('This page or document does not exist.').waitFor();
    await look(page, 'not found', [390]);
  });

  it('product description, blank and with its messages', async () => {
    await wide();
    await openSession(page, service, { user });
    await openDraft(page, 'description');
    await pressNext(page);
    await page.getByText('There is a problem').waitFor();
    await look(page, 'description');
  });

  it('ingredients, with the list of matches, an unknown one and its dialog', async () => {
    await wide();
    await openDraft(page, 'ingredients', { description, ingredients: [...ingredients, { id: '9' }] });
    await page.getByRole('tab', { name: /^Hazards/ }).waitFor();
    await look(page, 'ingredients');
    await wide();
    const box = field(page, 'ingredients.3.name');
    await box.fill('House blend 12');
    await page.getByText('Not in the catalogue. We keep what you typed.').waitFor();
    await box.fill('acetic');
    await field(page, 'ingredients.3.name-0').waitFor();
    await look(page, 'matches', [390]);
    await box.fill('House blend 12');
    await box.press('Tab');
    await page.getByRole('button', { name: 'Classify by hand' }).click();
    await page.getByLabel('Add a hazard class and category').selectOption('Acute Tox. 4 H302');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await look(page, 'hand-classification-dialog', [1440, 390]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  it('the live panel: what the review found and the sheet; on a phone in a drawer, as the steps are', async () => {
    await wide();
    await page.getByRole('tab', { name: /^Findings/ }).click();
    await look(page, 'findings', [1440]);
    await page.getByRole('tab', { name: 'Sheet' }).click();
    await page
      .getByRole('button', { name: /^Why\? 2/ })
      .first()
      .click();
    await look(page, 'sheet', [1440]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Classification', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: /^Hazards/ })
      .waitFor();
    await look(page, 'panel-place', [820, 390]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Step 2 of 8/ }).click();
    await page.getByRole('dialog', { name: 'Steps' }).waitFor();
    await look(page, 'step-sheet', [390]);
    await page.keyboard.press('Escape');
  });

  it('physical properties, with their messages', async () => {
    await wide();
    await openDraft(page, 'properties', { ...complete, properties: { flashPoint: { value: '5-1', unit: '°C' } } });
    await pressNext(page);
    await page.getByText('There is a problem').waitFor();
    await look(page, 'properties');
  });

  it('dangerous goods and add-ons', async () => {
    await wide();
    await openDraft(page, 'dangerous-goods', complete);
    await page.getByText('Filled in as proposed').waitFor();
    await page.getByLabel('Search by UN number or name').fill('toluene');
    await page.getByRole('row').nth(2).waitFor();
    await look(page, 'dangerous goods');
    await wide();
    await next(page, 'Add-Ons');
    await page.getByText('Subscription').first().waitFor();
    await look(page, 'add-ons');
  });

  it('preview, its settings and checkout', async () => {
    await wide();
    await next(page, 'Preview');
    await page.getByAltText(/^Page 1 of/).waitFor();
    await look(page, 'preview');
    await wide();
    await page.getByRole('button', { name: 'SDS Settings' }).click();
    await page.getByRole('dialog', { name: 'SDS Settings' }).waitFor();
    await look(page, 'settings-dialog', [1440, 390]);
    await wide();
    await page.keyboard.press('Escape');
    await next(page, 'Checkout');
    await page.getByLabel('Cardholder name').waitFor();
    await page.getByRole('button', { name: /^Pay / }).click();
    await look(page, 'checkout');
    await pressNext(page);
    await page.getByRole('dialog').waitFor();
    await look(page, 'checkout-dialogs Dialog', [390]);
  });

  it('the list of sheets, and the login over an open sheet', async () => {
    await wide();
    const id = await openDraft(page, 'description', { description });
    await page.getByRole('link', { name: 'Sheets', exact: true }).click();
    await page.getByRole('article').first().waitFor();
    await look(page, 'sheets', [1440, 390]);
    await page.goBack();
    await page.locator('#step-heading').waitFor();
    await expectSaved(page);
    expect((await draftOnServer(page, id)).description.productName).toBe(description.productName);
    await page.context().request.post(`${service.url}/api/users/logout`, { data: {} });
    await field(page, 'description.productName').fill('Typed after the end of the session');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await look(page, 'login-dialog', [1440, 390]);
  });
});
