import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDesk } from './arrange.ts';
import { axeFindings } from './browser.ts';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Feedback');
});

const open = async () => {
  await page.goto(new URL('/feed-back', page.url()).href);
};
const thanks = () => page.getByRole('heading', { level: 1, name: 'Thank you for your feedback' });

describe('a user who gives feedback', () => {
  it('is asked for three ratings and a comment, by keyboard alone, and thanked then and later', async () => {
    await open();
    await page.getByRole('heading', { level: 1, name: 'How was it?' }).waitFor();
    expect(await page.title()).toContain('FeedBack');
    await expect.poll(() => page.getByLabel('Comment').inputValue()).toBe('Extremely satisfied');
    await page.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Choose one to five stars.').count()).toBe(3);
    // The first question has the focus; the arrow keys move between the stars.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    const chosen = page.getByRole('radio', { checked: true });
    await expect
      .poll(() => chosen.evaluateAll((all) => all.map((each) => each.getAttribute('value'))))
      .toEqual(['2', '1', '5']);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Fast');
    await page.getByRole('button', { name: 'Send' }).click();
    await thanks().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await open();
    await thanks().waitFor();
  });

  it('asks on a telephone in one column', async () => {
    const other = await openDesk('Narrow');
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(new URL('/feed-back', other.url()).href);
    await other.getByRole('radio', { name: '4 stars' }).last().check();
    expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFindings(other)).toEqual([]);
  });
});
