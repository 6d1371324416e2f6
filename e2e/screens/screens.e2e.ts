import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from '../browser.ts';
import { type Service, startService } from '../service.ts';
import { openComparison } from './compare-screens.ts';
import { differingBlocks, reducedPicture } from './picture.ts';
import { tourScreens } from './tour.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Screens that are also compared in the dark scheme: one of each kind. */
const alsoDark = ['login', 'description', 'ingredients', 'preview', 'checkout', 'dialog-settings'];

/** Replaces dates and times with fixed ones, and hides messages that disappear by themselves. */
const withoutTime = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.mantine-Notifications-root { visibility: hidden; }');
    document.adoptedStyleSheets = [sheet];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const dates = /\b\d{1,2} (?:[A-Z][a-z]{2,8}) \d{4}\b|\b\d{4}-\d\d-\d\d\b|\b\d\d:\d\d\b/g;
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const said = node.nodeValue ?? '';
      const shown = said.replaceAll(dates, (date) =>
        date.includes(':') ? '10:00' : date.includes('-') ? '2026-11-23' : '23 Nov 2026',
      );
      if (shown !== said) node.nodeValue = shown;
    }
  });

/** Waits for loading and computing to finish. Loading dots stand still under reduced motion and would be stored. */
const takePicture = async (page: Page): Promise<Buffer> => {
  await expect.poll(() => page.locator('.mantine-Loader-root').count()).toBe(0);
  await withoutTime(page);
  return page.screenshot({ animations: 'disabled' });
};

describe('every screen', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startService();
  });

  afterAll(() => service.stop());

  it('looks as it did when its picture was kept', async () => {
    const context = await openContext({ viewport: desk, reducedMotion: 'reduce', colorScheme: 'light' });
    const page = await context.newPage();
    const comparison = openComparison();
    const compare = (name: string) => comparison.compare(name, () => takePicture(page));
    const look = async (name: string): Promise<void> => {
      await compare(`${name}-desk`);
      // On a phone the panel is a closed drawer.
      if (!name.startsWith('panel-')) {
        await page.setViewportSize(phone);
        await compare(`${name}-phone`);
        await page.setViewportSize(desk);
      }
      if (!alsoDark.includes(name)) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await compare(`${name}-dark`);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await tourScreens({ page, service, look });
    expect(comparison.close(), 'see reports/screens; npm run screens -- --write keeps them anew').toEqual([]);
  }, 1_200_000);
});

type Layout = { readonly left?: number; readonly hasCard?: boolean; readonly style?: string };

/** A small page with a heading, a card of text and a button. */
const layout = ({ left = 40, hasCard = true, style = '' }: Layout): string => `<style>
  body { margin: 0; padding: 24px; background: #f3f5f6; font: 14px/1.5 sans-serif; color: #16222b; ${style} }
  .card { margin: 16px 0; padding: 20px; border: 1px solid #dde3e7; border-radius: 8px; background: #fff; }
  button { position: absolute; top: 300px; left: ${left}px; width: 104px; height: 36px; border: 0; background: #0d5f6e; color: #fff; }
</style><h1>Safety data sheet</h1>
${hasCard ? '<div class="card">Each hazard class of the product appears here, with its statement, rule and paragraph.</div>' : ''}
<button>Next</button>`;

describe('the comparison of two screens', () => {
  let page: Page;

  beforeAll(async () => {
    page = await (await openContext({ viewport: { width: 640, height: 400 } })).newPage();
  });

  const pictureOfLayout = async (shown: Layout) => {
    await page.setContent(layout(shown));
    return reducedPicture(await page.screenshot());
  };
  const compared = async (before: Layout, after: Layout) =>
    differingBlocks(await pictureOfLayout(before), await pictureOfLayout(after));

  it('finds a button that moved, and where', async () => {
    const blocks = await compared({}, { left: 64 });
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.every(({ top }) => top * 4 >= 256)).toBe(true);
  });

  it('finds a card that is missing', async () => {
    expect((await compared({}, { hasCard: false })).length).toBeGreaterThan(10);
    expect((await compared({ hasCard: false }, {})).length).toBeGreaterThan(10);
  });

  it('finds text that is gone from its card', async () => {
    expect((await compared({}, { style: '--none: 0; } .card { color: #fff;' })).length).toBeGreaterThan(3);
  });

  it.each([
    ['a shift of one pixel', { style: 'position: relative; left: 1px; top: 1px;' }],
    [
      'letters that are drawn another way',
      { style: 'text-rendering: geometricPrecision; transform: rotate(0.001deg);' },
    ],
    ['letters a little wider apart', { style: 'letter-spacing: 0.02px;' }],
  ])('lets pass %s', async (_what, after) => {
    expect(await compared({}, after)).toEqual([]);
  });

  it('finds another size', async () => {
    const before = await pictureOfLayout({});
    await page.setViewportSize({ width: 600, height: 400 });
    expect(differingBlocks(before, await pictureOfLayout({}))).toHaveLength(1);
    await page.setViewportSize({ width: 640, height: 400 });
  });
});
