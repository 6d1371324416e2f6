import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { draftOnServer, expectSaved, openDesk } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { expectSoundOpened } from './opened.ts';

let page: Page;

beforeAll(async () => {
  page = await openDesk('Templater');
});

it('begins a sheet from a template, shows what comes first, and takes only what is confirmed', async () => {
  await page.goto(new URL('/my-sheets', page.url()).href);
  await page.getByRole('button', { name: 'Template or copy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Aerosol' }).waitFor();
  await expectSoundOpened(page, 'new-sheet-dialog');
  await dialog.getByRole('button', { name: 'Aerosol' }).click();
  await expectStep(page, 'Product Description');
  const first = page.getByRole('region', { name: 'First for this kind of product: Aerosol' });
  await first.getByText('0 of 6 done').waitFor();
  const id = await page.evaluate(() => sessionStorage.getItem('gosds.open-draft') ?? '');
  expect(await draftOnServer(page, id)).toMatchObject({
    template: { id: 'aerosol', ticked: [] },
    properties: { state: '' },
    description: { productCategories: [] },
  });
  await first.getByRole('button', { name: 'Reasons and proposals' }).click();
  expect(await axeFindings(page)).toEqual([]);

  await first.getByRole('button', { name: 'Confirm State: Aerosol' }).click();
  await first.getByRole('button', { name: 'Confirm Product category: PC-AIR-2' }).click();
  await first.getByRole('button', { name: 'Smallest package, ml' }).click();
  await page.keyboard.type('400');
  await first.getByRole('checkbox', { name: 'Ingredients: done' }).check();
  await first.getByText('2 of 6 done').waitFor();
  await expectSaved(page);
  await page.reload();
  await first.getByText('2 of 6 done').waitFor();
  await expect.poll(() => field(page, 'description.packageMl').inputValue()).toBe('400');
  expect(await draftOnServer(page, id)).toMatchObject({
    template: { ticked: ['ingredients'] },
    properties: { state: 'Aerosol' },
    description: { productCategories: ['PC-AIR-2'] },
  });
});
