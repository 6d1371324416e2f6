// One identity: everything drawn outside the screens uses the colours of the screens' tokens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const coloursIn = (text) => new Set(text.match(/#[0-9a-f]{6}\b/gi)?.map((colour) => colour.toLowerCase()) ?? []);

const tokens = read('apps/web/src/ui/tokens.css');
const inTokens = coloursIn(tokens);

/** Text on every button is white in each colour scheme. */
const plain = ['#ffffff'];

const elsewhere = [
  'packages/print/templates/sds.typ',
  'packages/print/src/data/sheet-style.ts',
  'packages/messages/src/templates/mail-layout.ts',
  'packages/messages/src/mailbox-page.ts',
  'packages/payments/src/sandbox/browser/stripe.css',
  'apps/api/src/http/api-pages.ts',
  'apps/web/public/favicon.svg',
];

describe('one identity', () => {
  it.each(elsewhere)('%s draws in the colours of the screens', (path) => {
    const colours = [...coloursIn(read(path))].filter((colour) => !plain.includes(colour));
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => !inTokens.has(colour))).toEqual([]);
  });

  it('each has the accent of the light scheme', () => {
    const accent = /--accent: (#[0-9a-f]{6})/.exec(tokens)?.[1];
    expect(accent).toBeDefined();
    for (const path of elsewhere) expect(read(path), path).toContain(accent);
  });
});
