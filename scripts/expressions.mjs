// Judges every regular expression of the product by its worst running time, because a user's text must not block the
// service. Remembers each verdict until the expression changes: on this machine, and for slow ones in
// expressions/judged.json, which `--write` updates. Leaves out tests and their tools.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtExpressions, expressionsIn, sourcesOf } from './expressions/collect.mjs';
import { faultOf, isFlat, judge } from './expressions/judge.mjs';
import { bounded, boundedWhereBuilt, builtLater } from './expressions/known.mjs';

const root = join(import.meta.dirname, '..');
const memory = join(root, 'node_modules/.cache/gosds/expressions.json');
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8'));
const slow = join(root, 'scripts/expressions/judged.json');
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const remembered = { ...read(slow), ...read(memory) };
const longMs = 15;
const judgedNow = {};
const known = new Set(bounded.flatMap(({ expressions }) => expressions.map(String)));

function timed(expression) {
  const before = process.cpuUsage();
  const result = judge(expression);
  return { ...result, isSlow: process.cpuUsage(before).user / 1000 > longMs };
}

function judged(key, expression) {
  if (known.has(key) && isFlat(expression)) return { verdict: 'polynomial' };
  const name = `${version} ${key}`;
  const result = remembered[name] ?? timed(expression);
  if (result.verdict !== 'undecided') judgedNow[name] = result;
  return result;
}

const sources = sourcesOf(root);
const written = sources.flatMap((path) => {
  const builtBy = path.includes('/generated/') ? path : undefined;
  return expressionsIn(path, readFileSync(join(root, path), 'utf8')).written.map((each) => ({ ...each, builtBy }));
});
const { expressions: built, unseen } = await builtExpressions(root, sources);
const all = new Map();
for (const expression of [...written, ...built]) {
  const key = `/${expression.source}/${expression.flags}`;
  all.set(key, { ...expression, key, places: [...(all.get(key)?.places ?? []), expression.at] });
}

const faults = [];
const needed = new Set();
for (const { key, places, ...expression } of all.values()) {
  const result = judged(key, expression);
  const isBounded = known.has(key) || boundedWhereBuilt.includes(expression.builtBy);
  if (result.verdict === 'polynomial') needed.add(expression.builtBy);
  const fault = faultOf(result, isBounded);
  if (fault) faults.push(`${places.join(', ')}: ${key} ${fault}`);
}
for (const key of known) if (!all.has(key)) faults.push(`${key} is written down as bounded, and stands nowhere`);

for (const path of boundedWhereBuilt) {
  if (!needed.has(path)) faults.push(`${path} is written down as bounded, and builds nothing that need be`);
}

const isExplained = ({ path, text }) => builtLater.some((each) => each.path === path && text.includes(each.text));
for (const site of unseen.filter((each) => !isExplained(each))) {
  faults.push(`${site.path}: ${site.text} is put together when it is called, so that it cannot be judged`);
}
for (const each of builtLater) {
  const isThere = unseen.some(({ path, text }) => path === each.path && text.includes(each.text));
  if (!isThere) faults.push(`${each.path}: ${each.text} is written down as built later, and stands nowhere`);
}

mkdirSync(dirname(memory), { recursive: true });
writeFileSync(memory, JSON.stringify(judgedNow));
if (process.argv.includes('--write')) {
  const long = Object.entries(judgedNow).filter(([, { isSlow }]) => isSlow);
  writeFileSync(slow, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`);
}
for (const fault of faults) console.error(fault);
console.log(`${all.size} regular expressions, ${known.size} of them bounded by their texts, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
