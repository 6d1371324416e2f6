import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './browser.ts';

/**
 * Runs axe while a dialog, drawer or menu is open. `opened` is the name of the file in `apps/web/src` that renders it,
 * with the element if the file renders several, such as `data-menu Menu`. `scripts/opened-with-axe.test.mjs` checks
 * that there is a call for each.
 */
export async function expectSoundOpened(page: Page, opened: string): Promise<void> {
  const shown = page.locator('[role=dialog], [role=menu]').filter({ visible: true });
  await expect.poll(() => shown.count(), { message: `${opened} is open` }).toBeGreaterThan(0);
  expect(await axeFindings(page), opened).toEqual([]);
}
