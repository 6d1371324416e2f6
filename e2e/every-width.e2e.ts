import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, draftOnServer, expectSaved, openDraft, openSession, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { pressNext } from './controls.ts';
import { field, next, takeHazard } from './journey.ts';
import { look } from './look.ts';
import { type RunningService, sharedService } from './service.ts';

const { description, ingredients } = complete;

let service: RunningService;
let user: User;

beforeAll(async () => {
  service = await sharedService();
  user = await confirmedUser(service, 'Width');
});

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
    await takeHazard(page.getByRole('dialog'), 'Acute Tox. 4 H302');
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
