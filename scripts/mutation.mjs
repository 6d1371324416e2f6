// `npm run mutation [-- ghs
// transport]`: the percentage of small faults that a package's tests notice; the goal is 85 %.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './mutated-parts.mjs';
import { ensurePackages } from './setup.mjs';

ensurePackages();
const root = join(import.meta.dirname, '..');
const known = [...new Set(parts.map((part) => part.package))];
const limit = 85;
const wanted = process.argv.slice(2);
const strange = wanted.find((name) => !known.includes(name));
if (strange) {
  console.error(`There is no package named ${strange} here; known are ${known.join(' and ')}.`);
  process.exit(1);
}

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** Number of valid faults of one part, and of those noticed by a test; undefined if the run gave no report. */
function countsOf({ name }) {
  const report = join(root, `reports/mutation/${name}.json`);
  rmSync(report, { force: true });
  spawnSync('npx', ['stryker', 'run', 'stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_PART: name },
  });
  if (!existsSync(report)) return undefined;
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = states.filter((status) => noticed.has(status)).length;
  return { killed, valid: killed + states.filter((status) => missed.has(status)).length };
}

const results = (wanted.length > 0 ? wanted : known).map((name) => {
  const started = Date.now();
  const counts = parts.filter((part) => part.package === name).map(countsOf);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const isWhole = counts.every((each) => each !== undefined);
  const [killed, valid] = ['killed', 'valid'].map((key) => counts.reduce((sum, each) => sum + (each?.[key] ?? 0), 0));
  const score = isWhole && valid > 0 ? (100 * killed) / valid : 0;
  return { name, score, line: `${name}: ${score.toFixed(1)} % of ${valid} faults noticed, in ${minutes} minutes` };
});
console.log('');
for (const { name, score, line } of results) {
  console.log(line);
  if (score < limit) console.error(`FAILED: ${name}, at least ${limit} % are asked for`);
}
process.exitCode = results.some(({ score }) => score < limit) ? 1 : 0;
