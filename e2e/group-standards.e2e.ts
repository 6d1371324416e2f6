import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { expectSoundOpened } from './opened.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

it('group standards of New Zealand are added and accepted by keyboard in SDS Settings', async () => {
  const { draft } = brakeCleaner;
  const dangerousGoods = { unNumber: '1992', dgClass: '3', packagingGroup: 'II', shippingName: 'X', confirmed: true };
  const description = { ...draft.description, country: 'NZ', language: 'en', vendorCountry: 'NZ' };
  const id = await openDraft(page, 'preview', { ...draft, description, dangerousGoods });
  await page.getByRole('button', { name: 'SDS Settings' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'SDS Settings' });
  await settings.getByRole('button', { name: /^Edit GS/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Group standards' });
  await dialog.getByText('Page 1 of 2').waitFor();
  await expectSoundOpened(page, 'group-standards-dialog FormDialog');
  await dialog.getByRole('button', { name: 'Add group standard' }).press('Enter');
  await dialog.getByLabel('HSR Number').fill('HSR009001');
  await dialog.getByLabel('Name', { exact: true }).fill('Own standard');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Delete Own standard/ }).press('Enter');
  await expectSoundOpened(page, 'group-standards-dialog ConfirmDialog');
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Accept HSR009001 Own standard').press(' ');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await settings.getByText('HSR009001 Own standard').waitFor();
  await settings.getByRole('button', { name: 'Save' }).press('Enter');
  await expectSaved(page);
  const saved = await draftOnServer(page, id);
  expect(saved.description.groupStandards).toMatchObject([{ approvalCode: 'HSR009001', name: 'Own standard' }]);
});
