import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectStep, field } from './journey.ts';

/** The tab stop to reach: a selector, or the text of a button or link, including text for screen readers. */
export type Stop = { readonly css: string } | { readonly button: string };

export const input = (path: string): Stop => ({ css: `[id="${path}"]` });
const nextButton: Stop = { button: 'Next' };

type Focus = {
  readonly isAtStop: boolean;
  /** What a sighted person would miss. */
  readonly fault: string | null;
};

/** Where the focus is, asked once, because keyboard journeys press Tab hundreds of times. */
const focusOf = (page: Page, stop: Stop): Promise<Focus> =>
  page.evaluate((wanted) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { isAtStop: false, fault: null };
    const isAtStop =
      'css' in wanted
        ? element.matches(wanted.css)
        : element.matches('a, button') &&
          [element.innerText.trim(), element.getAttribute('aria-label')].includes(wanted.button);
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const hasRing = outlineStyle !== 'none' || boxShadow !== 'none' || element.matches('input, select, textarea');
    const { x, y, width, height } = element.getBoundingClientRect();
    // A region higher than its place is seen where any of it is.
    const isSeen = [Math.min(height / 2, 20), height / 2, height - Math.min(height / 2, 20)].some((down) => {
      const found = document.elementFromPoint(x + width / 2, y + down);
      return element.contains(found) || found?.contains(element) === true;
    });
    if (hasRing && isSeen) return { isAtStop, fault: null };
    const name = `${element.tagName} "${element.innerText}"`;
    return { isAtStop, fault: `${hasRing ? 'covered' : 'no ring'}: ${name} at ${x}, ${y}` };
  }, stop);

export const isAt = async (page: Page, stop: Stop): Promise<boolean> => (await focusOf(page, stop)).isAtStop;

/** The focus once the page is at rest. After a Tab the page may still scroll, longer on a busy machine. */
async function restingFocus(page: Page, stop: Stop): Promise<Focus> {
  let focus = await focusOf(page, stop);
  for (let waited = 0; focus.fault !== null && waited < 3000; waited += 100) {
    await page.waitForTimeout(100);
    focus = await focusOf(page, stop);
  }
  return focus;
}

/** Presses Tab until the stop has the focus. Returns how often, and checks that each stop on the way is visible. */
export async function tabTo(page: Page, stop: Stop, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const faults = new Set<string>();
  let { isAtStop } = await focusOf(page, stop);
  for (let presses = 0; presses < 160; presses += 1) {
    if (isAtStop) {
      expect([...faults].join('; '), 'faults of the focus').toBe('');
      return presses;
    }
    await page.keyboard.press(key);
    const focus = await restingFocus(page, stop);
    if (focus.fault !== null) faults.add(focus.fault);
    ({ isAtStop } = focus);
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

const skipLink = 'a[href="#main"]';

/**
 * Presses Tab from the first stop of the page to the last, and checks that each has a ring and is seen. Returns what can
 * be used but was not come to. In a group of radio buttons the arrows move, so only the group counts.
 */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  await page.locator(skipLink).focus();
  for (let presses = 0; presses < 160; presses += 1) {
    const isOver = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body || at.hasAttribute('data-was-here')) return true;
      at.setAttribute('data-was-here', '');
      return false;
    });
    if (isOver) break;
    const { fault } = await restingFocus(page, { css: skipLink });
    if (fault !== null) faults.add(fault);
    await page.keyboard.press('Tab');
  }
  expect([...faults].join('; '), 'faults of the focus').toBe('');
  return page.evaluate(() => {
    const usable = 'a[href], button:enabled, input:enabled:not([type=radio]), select:enabled, textarea:enabled';
    return [...document.querySelectorAll<HTMLElement>(usable)]
      .filter((each) => each.tabIndex >= 0 && !each.hasAttribute('data-was-here') && each.checkVisibility())
      .map((each) => each.outerHTML.slice(0, 200));
  });
}
