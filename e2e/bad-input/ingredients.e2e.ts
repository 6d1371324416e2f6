import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { picked } from '@gosds/testkit/products/supplier';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  draftOnServer,
  expectBeside,
  expectNothingBeside,
  expectSaved,
  openDesk,
  openDraft,
  typeAndLeave,
} from '../arrange.ts';
import { click, pressNext, see } from '../controls.ts';
import { expectStep, field, next, takeHazard } from '../journey.ts';
import { sumOver100, wrongValue } from './messages.ts';

const { description, ingredients } = brakeCleaner.draft;

let page: Page;

beforeAll(async () => {
  page = await openDesk('Careless');
});

describe('ingredients', () => {
  it('needs a name and a proportion above 0 in the first row, and both or neither in the others', async () => {
    await openDraft(page, 'ingredients', { description });
    await pressNext(page);
    await expectBeside(field(page, 'ingredients.0.name'), 'Enter the name of this ingredient.');
    await expectBeside(field(page, 'ingredients.0.proportion'), 'Enter the proportion of this ingredient.');
    await typeAndLeave(page, 'ingredients.0.name', 'Toluene');
    await typeAndLeave(page, 'ingredients.0.proportion', '0');
    await expectBeside(field(page, 'ingredients.0.proportion'), 'Enter a proportion above 0.');
    await typeAndLeave(page, 'ingredients.0.proportion', '50');
    await expectNothingBeside(field(page, 'ingredients.0.proportion'), 'Enter');
    // An unfinished row is checked only when the user leaves it or presses Next.
    await field(page, 'ingredients.1.name').fill('Methanol');
    await expectNothingBeside(field(page, 'ingredients.1.proportion'), 'Enter');
    await typeAndLeave(page, 'ingredients.2.proportion', '5');
    await pressNext(page);
    await expectBeside(field(page, 'ingredients.1.proportion'), 'Enter the proportion of this ingredient.');
    await expectBeside(field(page, 'ingredients.2.name'), 'Enter the name of this ingredient.');
    await pressNext(page);
    await expectStep(page, 'Ingredients');
  });

  it('reads a proportion by its pattern alone', async () => {
    await openDraft(page, 'ingredients', { description, ingredients });
    const cell = field(page, 'ingredients.1.proportion');
    for (const wrong of ['5-1', '5-5', '101', '1.1234567', '0-101', '~5', 'ten', '-5', '<<5', '10-', '<5-10']) {
      await typeAndLeave(page, 'ingredients.1.proportion', wrong);
      await expectBeside(cell, wrongValue);
      await expect.poll(() => cell.inputValue()).toBe(wrong);
      await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true');
    }
    await pressNext(page);
    await expectStep(page, 'Ingredients');
    for (const right of ['<5', '>5', '<=5', '>=5', '5-10', '0.123456', '5']) {
      await typeAndLeave(page, 'ingredients.1.proportion', right);
      await expectNothingBeside(cell, wrongValue);
    }
  });

  it('takes a decimal comma, a dash and the signs of a word processor for what they mean', async () => {
    await openDraft(page, 'ingredients', { description, ingredients });
    const cell = field(page, 'ingredients.1.proportion');
    for (const [typed, read] of [
      ['12,5', '12.5'],
      ['5 – 10 %', '5-10'],
      ['≥5', '>=5'],
      ['1,5,2', '1,5,2'],
    ] as const) {
      await typeAndLeave(page, 'ingredients.1.proportion', typed);
      await expect.poll(() => cell.inputValue()).toBe(read);
    }
    await expectBeside(cell, wrongValue);
  });

  it('says what is wrong below the cell that it is said of, and in no other', async () => {
    await openDraft(page, 'ingredients', { description, ingredients });
    await typeAndLeave(page, 'ingredients.1.proportion', '5-1');
    await expectBeside(field(page, 'ingredients.1.proportion'), wrongValue);
    await expectNothingBeside(field(page, 'ingredients.1.name'), wrongValue);
    const [cell, message] = await Promise.all([
      field(page, 'ingredients.1.proportion').boundingBox(),
      page.getByRole('row').getByText(wrongValue).boundingBox(),
    ]);
    expect(message?.x).toBeCloseTo(cell?.x ?? 0, 0);
    expect(message?.y).toBeGreaterThan(cell?.y ?? 0);
  });

  it('does not add up to more than 100 %', async () => {
    const rows = [picked('1', 1221, ['Toluene', '60']), picked('2', 1001, ['Methanol', '40']), { id: '3' }];
    await openDraft(page, 'ingredients', { description, ingredients: rows });
    await typeAndLeave(page, 'ingredients.1.proportion', '40.000001');
    await pressNext(page);
    await see(page, sumOver100);
    await expectStep(page, 'Ingredients');
    await typeAndLeave(page, 'ingredients.1.proportion', '40-100');
    await expect.poll(() => page.getByText(sumOver100).count()).toBe(0);
    await next(page, 'Physical Properties');
  });

  it('refuses the same ingredient twice, by whatever name it is called', async () => {
    await openDraft(page, 'ingredients', { description, ingredients });
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await typeAndLeave(page, 'ingredients.3.name', '108-88-3');
    await page.getByText('In the catalogue').nth(3).waitFor();
    await typeAndLeave(page, 'ingredients.3.proportion', '1');
    await pressNext(page);
    await expectBeside(field(page, 'ingredients.3.name'), 'Several ingredients with the same key were choosed');
    await expectStep(page, 'Ingredients');
  });

  it('holds 3 to 15 rows', async () => {
    await openDraft(page, 'ingredients', { description });
    await click(page, 'Remove ingredient 3');
    await see(page, 'You cannot remove more ingredient');
    for (let row = 4; row <= 15; row += 1) {
      await page.getByRole('button', { name: 'Add ingredient' }).click();
      await field(page, `ingredients.${row - 1}.name`).waitFor();
    }
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await see(page, 'You cannot add more ingredient.');
    expect(await field(page, 'ingredients.15.name').count()).toBe(0);
    await click(page, 'Remove ingredient 15');
    await expect.poll(() => field(page, 'ingredients.14.name').count()).toBe(0);
  });

  it('keeps what is not in the catalogue as typed, and says on the sheet that its hazards were not assessed', async () => {
    const name = 'Grandmother’s secret polymer';
    const id = await openDraft(page, 'ingredients', {
      description,
      ingredients: [...ingredients.slice(0, 2), { id: '3' }],
    });
    const box = field(page, 'ingredients.2.name');
    await box.pressSequentially(name);
    await see(page, 'Not in the catalogue. We keep what you typed.');
    await box.press('Tab');
    await typeAndLeave(page, 'ingredients.2.proportion', '20');
    await page.getByText('Not in catalogue', { exact: true }).waitFor();
    await expectBeside(box, 'Not in catalogue');
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[2]).toMatchObject({
      name,
      proportion: '20',
      materialId: null,
    });
    await page.reload();
    await page.getByRole('tab', { name: /^Findings/ }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Ingredient 3, Name' }).waitFor();
    await expect.poll(() => panel.innerText()).toContain('Not classified.');
    expect(await panel.innerText(), 'classes that wait for it').toContain(name);
    await page.getByRole('tab', { name: 'Sheet' }).click();
    await expect.poll(() => panel.innerText()).toContain(name);
    await panel
      .getByText(/not assessed/i)
      .first()
      .waitFor();
    await expect.poll(() => box.inputValue()).toBe(name);
    await next(page, 'Physical Properties');
  });

  it('doubts a CAS number with a wrong check digit', async () => {
    await openDraft(page, 'ingredients', { description });
    await typeAndLeave(page, 'ingredients.0.name', 'Own resin');
    await typeAndLeave(page, 'ingredients.0.casNumber', '108-88-4');
    const cas = field(page, 'ingredients.0.casNumber');
    await expectBeside(cas, 'The check digit of this CAS number is wrong.');
    await typeAndLeave(page, 'ingredients.0.casNumber', '108884');
    await expectBeside(cas, 'Write a CAS number like 67-64-1.');
    await typeAndLeave(page, 'ingredients.0.casNumber', '108883');
    await expect.poll(() => cas.inputValue()).toBe('108-88-3');
    await expectNothingBeside(cas, 'CAS number');
  });

  it('keeps no classification by hand that says nothing, or not where it is from', async () => {
    await openDraft(page, 'ingredients', { description });
    await typeAndLeave(page, 'ingredients.0.name', 'Own resin');
    await page.getByRole('button', { name: 'Classify by hand' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Choose a classification, or state that there is none.').waitFor();
    await takeHazard(dialog, 'Acute Tox. 4 H302');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name the source of this classification.').waitFor();
    await dialog.getByLabel('ATE oral, mg/kg').fill('much');
    await dialog.getByLabel('Source').fill('Supplier’s safety data sheet');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectBeside(dialog.getByLabel('ATE oral, mg/kg'), 'Enter one number above 0, such as 5.5.');
    await dialog.getByLabel('ATE oral, mg/kg').fill('500');
    await dialog.getByRole('button', { name: 'Add a limit' }).click();
    await dialog.getByLabel('From %').fill('5,,5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectBeside(dialog.getByLabel('From %'), 'From 0 to 100, such as 5.5.');
    await expect.poll(() => dialog.getByLabel('From %').evaluate((box) => box === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Not in catalogue', { exact: true }).waitFor();
  });
});
