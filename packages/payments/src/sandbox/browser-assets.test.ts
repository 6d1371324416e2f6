import { describe, expect, it } from 'vitest';
import { browserAssets } from './browser-assets.ts';
import { shownTestCards, testCards } from './test-cards.ts';

const body = (name: string) => browserAssets().get(name)?.body ?? '';

describe('the browser part of the sandbox', () => {
  it('takes just the cards that the double knows', () => {
    const numbers = [...body('test-cards.js').matchAll(/'(\d+)'/g)].map(([, number]) => number);
    expect(numbers).toEqual(testCards.map(({ number }) => number));
  });

  it('shows none but known cards', () => {
    const known = testCards.map(({ number }) => number);
    for (const { number } of shownTestCards) expect(known).toContain(number.replaceAll(' ', ''));
  });

  it('imports only files that are served, and none from elsewhere', () => {
    for (const [name, { body: text }] of browserAssets()) {
      for (const [, imported] of text.matchAll(/from '([^']+)'/g)) {
        expect(browserAssets().has((imported ?? '').replace('./', '')), `${imported} in ${name}`).toBe(true);
      }
      expect(text).not.toMatch(/https?:\/\//);
    }
  });

  it('keeps to the content security policy: no inline style or script, no eval', () => {
    for (const { body: text } of browserAssets().values()) {
      expect(text).not.toMatch(/innerHTML|setAttribute\('style'|cssText|eval\(|new Function|createElement\('style'\)/);
    }
  });
});
