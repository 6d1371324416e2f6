import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { expectSoundOpened } from './opened.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

it('uses of REACH are chosen in a dialog by keyboard, and the sheet prints them', async () => {
  const { ingredients, properties } = brakeCleaner.draft;
  const description = { ...brakeCleaner.draft.description, country: 'IE', language: 'en', vendorCountry: 'IE' };
  const id = await openDraft(page, 'description', { description, ingredients, properties });
  await page.getByRole('button', { name: 'Choose Reach uses' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reach uses' });
  await dialog.getByLabel('SU3 Industrial uses at industrial sites').waitFor();
  await expectSoundOpened(page, 'reach-uses-dialog');
  await dialog.getByLabel('Search by code or words').fill('industrial uses');
  await dialog.getByLabel('SU3 Industrial uses at industrial sites').press(' ');
  await dialog.getByRole('button', { name: 'Use these' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectSaved(page);
  expect((await draftOnServer(page, id)).description.reachUses).toEqual(['SU3']);
  const panel = page.getByRole('complementary', { name: 'Live classification and sheet' });
  await panel.getByRole('tab', { name: 'Sheet' }).click();
  await panel.getByText('SU3 Industrial uses at industrial sites').waitFor();
});
