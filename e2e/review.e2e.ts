import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, openDraft, openSession } from './arrange.ts';
import { axeFindings, keepFailure, openContext } from './browser.ts';
import { expectStep, field, next } from './journey.ts';
import { pdfText } from './pdf-text.ts';
import { type RunningService, sharedService } from './service.ts';

const { draft } = brakeCleaner;
const confirmed = { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } };
const withoutTelephone = { ...confirmed, description: { ...draft.description, emergencyTelephone: '' } };
const reason = 'The number of the poison centre was asked for and is on its way.';

const keptScreens = process.env['SCREENS'] ?? '';

describe('the review beside the form, the preview and the checkout', () => {
  let service: RunningService;
  let page: Page;

  beforeAll(async () => {
    service = await sharedService();
    page = await (await openContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })).newPage();
    await openSession(page, service, { user: await confirmedUser(service, 'Ines') });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailure(page, task.name);
  });

  const panel = () => page.getByRole('tabpanel');
  const openTab = (name: RegExp) => page.getByRole('tab', { name }).click();

  /** Runs axe on the screen in every width, dark and light, and saves screenshots if asked. */
  async function look(name: string): Promise<void> {
    expect(await axeFindings(page), name).toEqual([]);
    if (keptScreens === '') return;
    mkdirSync(keptScreens, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(400);
        const opener = page.getByRole('button', { name: 'Classification', exact: true, expanded: false });
        if (width < 1180 && (await opener.isVisible())) await opener.click();
        await panel()
          .getByRole('status', { name: /^(Comparing|Computing)/ })
          .waitFor({ state: 'detached' });
        await page.screenshot({ path: join(keptScreens, `${name}-${width}-${colorScheme}.png`) });
        await page.keyboard.press('Escape');
      }
      expect(await axeFindings(page), `${name} ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  it('keeps a sheet from being paid for while the law asks for more, and leads to where a reason is written', async () => {
    await openDraft(page, 'preview', withoutTelephone);
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await page.getByRole('heading', { name: 'Before you pay' }).waitFor();
    await expect.poll(() => page.getByText('The emergency telephone number is missing.').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Pay / }).count()).toBe(0);
    await look('checkout-open-faults');
    await page.getByRole('button', { name: 'To the findings' }).click();
    await expectStep(page, 'Preview');
    await panel()
      .getByRole('heading', { name: /^The law asks/ })
      .waitFor();
  });

  it('takes a written reason by keyboard alone, and lets the sheet be paid for', async () => {
    const open = page.getByRole('button', { name: /^Leave it open, with a reason: The emergency/ });
    await open.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(reason);
    await panel().getByText(`Accepted: ${reason}`).waitFor();
    await look('findings-accepted');
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await page.getByRole('button', { name: /^Pay / }).waitFor();
  });

  it('gives the report as PDF and as JSON', async () => {
    const acceptedFindings = { 'identification.emergency-telephone': reason };
    await openDraft(page, 'ingredients', { ...withoutTelephone, acceptedFindings });
    await openTab(/^Findings/);
    for (const format of ['PDF', 'JSON']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel()
          .getByRole('button', { name: `Report as ${format}` })
          .click(),
      ]);
      const content = readFileSync(await download.path());
      if (format === 'PDF') expect(pdfText(content)).toContain(`Accepted: ${reason.slice(0, 20)}`);
      else expect(JSON.parse(content.toString())).toHaveProperty('findings.0.accepted', reason);
    }
  });

  it('leads from a finding to its input, and mends it by one click, by keyboard alone', async () => {
    const rows = draft.ingredients.map((row, index) => (index === 0 ? { ...row, casNumber: '67-56-1' } : row));
    await openDraft(page, 'ingredients', { ...withoutTelephone, ingredients: rows });
    await openTab(/^Findings/);
    await panel().getByRole('button', { name: 'Emergency Telephone' }).first().focus();
    await page.keyboard.press('Enter');
    await expectStep(page, 'Product Description');
    await expect
      .poll(() => field(page, 'description.emergencyTelephone').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await panel()
      .getByRole('button', { name: /^Write \d/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        panel()
          .getByRole('button', { name: /^Write \d/ })
          .count(),
      )
      .toBe(0);
  });

  it('says how far each ingredient is from the next limit, and what another one in its place would change', async () => {
    await openDraft(page, 'ingredients', confirmed);
    await openTab(/^What if/);
    await panel()
      .getByText(/percentage points (more|less)/)
      .first()
      .waitFor();
    const [first] = draft.ingredients;
    await panel()
      .getByRole('button', { name: `Swap it: ${first?.name}` })
      .focus();
    await page.keyboard.press('Enter');
    await panel().getByLabel(`Substance in place of ${first?.name}`).fill('ethanol');
    await panel()
      .getByRole('button', { name: /^ethanol$/i })
      .click();
    await panel()
      .getByText(/in its place$/)
      .first()
      .waitFor();
    await look('what-if');
    await panel()
      .getByRole('button', { name: first?.name ?? '', exact: true })
      .click();
    await expectStep(page, 'Ingredients');
  });

  it('sets every market side by side, and makes a copy for one of them', async () => {
    await openTab(/^Markets/);
    await panel().getByRole('columnheader', { name: /Japan/ }).waitFor();
    await panel()
      .getByRole('button', { name: /^Why\? .* in / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await look('markets');
    await panel().getByLabel('Copy this sheet for').selectOption({ label: 'Japan' });
    await panel().getByRole('button', { name: 'Make a copy for Japan' }).click();
    await page.getByText('This is the copy').waitFor();
    await expect.poll(() => field(page, 'description.country').inputValue()).toBe('JP');
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe(draft.description.productName);
    await page.getByRole('link', { name: 'Sheets', exact: true }).click();
    await page.getByRole('article').getByText('United States').first().waitFor();
  });

  it('says which P-statements were kept and why, and takes another choice, by keyboard alone', async () => {
    await openDraft(page, 'ingredients', confirmed);
    await openTab(/^P-statements/);
    await panel()
      .getByText(/^Filled from the product/)
      .first()
      .waitFor();
    await look('precautions');
    await panel().getByRole('button', { name: 'Leave out: P280' }).focus();
    await page.keyboard.press('Enter');
    await panel().getByRole('button', { name: 'Undo this choice: P280' }).waitFor();
    await openTab(/^Findings/);
    await panel()
      .getByText(/that the rules choose was left out by hand: P280/)
      .waitFor();
    await openTab(/^Sheet/);
    expect(
      await panel()
        .getByText(/^P280 /)
        .count(),
    ).toBe(0);
  });
});
