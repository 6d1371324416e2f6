import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  draftOnServer,
  expectBeside,
  expectNothingBeside,
  expectSaved,
  openDesk,
  openDraft,
  typeAndLeave,
} from '../arrange.ts';
import { click, pressNext } from '../controls.ts';
import { expectStep, field, next } from '../journey.ts';
import { mandatory, wrongLogo, wrongUfi } from './messages.ts';

const { description } = brakeCleaner.draft;

let page: Page;

beforeAll(async () => {
  page = await openDesk('Careless');
});

describe('product description', () => {
  it('asks for the four mandatory fields, each with its message and a link to it', async () => {
    await openDraft(page, 'description');
    await pressNext(page);
    const asked = {
      productName: 'Enter the product name.',
      companyName: 'Enter the company name.',
      country: 'Choose the country where the product is sold.',
      language: 'Choose the language of the sheet.',
    };
    for (const [name, text] of Object.entries(asked)) {
      await expectBeside(field(page, `description.${name}`), text);
      await expect.poll(() => field(page, `description.${name}`).getAttribute('aria-invalid')).toBe('true');
    }
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect.poll(() => summary.innerText()).toContain(mandatory);
    expect(await page.title()).toMatch(/^Error: /);
    // In the order of the screen, and each step shows only its own number.
    await expect
      .poll(() => summary.getByRole('link').allInnerTexts())
      .toEqual([
        'Enter the product name.',
        'Enter the company name.',
        'Choose the country where the product is sold.',
        'Choose the language of the sheet.',
      ]);
    const open = page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first();
    await expect.poll(() => open.locator('[aria-hidden]').innerText()).toBe('!');
    await expect.poll(() => open.innerText()).toContain('4 problems');
    await summary.getByRole('link', { name: 'Company Name' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('description.companyName');
    await page.keyboard.type('Example Chemicals Ltd');
    await expectNothingBeside(field(page, 'description.companyName'), 'Enter');
    await expectStep(page, 'Product Description');
  });

  it('leaves the focus where the user types, while a message goes and comes again', async () => {
    await openDraft(page, 'description', { description: { ...description, ufiNumbers: 'ABCD' } });
    await pressNext(page);
    await expectBeside(field(page, 'description.ufiNumbers'), wrongUfi);
    await field(page, 'description.ufiNumbers').fill('');
    await page.keyboard.type('E600-30P1-S00Y-5079');
    await expect.poll(() => field(page, 'description.ufiNumbers').inputValue()).toBe('E600-30P1-S00Y-5079');
    await next(page, 'Ingredients');
  });

  it('does not take blanks for a name', async () => {
    await openDraft(page, 'description', { description: { ...description, productName: '   ' } });
    await pressNext(page);
    await expectBeside(field(page, 'description.productName'), 'Enter the product name.');
    await expectStep(page, 'Product Description');
  });

  it('wants UFI numbers in groups of four, and doubts one of three groups', async () => {
    await openDraft(page, 'description', { description: { ...description, country: 'DE' } });
    for (const wrong of ['ABCD', 'ABCD-EFGH', 'ABCDE-FGHI-JKLM-NOPQ', 'E600-30P1-S00Y-5079,E600-30P1-S00Y-5079']) {
      await typeAndLeave(page, 'description.ufiNumbers', wrong);
      await expectBeside(field(page, 'description.ufiNumbers'), wrongUfi);
    }
    await pressNext(page);
    await expectStep(page, 'Product Description');
    await typeAndLeave(page, 'description.ufiNumbers', 'E600-30P1-S00Y');
    await expectNothingBeside(field(page, 'description.ufiNumbers'), wrongUfi);
    await expectBeside(field(page, 'description.ufiNumbers'), 'This is not a valid UFI: a UFI has four groups.');
    await next(page, 'Ingredients');
  });

  it('wants an e-mail address that is one', async () => {
    await openDraft(page, 'description', { description });
    await typeAndLeave(page, 'description.email', 'sds at example.com');
    await expectBeside(field(page, 'description.email'), 'Please provide valid email address.');
  });

  it('takes a logo of the three formats under 500 KB alone, whatever it calls itself', async () => {
    const id = await openDraft(page, 'description', { description });
    const box = field(page, 'description.logo');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      box.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await choose('logo.svg', 'image/svg+xml', svg);
    await box.getByText(wrongLogo).waitFor();
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await choose('logo.png', 'image/png', pixel);
    await box.getByAltText('Your logo').waitFor();
    expect(await box.getByText(wrongLogo).count()).toBe(0);
    await choose('logo.png', 'image/png', Buffer.concat([pixel, Buffer.alloc(500_000)]));
    await box.getByText(wrongLogo).waitFor();
    await expectSaved(page);
    const { fileId } = (await draftOnServer(page, id)).description.logo;
    expect(fileId, 'the logo before stays').not.toBeNull();
    await choose('logo.png', 'image/png', pixel);
    await expect.poll(() => box.getByText(wrongLogo).count()).toBe(0);
    await choose('logo.png', 'image/png', svg);
    await box.getByText(wrongLogo).waitFor();
    await click(page, 'Delete logo');
    await box.getByText('No logo').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    const logo = box.getByAltText('Your logo');
    await logo.waitFor();
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  it('takes no more than the sheet can keep, so that nothing typed is left unsaved', async () => {
    const id = await openDraft(page, 'description', { description });
    await field(page, 'description.productName').fill('');
    await field(page, 'description.productName').focus();
    await page.keyboard.insertText('x'.repeat(300));
    await page.keyboard.press('Tab');
    await expectSaved(page);
    const shown = await field(page, 'description.productName').inputValue();
    expect((await draftOnServer(page, id)).description.productName).toBe(shown);
    expect(shown.length).toBe(200);
  });
});
