import { readFileSync } from 'node:fs';
import { brakeCleanerParts as parts } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectBeside, expectNothingBeside, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings, keepFailure } from './browser.ts';
import { expectDrawn, expectPaid, field, next, payByCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { pdfText } from './pdf-text.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

afterEach(async ({ task }) => {
  await page.unrouteAll();
  if (task.result?.state === 'fail') await keepFailure(page, task.name);
});

const mode = (name: string) => page.getByRole('radiogroup', { name: 'Mode' }).getByText(name, { exact: true });
const question = () => page.getByRole('dialog', { name: 'Switch to Simple mode?' });
const item = (name: RegExp) => page.getByRole('checkbox', { name });
const irritant = () => item(/^Skin Irrit\. 2/);
const find = () => page.getByRole('searchbox', { name: 'Find a class, category or statement' });
const steps = () => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });
const evidence = () => page.getByLabel('Method and result, or reason, Skin Irrit. 2');
const source = () => page.getByLabel('Source, Skin Irrit. 2');
const failure = 'An error occurred. Please try again in a minute. We are sorry for the inconvenience!';

describe('Advanced mode', () => {
  it('adds the ninth step, and empties its data only after a yes, which can be undone', async () => {
    const id = await openDraft(page, 'ingredients', parts);
    await expect.poll(() => steps().count()).toBe(8);
    await mode('Advanced').click();
    await expect
      .poll(() => steps().allInnerTexts())
      .toMatchObject({ 3: 'Review Classification', 4: '4\nDangerous Goods\nOptional' });
    await expect.poll(() => steps().count()).toBe(9);
    await mode('Simple').click();
    await question().getByText('All Advanced data is lost.').waitFor();
    await expectSoundOpened(page, 'mode-switch');
    await question().getByRole('button', { name: 'Stay in Advanced' }).click();
    await expect.poll(() => steps().count()).toBe(9);
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('Toluene');
    await mode('Simple').click();
    await question().getByRole('button', { name: 'Empty and switch' }).click();
    await expect.poll(() => steps().count()).toBe(8);
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('Toluene');
    await expectSaved(page);
    expect(await draftOnServer(page, id)).toMatchObject({ mode: 'advanced', properties: { state: 'Liquid' } });
  });

  it('toggles hazard items, asks for evidence, and clears them with C&L', async () => {
    const id = await openDraft(page, 'review-classification', { ...parts, mode: 'advanced' });
    await expectBeside(irritant(), 'Generated');
    await irritant().click();
    await expectBeside(irritant(), 'Deleted');
    await expectBeside(irritant(), 'It stays on the sheet until you name the method and the source.');
    await page.getByText('people who handle the product are not warned').waitFor();
    await panel()
      .getByRole('tab', { name: /^Findings/ })
      .click();
    await panel().getByText('A class was changed by hand without a test or reason').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await evidence().fill('OECD 439: not irritating');
    await source().fill('Report 12');
    await expectNothingBeside(irritant(), 'It stays on the sheet');
    await panel()
      .getByRole('tab', { name: /^Hazards|^Classification|^Classes/ })
      .click();
    await panel().getByText('H225').first().waitFor();
    await expect.poll(() => panel().getByText('H315', { exact: true }).count()).toBe(0);
    await find().fill('respiratory sensitisation');
    const sensitiser = item(/^Resp\. Sens\. 1 H334/);
    await expectBeside(sensitiser, 'Empty');
    await sensitiser.click();
    await expectBeside(sensitiser, 'User-defined');
    await sensitiser.click();
    await expectBeside(sensitiser, 'Empty');
    await find().fill('flammable solid');
    await expect.poll(() => item(/^Flam\. Sol\. 1/).isDisabled()).toBe(true);
    await expectBeside(item(/^Flam\. Sol\. 1/), 'Only for solids. The State of this product is Liquid.');
    await item(/^C&L/).click();
    await page.getByText('No supplier’s classification is known').waitFor();
    await expectSaved(page);
    expect((await draftOnServer(page, id)).review).toEqual({ candLActive: false, items: [] });
    await item(/^C&L/).click();
    await expectBeside(irritant(), 'Generated');
  });

  it('is worked by the keyboard alone', async () => {
    await openDraft(page, 'ingredients', parts);
    await page.getByRole('radio', { name: 'Simple' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => steps().count()).toBe(9);
    await page.keyboard.press('ArrowLeft');
    await question().waitFor();
    await page.keyboard.press('Enter');
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => steps().count()).toBe(9);
    await page.getByRole('radio', { name: 'Advanced' }).focus();
    await page.keyboard.press('ArrowLeft');
    await question().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => steps().count()).toBe(8);
    await page.keyboard.press('Control+z');
    await expect.poll(() => steps().count()).toBe(9);

    const described = { ...parts.description, country: 'DE', language: 'de' };
    await openDraft(page, 'ingredients', { ...parts, description: described, mode: 'advanced' });
    await page.getByRole('button', { name: 'REACH number' }).first().focus();
    await page.keyboard.press('Enter');
    const placeOf = async (path: string) => (await field(page, path).boundingBox()) ?? { y: 0, height: 0 };
    const registration = await placeOf('ingredients.0.registrationNumber');
    const sanitised = await placeOf('ingredients.0.sanitisedName');
    expect(sanitised.y, 'the next row lies below the field').toBeGreaterThan(registration.y + registration.height);

    await openDraft(page, 'review-classification', { ...parts, mode: 'advanced' });
    await irritant().focus();
    await page.keyboard.press('Space');
    await expectBeside(irritant(), 'Deleted');
    await page.keyboard.press('Tab');
    await page.keyboard.type('OECD 439: not irritating');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Report 12');
    await expectNothingBeside(irritant(), 'It stays on the sheet');
    await irritant().focus();
    await page.keyboard.press('Space');
    await expectBeside(irritant(), 'Generated');
    await field(page, 'review.candLActive').focus();
    await page.keyboard.press('Space');
    await page.getByText('No supplier’s classification is known').waitFor();
    await page.keyboard.press('Space');
    await expectBeside(irritant(), 'Generated');
  });

  it('says in its dialog that the calculation failed, and goes on', async () => {
    const reported = page.waitForRequest((request) => request.url().endsWith('/logError'));
    await page.route('**/api/data/hazard-codes', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'internal', title: failure }),
      }),
    );
    await openDraft(page, 'review-classification', { ...parts, mode: 'advanced' });
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText(failure).waitFor();
    expect((await reported).postData()).toContain('hazard-codes');
    await expectSoundOpened(page, 'code-failure');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expectBeside(irritant(), 'Generated');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('pays for a reviewed sheet, whose rationale names the change', async () => {
    await openDraft(page, 'review-classification', { ...parts, mode: 'advanced' });
    await irritant().click();
    await evidence().fill('OECD 439: not irritating');
    await source().fill('Report 12');
    await next(page, 'Dangerous Goods');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /^Preview/ })
      .click();
    await expectDrawn(page);
    await next(page, 'Checkout');
    await payByCard(page);
    await expectPaid(page);
    await next(page, 'Print');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'DOWNLOAD' }).click(),
    ]);
    const text = pdfText(readFileSync(await download.path())).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'set by the supplier in the review of the classification (OECD 439: not irritating; Report 12)',
    );
    expect(text).toContain('Review of the classification: Report 12');
    expect(text).toContain('Skin corrosion/irritation; not classified Review of the classification by the supplier');
    expect(text).not.toContain('Skin irritation - Category 2');
  });
});
