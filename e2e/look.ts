import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './browser.ts';

const widths = [1440, 820, 390] as const;

/** Colours are the same at every width, so only the last width is checked in the dark scheme. */
const schemesAt = (width: number, shown: readonly number[]) =>
  width === shown.at(-1) ? (['light', 'dark'] as const) : (['light'] as const);

/** Selectors of elements that stick out of the page sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return right > clientWidth + 1;
    });
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/**
 * Parts of a row or column that Tab reaches in another order than they are read in: a later one that stands wholly left
 * of an earlier one, or above it (WCAG 2.4.3).
 */
const outOfOrder = (page: Page) =>
  page.evaluate(() => {
    const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, iframe, summary';
    const isPlaced = (element: Element) => ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position);
    const partsOf = (box: Element) =>
      [...box.children]
        .filter((part) => !isPlaced(part) && (part.matches(focusable) || part.querySelector(focusable)))
        .map((part) => ({ part, at: part.getBoundingClientRect() }))
        .filter(({ at }) => at.width > 0 && at.height > 0);
    const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
      Math.min(to, otherTo) - Math.max(from, otherFrom);
    const isBefore = (one: DOMRect, other: DOMRect) => {
      const besides = overlap(one.top, one.bottom, other.top, other.bottom);
      const stacked = overlap(one.left, one.right, other.left, other.right);
      return (one.right <= other.left + 1 && besides > 4) || (one.bottom <= other.top + 1 && stacked > 4);
    };
    const boxes = [...document.querySelectorAll('body *')].filter((element) =>
      /flex|grid/.test(getComputedStyle(element).display),
    );
    return boxes.flatMap((box) => {
      const parts = partsOf(box);
      const wrong = parts.filter(({ at }, index) => parts.slice(0, index).some((earlier) => isBefore(at, earlier.at)));
      return wrong.map(({ part }) => part.outerHTML.slice(0, 120));
    });
  });

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Checks computer, tablet and phone in light and dark: no axe findings, no sideways scrolling, Tab in reading order. */
export async function look(page: Page, name: string, shown: readonly number[] = widths): Promise<void> {
  const faults: unknown[] = [];
  for (const width of shown) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const colorScheme of schemesAt(width, shown)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await settle(page);
      const where = `${name}, ${width} px, ${colorScheme}`;
      const findings = await axeFindings(page);
      faults.push(...findings.map((finding) => ({ where, ...finding })));
    }
    const wide = await sticksOut(page);
    if (wide.length > 0) faults.push({ where: `${name}, ${width} px`, wide });
    const order = await outOfOrder(page);
    if (order.length > 0) faults.push({ where: `${name}, ${width} px`, order });
  }
  if (shown === widths) {
    // A phone at 200 % zoom has half of its width.
    await page.setViewportSize({ width: 195, height: 422 });
    await settle(page);
    const wide = await sticksOut(page);
    if (wide.length > 0) faults.push({ where: `${name}, phone at 200 %`, wide });
  }
  expect.soft(faults, name).toEqual([]);
}
