import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  callFromPage,
  draftOnServer,
  expectBeside,
  expectNothingBeside,
  expectSaved,
  openDesk,
  openDraft,
  typeAndLeave,
} from './arrange.ts';
import { axeFindings } from './browser.ts';
import { click } from './controls.ts';
import { expectDrawn, expectPaid, expectStep, field, next, payByCard, takeHazard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';

const { description, ingredients } = brakeCleaner.draft;
const { properties } = brakeCleaner.draft;
const confirmed = { description, ingredients, properties, dangerousGoods: { confirmed: true } };
let page: Page;

beforeAll(async () => {
  page = await openDesk('Keeper');
});

const stepButton = (title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(title) });
const focusedText = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');
const focusedId = () => page.evaluate(() => document.activeElement?.id ?? '');
const productName = () => field(page, 'description.productName');

async function toCheckout(): Promise<string> {
  const id = await openDraft(page, 'preview', confirmed);
  await expectDrawn(page);
  await next(page, 'Checkout');
  await page.getByLabel('Cardholder name').waitFor();
  return id;
}

describe('Back at Checkout', () => {
  it('says that the sheet is kept, stays unless it is told otherwise, and opens the sheet again with one click', async () => {
    const id = await toCheckout();
    await click(page, 'Back');
    const dialog = page.getByRole('dialog', { name: 'Go back?' });
    await dialog.getByText('The sheet is kept as it is').waitFor();
    await expect.poll(focusedText).toBe('Stay here');
    await expectSoundOpened(page, 'checkout-dialogs ConfirmDialog');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expectStep(page, 'Checkout');
    await click(page, 'Back');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expectStep(page, 'Product Description');
    await page.getByRole('heading', { level: 1, name: 'New safety data sheet' }).waitFor();
    await expect.poll(() => productName().inputValue()).toBe('');
    await expect.poll(() => stepButton('Ingredients').isDisabled()).toBe(true);
    await page.getByText(`“${description.productName}” is kept under Sheets.`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await click(page, 'Open the sheet again');
    await expect.poll(() => productName().inputValue()).toBe(description.productName);
    await page.getByText('is kept under Sheets.').waitFor({ state: 'detached' });
    const { dangerousGoods, ingredients: rows } = await draftOnServer(page, id);
    expect(dangerousGoods.confirmed).toBe(true);
    expect(rows.map(({ name }) => name)).toEqual(ingredients.map(({ name }) => name));
    await stepButton('Preview').click();
    await expectDrawn(page);
  });

  it('lists no sheet in which nothing was entered', async () => {
    const emptySheets = async () => {
      const { drafts } = (await callFromPage(page, 'GET', '/api/drafts')) as { drafts: { productName: string }[] };
      return drafts.filter(({ productName: name }) => name === '').length;
    };
    expect(await emptySheets()).toBe(0);
    await toCheckout();
    await click(page, 'Back');
    await page.getByRole('dialog', { name: 'Go back?' }).getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('heading', { level: 1, name: 'New safety data sheet' }).waitFor();
    expect(await emptySheets()).toBe(0);
  });

  it('does the same with the keyboard alone, and keeps what is typed into the new sheet', async () => {
    await toCheckout();
    await page.getByRole('button', { name: 'Back', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focusedText).toBe('Stay here');
    await page.keyboard.press('Tab');
    await expect.poll(focusedText).toBe('Go back');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Product Description');
    await productName().fill('The next one');
    await page.getByRole('button', { name: 'Open the sheet again' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => productName().inputValue()).toBe(description.productName);
    await page.getByRole('link', { name: 'Sheets', exact: true }).click();
    await page.getByRole('article', { name: 'The next one' }).waitFor();
    await page.getByRole('button', { name: description.productName, exact: true }).first().click();
    await expectStep(page, 'Product Description');
  });
});

describe('a paid sheet', () => {
  let id: string;

  it('leads from Print by No to the end, whose button is a new sheet', async () => {
    id = await toCheckout();
    await payByCard(page);
    await expectPaid(page);
    await next(page, 'Print');
    await page.getByText('Paid', { exact: true }).waitFor();
    await click(page, 'Next');
    const another = page.getByRole('dialog', { name: /another language/ });
    await another.or(page.getByText("you're finished")).first().waitFor();
    if (await another.isVisible()) await another.getByRole('button', { name: 'No, I am finished' }).click();
    await page.getByText("All steps completed - you're finished").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'New sheet', exact: true }).click();
    await expectStep(page, 'Product Description');
    await expect.poll(() => productName().inputValue()).toBe('');
  });

  it('says what a change costs before it is made, and after it what it closed, with the way back', async () => {
    await click(page, 'Open the sheet again');
    await page.getByText('This sheet is paid. If you change it, you make a new version, which costs USD 85').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await stepButton('Physical Properties').click();
    await expectStep(page, 'Physical Properties');
    const density = field(page, 'properties.density.value');
    const paid = await density.inputValue();
    await density.fill('0.81');
    await page.getByText('You changed a paid sheet, so this is a new version, which costs USD 85').waitFor();
    // The message must also be visible where the user is, because it is above the step.
    const notice = page.getByRole('alert').filter({ hasText: 'Your change makes a new version for USD 85.' });
    await notice.waitFor();
    expect(await density.evaluate((element) => document.activeElement === element)).toBe(true);
    await page.getByText('Changed since it was paid').waitFor();
    await expect.poll(() => stepButton('Print').isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    await page.reload();
    await page.getByText('You changed a paid sheet').waitFor();
    await density.fill(paid);
    await page.getByText('This sheet is paid.').waitFor();
    await expect.poll(() => stepButton('Print').isDisabled()).toBe(false);
    await density.fill('0.9');
    await notice.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => density.inputValue()).toBe(paid);
    await notice.waitFor({ state: 'hidden' });
    await density.fill('0.9');
    await click(page, 'Back to the paid version');
    await expect.poll(() => density.inputValue()).toBe(paid);
    await stepButton('Print').click();
    await expectStep(page, 'Print');
    await expectSaved(page);
    expect((await draftOnServer(page, id)).properties.density.value).toBe(paid);
  });
});

/** Ids of the inputs that flash from now on. A flash is short. */
async function noteFlashes(): Promise<() => Promise<readonly string[]>> {
  const noted = await page.evaluateHandle(() => {
    const ids: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof Element) ids.push(target.id);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-flashed'] });
    return ids;
  });
  return () => noted.jsonValue();
}

describe('undo', () => {
  it('goes where it acts and lights the field up, by the button and by the keys', async () => {
    await openDraft(page, 'description', { description });
    await productName().fill('Renamed');
    await field(page, 'description.companyName').fill('Another Company');
    await next(page, 'Ingredients');
    await typeAndLeave(page, 'ingredients.0.name', 'Own resin');
    const flashed = await noteFlashes();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('');
    await expectStep(page, 'Ingredients');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectStep(page, 'Product Description');
    const company = field(page, 'description.companyName');
    await expect.poll(() => company.inputValue()).toBe(description.companyName);
    await expect.poll(focusedId).toBe('description.companyName');
    expect(await flashed()).toContain('description.companyName');
    await expect.poll(() => company.getAttribute('data-flashed')).toBeNull();
    await expect.poll(() => productName().inputValue()).toBe('Renamed');
    await stepButton('Ingredients').click();
    await expectStep(page, 'Ingredients');
    await page.keyboard.press('Control+Y');
    await expectStep(page, 'Product Description');
    await expect.poll(() => company.inputValue()).toBe('Another Company');
  });
});

describe('Escape in a dialog', () => {
  it('closes SDS Settings at once where nothing was changed, and asks where something was', async () => {
    await openDraft(page, 'preview', confirmed);
    await expectDrawn(page);
    await click(page, 'SDS Settings');
    const settings = page.getByRole('dialog', { name: 'SDS Settings' });
    await settings.waitFor();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
    await click(page, 'SDS Settings');
    await productName().fill('Typed in the settings');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.waitFor();
    await expectSoundOpened(page, 'form-dialog ConfirmDialog');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => productName().inputValue()).toBe('Typed in the settings');
    await page.keyboard.press('Escape');
    await expect.poll(focusedText).toBe('Keep editing');
    await question.getByRole('button', { name: 'Discard' }).click();
    await settings.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: description.productName }).waitFor();
  });

  it('asks before it discards a classification by hand', async () => {
    await openDraft(page, 'ingredients', { description });
    await typeAndLeave(page, 'ingredients.0.name', 'Own resin');
    await click(page, 'Classify by hand');
    const dialog = page.getByRole('dialog', { name: 'Classification of Own resin' });
    await takeHazard(dialog, 'Acute Tox. 4 H302');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    expect(await dialog.getByRole('checkbox', { name: 'Acute Tox. 4 H302', exact: true }).isChecked()).toBe(true);
    await dialog.getByLabel('Source').fill('Supplier’s safety data sheet');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Classified by hand: Acute Tox. 4 H302').waitFor();
  });
});

describe('a character that cannot be printed', () => {
  it('is shown beside the field with the key that causes it, and keeps the user on the step', async () => {
    await openDraft(page, 'description', { description });
    await productName().focus();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' 😀');
    const message = 'Remove “😀” (U+1F600): it cannot be printed.';
    await expectBeside(productName(), message);
    expect(await axeFindings(page)).toEqual([]);
    await click(page, 'Next');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect.poll(() => summary.innerText()).toContain(message);
    await summary.getByRole('link', { name: 'Product Name' }).click();
    await expect.poll(focusedId).toBe('description.productName');
    await productName().fill('Café Nº 5 北光');
    await expectNothingBeside(productName(), 'cannot be printed');
    await next(page, 'Ingredients');
    await field(page, 'ingredients.0.name').fill('Resin 🧪');
    await expectBeside(field(page, 'ingredients.0.name'), 'Remove “🧪” (U+1F9EA): it cannot be printed.');
  });
});
