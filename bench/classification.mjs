// Classifications with full reasons on one core: 15 ingredients a second, 100 ingredients, and one mixture for every market.
import { whatIf } from '@gosds/ghs/analysis/what-if';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketAsOf, marketIds } from '@gosds/ghs/markets/market-as-of';
import { goals, keep } from './support/figures.mjs';

const day = '2026-11-21';
const recipe = [
  [
    25,
    'Flam. Liq. 2 H225',
    'Skin Irrit. 2 H315',
    'Repr. 2 H361d',
    'STOT SE 3 H336',
    'STOT RE 2 H373',
    'Asp. Tox. 1 H304',
  ],
  [15, 'Flam. Liq. 2 H225', 'Eye Irrit. 2 H319', 'STOT SE 3 H336'],
  [10, 'Flam. Liq. 2 H225', 'Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331', 'STOT SE 1 H370'],
  [8, 'Flam. Liq. 3 H226', 'Acute Tox. 4 H312', 'Acute Tox. 4 H332', 'Skin Irrit. 2 H315'],
  [6, 'Acute Tox. 4 H302', 'Eye Dam. 1 H318'],
  [5, 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'Skin Sens. 1 H317', 'Aquatic Chronic 2 H411'],
  [4, 'Skin Corr. 1B H314', 'Acute Tox. 4 H302', 'STOT SE 3 H335'],
  [3, 'Carc. 2 H351', 'Acute Tox. 4 H302', 'Aquatic Chronic 3 H412'],
  [2, 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'],
  [1, 'Ox. Sol. 2 H272', 'Acute Tox. 4 H302', 'Met. Corr. 1 H290'],
  [0.5, 'Skin Sens. 1A H317', 'Aquatic Acute 1 H400'],
  [0.1, 'Muta. 1B H340', 'Carc. 1B H350'],
  [0.05, 'Acute Tox. 2 H330', 'Eye Dam. 1 H318', 'Skin Sens. 1A H317'],
  [0.35],
  [20],
];
const mixture = {
  physicalState: 'liquid',
  properties: { flashPointC: { min: 5, max: 5 }, initialBoilingPointC: { min: 60, max: 60 }, ph: { min: 9, max: 9 } },
  ingredients: recipe.map(([share, ...notations], index) => ({
    id: String(index),
    name: `Ingredient ${index}`,
    concentration: exactly(percent(share)),
    hazards: notations.map(hazard),
  })),
};
const ranged = {
  ...mixture,
  ingredients: mixture.ingredients.map((ingredient) => ({
    ...ingredient,
    concentration: { lower: Math.round(ingredient.concentration.lower * 0.9), upper: ingredient.concentration.upper },
  })),
};

const hundred = {
  ...mixture,
  ingredients: Array.from({ length: 100 }, (_, index) => {
    const [share, ...notations] = recipe[index % recipe.length];
    return {
      id: String(index),
      name: `Ingredient ${index}`,
      concentration: exactly(percent(share / 7)),
      hazards: notations.map(hazard),
    };
  }),
};

/**
 * Microseconds of processor time, so that other work on the machine does not count. Median of 9 rounds after one
 * warm-up round.
 */
function microseconds(work, turns = 1000) {
  const times = [];
  for (let round = 0; round < 10; round += 1) {
    const before = process.cpuUsage();
    for (let turn = 0; turn < turns; turn += 1) work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / turns);
  }
  return times.slice(1).sort((a, b) => a - b)[4] ?? 0;
}

const milliseconds = (work) => microseconds(work, 100) / 1000;
const perSecond = (subject, market) => Math.round(1e6 / microseconds(() => classifyMixture(subject, market)));

for (const id of ['eu', 'us', 'un']) {
  const market = marketAsOf(id, day);
  const [exact, range] = [perSecond(mixture, market), perSecond(ranged, market)];
  console.log(
    `${id}  ${exact} classifications/s exact, ${range}/s with ranges (both ends) (goal ${goals.classificationsPerSecond})`,
  );
  keep(`classification.${id}.exact`, exact);
  keep(`classification.${id}.ranges`, range);
}
const ofHundred = milliseconds(() => classifyMixture(hundred, marketAsOf('eu', day)));
keep('classification.hundred', ofHundred);
console.log(`100 ingredients: ${ofHundred.toFixed(2)} ms (goal ${goals.hundredIngredientsMs} ms)`);
const twenty = marketIds.slice(0, 20).map((id) => marketAsOf(id, day));
const forAll = milliseconds(() => twenty.forEach((market) => classifyMixture(mixture, market)));
keep('classification.twentyMarkets', forAll);
console.log(`20 markets: ${forAll.toFixed(2)} ms (goal ${goals.twentyMarketsMs} ms)`);
console.log(
  `what-if of 15 ingredients with ranges: ${(microseconds(() => whatIf(ranged, marketAsOf('eu', day)), 5) / 1000).toFixed(0)} ms`,
);
