import { readFileSync } from 'node:fs';

/** Files of the browser code by name, with their media types. */
export type BrowserAssets = ReadonlyMap<string, Asset>;

type Asset = { readonly type: string; readonly body: string };

/** Beside the sources, so that both the sources and the build find it. */
const folder = new URL('../../src/sandbox/browser/', import.meta.url);

const scripts = [
  'stripe.js',
  'elements.js',
  'card-input.js',
  'card-field-view.js',
  'card-formats.js',
  'event-emitter.js',
  'three-d-secure.js',
  'sandbox-api.js',
  'test-cards.js',
];

/** Stands in for the provider's script: modules and their style sheet. */
export function browserAssets(): BrowserAssets {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const script = 'text/javascript; charset=utf-8';
  const styles = 'text/css; charset=utf-8';
  return new Map<string, Asset>([
    ...scripts.map((name) => [name, { type: script, body: read(name) }] as const),
    ['stripe.css', { type: styles, body: read('stripe.css') }],
    ['paypal.css', { type: styles, body: read('paypal.css') }],
  ]);
}
