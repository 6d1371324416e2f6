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
const description = { ...brakeCleaner.draft.description, country: 'US', language: 'en', vendorCountry: 'US' };
const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });

describe('an ingredient that is kept confidential', () => {
  it('has another name and a range of the law on the sheet, by keyboard in Simple mode', async () => {
    const id = await openDraft(page, 'ingredients', { description, ingredients, properties });
    await page.getByRole('button', { name: 'Keep confidential' }).first().press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ingredients.0.sanitisedName');
    await page.keyboard.type('Aromatic solvent');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const range = page.getByLabel('Range of the law, ingredient 1');
    await range.selectOption({ index: 1 });
    expect(await axeFindings(page)).toEqual([]);
    const shown = await field(page, 'ingredients.0.sanitisedProportion').inputValue();
    expect(shown).toMatch(/^\d+-\d+$/);
    await expectSaved(page);
    const [first] = (await draftOnServer(page, id)).ingredients;
    expect(first).toMatchObject({ sanitisedName: 'Aromatic solvent', sanitisedProportion: shown });
    await panel().getByRole('tab', { name: 'Sheet' }).click();
    await panel().getByText(`${shown} (the actual concentration is withheld as a trade secret)`).waitFor();
  });

  it('has columns in Advanced mode, and asks for the approval where the law has one', async () => {
    const european = { ...description, country: 'DE', vendorCountry: 'DE' };
    await openDraft(page, 'ingredients', { mode: 'advanced', description: european, ingredients, properties });
    await field(page, 'ingredients.1.sanitisedName').fill('Alcohol');
    await page.getByLabel('Number of the approval, ingredient 2').fill('ECHA-24-0001');
    await page.getByLabel('Accepted on, ingredient 2').fill('2026-03-15');
    expect(await axeFindings(page)).toEqual([]);
    await panel().getByRole('tab', { name: 'Sheet' }).click();
    await panel().getByText('Alcohol: alternative chemical name under CLP Article 24', { exact: false }).waitFor();
  });
});
