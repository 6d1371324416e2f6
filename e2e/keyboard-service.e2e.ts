import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession } from './arrange.ts';
import { openContext } from './browser.ts';
import { tabThrough } from './keyboard.ts';
import { type RunningService, sharedService } from './service.ts';

let service: RunningService;

const openPage = async (): Promise<Page> => (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();

/** Opens the page, and goes through it once its heading and the parts that load later stand. */
async function walk(page: Page, path: string): Promise<void> {
  await page.goto(`${service.url}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await tabThrough(page), `${path}: what the Tab key does not come to`).toEqual([]);
}

beforeAll(async () => {
  service = await sharedService();
});

describe('by the Tab key alone', () => {
  let page: Page;

  describe('a visitor', () => {
    beforeAll(async () => {
      page = await openPage();
    });
    afterAll(() => page.context().close());

    it.each(['/start', '/login', '/signup', '/forgot-password', '/confirmation/none', '/reset-password/none'])(
      'comes to everything on %s',
      (path) => walk(page, path),
    );
  });

  describe('a buyer', () => {
    beforeAll(async () => {
      page = await openPage();
      await openSession(page, service, { user: await confirmedUser(service, 'Tabber') });
      const { draft } = brakeCleaner;
      const draftId = await openDraft(page, 'description', {
        ...draft,
        dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
      });
      const { version } = (await callFromPage(page, 'GET', `/api/drafts/${draftId}`)) as { version: number };
      const made = await callFromPage(page, 'POST', '/api/data/credo', { draftId, version });
      const { orderId } = made as { orderId: string };
      await callFromPage(page, 'POST', '/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa', goEr: '' });
    });
    afterAll(() => page.context().close());

    it.each([
      '/my-sheets',
      '/my-account',
      '/account-settings',
      '/account-settings/developers',
      '/er-subscription',
      '/feed-back',
      '/company-profile',
      '/galleria-data',
    ])('comes to everything on %s', (path) => walk(page, path));
  });
});
