/* global addEventListener, document, MutationObserver, requestAnimationFrame -- of the page that is measured */
// Key press in the ingredient grid to the changed preview on the screen: 15 and 100 ingredients, the live sheet open, in Chromium.
// With PROFILE=FILE profiles for Chromium's tools are written. Then: the first page of the preview, from the press on Next to its picture on the screen.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { callOf, logIn, startService } from './support/service.mjs';
import { goals, keep } from './support/figures.mjs';

const warmUp = 12;
const presses = 60;
const rounds = 3;
/** Pause between two keys, like a fast typist. */
const rhythmMs = 150;

/** A realistic paint with concentrations. They total less than 100 % whatever is typed into the last row. */
const recipe = [
  ['108-88-3', '12'],
  ['1330-20-7', '10'],
  ['67-64-1', '9'],
  ['123-86-4', '8'],
  ['78-93-3', '7'],
  ['67-56-1', '3-5'],
  ['67-63-0', '5'],
  ['64-17-5', '4'],
  ['141-78-6', '4'],
  ['100-41-4', '3'],
  ['111-76-2', '2'],
  ['110-54-3', '<1'],
  ['50-00-0', '0.1'],
  ['7732-18-5', '2'],
  ['107-98-2', '1'],
];

const manyRows = 100;

/** More substances of the catalogue, at low concentrations. */
async function furtherRows(page, known, count) {
  const found = new Map();
  for (const key of [
    'amine',
    'acid',
    'oxide',
    'ester',
    'alcohol',
    'chloride',
    'sodium',
    'benzene',
    'ether',
    'phosph',
  ]) {
    for (const match of await callOf(page, '/api/data/ingredients', { key })) found.set(match.MaterialId, match);
  }
  return [...found.values()]
    .filter(({ MaterialId }) => !known.some(({ materialId }) => materialId === MaterialId))
    .slice(0, count)
    .map(({ Name: name, Cas: casNumber, CwNo: cwNumber, MaterialId: materialId }) => ({
      id: String(materialId),
      name,
      casNumber,
      cwNumber,
      materialId,
      proportion: '0.1',
    }));
}

/** Makes the draft through the page's own requests, and opens it at the ingredients. */
async function openSheet(page, { url }, rows) {
  const ingredients = [];
  for (const [cas, proportion] of recipe) {
    const match = (await callOf(page, '/api/data/ingredients', { key: cas })).find(({ Cas }) => Cas === cas);
    if (!match) throw new Error(`${cas} is not in the catalogue`);
    const { Name: name, Cas: casNumber, CwNo: cwNumber, MaterialId: materialId } = match;
    ingredients.push({ id: cas, name, casNumber, cwNumber, materialId, proportion });
  }
  // Put the rows that are typed into and watched last.
  ingredients.unshift(...(await furtherRows(page, ingredients, rows - recipe.length)));
  if (ingredients.length !== rows) throw new Error(`${ingredients.length} rows instead of ${rows}`);
  const description = {
    productName: 'Spray paint base',
    companyName: 'Example Chemicals Ltd',
    country: 'DE',
    language: 'en',
  };
  const properties = {
    state: 'Liquid',
    waterSolubility: 'Immiscible',
    flashPoint: { value: '4', unit: '°C' },
    boilingPoint: { value: '56', unit: '°C' },
  };
  const { id } = await callOf(page, '/api/drafts', { draft: { description, ingredients, properties } });
  await page.evaluate((opened) => sessionStorage.setItem('gosds.open-draft', opened), id);
  await page.goto(`${url}/?step=ingredients`);
  await page.getByRole('tab', { name: 'Sheet' }).click();
  await page.locator('#sheet-section-16').waitFor({ state: 'attached' });
  // Show the composition, which changes with each key.
  await page.locator('#sheet-section-3').evaluate((heading) => heading.scrollIntoView());
}

/** Records for each key the time from its event to the frame with the last change of the panel that follows. */
const watch = (page) =>
  page.evaluate(() => {
    const state = { pressed: 0, waits: [], typed: [] };
    globalThis.keyPress = state;
    addEventListener('keydown', ({ timeStamp }) => ((state.pressed = timeStamp), state.waits.push(NaN)), true);
    const oncePainted = (done) =>
      requestAnimationFrame(() => {
        // A message arrives after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    const noteIn = (times, pressed) => () => (times[state.waits.length - 1] = performance.now() - pressed);
    addEventListener('input', () => oncePainted(noteIn(state.typed, state.pressed)), true);
    const observer = new MutationObserver(() => oncePainted(noteIn(state.waits, state.pressed)));
    const panel = document.querySelector('#panel-content');
    observer.observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
  });

async function pressKeys(page, count, rows) {
  const cell = page.locator(`[id="ingredients.${rows - 1}.proportion"]`);
  await cell.focus();
  await page.keyboard.press('End');
  for (let press = 0; press < count; press += 1) {
    // 1, 12, 1, 13, 1 ...: each key makes a different sheet.
    await page.keyboard.press(press % 2 === 0 ? String(2 + ((press / 2) % 7)) : 'Backspace');
    await sleep(rhythmMs);
    const typed = await cell.inputValue();
    const row = page.locator('#panel-content tr').filter({ hasText: '107-98-2' }).first();
    const cells = await row.locator('td').allTextContents();
    if (!cells.includes(typed)) throw new Error(`the preview does not show ${typed} but ${cells.join(' | ')}`);
  }
}

const next = (page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Goes on from the third step; waits `restMs` on the step before the preview. */
async function firstPage(page, restMs) {
  for (const title of ['Dangerous Goods', 'Add-Ons']) {
    await next(page);
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  }
  await sleep(restMs);
  const begun = performance.now();
  await next(page);
  const picture = page.getByAltText(/^Page 1 of/);
  await picture.waitFor({ timeout: 60_000 });
  await picture.evaluate((image) => image.decode());
  const took = performance.now() - begun;
  // Wait until the document is made and nothing of this sheet is running when the next one begins.
  await page.locator('button:enabled', { hasText: /^Next$/ }).waitFor();
  await sleep(1000);
  return took;
}

/** The median of several different sheets, so that none exists before. */
async function firstPages(page, restMs) {
  const times = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /^Physical Properties/ })
      .click();
    await page.locator('[id="properties.odour"]').fill(`Of solvent ${restMs} ${turn}`);
    times.push(await firstPage(page, restMs));
  }
  return times.sort((a, b) => a - b)[1];
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
const ms = (value) => `${value.toFixed(1)} ms`;

const inOrder = (waits) => {
  const seen = waits.filter((wait) => typeof wait === 'number' && !Number.isNaN(wait));
  if (seen.length < presses) throw new Error(`${presses - seen.length} keys changed nothing on the screen`);
  return seen.sort((a, b) => a - b);
};

/** Waits in ms of one round of presses, sorted: until the key shows in the grid, and until the preview has changed. */
async function round(page, rows) {
  await page.evaluate(() => (globalThis.keyPress.typed.length = globalThis.keyPress.waits.length = 0));
  await pressKeys(page, presses, rows);
  const { typed, waits } = await page.evaluate(() => globalThis.keyPress);
  return { typed: inOrder(typed), waits: inOrder(waits) };
}

/** The waits of the median round, so that other work on the machine does not count. */
async function waitsOf(page, rows) {
  await watch(page);
  await pressKeys(page, warmUp, rows);
  const profiler = process.env.PROFILE ? await page.context().newCDPSession(page) : undefined;
  await profiler?.send('Profiler.enable');
  await profiler?.send('Profiler.start');
  const all = [];
  for (let turn = 0; turn < rounds; turn += 1) all.push(await round(page, rows));
  if (profiler) {
    writeFileSync(`${process.env.PROFILE}.${rows}`, JSON.stringify((await profiler.send('Profiler.stop')).profile));
  }
  const middle = (key) =>
    all.map((each) => each[key]).sort((a, b) => at(a, 0.95) - at(b, 0.95))[Math.floor(rounds / 2)];
  return { typed: middle('typed'), waits: middle('waits') };
}

async function measure(page, service) {
  await logIn(page, service);
  await page.locator('#step-heading').waitFor();
  for (const [rows, key, goal] of [
    [manyRows, 'keyPressMany', goals.keyPressManyMs],
    [recipe.length, 'keyPress', goals.keyPressMs],
  ]) {
    await openSheet(page, service, rows);
    const { typed, waits } = await waitsOf(page, rows);
    const isMany = rows === manyRows;
    const told = (times, isGoal) =>
      `p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}, max ${ms(at(times, 1))}${isGoal ? ` (goal ${goal} ms at p95)` : ''}`;
    console.log(`key press, ${rows} rows, in the grid      ${told(typed, isMany)}`);
    console.log(`key press, ${rows} rows, in the preview   ${told(waits, !isMany)}`);
    const counted = isMany ? typed : waits;
    keep(`${key}.median`, at(counted, 0.5));
    keep(`${key}.p95`, at(counted, 0.95));
    if (isMany) keep(`${key}.preview`, at(waits, 0.5));
  }
  await next(page);
  for (const [key, restMs] of [
    ['straight', 0],
    ['rested', 4000],
  ]) {
    const time = await firstPages(page, restMs);
    console.log(
      `first page of the preview, ${restMs} ms on the step before      ${ms(time)} (goal ${goals.firstPageMs} ms)`,
    );
    keep(`firstPage.${key}`, time);
  }
}

const data = mkdtempSync(join(tmpdir(), 'gosds-bench-'));
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
process.env.MAX_INGREDIENTS = String(manyRows);
const service = await startService(data);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await measure(await context.newPage(), service);
} finally {
  await browser.close();
  await service.stop();
  rmSync(data, { recursive: true, force: true });
}
