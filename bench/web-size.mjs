/* global document -- of the page that is measured */
// What a browser that was never here receives from the log-in page until the first field of the wizard holds a typed character, as
// the service sends it: bytes of the network (headers and compressed body) by what they are, counted by Chromium itself. With FILES=1
// each script by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { callOf, logIn, startService } from './support/service.mjs';
import { goals, keep } from './support/figures.mjs';

const rounds = 3;
const kinds = { Script: 'script', Stylesheet: 'CSS', Fetch: 'data', XHR: 'data', Font: 'fonts' };

/** Bytes that the page has received so far, by kind. Running transfers count with what has arrived. */
async function received(page) {
  const network = await page.context().newCDPSession(page);
  const requests = new Map();
  const of = (id) => requests.get(id) ?? requests.set(id, { kind: 'other', bytes: 0, url: '' }).get(id);
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) =>
    Object.assign(of(requestId), { kind: kinds[type] ?? 'other', url: request.url }),
  );
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => (of(requestId).bytes += encodedDataLength));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    of(requestId).bytes = Math.max(of(requestId).bytes, encodedDataLength);
  });
  await network.send('Network.enable');
  return () => [...requests.values()];
}

const sumOf = (requests, kind) =>
  requests.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a new profile, like a first visit. */
async function visit(browser, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function firstCharacter(page, service) {
  const requests = await received(page);
  await page.goto(`${service.url}/login`, { waitUntil: 'networkidle' });
  const atLogin = sumOf(requests(), 'script');
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill(service.email);
  await page.getByLabel('Password', { exact: true }).fill(service.password);
  const begun = performance.now();
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  const field = page.locator('[id="description.productName"]');
  const before = await field.inputValue();
  await field.press('End');
  await page.keyboard.press('x');
  await page.waitForFunction(
    (value) => document.getElementById('description.productName').value === value,
    `${before}x`,
    { polling: 5 },
  );
  const ms = performance.now() - begun;
  const all = requests();
  await page.locator('[data-live-panel]').waitFor();
  const panelMs = performance.now() - begun;
  if (process.env.FILES) {
    for (const { url, bytes } of all.filter(({ kind }) => kind === 'script').sort((a, b) => b.bytes - a.bytes)) {
      console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB  ${url.replace(service.url, '')}`);
    }
  }
  return { all, atLogin, ms, panelMs };
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const byScript = (a, b) => sumOf(a.all, 'script') - sumOf(b.all, 'script');

async function measure(browser, service, [language, tag]) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await visit(browser, (page) => firstCharacter(page, service)));
  }
  const most = runs.sort(byScript).at(-1);
  const script = sumOf(most.all, 'script');
  const rest = ['CSS', 'data', 'fonts', 'other'].map((kind) => `${kind} ${kb(sumOf(most.all, kind))}`).join(', ');
  keep(`script.${tag}`, script / 1024);
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const panels = runs.map(({ panelMs }) => panelMs).sort((a, b) => a - b);
  if (tag === 'en') {
    keep('interactive.field', times[1]);
    keep('interactive.panel', panels[1]);
  }
  console.log(
    `${language}: script ${kb(script)} (goal ${goals.scriptKb} KB): log-in ${kb(most.atLogin)}, then ${kb(script - most.atLogin)}; ${rest}`,
  );
  console.log(
    `${language}: from the press on LOGIN to the first character ${times[1].toFixed(0)} ms, to the live panel ${panels[1].toFixed(0)} ms`,
  );
}

const data = mkdtempSync(join(tmpdir(), 'gosds-bench-'));
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const service = await startService(data);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [name, country, language] of [
    ['English draft', 'GB', 'en'],
    ['German draft', 'DE', 'de'],
  ]) {
    await visit(browser, async (page) => {
      await logIn(page, service);
      await page.locator('#step-heading').waitFor();
      const description = { productName: 'Thinner', companyName: 'Example Chemicals', country, language };
      await callOf(page, '/api/drafts', { draft: { description } });
    });
    await measure(browser, service, [name, language]);
  }
} finally {
  await browser.close();
  await service.stop();
  rmSync(data, { recursive: true, force: true });
}
