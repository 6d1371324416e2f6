import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field } from './journey.ts';
let page: Page;
let id: string;

beforeAll(async () => {
  page = await openDesk('Paula');
});
beforeEach(async () => {
  id = await openDraft(page, 'properties', {
    ...brakeCleaner.draft,
    description: { ...brakeCleaner.draft.description, country: 'DE' },
  });
});

const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });
const divider = () => page.getByRole('separator', { name: 'Width of the live panel' });
const widthOf = async () => (await panel().boundingBox())?.width ?? 0;

describe('the live panel', () => {
  it('is made wider by drag and by keyboard, and stays so after a reload', async () => {
    await panel().getByText('H225').first().waitFor();
    const before = await widthOf();
    await divider().focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(widthOf).toBeGreaterThan(before + 50);
    const byKey = await widthOf();
    const box = await divider().boundingBox();
    if (box === null) throw new Error('the divider is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 220, { steps: 3 });
    await page.mouse.up();
    // The page draws the last move slightly later.
    await expect.poll(widthOf).toBeLessThan(byKey - 100);
    const byDrag = await widthOf();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await panel().getByText('H225').first().waitFor();
    expect(Math.abs((await widthOf()) - byDrag)).toBeLessThan(2);
    await divider().dblclick();
    await expect.poll(async () => Math.abs((await widthOf()) - before)).toBeLessThan(2);
    await divider().click();
    await expect.poll(widthOf).toBeGreaterThan(before + 100);
    await divider().dblclick();
    await expect.poll(async () => Math.abs((await widthOf()) - before)).toBeLessThan(2);
  });

  it('takes the whole page for the markets, and goes back to the form by Escape', async () => {
    await panel().getByRole('tab', { name: 'Markets' }).click();
    await panel().getByRole('columnheader', { name: /USA/ }).waitFor();
    expect(await widthOf()).toBeGreaterThan(1300);
    const rows = panel().getByRole('rowheader');
    const differing = await rows.count();
    expect(await axeFindings(page)).toEqual([]);
    await panel().getByLabel('Show the classes that are the same everywhere too').check();
    await expect.poll(() => rows.count()).toBeGreaterThan(differing);
    await page.keyboard.press('Escape');
    await expect.poll(widthOf).toBeLessThan(800);
    await field(page, 'properties.ph').waitFor();
  });

  it('shows the A4 pages of the saved draft, and what changed on them lights up', async () => {
    await panel().getByRole('tab', { name: 'Sheet' }).click();
    await panel().getByRole('button', { name: 'A4 pages' }).click();
    await panel()
      .getByAltText(/^Page 1 of/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await panel().getByRole('button', { name: 'Show the panel on the whole page' }).click();
    await panel().getByText('Select a sentence to go to its input', { exact: false }).waitFor();
    await panel().getByText('EX-100').first().click();
    await field(page, 'description.partNumber').fill('EX-200');
    await panel().locator('[data-changed-line]').first().waitFor({ state: 'attached' });
  });

  it('stands in its own window, follows what is typed, leads back to the form, and changes the sheet there', async () => {
    const opened = page.waitForEvent('popup');
    await panel().getByRole('button', { name: 'Open the panel in its own window' }).click();
    const own = await opened;
    const bringBack = page.getByRole('button', { name: 'Bring the panel back' });
    await bringBack.waitFor();
    expect(await panel().count()).toBe(0);

    await own.getByRole('tab', { name: 'Sheet' }).click();
    await field(page, 'properties.odour').fill('like pears');
    await own.getByText('like pears').first().waitFor();
    expect(await axeFindings(own)).toEqual([]);
    await own.getByRole('tab', { name: 'P-statements' }).click();
    await own.getByRole('button', { name: 'Leave out: P280' }).click();
    await expectSaved(page);
    await expect.poll(async () => JSON.stringify((await draftOnServer(page, id)).precautionChoices)).toContain('P280');
    expect((await draftOnServer(page, id)).properties.odour).toBe('like pears');

    await own.getByRole('tab', { name: 'Sheet' }).click();
    await own.getByText('like pears').first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('properties.odour');

    await page.reload();
    await bringBack.waitFor();
    const closed = own.waitForEvent('close');
    await bringBack.click();
    await closed;
    await panel().waitFor();
  });
});
