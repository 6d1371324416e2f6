import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import { picked } from '@gosds/testkit/products/supplier';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBeside, expectNothingBeside, openDesk, openDraft } from './arrange.ts';
import {
  mandatory,
  noClass,
  noNumber,
  sumOver100,
  wrongLogo,
  wrongSymbols,
  wrongUfi,
  wrongValue,
} from './bad-input/messages.ts';
import { axeFindings, keepFailure } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { choose, goOn, input, isAt, tabTo } from './keyboard.ts';

const twice = 'Several ingredients with the same key were choosed';
const noThird = 'You can only choose two ingredient to include in N.O.S.';

const { description, ingredients } = complete;
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

let page: Page;
beforeAll(async () => {
  page = await openDesk('Careless');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepFailure(page, task.name);
});

/** The actions of a person on a form, by mouse or by keyboard alone. */
type Hands = {
  readonly write: (path: string, text: string) => Promise<void>;
  /** `typed`: the first letters of the option. */
  readonly select: (path: string, typed: string, value: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  /** Follows a link in the list of problems. */
  readonly follow: (name: RegExp) => Promise<void>;
  readonly next: (title: string) => Promise<void>;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const problemLink = (name: RegExp) => page.getByRole('alert').getByRole('link', { name }).first();

const mouse: Hands = {
  write: async (path, text) => {
    await field(page, path).click();
    await field(page, path).fill(text);
    await page.locator('#step-heading').click();
  },
  select: async (path, _typed, value) => {
    await field(page, path).selectOption(value);
  },
  press: (name) => button(name).click(),
  follow: (name) => problemLink(name).click(),
  next: async (title) => {
    await button('Next').click();
    await expectStep(page, title);
  },
};

const keyboard: Hands = {
  write: async (path, text) => {
    await tabTo(page, input(path));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  },
  select: (path, typed, value) => choose(page, path, typed, value),
  press: async (name) => {
    await tabTo(page, { button: name });
    await page.keyboard.press('Enter');
  },
  follow: async (name) => {
    await tabTo(page, { button: (await problemLink(name).innerText()).trim() });
    await page.keyboard.press('Enter');
  },
  next: (title) => goOn(page, title),
};

const isFocused = (path: string) => expect.poll(() => isAt(page, input(path)), { message: path }).toBe(true);
const staysOnScreen = (title: string) => expectStep(page, title);
/** Both hands come to the same screen; axe judges it once. */
const staysSound = async (title: string) => {
  await expectStep(page, title);
  expect(await axeFindings(page)).toEqual([]);
};

const ways = (['simple', 'advanced'] as const).flatMap((mode) => [
  { mode, by: 'by the mouse', hands: mouse, stays: staysSound },
  { mode, by: 'by the keyboard alone', hands: keyboard, stays: staysOnScreen },
]);

describe.each(ways)('in $mode mode $by', ({ mode, hands, stays }) => {
  const { write, select, press, follow, next } = hands;

  it('Product Description', async () => {
    await openDraft(page, 'description', { mode });
    await press('Next');
    await page.getByText(mandatory).first().waitFor();
    await follow(/^Enter the product name/);
    await isFocused('description.productName');
    await write('description.productName', '   ');
    await expectBeside(field(page, 'description.productName'), 'Enter the product name.');
    await write('description.productName', 'Flux 12');
    await write('description.companyName', 'Example Chemicals Ltd');
    await press('Next');
    await expectBeside(field(page, 'description.country'), 'Choose the country where the product is sold.');
    await select('description.country', 'Ireland', 'IE');
    await expect.poll(() => field(page, 'description.language').inputValue()).toBe('en');
    await write('description.ufiNumbers', 'E600-30P1-S00Y-5079,ABCD');
    await expectBeside(field(page, 'description.ufiNumbers'), wrongUfi);
    await press('Next');
    await stays('Product Description');
    await follow(/UFI/);
    await isFocused('description.ufiNumbers');
    await write('description.ufiNumbers', 'E600-30P1-S00Y-5079');
    await expectNothingBeside(field(page, 'description.ufiNumbers'), wrongUfi);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Upload logo')]);
    await chooser.setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: picture });
    await page.getByText(wrongLogo).first().waitFor();
    await next('Ingredients');
  });

  it('Ingredients', async () => {
    const rows = [{ id: '1' }, { id: '2' }, picked('3', 1001, ['Methanol', '40'])];
    await openDraft(page, 'ingredients', { mode, description, ingredients: rows });
    await press('Next');
    await expectBeside(field(page, 'ingredients.0.name'), 'Enter the name of this ingredient.');
    await write('ingredients.0.name', 'House resin');
    await write('ingredients.0.proportion', '0');
    await expectBeside(field(page, 'ingredients.0.proportion'), 'Enter a proportion above 0.');
    await write('ingredients.0.proportion', '70-60');
    await expectBeside(field(page, 'ingredients.0.proportion'), wrongValue);
    await write('ingredients.1.name', 'House wax');
    await press('Next');
    await stays('Ingredients');
    await expectBeside(field(page, 'ingredients.1.proportion'), 'Enter the proportion of this ingredient.');
    await follow(/^Ingredient 2, Proportion/);
    await isFocused('ingredients.1.proportion');
    await write('ingredients.1.proportion', '0.1');
    await write('ingredients.0.proportion', '60');
    await press('Next');
    await page.getByText(sumOver100).first().waitFor();
    await stays('Ingredients');
    await write('ingredients.1.proportion', '<0.1');
    await write('ingredients.1.name', '67-56-1');
    await page.getByText('In the catalogue').nth(1).waitFor();
    await press('Next');
    await page.getByText(twice).first().waitFor();
    await stays('Ingredients');
    await write('ingredients.1.name', 'House wax');
    await expect.poll(() => page.getByText(twice).count()).toBe(0);
    await press('Remove ingredient 3');
    await page.getByText('You cannot remove more ingredient').first().waitFor();
    await next('Physical Properties');
  });

  it('Physical Properties', async () => {
    await openDraft(page, 'properties', { mode, description, ingredients });
    await press('Next');
    await page.getByText(mandatory).first().waitFor();
    await stays('Physical Properties');
    await select('properties.state', 'Liquid', 'Liquid');
    await select('properties.waterSolubility', 'Partly', 'Partly miscible');
    await write('properties.flashPoint.value', '12~');
    await expectBeside(field(page, 'properties.flashPoint.value'), wrongSymbols);
    await write('properties.boilingPoint.value', '140-120');
    await expectBeside(field(page, 'properties.boilingPoint.value'), wrongValue);
    await write('properties.upperExplosiveLimit.value', '150');
    await expect.poll(() => field(page, 'properties.upperExplosiveLimit.value').inputValue()).toBe('99.9');
    await press('Next');
    await stays('Physical Properties');
    await follow(/^Boiling/);
    await isFocused('properties.boilingPoint.value');
    await write('properties.boilingPoint.value', '120-140');
    await select('properties.flashPoint.unit', 'Not Applicable', 'Not Applicable');
    await expect.poll(() => field(page, 'properties.flashPoint.value').isDisabled()).toBe(true);
    await next(mode === 'simple' ? 'Dangerous Goods' : 'Review Classification');
  });

  it('Dangerous Goods', async () => {
    const dangerousGoods = {
      ...{ unNumber: '1993', dgClass: '3', packagingGroup: 'II', shippingName: 'FLAMMABLE LIQUID, N.O.S.' },
    };
    const third = picked('3', 1004, ['Acetone', '5']);
    const three = [...ingredients.slice(0, 2), third];
    await openDraft(page, 'dangerous-goods', { ...complete, mode, ingredients: three, dangerousGoods });
    await write('dangerousGoods.unNumber', 'UN19930000');
    await expectBeside(field(page, 'dangerousGoods.unNumber'), 'You can input 1234, NA12, None.');
    await press('Next');
    await stays('Dangerous Goods');
    await follow(/UN/);
    await isFocused('dangerousGoods.unNumber');
    await write('dangerousGoods.unNumber', '1993');
    await select('dangerousGoods.dgClass', 'None', 'None');
    await press('Next');
    await expectBeside(field(page, 'dangerousGoods.dgClass'), noClass);
    await select('dangerousGoods.dgClass', '3', '3');
    await write('dangerousGoods.unNumber', '');
    await press('Next');
    await expectBeside(field(page, 'dangerousGoods.unNumber'), noNumber);
    await stays('Dangerous Goods');
    await write('dangerousGoods.unNumber', '1993');
    for (const name of three.map((row) => row.name)) {
      await select('dangerousGoods.nosOptions', name, name);
      await press('Add');
      await expect
        .poll(() => field(page, 'dangerousGoods.nosOptions').inputValue(), { message: 'begins anew' })
        .toBe('');
    }
    await page.getByText(noThird).waitFor();
    await page.getByText(`(contains ${three[0]?.name} and ${three[1]?.name})`).first().waitFor();
    await next('Add-Ons');
  });
});
