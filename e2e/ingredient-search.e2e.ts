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

const description = { ...brakeCleaner.draft.description, country: 'DE', language: 'de', vendorCountry: 'DE' };
const water = { id: '1', name: 'Water', casNumber: '7732-18-5', materialId: 3001, proportion: '60' };
const box = () => field(page, 'ingredients.1.name');
const option = (name: string | RegExp) => page.getByRole('option', { name });

describe('the search of ingredients', () => {
  it('finds a German name, shows its pictograms and what it would change, and Enter takes it', async () => {
    await openDraft(page, 'ingredients', { description, ingredients: [water, { id: '2' }, { id: '3' }] });
    await box().pressSequentially('Salzsaeure');
    const first = option(/^Hydrochloric acid/);
    await first.waitFor();
    await first.getByAltText(/^GHS05/).waitFor();
    await first.getByText(/H314/).first().waitFor();
    await first.getByText(/^With 40 % of it, as much as is left: .*\+ H314.*signal word Danger/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => box().inputValue()).toBe('Hydrochloric acid');
  });

  it('offers what is spelled alike, takes it only when it is chosen, and says what to do where there is nothing', async () => {
    const ingredients = [water, { id: '2' }, { id: '3' }];
    const id = await openDraft(page, 'ingredients', { description, ingredients });
    await box().pressSequentially('ethonol');
    await option(/Ethanol.*Spelled alike/).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => box().inputValue()).toBe('ethonol');
    await box().press('End');
    await box().press('Backspace');
    await page.keyboard.type('l');
    await option(/Ethanol.*Spelled alike/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => box().inputValue()).toBe('Ethanol');
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[1]).toMatchObject({ name: 'Ethanol', casNumber: '64-17-5' });

    const third = field(page, 'ingredients.2.name');
    await third.pressSequentially('Own resin blend 17');
    await page.getByText('choose Classify by hand and enter the classes of the supplier’s sheet.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
