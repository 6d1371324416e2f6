import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { choose, focusedId, goOn, input, isAt, pickIngredient, tabTo, type } from './keyboard.ts';
import { type RunningService, sharedService } from './service.ts';

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
    // As one event: letters that come slowly, as on a loaded machine, are steps of their own.
    await page.keyboard.insertText(' S6');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => field(page, 'dangerousGoods.shippingName').inputValue()).toBe(before);
    await page.keyboard.press('Control+Y');
    await expect.poll(() => field(page, 'dangerousGoods.shippingName').inputValue()).toBe(`${before} S6`);
  });
});
