import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectStep, field } from './journey.ts';

/** The tab stop to reach: a selector, or the text of a button or link, including text for screen readers. */
export type Stop = { readonly css: string } | { readonly button: string };

export const input = (path: string): Stop => ({ css: `[id="${path}"]` });
const nextButton: Stop = { button: 'Next' };

/** Faults of the focus that a sighted person would notice. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const hasRing = outlineStyle !== 'none' || boxShadow !== 'none' || element.matches('input, select, textarea');
    const { x, y, width, height } = element.getBoundingClientRect();
    // A region higher than its place is seen where any of it is.
    const isSeen = [Math.min(height / 2, 20), height / 2, height - Math.min(height / 2, 20)].some((down) => {
      const found = document.elementFromPoint(x + width / 2, y + down);
      return element.contains(found) || found?.contains(element) === true;
    });
    if (hasRing && isSeen) return null;
    return `${hasRing ? 'covered' : 'no ring'}: ${element.tagName} "${element.innerText}" at ${x}, ${y}`;
  });

export const isAt = (page: Page, stop: Stop) =>
  page.evaluate((wanted) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return false;
    return 'css' in wanted
      ? element.matches(wanted.css)
      : element.matches('a, button') &&
          [element.innerText.trim(), element.getAttribute('aria-label')].includes(wanted.button);
  }, stop);

/** The fault of the focus once the page is at rest. After a Tab the page may still scroll, longer on a busy machine. */
async function restingFault(page: Page): Promise<string | null> {
  let fault = await faultOfFocus(page);
  for (let waited = 0; fault !== null && waited < 3000; waited += 100) {
    await page.waitForTimeout(100);
    fault = await faultOfFocus(page);
  }
  return fault;
}

/** Presses Tab until the stop has the focus. Returns how often, and checks that each stop on the way is visible. */
export async function tabTo(page: Page, stop: Stop, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const faults = new Set<string>();
  for (let presses = 0; presses < 160; presses += 1) {
    if (await isAt(page, stop)) {
      expect([...faults].join('; '), 'faults of the focus').toBe('');
      return presses;
    }
    await page.keyboard.press(key);
    const fault = await restingFault(page);
    if (fault !== null) faults.add(fault);
  }
  throw new Error(`the Tab key does not come to ${JSON.stringify(stop)}`);
}

export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

export async function type(page: Page, path: string, text: string): Promise<void> {
  await tabTo(page, input(path));
  await page.keyboard.type(text);
}

/**
 * Chooses an option in a native list by typing. The list starts a new word after a second, so a slow attempt types
 * again.
 */
export async function choose(page: Page, path: string, text: string, value: string): Promise<void> {
  await tabTo(page, input(path));
  await expect
    .poll(
      async () => {
        await page.keyboard.type(text);
        return field(page, path).inputValue();
      },
      { interval: 1500 },
    )
    .toBe(value);
}

export async function goOn(page: Page, title: string): Promise<void> {
  await tabTo(page, nextButton);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-disabled')), { message: 'Next opens' })
    .toBeNull();
  await page.keyboard.press('Enter');
  await expectStep(page, title);
  await expect
    .poll(() => focusedId(page), { message: 'the heading of the new step has the focus' })
    .toBe('step-heading');
}

export async function pickIngredient(page: Page, row: number, text: string): Promise<void> {
  await expect.poll(() => focusedId(page)).toBe(`ingredients.${row}.name`);
  await page.keyboard.type(text);
  await field(page, `ingredients.${row}.name-0`).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('In the catalogue').nth(row).waitFor();
  await expect.poll(() => focusedId(page)).toBe(`ingredients.${row}.proportion`);
}
