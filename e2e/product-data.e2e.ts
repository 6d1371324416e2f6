import { draftSchema } from '@gosds/sheet/draft/draft';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectBeside, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field, next } from './journey.ts';

const { description, properties } = brakeCleaner.draft;
const irritant = {
  handClassification: { hazards: ['Skin Irrit. 2 H315'], source: 'supplier' },
};
const ingredients = draftSchema.parse({
  ingredients: [
    { id: '1', name: 'Amine blend', proportion: '30', ...irritant },
    { id: '2', name: 'Filler', proportion: '70', handClassification: { notHazardous: true, source: 'supplier' } },
    { id: '3' },
  ],
}).ingredients;
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });
const skin = 'properties.tests.skin';

describe('tests of the product', () => {
  it('override the calculation as soon as they have a report, are kept, and leave no fault for axe', async () => {
    const id = await openDraft(page, 'properties', { description, ingredients, properties });
    const toggle = page.getByRole('button', { name: /^Test results/ });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await panel().getByText('Skin Irrit. 2').first().waitFor();
    await toggle.click();
    await page.getByLabel('Add a test').selectOption('skin');
    await field(page, `${skin}.values.category`).selectOption('not-classified');
    await field(page, `${skin}.method`).fill('OECD 439');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectBeside(field(page, `${skin}.source`), 'Name the report or the laboratory');
    expect(await axeFindings(page)).toEqual([]);
    await panel().getByText('Skin Irrit. 2').first().waitFor();
    await field(page, `${skin}.source`).fill('Report 12');
    await expect.poll(() => panel().getByText('Skin Irrit. 2').count()).toBe(0);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).properties.tests).toMatchObject({
      skin: { values: { category: 'not-classified' }, method: 'OECD 439', source: 'Report 12' },
    });
    await page.getByRole('button', { name: 'Remove Skin corrosion or irritation' }).click();
    await panel().getByText('Skin Irrit. 2').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => panel().getByText('Skin Irrit. 2').count()).toBe(0);
    await next(page, 'Dangerous Goods');
  });
});

describe('what a kind of product is asked for', () => {
  const typed = { value: '45', unit: '°C' };

  it('a gas for its packing, a solid for its particles, and none leaves a fault for axe', async () => {
    const id = await openDraft(page, 'properties', { mode: 'advanced', description, ingredients, properties });
    expect(await field(page, 'properties.packedGas').count()).toBe(0);
    await field(page, 'properties.state').selectOption('Gas');
    await field(page, 'properties.packedGas').selectOption('liquefied');
    await panel().getByText('H280').first().waitFor();
    await field(page, 'properties.state').selectOption('Solid');
    await field(page, 'properties.particles').fill('d50 12 µm');
    await page.getByRole('tab', { name: /^Sheet/ }).click();
    await panel().getByText('d50 12 µm').waitFor();
    await field(page, 'properties.biologicalLimits').fill('Toluene in blood: 0.6 mg/l');
    await panel().getByText('Toluene in blood: 0.6 mg/l').waitFor();
    expect(await field(page, 'properties.dnel').count()).toBe(0);
    await field(page, 'properties.carriageTemperature.value').fill('hot');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectBeside(field(page, 'properties.carriageTemperature.value'), 'invalid symbols');
    await field(page, 'properties.carriageTemperature.value').fill(typed.value);
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).properties).toMatchObject({
      packedGas: 'liquefied',
      particles: 'd50 12 µm',
      carriageTemperature: typed,
    });
  });

  it('one for the European Union for its DNEL, one for the United States for its inventory', async () => {
    const european = { ...description, country: 'DE' };
    await openDraft(page, 'properties', { description: european, ingredients, properties });
    await page.getByRole('tab', { name: /^Sheet/ }).click();
    await panel()
      .getByRole('link', { name: /→ DNEL$/ })
      .click();
    await expect
      .poll(() => field(page, 'properties.dnel').evaluate((box) => box === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Workers, long-term, inhalation: 1210 mg/m³');
    await panel().getByText('Workers, long-term, inhalation: 1210 mg/m³').waitFor();
    await field(page, 'properties.nationalLimits').fill('Acetone, TRGS 900: 500 ppm');
    await panel().getByText('Acetone, TRGS 900: 500 ppm').waitFor();
    await openDraft(page, 'description', { description, ingredients, properties });
    await page.getByRole('tab', { name: /^Sheet/ }).click();
    await field(page, 'description.inventoryStatus').fill('All components are listed as active');
    await panel().getByText('All components are listed as active').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a petroleum stream', () => {
  it('is asked for what shows that benzene is low, and leaves no fault for axe', async () => {
    const stream = { id: '1', name: 'Solvent naphtha', casNumber: '64742-95-6', materialId: 1406, proportion: '60' };
    const filler = ingredients.slice(1, 2);
    const id = await openDraft(page, 'ingredients', { description, ingredients: [stream, ...filler], properties });
    await panel().getByText('Carc. 1B').first().waitFor();
    await page.getByLabel(/^Note P, less than 0.1 % benzene/).fill('Certificate 12: benzene < 0.01 %');
    await expect.poll(() => panel().getByText('Carc. 1B').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[0]?.noteEvidence).toEqual({
      '1406 P': 'Certificate 12: benzene < 0.01 %',
    });
  });
});

describe('use and package', () => {
  it('bring what consumers read to the sheet, and leave no fault for axe', async () => {
    const id = await openDraft(page, 'description', { description, ingredients, properties });
    await page.getByRole('tab', { name: /^Sheet/ }).click();
    await panel().getByText('H315').first().waitFor();
    expect(await panel().getByText('P102').count()).toBe(0);
    await field(page, 'description.productUse').selectOption('consumer');
    await panel().getByText('P102').first().waitFor();
    await field(page, 'description.packageMl').fill('0');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectBeside(field(page, 'description.packageMl'), 'Enter the capacity in millilitres');
    await field(page, 'description.packageMl').fill('80');
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).description).toMatchObject({
      productUse: 'consumer',
      packageMl: '80',
    });
    await next(page, 'Ingredients');
  });
});

describe('a raw material that is a mixture', () => {
  it('is taken apart with the keyboard and by paste, and leaves no fault for axe', async () => {
    const rows = draftSchema.parse({
      ingredients: [
        { id: 'a', name: 'Shop blend 7', proportion: '40' },
        { id: 'b', name: 'Filler', proportion: '60', handClassification: { notHazardous: true, source: 'supplier' } },
        { id: 'c' },
      ],
    }).ingredients;
    const id = await openDraft(page, 'ingredients', { description, ingredients: rows, properties });
    const part = (at: number, name: string) => field(page, `ingredients.0.parts.${at}.${name}`);
    await page.getByRole('button', { name: 'It is a mixture' }).first().click();
    await expect.poll(() => part(0, 'name').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Acetone\t67-64-1\t60\nWater\t7732-18-5\t50');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(() => part(1, 'name').inputValue()).toBe('Water');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('The ingredients of this raw material add up to more than 100 %.').first().waitFor();
    await part(1, 'proportion').fill('balance');
    await panel().getByText('H225').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await part(1, 'proportion').press('Enter');
    await expect.poll(() => part(2, 'name').count()).toBe(1);
    await page.getByRole('button', { name: 'Remove ingredient 1.3' }).click();
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[0]?.parts).toMatchObject([
      { name: 'Acetone', casNumber: '67-64-1', proportion: '60' },
      { name: 'Water', proportion: 'balance' },
    ]);
    await next(page, 'Physical Properties');
  });
});
