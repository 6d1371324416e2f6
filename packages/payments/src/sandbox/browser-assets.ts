import { readFileSync } from 'node:fs';

/** Files of the browser part by name, each with its media type. */
export type BrowserAssets = ReadonlyMap<string, Asset>;

type Asset = { readonly type: string; readonly body: string };

/** Lies beside the sources, so that it is found from them and from the build alike. */
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

/** The stand-in for the provider's script: modules and their style sheet. */
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
