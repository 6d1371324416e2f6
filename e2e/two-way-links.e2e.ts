import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDesk, openDraft } from './arrange.ts';
import { axeFindings, keepFailure } from './browser.ts';
import { expectStep, field } from './journey.ts';

const draft = {
  ...brakeCleaner.draft,
  description: { ...brakeCleaner.draft.description, country: 'DE' },
  dangerousGoods: { ...brakeCleaner.draft.dangerousGoods, confirmed: true },
};
const keptScreens = process.env['SCREENS'] ?? '';

describe('the live sheet and the inputs it rests on', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openDesk('Lena');
  });
  beforeEach(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDraft(page, 'properties', draft);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailure(page, task.name);
  });

  const panel = () => page.getByRole('tabpanel');
  const openSheet = () => page.getByRole('tab', { name: 'Sheet' }).click();
  const marked = () => panel().locator('[data-rests]');
  const focused = (selector: string) => page.evaluate((css) => document.activeElement?.matches(css), selector);

  const isInView = (locator: ReturnType<typeof marked>) =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const part = element.closest('[role="tabpanel"]')?.getBoundingClientRect();
      const low = Math.min(part?.bottom ?? 0, window.innerHeight);
      return top >= (part?.top ?? 0) && bottom <= low;
    });

  async function look(name: string): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${name} ${colorScheme}`).toEqual([]);
      if (keptScreens === '') continue;
      mkdirSync(keptScreens, { recursive: true });
      await page.screenshot({ path: join(keptScreens, `${name}-${page.viewportSize()?.width}-${colorScheme}.png`) });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }

  it('marks what rests on the input in hand, and goes from one sentence to the next', async () => {
    await openSheet();
    await field(page, 'properties.flashPoint.value').focus();
    await panel()
      .getByText(/of \d+ sentences that depend on it/)
      .waitFor();
    await expect.poll(() => isInView(marked().first())).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('properties.flashPoint.value');
    await expect.poll(() => marked().count()).toBeGreaterThan(5);
    await look('resting');
    await panel()
      .getByRole('button', { name: /^Previous sentence that depends on Flash Point/ })
      .click();
    await expect.poll(() => isInView(marked().last())).toBe(true);
    await field(page, 'properties.odour').focus();
    await panel().getByText('1 sentence depends on it').waitFor();
    await expect.poll(() => isInView(marked().first())).toBe(true);
  });

  it('leads from an input to its sentence and back by F2, beside the form and in a drawer', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await field(page, 'properties.density.value').focus();
      await page.keyboard.press('F2');
      await expect.poll(() => focused('a[data-rests]')).toBe(true);
      expect(await isInView(marked().first())).toBe(true);
      await look('resting-focused');
      await page.keyboard.press('F2');
      await expect.poll(() => focused('[id="properties.density.value"]')).toBe(true);
    }
  });

  it('names the input that would fill each Not Available, and leads there', async () => {
    await openSheet();
    const open = panel().locator('a[data-missing]');
    const named = await open.evaluateAll((links) => links.map((link) => link.lastElementChild?.textContent ?? ''));
    expect(named).toContain('Vapour Pressure');
    expect(named).not.toContain('');
    await open.filter({ hasText: 'Vapour Pressure' }).click();
    await expect.poll(() => focused('[id="properties.vapourPressure.value"]')).toBe(true);
  });

  it('leads from every linked sentence to an input', async () => {
    await openSheet();
    await panel().getByText('Brake Cleaner NC').first().waitFor();
    const names = await panel()
      .locator('a[data-sentence]')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['sentence'] ?? ''));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) {
      // By key, because a section that is laid out late may move a link away from under the mouse.
      await panel().locator(`[data-sentence="${name}"]`).first().press('Enter');
      await expect.poll(() => focused('input, select, textarea, button'), { message: name }).toBe(true);
    }
  });

  it('names the step in the address of a sentence', async () => {
    await openSheet();
    const link = panel().getByRole('link', { name: 'Brake Cleaner NC' }).first();
    await expect.poll(() => link.getAttribute('href')).toBe('?step=description');
    await link.press('Enter');
    await expectStep(page, 'Product Description');
  });
});
