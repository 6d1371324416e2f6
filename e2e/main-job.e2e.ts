import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alkalineCleaner, brakeCleaner, fungicide } from '@gosds/testkit/products/payable-products';
import type { Product } from '@gosds/testkit/products/product';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, keepFailure, openContext } from './browser.ts';
import {
  account,
  cards,
  expectDrawn,
  expectPaid,
  expectStep,
  field,
  fillWizard,
  linkInMail,
  next,
  payByCard,
  signUpAndLogIn,
} from './journey.ts';
import { pdfText } from './pdf-text.ts';
import { type RunningService, sharedService } from './service.ts';

const screens = join(import.meta.dirname, '../docs/screens');
const keepsScreens = process.env.SCREENS === 'keep';

let service: RunningService;

beforeAll(async () => {
  service = await sharedService();
});

/** Closes messages, because a fading message has too little contrast. */
async function clearMessages(page: Page): Promise<void> {
  const messages = page.locator('.mantine-Notification-root');
  for (const close of await messages.locator('.mantine-Notification-closeButton').all()) {
    await close.click({ timeout: 1000 }).catch(() => undefined);
  }
  await expect.poll(() => messages.count()).toBe(0);
}

const stepButton = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${title}`) });

/** Runs axe on the screen, and saves a screenshot if asked. */
async function look(page: Page, name: string): Promise<void> {
  await clearMessages(page);
  expect(await axeFindings(page), name).toEqual([]);
  if (!keepsScreens) return;
  mkdirSync(screens, { recursive: true });
  await page.screenshot({ path: join(screens, `${name}.png`) });
}

async function downloaded(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'DOWNLOAD' }).click(),
  ]);
  return readFileSync(await download.path());
}

/** Downloads one of the forms under DATA by keyboard. */
async function dataOf(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'DATA' }).press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name, exact: true }).press('Enter'),
  ]);
  // A closing menu would take the next key press.
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  return readFileSync(await download.path(), 'utf8');
}

/** What the printed sheet must contain. */
function expectClassified(text: string, { draft, expected, signalWord }: Product, unNumber: string): void {
  expect(text).toContain(draft.description.productName);
  expect(text).not.toContain('PREVIEW');
  for (const notation of expected) {
    const [, hCode = ''] = /(H\d{3})\w*$/.exec(notation) ?? [];
    // On the label H410 covers H400 and H314 covers H318, but the classification in 2.1 names each.
    expect(text, notation).toContain(hCode);
  }
  expect(text).toContain(signalWord);
  expect(text).toMatch(new RegExp(`UN ?${unNumber}`));
  expect(text).not.toContain('Not regulated');
}

describe('from sign-up to a paid, printed safety data sheet', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await openContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    page = await context.newPage();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailure(page, task.name);
  });

  afterAll(() => context.close());

  it('signs a stranger up by a confirmed mail', async () => {
    await signUpAndLogIn(page, service);
    await look(page, 'wizard-start');
  });

  it('makes the sheet of a solvent blend, paid by a card after a declined one', async () => {
    await fillWizard(page, brakeCleaner, (name) => look(page, name), '1992');
    await next(page, 'Checkout');
    await page.getByRole('button', { name: /^Pay / }).waitFor();
    await look(page, 'checkout');
    await payByCard(page, cards.declined);
    await page.getByText('Payment required. Please input your payment details').first().waitFor();
    await look(page, 'checkout-declined');
    await payByCard(page);
    await expectPaid(page);
    await page.getByRole('heading', { name: 'Receipt' }).waitFor();
    await expectDrawn(page);
    await look(page, 'checkout-paid');
    await next(page, 'Print');
    await expectDrawn(page);
    await look(page, 'print');
    expectClassified(pdfText(await downloaded(page)), brakeCleaner, '1992');
  });

  it('sets the label of its package, and mends a size that is too small', async () => {
    await page.getByRole('button', { name: 'LABEL' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Label of the package' });
    await dialog.getByText('Enter how much the package holds').waitFor();
    await dialog.getByLabel('Package holds (litres)').fill('0,5');
    await dialog.getByLabel('Size of the label').selectOption('own');
    await dialog.getByLabel('Width (mm)').fill('40');
    await dialog.getByLabel('Height (mm)').fill('30');
    await dialog.getByRole('button', { name: /^Use \d+ × \d+ mm$/ }).click();
    await dialog.getByRole('img', { name: 'The label as it will be printed' }).waitFor();
    await look(page, 'label-dialog');
    await dialog.getByLabel('Second language').selectOption('de');
    await dialog.getByLabel('Paper').selectOption('a4');
    await dialog.getByRole('button', { name: /^Use \d+ × \d+ mm$/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'DOWNLOAD LABEL' }).click(),
    ]);
    const text = pdfText(readFileSync(await download.path()));
    expect(text).toContain('Danger');
    expect(text).toContain('Gefahr');
    expect(text).not.toContain('PREVIEW');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('mails the paid sheet to an address that is given', async () => {
    await page.getByLabel('E-mail', { exact: true }).fill('not an address');
    await page.getByRole('button', { name: 'SEND TO EMAIL' }).click();
    await page.getByText('Please provide valid email address.').waitFor();
    await page.getByLabel('E-mail', { exact: true }).fill('buyer@example.com, second@example.com');
    await page.getByRole('button', { name: 'SEND TO EMAIL' }).click();
    await page.getByText('Send Email Succeed!').waitFor();
    const mailbox = await context.newPage();
    await expect
      .poll(async () => {
        await mailbox.goto(`${service.url}/mailbox`);
        return mailbox.getByRole('row').filter({ hasText: 'buyer@example.com' }).count();
      })
      .toBe(1);
    await mailbox.close();
  });

  it('begins a new sheet after the last', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'No, I am finished' }).click();
    await page.getByText("All steps completed - you're finished").waitFor();
    await look(page, 'finished');
    await page.getByRole('button', { name: 'New sheet', exact: true }).click();
    await expectStep(page, 'Product Description');
  });

  it('makes the sheet of a corrosive cleaner, paid with 3-D Secure', async () => {
    await fillWizard(page, alkalineCleaner, () => Promise.resolve(), '1719');
    await next(page, 'Checkout');
    await payByCard(page, cards.threeDSecure);
    const bank = page.getByRole('dialog', { name: '3-D Secure test page' });
    await bank.waitFor();
    await look(page, 'three-d-secure');
    await bank.getByRole('button', { name: 'Complete' }).click();
    await expectPaid(page);
    await next(page, 'Print');
    expectClassified(pdfText(await downloaded(page)), alkalineCleaner, '1719');
    expect(await dataOf(page, 'XML (SDScom)')).toContain('<eSDScom:DatasheetFeed');
    expect(JSON.parse(await dataOf(page, 'JSON with the rationale'))).toMatchObject({ format: 'gosds-sheet' });
    expect(await dataOf(page, 'HTML')).toContain('<!doctype html>');
    expect(await dataOf(page, 'Plain text')).toMatch(/^Safety [Dd]ata [Ss]heet\n[^]*\n1\. Identification/);
  });

  it('makes the same sheet in another language, for half of the price', async () => {
    await stepButton(page, 'Checkout').click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Would you like to create the same SDS in another language?' });
    await dialog.getByLabel('Language').selectOption({ label: 'German' });
    await look(page, 'another-language-dialog');
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await expectStep(page, 'Preview');
    await expectDrawn(page);
    await look(page, 'same-sds');
    expect(await page.getByText('Changed since it was paid').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
    await page.goto(`${service.url}/?step=ingredients`);
    await expectStep(page, 'Preview');
    await page.getByRole('button', { name: 'SDS Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'SDS Settings' });
    await expect.poll(() => field(page, 'description.country').isDisabled()).toBe(true);
    expect(await settings.getByRole('textbox').count()).toBe(0);
    await settings.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel and go back to the sheet in English' }).click();
    await next(page, 'Checkout');
    await page.getByText('Please click Next.').waitFor();
    await next(page, 'Print');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await dialog.getByLabel('Language').selectOption({ label: 'German' });
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await expectDrawn(page);
    await next(page, 'Checkout');
    await page
      .getByText(/42\.50/)
      .first()
      .waitFor();
    await payByCard(page);
    await expectPaid(page);
    await next(page, 'Print');
    expect(pdfText(await downloaded(page))).toContain('Sicherheitsdatenblatt');
    await stepButton(page, 'Ingredients').click();
    await expectStep(page, 'Ingredients');
    await stepButton(page, 'Print').click();
    await expectStep(page, 'Print');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await dialog.getByRole('button', { name: 'No, I am finished' }).click();
    await page.getByRole('button', { name: 'New sheet', exact: true }).click();
    await expectStep(page, 'Product Description');
  });

  it('makes the sheet of an agrochemical with both aquatic classes and an ingredient classified by hand', async () => {
    await fillWizard(page, fungicide, () => Promise.resolve(), '3082');
    await next(page, 'Checkout');
    await payByCard(page);
    await expectPaid(page);
    await next(page, 'Print');
    expectClassified(pdfText(await downloaded(page)), fungicide, '3082');
  });

  it('begins a new version of a published sheet, and shows what changed', async () => {
    await page.getByRole('link', { name: 'Sheets', exact: true }).click();
    const sheet = page.getByRole('article', { name: 'Prothioconazole EC 250' });
    await sheet.getByRole('button', { name: 'Versions of Prothioconazole EC 250' }).click();
    await sheet.getByText('Version 1.0').waitFor();
    await look(page, 'versions');
    await sheet.getByRole('button', { name: /^New version from version 1\.0/ }).click();
    await expectStep(page, 'Product Description');
    await field(page, 'description.telephone').fill('+44 20 7946 0123');
    for (const step of ['Ingredients', 'Physical Properties', 'Dangerous Goods', 'Add-Ons', 'Preview'] as const) {
      await next(page, step);
    }
    await expectDrawn(page);
    await page.getByRole('heading', { name: /^Version 1\.1: changes since version 1\.0/ }).waitFor();
    await page.getByRole('button', { name: 'What changed, sentence by sentence' }).click();
    await expect.poll(() => page.locator('ins').allTextContents()).toContain('inserted: 44');
    await look(page, 'changes');
  });

  it('signs out, and resets a forgotten password by mail', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
    await page.goto(`${service.url}/forgot-password`);
    await look(page, 'forgot-password');
    await page.getByLabel('E-mail', { exact: true }).fill(account.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByText(/spam/i).waitFor();
    await page.goto(await linkInMail(page, service, { to: account.email, subject: /password/i }));
    await page.getByLabel('New password', { exact: true }).fill('Toluene2');
    await page.getByLabel('Confirm password', { exact: true }).fill('Toluene2');
    await look(page, 'reset-password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Password is successfully changed.').waitFor();
  });
});
