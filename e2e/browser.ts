import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { slowPages } from './slow-line.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds: compiling its script anew for speed costs more than it gains.
      '--js-flags=--no-maglev --no-opt',
    ],
  });

/** Reports of the browser about violations of the page's content security policy. */
const refusedByPolicy: string[] = [];

/** Returns and clears the violations since the last call. */
export const takeRefusedByPolicy = (): readonly string[] => refusedByPolicy.splice(0);

const shared: { browser?: Promise<Browser> } = {};
const opened = new Map<BrowserContext, string[]>();

/** Collects failed requests, to explain a failed journey. */
function keepFailedCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('requestfailed', (request) => {
    calls.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) calls.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  return calls;
}

/**
 * A new profile in the process's one browser, closed at the end of the file. Waits long, for busy machines; bench/
 * measures speed. Asks for reduced motion, because a spinner during printing takes half a processor where the CPU
 * draws.
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  shared.browser ??= launchBrowser();
  const context = await (await shared.browser).newContext({ reducedMotion: 'reduce', ...options });
  opened.set(context, keepFailedCalls(context));
  slowPages(context);
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      refusedByPolicy.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.setDefaultTimeout(60_000);
  return context;
}

export async function closeContexts(): Promise<void> {
  await Promise.all([...opened.keys()].map((context) => context.close()));
  opened.clear();
}

const longestShown = 700;

async function shownBy(page: Page): Promise<string> {
  const shown = page.locator('[role=dialog], [role=alert], main').filter({ visible: true });
  const texts = (await shown.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').slice(0, longestShown));
  return `${page.url()} shows: ${texts.join(' | ')}`;
}

/** What the open pages show, and the last failed requests. */
export async function whatIsShown(): Promise<string> {
  const lines = [...opened].flatMap(([context, calls]) => [
    ...context.pages().map((page) => shownBy(page).catch(() => `${page.url()} does not answer`)),
    ...calls.slice(-5).map((call) => Promise.resolve(call)),
  ]);
  return (await Promise.all(lines)).join('\n');
}

export type AxeFinding = { readonly id: string; readonly help: string; readonly nodes: readonly string[] };

/**
 * axe needs everything laid out and at rest: skipped sections overlap by their estimated height, fading elements have
 * half the contrast, and elements half under a sticky bar are half as high.
 */
const asRead = `* {
  content-visibility: visible !important;
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
}`;

/** axe findings for WCAG 2.0 to 2.2, A and AA, on the page as it is. */
export async function axeFindings(page: Page): Promise<readonly AxeFinding[]> {
  // Evaluate through the protocol, so that the page's content security policy stays unchanged.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (css) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
      };
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => ({ element, top: element.scrollTop }));
    for (const { element } of scrolled) element.scrollTop = 0;
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    for (const { element, top } of scrolled) element.scrollTop = top;
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 300)) }));
  }, asRead);
}

/** Saves a screenshot of a failed page in reports/. */
export const keepFailure = (page: Page, name: string) =>
  page.screenshot({ path: join(import.meta.dirname, '../reports', `${name.replaceAll(/\W+/g, '-')}.png`) });
