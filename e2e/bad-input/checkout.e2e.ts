import { emptyDraft } from '@gosds/sheet/draft/draft';
import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectBeside, openDesk, openDraft } from '../arrange.ts';
import { pressNext, see } from '../controls.ts';
import { expectStep, next } from '../journey.ts';
import { type RunningService, sharedService } from '../service.ts';
import { wrongUfi } from './messages.ts';

const { description } = complete;

let service: RunningService;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
  page = await openDesk('Careless');
});

const cardholder = () => page.getByLabel('Cardholder name');

describe('preview and checkout', () => {
  const confirmed = { ...complete, dangerousGoods: { confirmed: true } };

  it('do not open for a sheet that is not complete', async () => {
    await openDraft(page, 'preview', { ...complete, properties: emptyDraft().properties });
    await expectStep(page, 'Physical Properties');
  });

  it('keep SDS Settings open until they are right', async () => {
    await openDraft(page, 'preview', { ...confirmed, description: { ...confirmed.description, country: 'DE' } });
    await page.getByRole('button', { name: 'SDS Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'SDS Settings' });
    const inDialog = (path: string) => dialog.locator(`[id="${path}"]`);
    await inDialog('description.ufiNumbers').fill('E600-30P1-S00Y');
    await inDialog('description.ufiNumbers').press('Tab');
    await expectBeside(inDialog('description.ufiNumbers'), wrongUfi);
    await inDialog('description.country').selectOption('');
    await inDialog('description.productName').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectBeside(inDialog('description.country'), 'Please select an item');
    await expectBeside(inDialog('description.productName'), 'Enter the product name.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: description.productName }).waitFor();
  });

  it('let nobody past without payment, and take no payment without a name', async () => {
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await cardholder().waitFor();
    await pressNext(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Please make the payment before checking the final document out.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const pay = page.getByRole('button', { name: /^Pay / });
    // The account's name is loaded beside the card fields.
    await expect.poll(() => cardholder().inputValue()).not.toBe('');
    await cardholder().fill('');
    await pay.click();
    await see(page, 'Please enter the whole card number.');
    await see(page, 'Please enter month and year.');
    await see(page, 'Please enter the security code on the card.');
    expect(await cardholder().evaluate((element) => element === document.activeElement)).toBe(true);
    await cardholder().fill('Ada');
    await pay.click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id^="payment-"]')?.id))
      .toBe('payment-cardNumber');
    await cardholder().fill('ada');
    await pay.click();
    await expect.poll(() => cardholder().getAttribute('aria-invalid')).toBe('true');
    await page.goto(`${service.url}/?step=print`);
    await page.locator('#step-heading').waitFor();
    expect(await page.getByRole('heading', { level: 2, name: 'Print', exact: true }).count()).toBe(0);
  });
});
