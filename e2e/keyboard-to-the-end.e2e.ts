import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBeside, openDesk, openDraft } from './arrange.ts';
import { keepFailure } from './browser.ts';
import { cards, expectPaid, expectStep, field } from './journey.ts';
import { choose, focusedId, goOn, input, isAt, pickIngredient, type Stop, tabTo, type } from './keyboard.ts';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Keys');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepFailure(page, task.name);
});

const press = async (stop: Stop, key: 'Enter' | 'Space' = 'Enter') => {
  await tabTo(page, stop);
  await page.keyboard.press(key);
};

/** Checks that no key moved the focus away. A user without focus starts again at the top of the page. */
const expectFocusKept = () =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: 'something has the focus' })
    .toBe(true);

async function typeCard(number: string): Promise<void> {
  await tabTo(page, { css: '[autocomplete="cc-name"]' });
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Ada Chemist');
  for (const text of [number, '1234', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
}

describe('in Advanced mode, with the keyboard alone', () => {
  it('describes the product, and takes the mode', async () => {
    await openDraft(page, 'description');
    await type(page, 'description.productName', 'Solder flux KB');
    await type(page, 'description.companyName', 'Example Chemicals Ltd');
    await choose(page, 'description.country', 'United States', 'US');
    await type(page, 'description.uses', 'Flux for electronics');
    await type(page, 'description.street', '1 Main Street');
    await type(page, 'description.suburb', 'Dayton');
    await type(page, 'description.state', 'Ohio');
    await type(page, 'description.postcode', '45402');
    await choose(page, 'description.vendorCountry', 'United States', 'US');
    await type(page, 'description.emergencyTelephone', '+1 800 555 0199');
    await goOn(page, 'Ingredients');
    await tabTo(page, { css: 'input[type=radio][value=simple]' });
    await page.keyboard.press('ArrowRight');
    await page.getByRole('navigation', { name: 'Steps' }).getByText('Review Classification').waitFor();
    await expectFocusKept();
    await tabTo(page, input('ingredients.0.name'));
    await pickIngredient(page, 0, 'toluene');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await pickIngredient(page, 1, '67-56-1');
    await page.keyboard.type('40');
    await goOn(page, 'Physical Properties');
  });

  it('gives the properties and a test', async () => {
    await choose(page, 'properties.state', 'Liquid', 'Liquid');
    await choose(page, 'properties.waterSolubility', 'Partly', 'Partly miscible');
    await type(page, 'properties.flashPoint.value', '4');
    await type(page, 'properties.boilingPoint.value', '64-110');
    await type(page, 'properties.nationalLimits', 'TLV-TWA: toluene 20 ppm, methanol 200 ppm');
    await goOn(page, 'Review Classification');
  });

  it('deletes a class with its evidence', async () => {
    const irritant = page.getByRole('checkbox', { name: /^Skin Irrit\. 2/ });
    await irritant.waitFor();
    const id = await irritant.getAttribute('id');
    await press({ css: `[id="${id}"]` }, 'Space');
    await expectBeside(irritant, 'Deleted');
    await page.keyboard.press('Tab');
    await page.keyboard.type('OECD 439: not irritating');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Report 12');
    await goOn(page, 'Dangerous Goods');
  });

  it('chooses another entry of the table, and names an ingredient', async () => {
    await page.getByText('Filled in as proposed').waitFor();
    await tabTo(page, { css: 'input[type=search]' });
    await page.keyboard.type('flammable liquid');
    await page.getByRole('row', { name: /1993/ }).first().waitFor();
    await press({ css: '[role=row] button, tr button' });
    await expectFocusKept();
    await goOn(page, 'Add-Ons');
    await goOn(page, 'Preview');
    await page.getByAltText(/^Page 1 of/).waitFor();
  });

  it('comes from the checkout to what the law still asks for, and back', async () => {
    await goOn(page, 'Checkout');
    await press({ button: 'Telephone' });
    await expectStep(page, 'Product Description');
    await expect.poll(() => focusedId(page)).toBe('description.telephone');
    await page.keyboard.type('+1 937 555 0100');
    await tabTo(page, { css: 'nav[aria-label="Steps"] button' }, 'Shift+Tab');
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Preview');
    await page.getByAltText(/^Page 1 of/).waitFor();
    await goOn(page, 'Checkout');
  });

  it('pays by card with 3-D Secure', async () => {
    await page.getByLabel('Cardholder name').waitFor();
    await typeCard(cards.threeDSecure);
    await page.keyboard.press('Enter');
    const bank = page.getByRole('dialog', { name: '3-D Secure test page' });
    await bank.waitFor();
    expect(await bank.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await expectPaid(page);
    await expectFocusKept();
    await goOn(page, 'Print');
  });

  it('saves the sheet, opens its menus, and comes to the end', async () => {
    await tabTo(page, { button: 'DOWNLOAD' });
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('Solder flux KB.pdf');
    await press({ button: 'Next' });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isAt(page, { button: 'Next' })).toBe(true);
    await page.keyboard.press('Enter');
    await press({ button: 'No, I am finished' });
    await expect.poll(() => focusedId(page)).toBe('step-heading');
  });

  it('finds it in My Account, and makes it again', async () => {
    await press({ button: 'My Account' });
    await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await expectFocusKept();
    await page.getByRole('row', { name: /Solder flux KB/ }).waitFor();
    await press({ css: 'button[aria-label="View the sheet of Solder flux KB"]' });
    const viewer = page.getByRole('dialog', { name: 'Solder flux KB' });
    await viewer.getByAltText(/^Page 1 of/).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await expect.poll(() => isAt(page, { css: 'button[aria-label="View the sheet of Solder flux KB"]' })).toBe(true);
    await page.keyboard.press('Enter');
    await press({ button: 'Make again' });
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe('Copy of Solder flux KB');
    await expectFocusKept();
  });
});

describe('at PayPal, with the keyboard alone', () => {
  const payPal = { css: 'input[type=radio][value=paypal], input[type=radio][value=card]' };

  it('cancels, comes back to the checkout, and approves', async () => {
    const { draft } = brakeCleaner;
    await openDraft(page, 'preview', { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } });
    await page.getByAltText(/^Page 1 of/).waitFor();
    await goOn(page, 'Checkout');
    await page.getByLabel('Cardholder name').waitFor();
    await tabTo(page, payPal);
    await page.keyboard.press('ArrowLeft');
    await press({ button: 'Pay USD 85 with PayPal' });
    await page.getByRole('heading', { name: 'Pay USD 85.00' }).waitFor();
    await press({ button: 'Cancel' });
    await expectStep(page, 'Checkout');
    await page.getByText('You cancelled the payment at PayPal. Nothing was charged.').waitFor();
    await press({ button: 'Pay USD 85 with PayPal' });
    await page.getByRole('heading', { name: 'Pay USD 85.00' }).waitFor();
    await press({ button: 'Approve payment' });
    await expectPaid(page);
    await goOn(page, 'Print');
  });
});
