import { draftSchema } from '@gosds/sheet/draft/draft';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectBeside, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field } from './journey.ts';

const { properties } = brakeCleaner.draft;
const description = { ...brakeCleaner.draft.description, country: 'DE' };
const ingredients = draftSchema.parse({
  ingredients: [
    { id: '1', name: 'Benzofuralin', proportion: '30' },
    { id: '2', name: 'Filler', proportion: '70', handClassification: { notHazardous: true, source: 'supplier' } },
    { id: '3' },
  ],
}).ingredients;
let page: Page;

beforeAll(async () => {
  page = await openDesk('Toxicologist');
});

const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });

async function addRow(group: 'health' | 'environment', subject: string, test: string): Promise<void> {
  await field(page, `add-${group}-subject`).selectOption({ label: subject });
  await field(page, `add-${group}-test`).selectOption(test);
  await page
    .getByRole('button', { name: 'Add row' })
    .nth(group === 'health' ? 0 : 1)
    .click();
}

describe('rows of toxicity and environment in Advanced mode', () => {
  it('change the classification as they are typed, and stand in sections 11 and 12', async () => {
    const id = await openDraft(page, 'properties', { mode: 'advanced', description, ingredients, properties });
    await addRow('health', 'Benzofuralin', 'acute-oral');
    const oral = 'ingredients.0.tests.acute-oral';
    await field(page, `${oral}.values.value`).fill('2,000');
    await page.keyboard.press('Tab');
    await expectBeside(field(page, `${oral}.values.value`), 'without a separator of thousands');
    await field(page, `${oral}.values.value`).fill('150');
    await panel().getByText('Acute Tox. 4').first().waitFor();
    await field(page, `${oral}.source`).fill('Supplier sheet 7');
    await addRow('environment', 'Benzofuralin', 'daphnia-acute');
    const daphnia = 'ingredients.0.tests.daphnia-acute';
    await field(page, `${daphnia}.values.value`).fill('0,03');
    await field(page, `${daphnia}.values.species`).fill('Daphnia magna');
    await panel().getByText('Aquatic Acute 1').first().waitFor();
    await addRow('health', description.productName, 'acute-oral');
    const ofProduct = 'properties.tests.acute-oral';
    await field(page, `${ofProduct}.values.value`).fill('>2000');
    await field(page, `${ofProduct}.method`).fill('OECD 423');
    await field(page, `${ofProduct}.source`).fill('Laboratory, report 12');
    await expect.poll(() => panel().getByText('Acute Tox. 4').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[0]?.tests).toMatchObject({
      'acute-oral': { values: { value: '150' }, source: 'Supplier sheet 7' },
    });
    await page.getByRole('tab', { name: /^Sheet/ }).click();
    await panel().getByText('LD50 150 mg/kg').waitFor();
    await panel().getByText('LD50 > 2000 mg/kg').first().waitFor();
    await panel().getByText('EC50 0.03 mg/l').waitFor();
  });
});
