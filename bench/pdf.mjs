// Printing a full sheet as it is sold (PDF/A-3a, tagged, XML and JSON attached): warm time and size in four scripts,
// Chromium's print of the same English sheet as HTML in the same run, asked in turns so that all meet the same load of the
// machine, and throughput of two workers. With `--memory` instead: memory of a worker over 2,000 sheets, which takes minutes.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { writeSheetFiles } from '@gosds/print/data/sheet-files';
import { createPdfPool } from '@gosds/print/pdf-pool';
import { loadLanguage } from '@gosds/phrases/load-language';
import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import { reviewSheet } from '@gosds/sheet/review/review';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { products } from '@gosds/testkit/products/all-products';
import { chromium } from 'playwright-core';
import { goals, keep } from './support/figures.mjs';

const rounds = Number(process.env.ROUNDS ?? 25);
const many = Number(process.env.SHEETS ?? 2000);

const [{ draft }] = products;
const known = draft.ingredients.map(({ materialId }) => findByMaterialId(materialId)).filter(Boolean);

/** The document of a language and its print options. */
async function prepare([tag, country]) {
  const facts = {
    draft: { ...draft, description: { ...draft.description, country, language: tag } },
    substances: new Map(known.map((substance) => [substance.materialId, substance])),
    sources: new Map(sources.map((source) => [source.id, source])),
    issueDate: '2026-05-04',
    revisionDate: '2026-05-04',
    version: '1.0',
    language: await loadLanguage(tag),
  };
  const made = makeSheet(facts);
  const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });
  const { attachments } = writeSheetFiles(facts, { ...made, review });
  return { tag, document: made.document, options: { watermark: false, attachments } };
}

/** Goals in ms and KB. */
const languages = await Promise.all(
  [
    ['en', 'DE'],
    ['ar', 'ZZ'],
    ['ja', 'JP'],
    ['zh', 'CN'],
  ].map(prepare),
);
const [english] = languages;

/** The same sheet with a different name each time, so that no cache helps. */
const renamed = ({ document }, number) => ({ ...document, productName: `${document.productName} ${number}` });
const sheet = (number) => renamed(english, number);

const sorted = (values) => [...values].sort((a, b) => a - b);
const at = (values, share) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
const ms = (value) => `${value.toFixed(0)} ms`;

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { result, took: performance.now() - begun };
}

const escape = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
const texts = (sentences, separator = ' ') => sentences.map(({ text }) => escape(text)).join(separator);
const cells = (tag, values) => `<tr>${values.map((value) => `<${tag}>${escape(value)}</${tag}>`).join('')}</tr>`;

const statement = /^(EUH|H|P)\d{3}/;
const blocks = {
  paragraph: ({ sentences }) => `<p>${texts(sentences)}</p>`,
  list: ({ items }) => `<ul>${items.map(({ text }) => `<li>${escape(text)}</li>`).join('')}</ul>`,
  fields: ({ fields }) =>
    `<dl>${fields
      .map(
        ({ label, values }) =>
          `<dt>${escape(label)}</dt><dd>${statement.test(values[0].text) ? texts(values, '<br>') : texts(values)}</dd>`,
      )
      .join('')}</dl>`,
  table: ({ caption, columns, rows }) =>
    `<table><caption>${escape(caption)}</caption><thead>${cells(
      'th',
      columns.map(({ heading }) => heading),
    )}</thead><tbody>${rows
      .map((row) =>
        cells(
          'td',
          row.map(({ text }) => text),
        ),
      )
      .join('')}</tbody></table>`,
  pictograms: ({ pictograms }) => pictograms.map(({ code }) => `<i>${pictogramSvg(code)}</i>`).join(''),
  'signal-word': ({ sentence }) => `<h3>${escape(sentence.text)}</h3>`,
};

const { resolve } = createRequire(import.meta.resolve('@gosds/print/pdf-pool'));
const font = (weight, file) =>
  `@font-face{font-family:Sheet;font-weight:${weight};src:url(${pathToFileURL(resolve(`@expo-google-fonts/noto-sans/${file}`))})}`;
const style = `${font(400, '400Regular/NotoSans_400Regular.ttf')}${font(700, '700Bold/NotoSans_700Bold.ttf')}
body{font:9pt Sheet,sans-serif;margin:0}h2{background:#edf2f7;border-left:3pt solid #12467d;padding:6pt;font-size:10.5pt}
h3{color:#12467d;font-size:9.2pt}h2,h3{break-after:avoid}table{border-collapse:collapse;width:100%;font-size:7.8pt}
th,td{border-bottom:.4pt solid #d3dae3;padding:3.5pt;text-align:left;vertical-align:top}tr{break-inside:avoid}
header{display:flex;justify-content:space-between;background:#edf2f7;padding:14pt}dl{display:grid;grid-template-columns:160pt 1fr}
dt,dd{border-top:.4pt solid #d3dae3;padding:3.4pt 0;margin:0}i svg{width:54pt;height:54pt}`;

function html(document) {
  const sections = document.sections.map(
    ({ number, heading, subsections }) =>
      `<section><h2>SECTION ${number}: ${escape(heading)}</h2>${subsections
        .map(
          (part) =>
            `<h3>${part.number} ${escape(part.heading)}</h3>${part.blocks.map((block) => blocks[block.kind](block)).join('')}`,
        )
        .join('')}</section>`,
  );
  const hazards = document.sections[1].subsections.flatMap((part) => part.blocks);
  const label = hazards.filter(({ kind }) => kind === 'pictograms' || kind === 'signal-word');
  const cover = `<h1>${escape(document.title)}</h1><p>${escape(document.legalBasis)}</p>
    <header><h1>${escape(document.productName)}</h1><div>${label.map((block) => blocks[block.kind](block)).join('')}</div></header>
    <p>${['companyName', 'version', 'issueDate', 'revisionDate'].map((name) => escape(document[name])).join(' · ')}</p>`;
  return `<!doctype html><html lang="en"><title>${escape(document.title)}</title><style>${style}</style>${cover}${sections.join('')}`;
}

const bar = (content) => `<div style="font-size:7pt;width:100%;padding:0 17mm">${content}</div>`;

async function openChromium() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage();
  const folder = mkdtempSync(join(tmpdir(), 'gosds-bench-'));
  const file = join(folder, 'sheet.html');
  const print = async (document) => {
    // From a file, because only then may the page load the sheet's fonts.
    writeFileSync(file, html(document));
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => globalThis.document.fonts.ready);
    return page.pdf({
      format: 'A4',
      margin: { top: '30mm', bottom: '18mm', left: '17mm', right: '17mm' },
      displayHeaderFooter: true,
      headerTemplate: bar(`${escape(document.productName)} · Version ${document.version} · ${document.revisionDate}`),
      footerTemplate: bar('Page <span class="pageNumber"></span> of <span class="totalPages"></span>'),
      tagged: true,
      outline: true,
      printBackground: true,
    });
  };
  const close = async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  };
  return { print, close };
}

/** Processor time in ms and memory in MB of all child processes whose command contains a word. Needs /proc. */
function usageOf(word) {
  const processes = existsSync('/proc/self/stat') ? readdirSync('/proc').flatMap(readProcess) : [];
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid) => pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
  const found = processes.filter(({ pid, command }) => command.includes(word) && isOurs(pid));
  const sum = (key) => found.reduce((all, each) => all + each[key], 0);
  return { processorMs: sum('ticks') * 10, memoryMb: (sum('pages') * 4096) / 2 ** 20 };
}

function readProcess(pid) {
  if (!/^\d+$/.test(pid)) return [];
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return [{ pid, parent: fields[1], ticks, pages: Number(fields[21]), command }];
  } catch {
    return []; // The process has ended in the meantime.
  }
}

async function measureMemory() {
  const pool = createPdfPool({ size: 1, timeoutMs: 60_000 });
  const print = async (from, to) => {
    for (let number = from; number < to; number++) {
      const language = languages[number % languages.length];
      await pool.print(renamed(language, number), language.options);
    }
    return usageOf('typst-worker');
  };
  const before = await print(0, 20);
  let usage = before;
  for (let done = 20; done < 20 + many; done += many / 10) {
    usage = await print(done, Math.min(done + many / 10, 20 + many));
    console.log(`${Math.round(done + many / 10)} sheets in four scripts: ${usage.memoryMb.toFixed(0)} MB`);
  }
  await pool.close();
  keep('pdf.memory', usage.memoryMb);
  console.log(`processor time of a sheet: ${ms((usage.processorMs - before.processorMs) / many)}`);
  console.log(
    `memory of a worker: ${before.memoryMb.toFixed(0)} MB after 20 sheets, ${usage.memoryMb.toFixed(0)} MB at the end`,
  );
}

async function measureTime() {
  const pool = createPdfPool({ size: 1, timeoutMs: 60_000 });
  const browser = await openChromium();
  const ours = languages.map((language) => ({ ...language, times: [], size: 0 }));
  const theirs = [];
  let begun = [];
  let size = 0;
  for (let round = -3; round < rounds; round++) {
    for (const language of ours) {
      const { result, took } = await timed(() => pool.print(renamed(language, round + 1000), language.options));
      language.size = result.length;
      if (round >= 0) language.times.push(took);
    }
    const { result, took } = await timed(() => browser.print(sheet(round + 1000)));
    size = result.length;
    if (round >= 0) theirs.push(took);
    if (round === -1) begun = usageOf('chromium').processorMs;
  }
  const chromium = (usageOf('chromium').processorMs - begun) / rounds;
  await browser.close();
  for (const { tag, times, size: bytes } of ours) {
    const [goalMs, goalKb] = goals.pdf[tag];
    keep(`pdf.${tag}.median`, at(times, 0.5));
    keep(`pdf.${tag}.kb`, bytes / 1024);
    console.log(
      `${tag}, warm: median ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))} (goal ${goalMs} ms), ${(bytes / 1024).toFixed(0)} KB (goal ${goalKb})`,
    );
  }
  for (const language of ours) {
    const start = usageOf('typst-worker').processorMs;
    for (let round = 0; round < rounds; round++) await pool.print(renamed(language, round + 5000), language.options);
    const processor = (usageOf('typst-worker').processorMs - start) / rounds;
    const ratio = language.tag === 'en' ? `, Chromium ${ms(chromium)}, ratio ${(chromium / processor).toFixed(2)}` : '';
    console.log(`${language.tag}, processor time: ${ms(processor)}${ratio}`);
  }
  await pool.close();
  const ratios = theirs.map((took, round) => took / ours[0].times[round]);
  console.log(
    `Chromium, warm page: median ${ms(at(theirs, 0.5))}, p95 ${ms(at(theirs, 0.95))}, ${(size / 1024).toFixed(0)} KB`,
  );
  console.log(`ratio of the same round: median ${at(ratios, 0.5).toFixed(2)} (goal ${goals.pdfRatio})`);
  keep('pdf.ratio', at(ratios, 0.5));
}

async function measureSameness() {
  const pools = [1, 2].map(() => createPdfPool({ size: 1, timeoutMs: 60_000 }));
  for (const { tag, document, options } of languages) {
    const [one, other] = await Promise.all(pools.map((pool) => pool.print(document, options)));
    console.log(`${tag}, two workers: ${Buffer.compare(one, other) === 0 ? 'the same bytes' : 'DIFFERENT BYTES'}`);
  }
  await Promise.all(pools.map((pool) => pool.close()));
}

async function measureThroughput() {
  const pool = createPdfPool({ size: 2, timeoutMs: 60_000 });
  const burst = (count, first) =>
    Promise.all(Array.from({ length: count }, (_, number) => pool.print(sheet(first + number), english.options)));
  await burst(6, 2000);
  const rates = [];
  for (let round = 0; round < 4; round++) {
    const { took } = await timed(() => burst(24, 3000 + round * 100));
    rates.push(24_000 / took);
  }
  await pool.close();
  keep('pdf.perSecond', at(rates, 0.5));
  console.log(
    `two workers: median ${at(rates, 0.5).toFixed(1)}, best ${Math.max(...rates).toFixed(1)} sheets a second (goal ${goals.pdfsPerSecond})`,
  );
}

if (process.argv.includes('--memory')) {
  await measureMemory();
} else {
  await measureSameness();
  await measureTime();
  await measureThroughput();
}
