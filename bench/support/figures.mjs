// The figures in the README: name, goal, and how a measurement reports each.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export const goals = {
  classificationsPerSecond: 5_000,
  hundredIngredientsMs: 1,
  twentyMarketsMs: 3,
  engineKb: 60,
  sheetMs: 10,
  sectionsMs: 2,
  reviewMs: 5,
  keyPressMs: 45,
  keyPressManyMs: 50,
  firstPageMs: 300,
  searchMs: 15,
  indexMb: 600,
  importTableMs: 50,
  importPdfMs: 250,
  pdf: { en: [110, 130], ar: [140, 200], ja: [120, 345], zh: [120, 345] },
  pdfRatio: 2.2,
  pdfsPerSecond: 16,
  workerMb: 200,
  crowdTimes: 2,
  autosaveMs: 100,
  startSeconds: 5,
  scriptKb: 250,
  interactiveMs: 1_000,
  panelMs: 2_500,
};

/** Reports a figure to `npm run bench -- --write`. Without `--write` nothing is stored. */
export function keep(key, value) {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify([key, value])}\n`);
}

/** The values of each figure, one per run. */
export function readFigures(file) {
  const figures = new Map();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const [key, value] of lines.map((line) => JSON.parse(line))) {
    figures.set(key, [...(figures.get(key) ?? []), value]);
  }
  return figures;
}

const rows = [
  {
    what: 'mixture of 15 ingredients classified with all reasons, EU / US / UN',
    cells: ['eu', 'us', 'un'].map((id) => [`classification.${id}.exact`, 0]),
    unit: ' a second',
    goal: goals.classificationsPerSecond,
  },
  {
    what: 'the same with declared ranges (both ends), EU / US / UN',
    cells: ['eu', 'us', 'un'].map((id) => [`classification.${id}.ranges`, 0]),
    unit: ' a second',
    goal: goals.classificationsPerSecond,
  },
  {
    what: '100 ingredients / 15 ingredients by the rules of 20 markets',
    cells: [
      ['classification.hundred', 2],
      ['classification.twentyMarkets', 1],
    ],
    unit: ' ms',
    goal: `${goals.hundredIngredientsMs} / ${goals.twentyMarketsMs} ms`,
  },
  {
    what: 'the engine in a browser, gzip: without tables of law and records / with them',
    cells: [
      ['engine.withoutData', 1],
      ['engine.withData', 1],
    ],
    unit: ' KB',
    goal: `${goals.engineKb} KB without`,
  },
  {
    what: 'whole sheet of 15 ingredients: classification, label, transport, 16 sections: median / p95',
    cells: [
      ['sheet.median', 1],
      ['sheet.p95', 1],
    ],
    unit: ' ms',
    goal: `${goals.sheetMs} ms`,
  },
  {
    what: 'the sixteen sections alone: fastest / median / p95',
    cells: [
      ['sections.fastest', 1],
      ['sections.median', 1],
      ['sections.p95', 1],
    ],
    unit: ' ms',
    goal: `${goals.sectionsMs} ms`,
  },
  {
    what: 'the review of that sheet: median / p95',
    cells: [
      ['review.median', 1],
      ['review.p95', 1],
    ],
    unit: ' ms',
    goal: `${goals.reviewMs} ms`,
  },
  {
    what: 'key press in the ingredient grid to changed preview, 15 ingredients: median / p95',
    cells: [
      ['keyPress.median', 0],
      ['keyPress.p95', 0],
    ],
    unit: ' ms',
    goal: `${goals.keyPressMs} ms at p95`,
  },
  {
    what: 'key press with 100 ingredients and live classification: in the grid, median / p95; in the preview, median',
    cells: [
      ['keyPressMany.median', 0],
      ['keyPressMany.p95', 0],
      ['keyPressMany.preview', 0],
    ],
    unit: ' ms',
    goal: `${goals.keyPressManyMs} ms at p95`,
  },
  {
    what: 'first page of the preview, from Next to its picture: straight through the steps before / after 4 s on Add-Ons, median',
    cells: [
      ['firstPage.straight', 0],
      ['firstPage.rested', 0],
    ],
    unit: ' ms',
    goal: `${goals.firstPageMs} ms`,
  },
  {
    what: 'search of ingredients, nothing kept: median / p95; in 200,000 substances: median / p95',
    cells: [
      ['search.median', 1],
      ['search.p95', 1],
      ['searchMany.median', 1],
      ['searchMany.p95', 1],
    ],
    unit: ' ms',
    goal: `${goals.searchMs} ms at p95`,
  },
  {
    what: 'index of 200,000 substances, made once in steps beside the calls: processor time / memory',
    cells: [
      ['searchMany.seconds', 0, ' s'],
      ['searchMany.mb', 0],
    ],
    unit: ' MB',
    goal: `${goals.indexMb} MB`,
  },
  {
    what: 'import: 100 rows of a workbook / of a CSV until they are understood / the PDF of a sheet until it is a draft, median',
    cells: [
      ['import.table', 0],
      ['import.csv', 1],
      ['import.pdf', 0],
    ],
    unit: ' ms',
    goal: `${goals.importTableMs} / ${goals.importTableMs} / ${goals.importPdfMs} ms`,
  },
  {
    what: 'PDF/A-3 with XML and JSON in it, warm, median: English / Arabic / Japanese / Chinese',
    cells: ['en', 'ar', 'ja', 'zh'].map((tag) => [`pdf.${tag}.median`, 0]),
    unit: ' ms',
    goal: ['en', 'ar', 'ja', 'zh'].map((tag) => goals.pdf[tag][0]).join(' / '),
  },
  {
    what: 'size of these',
    cells: ['en', 'ar', 'ja', 'zh'].map((tag) => [`pdf.${tag}.kb`, 0]),
    unit: ' KB',
    goal: ['en', 'ar', 'ja', 'zh'].map((tag) => goals.pdf[tag][1]).join(' / '),
  },
  {
    what: 'how many times as fast as Chromium printing the same sheet in the same rounds',
    cells: [['pdf.ratio', 1]],
    unit: '',
    goal: goals.pdfRatio,
  },
  { what: 'PDFs on two cores', cells: [['pdf.perSecond', 1]], unit: ' a second', goal: goals.pdfsPerSecond },
  {
    what: 'memory of a worker over many sheets in four scripts',
    cells: [['pdf.memory', 0]],
    unit: ' MB',
    goal: `${goals.workerMb} MB`,
  },
  {
    what: 'a sheet beside 40 calls of 1,000 labels of another user, to its time alone',
    cells: [['load.crowd', 1]],
    unit: ' times',
    goal: goals.crowdTimes,
  },
  {
    what: '100 users who type and look: autosave at p95',
    cells: [['load.autosave', 0]],
    unit: ' ms',
    goal: `${goals.autosaveMs} ms`,
  },
  {
    what: 'start to ready: new data folder / later',
    cells: [
      ['start.first', 1],
      ['start.later', 1],
    ],
    unit: ' s',
    goal: `${goals.startSeconds} s`,
  },
  {
    what: 'script received until the first field of a sheet is typed in: English / German',
    cells: [
      ['script.en', 0],
      ['script.de', 0],
    ],
    unit: ' KB',
    goal: `${goals.scriptKb} KB`,
  },
  {
    what: 'time to interactive in a new browser: from the press on LOGIN to the first character in Product Name / to the live panel, median',
    cells: [
      ['interactive.field', 0],
      ['interactive.panel', 0],
    ],
    unit: ' ms',
    goal: `${goals.interactiveMs} / ${goals.panelMs} ms`,
  },
];

const number = (value, digits) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** One run gives its value; several give the lowest and the highest. */
function range(values, digits) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)].map((value) => number(value, digits));
  return lowest === highest ? lowest : `${lowest} – ${highest}`;
}

/** The table of the README in Markdown. Leaves out rows without measured figures. */
export function tableOf(figures) {
  const lines = rows
    .filter(({ cells }) => cells.every(([key]) => figures.has(key)))
    .map(({ what, cells, unit, goal }) => {
      const measured = cells.map(([key, digits, own = '']) => `${range(figures.get(key), digits)}${own}`).join(' / ');
      return `| ${what} | ${measured}${unit} | ${typeof goal === 'number' ? number(goal, goal % 1 ? 1 : 0) : goal} |`;
    });
  return ['| what | measured | goal |', '| --- | --- | --- |', ...lines].join('\n');
}
