import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectBeside, expectSaved, openDesk, openDraft, typeAndLeave } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

const { ingredients, properties } = brakeCleaner.draft;
const description = {
  ...brakeCleaner.draft.description,
  country: 'DE',
  language: 'en',
  vendorCountry: 'DE',
  ufiNumbers: '',
};
const dialog = () => page.getByRole('dialog', { name: 'Generate a UFI' });
const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });
const focused = () => page.evaluate(() => document.activeElement?.id);

describe('the generator of UFIs', () => {
  it('makes a UFI by keyboard alone, and the sheet carries it', async () => {
    const id = await openDraft(page, 'description', { description, ingredients, properties });
    const open = page.getByRole('button', { name: 'Generate a UFI' });
    await open.waitFor();
    await field(page, 'description.ufiNumbers').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await expect.poll(focused).toBe('ufi.number');
    await expectSoundOpened(page, 'ufi-dialog');

    await page.keyboard.type('12345678');
    await page.keyboard.press('Tab');
    await expectBeside(
      dialog().getByLabel(/^VAT number/),
      'This is not a VAT number of Germany. Write it like 123456789.',
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('134217728');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('ufi.number');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('DE 112 358 132');
    await dialog().getByText('KMTT-DSP3-7FD7-6RWY').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => field(page, 'description.ufiNumbers').inputValue()).toBe('KMTT-DSP3-7FD7-6RWY');
    await expectSaved(page);
    const saved = await draftOnServer(page, id);
    expect(saved.description.ufiNumbers).toBe('KMTT-DSP3-7FD7-6RWY');
    expect(JSON.stringify(saved)).not.toContain('112358132');
    await panel().getByRole('tab', { name: 'Sheet' }).click();
    await panel().getByText('KMTT-DSP3-7FD7-6RWY').first().waitFor();
  });

  it('is followed by a check that says what is wrong with a UFI', async () => {
    await openDraft(page, 'description', { description, ingredients, properties });
    await typeAndLeave(page, 'description.ufiNumbers', 'KMTT-DSP3-7FD7-6RWX');
    await expectBeside(
      field(page, 'description.ufiNumbers'),
      'KMTT-DSP3-7FD7-6RWX: The check character “K” of this UFI does not match the rest',
    );
    await panel()
      .getByRole('tab', { name: /^Findings/ })
      .click();
    await panel()
      .getByText(/The check character “K” of this UFI does not match the rest/)
      .first()
      .waitFor();
    await field(page, 'description.ufiNumbers').fill('KMTT-DSP3-7FD7-6RWI');
    await field(page, 'description.ufiNumbers').press('Tab');
    await expectBeside(field(page, 'description.ufiNumbers'), 'A UFI never contains “I”');
  });
});
