import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field } from './journey.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

const { ingredients, properties } = brakeCleaner.draft;
const description = { ...brakeCleaner.draft.description, country: 'DE', language: 'en', productCategories: [] };
const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });

describe('the product category', () => {
  it('is proposed from the use, asked for by the review, and decides what the sheet says once it is confirmed; what it leaves open is answered', async () => {
    const id = await openDraft(page, 'description', { description, ingredients, properties });
    await field(page, 'description.uses').fill('Disinfection of surfaces');
    await page.getByText(/^Looks like PP-BIO-2 Disinfectants/).waitFor();
    await panel()
      .getByRole('tab', { name: /^Findings/ })
      .click();
    await panel().getByText('Confirm the product category, or choose another: PP-BIO-2').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText(/^Looks like/).waitFor({ state: 'detached' });
    await expectSaved(page);
    expect((await draftOnServer(page, id)).description.productCategories).toEqual(['PP-BIO-2']);

    await panel().getByText('Confirm each of these purposes, or deny it: Disinfectant').waitFor();
    await page.getByText('The use or the name suggests: Disinfectant.').waitFor();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText(/^The use or the name suggests/).waitFor({ state: 'detached' });
    await panel().getByText('Confirm each of these purposes').waitFor({ state: 'detached' });
    await expectSaved(page);
    expect((await draftOnServer(page, id)).description.purposes.confirmed).toEqual(['disinfectant']);

    const categories = field(page, 'description.productCategories');
    await categories.press('Backspace');
    await categories.fill('brake cleaners');
    await page.getByRole('option', { name: 'PC-CLN-17.5 Brake cleaners' }).click();
    await page.getByText(/^The use also suggests PP-BIO-2/).waitFor();
    await panel().getByText('The words of the use suggest a further product category').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).description.productCategories).toEqual(['PC-CLN-17.5']);
  });
});
