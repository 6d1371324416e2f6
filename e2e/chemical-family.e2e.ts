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

const { description, ingredients, properties } = brakeCleaner.draft;
const resin = {
  ...ingredients[0],
  name: 'Own epoxy resin',
  casNumber: '',
  materialId: null,
  handClassification: { hazards: ['Skin Irrit. 2 H315'], source: 'Supplier' },
};
const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });
const finding = () => panel().getByText('Own epoxy resin: Epoxide');

describe('the chemical family of a typed ingredient', () => {
  it('is proposed in its row, asked for by the review, and confirmed with one click', async () => {
    const id = await openDraft(page, 'ingredients', {
      description,
      ingredients: [resin, ...ingredients.slice(1)],
      properties,
    });
    await page.getByText('Looks like: Epoxide.').waitFor();
    await panel()
      .getByRole('tab', { name: /^Findings/ })
      .click();
    await finding().waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Confirm Epoxide, ingredient 1' }).click();
    await finding().waitFor({ state: 'detached' });
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[0]?.family).toBe('epoxide');

    await field(page, 'ingredients.0.family').selectOption({ label: 'None of these' });
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[0]?.family).toBe('none');
    expect(await axeFindings(page)).toEqual([]);
  });
});
