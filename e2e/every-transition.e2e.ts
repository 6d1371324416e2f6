import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectBeside, expectSaved, openDesk, openDraft } from './arrange.ts';
import { keepFailure } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { choose, input, type Stop, tabTo } from './keyboard.ts';

const { description } = complete;
const inGeneral = 'FLAMMABLE LIQUID, N.O.S.';
const saved =
  'Your information is saved securely. Please click Next to proceed to the Checkout Page. Once payment is completed, your chemist will start authoring your SDS.';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Mover');
});
afterEach(async ({ task }) => {
  await page.unrouteAll();
  if (task.result?.state === 'fail') await keepFailure(page, task.name);
});

/** What a person does, by the mouse or by the keyboard alone. */
type Hands = {
  readonly select: (path: string, typed: string, value: string) => Promise<void>;
  readonly tick: (stop: { readonly css: string }) => Promise<void>;
  readonly press: (button: string) => Promise<void>;
};

const mouse: Hands = {
  select: async (path, _typed, value) => {
    await field(page, path).selectOption(value);
  },
  tick: ({ css }) => page.locator(css).click(),
  press: (button) => page.getByRole('button', { name: button, exact: true }).click(),
};

async function come(stop: Stop, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, stop);
  await page.keyboard.press(key);
}

const keyboard: Hands = {
  select: (path, typed, value) => choose(page, path, typed, value),
  tick: (stop) => come(stop, 'Space'),
  press: (button) => come({ button }, 'Enter'),
};

const item = (name: RegExp) => page.getByRole('checkbox', { name });
const idOf = async (name: RegExp) => ({ css: `[id="${await item(name).first().getAttribute('id')}"]` });
const reachUses = { css: 'button:has-text("Choose Reach uses")' };

/** A radio button in a group is one stop: the arrows choose in it. */
async function author(answer: 'yes' | 'no', by: Hands): Promise<void> {
  if (by === mouse) {
    await page.getByRole('radio', { name: answer === 'yes' ? 'Yes' : 'No', exact: true }).check();
    return;
  }
  await tabTo(page, { css: 'input[type=radio][value=yes]:checked, input[type=radio][value=no]:checked' });
  await page.keyboard.press(answer === 'yes' ? 'ArrowLeft' : 'ArrowRight');
}

describe.each([
  { by: 'by the mouse', hands: mouse },
  { by: 'by the keyboard alone', hands: keyboard },
])('$by', ({ hands }) => {
  const { select, tick, press } = hands;

  it('a hazard item goes from generated to deleted and back, from empty to user-defined and back, and not for another state', async () => {
    await openDraft(page, 'review-classification', { ...complete, mode: 'advanced' });
    await item(/^Skin Irrit\. 2/).waitFor();
    const irritant = await idOf(/^Skin Irrit\. 2/);
    for (const status of ['Deleted', 'Generated']) {
      await tick(irritant);
      await expectBeside(page.locator(irritant.css), status);
    }
    await page.getByRole('searchbox', { name: 'Find a class, category or statement' }).fill('Resp. Sens.');
    const sensitiser = await idOf(/^Resp\. Sens\. 1 H334/);
    for (const status of ['User-defined', 'Empty']) {
      await tick(sensitiser);
      await expectBeside(page.locator(sensitiser.css), status);
    }
    await page.getByRole('searchbox', { name: 'Find a class, category or statement' }).fill('Flam. Sol.');
    const solid = item(/^Flam\. Sol\. 1/);
    await expect.poll(() => solid.isDisabled()).toBe(true);
    await expectBeside(solid, 'Only for solids. The State of this product is Liquid.');
  });

  it('C&L clears the changes and fetches the codes, once for each setting', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const asked = () => calls.filter((url) => url.endsWith('/api/data/hazard-codes')).length;
    const id = await openDraft(page, 'review-classification', { ...complete, mode: 'advanced' });
    await item(/^Skin Irrit\. 2/).waitFor();
    await tick(await idOf(/^Skin Irrit\. 2/));
    await expectBeside(item(/^Skin Irrit\. 2/), 'Deleted');
    const supplier = { css: '[id="review.candLActive"]' };
    await tick(supplier);
    await page.getByText('No supplier’s classification is known').waitFor();
    await expectSaved(page);
    expect((await draftOnServer(page, id)).review).toEqual({ candLActive: false, items: [] });
    await tick(supplier);
    await expectBeside(item(/^Skin Irrit\. 2/), 'Generated');
    const fetched = asked();
    await tick(supplier);
    await page.getByText('No supplier’s classification is known').waitFor();
    await tick(supplier);
    await expectBeside(item(/^Skin Irrit\. 2/), 'Generated');
    expect(asked(), 'kept for each setting').toBe(fetched);
  });

  it('names behind N.O.S. are chosen and taken out again, and the list begins anew after each', async () => {
    const dangerousGoods = { unNumber: '1993', dgClass: '3', packagingGroup: 'II', shippingName: inGeneral };
    const id = await openDraft(page, 'dangerous-goods', { ...complete, dangerousGoods });
    const named = async () => (await draftOnServer(page, id)).dangerousGoods.nosIngredients;
    for (const name of ['Toluene', 'Methanol']) {
      await select('dangerousGoods.nosOptions', name, name);
      await press('Add');
      await expect.poll(() => field(page, 'dangerousGoods.nosOptions').inputValue()).toBe('');
    }
    await page.getByText(`${inGeneral} (contains Toluene and Methanol)`).first().waitFor();
    await tick(await idOf(/^Toluene$/));
    await page.getByText(`${inGeneral} (contains Methanol)`).first().waitFor();
    await expect.poll(named).toEqual(['Methanol']);
    await tick(await idOf(/^Methanol$/));
    await expect.poll(named).toEqual([]);
    await expect.poll(() => page.getByText(/^Printed as/).count()).toBe(0);
    await select('dangerousGoods.nosOptions', 'Toluene', 'Toluene');
  });

  it('rows of ingredients end at fifteen', async () => {
    const rows = Array.from({ length: 14 }, (_each, index) => ({ id: String(index + 1) }));
    await openDraft(page, 'ingredients', { description, ingredients: rows });
    await press('Add ingredient');
    await field(page, 'ingredients.14.name').waitFor();
    await press('Add ingredient');
    await page.getByText('You cannot add more ingredient.').first().waitFor();
    expect(await field(page, 'ingredients.15.name').count()).toBe(0);
    await press('Remove ingredient 15');
    await expect.poll(() => field(page, 'ingredients.14.name').count()).toBe(0);
    await press('Add ingredient');
    await field(page, 'ingredients.14.name').waitFor();
  });

  it('No on the question who authors shows Save, and Save opens Next', async () => {
    const id = await openDraft(page, 'dangerous-goods', complete);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await author('no', hands);
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    await press('Save');
    await page.getByText(saved).first().waitFor();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBeNull();
    expect((await draftOnServer(page, id)).ownSds).toBe(false);
    // The panel ends above the toast, which covers nothing on the way.
    await page.locator('.mantine-Notification-root').filter({ hasText: saved }).waitFor();
    await author('yes', hands);
    await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  });

  it('a country sets the language to English, and a European one clears the Reach uses', async () => {
    const ireland = { ...description, country: 'US', language: 'es', reachUses: ['SU3'] };
    const id = await openDraft(page, 'description', { ...complete, description: ireland });
    await expect.poll(() => page.locator(reachUses.css).count()).toBe(0);
    await select('description.country', 'Ireland', 'IE');
    await expect.poll(() => field(page, 'description.language').inputValue()).toBe('en');
    await page.locator(reachUses.css).waitFor();
    await expectSaved(page);
    await expect.poll(async () => (await draftOnServer(page, id)).description.reachUses).toEqual([]);
  });

  it('the form of the sheet is that of REACH in Europe, and of GHS elsewhere', async () => {
    await openDraft(page, 'description', complete);
    const panel = page.getByRole('complementary', { name: 'Live classification and sheet' });
    await panel.getByRole('tab', { name: 'Sheet' }).click();
    await panel.getByText('1. Identification', { exact: false }).first().waitFor();
    await select('description.country', 'Ireland', 'IE');
    await panel.getByText('Identification of the substance/mixture', { exact: false }).first().waitFor();
  });

  it('an answer that begins elsewhere is left by Back without a loss', async () => {
    await openDraft(page, 'dangerous-goods', complete);
    await press('Back');
    await expectStep(page, 'Physical Properties');
    await press('Back');
    await expectStep(page, 'Ingredients');
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('Toluene');
    await tabTo(page, input('ingredients.0.name'));
  });
});
