import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, openDraft, openSession } from './arrange.ts';
import { openContext } from './browser.ts';
import { expectStep, field } from './journey.ts';
import { sharedService } from './service.ts';

describe('fields that appear late above the one that has the focus', () => {
  let page: Page;
  let isStepShown = false;
  let release: () => void;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });

  beforeAll(async () => {
    const service = await sharedService();
    page = await (await openContext({ viewport: { width: 1440, height: 600 } })).newPage();
    await openSession(page, service, { user: await confirmedUser(service, 'LateFields') });
    await page.route('**/assets/*.js', async (route) => {
      if (isStepShown) await late;
      await route.continue();
    });
    await openDraft(page, 'description', { description: { country: 'US' } });
    await expectStep(page, 'Product Description');
    isStepShown = true;
  });

  afterAll(() => page.context().close());

  const isCovered = (path: string) =>
    field(page, path).evaluate((input) => {
      const { x, y, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height - 2) !== input;
    });

  it('leave it in view', async () => {
    const use = field(page, 'description.productUse');
    const place = () => use.evaluate((list) => list.getBoundingClientRect().top + scrollY);
    await use.focus();
    await use.evaluate((list) => {
      list.scrollIntoView({ block: 'end' });
    });
    expect(await isCovered('description.productUse')).toBe(false);
    const before = await place();
    release();
    await expect.poll(place, { message: 'a group of fields has come above it' }).toBeGreaterThan(before + 100);
    await expect.poll(() => isCovered('description.productUse')).toBe(false);
  });
});
