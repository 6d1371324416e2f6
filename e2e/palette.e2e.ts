import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { expectSoundOpened } from './opened.ts';

let page: Page;

beforeAll(async () => {
  page = await openDesk('Finder');
});

const { description, ingredients, properties } = brakeCleaner.draft;
const focused = () => page.evaluate(() => document.activeElement?.id);
const palette = () => page.getByRole('dialog', { name: 'Find' });

/** Opens the palette by its key, types, and takes the first result. */
async function find(words: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await palette().waitFor();
  await page.keyboard.type(words);
  await palette().getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await palette().waitFor({ state: 'detached' });
}

describe('the palette, by keyboard alone', () => {
  it('leads to a field on another step, to a step, an action and another sheet', async () => {
    await openDraft(page, 'description', { description: { ...description, productName: 'Other sheet' } });
    await openDraft(page, 'description', { description, ingredients, properties });
    await page.locator('[data-live-panel]').waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('Go to the next step').waitFor();
    await expectSoundOpened(page, 'keyboard-map');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+K');
    await palette()
      .getByRole('option', { name: /Other sheet/ })
      .waitFor();
    await expectSoundOpened(page, 'command-palette');
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });

    await find('flash pt');
    await expectStep(page, 'Physical Properties');
    await expect.poll(focused).toBe('properties.flashPoint.value');
    await find('ingredients');
    await expectStep(page, 'Ingredients');
    await find('dark');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
    await find('other sheet');
    await page.getByRole('heading', { level: 1, name: 'Other sheet' }).waitFor();
    await expectStep(page, 'Product Description');
  });

  it('tries a value with the slider, and applies it as one step of undo', async () => {
    await openDraft(page, 'ingredients', { description, ingredients, properties });
    await page.locator('[data-live-panel]').waitFor();
    await find('what if');
    await expect.poll(focused).toBe('panel-content');
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const share = field(page, 'ingredients.0.proportion');
    const before = await share.inputValue();
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^At 0.1 %, now/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => share.inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Apply' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => share.inputValue()).toBe('0.1');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => share.inputValue()).toBe(before);
  });

  it('names the field that decides most of what is open, and F8 leads there', async () => {
    const open = { ...properties, flashPoint: { value: '', unit: '°C' } };
    await openDraft(page, 'description', { description, ingredients, properties: open });
    const line = page.locator('[data-live-panel]').getByRole('button', { name: 'Flash Point', exact: true });
    await line.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('F8');
    await expectStep(page, 'Physical Properties');
    await expect.poll(focused).toBe('properties.flashPoint.value');
    await page.keyboard.type('-11');
    await line.waitFor({ state: 'detached' });
  });

  it('shows the help of a field by F1, with an example and the law, and leaves the focus there', async () => {
    await openDraft(page, 'properties', { description, ingredients, properties });
    await field(page, 'properties.flashPoint.value').focus();
    await page.keyboard.press('F1');
    await page.getByText('Decides the class of a flammable liquid').waitFor();
    await page.getByText(/^The law asks: /).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Help: Flash Point' }).getAttribute('aria-expanded'))
      .toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(focused).toBe('properties.flashPoint.value');
    await page.keyboard.press('Escape');
    await page.getByText('Decides the class of a flammable liquid').waitFor({ state: 'detached' });
  });
});
