// `npm run mutation [-- ghs transport] [--sample 20]`: the percentage of small faults that a package's tests notice; the goal is 85 %.
// `--sample 20` tries one of twenty functions, `--sample 2/20` the next ones.
import { parseArgs } from 'node:util';
import { parts } from './mutation/parts.mjs';
import { runPart } from './mutation/run-part.mjs';
import { countsBy, functionsOf, isSampled, readSample, scoreOf } from './mutation/sample.mjs';
import { ensurePackages } from './setup.mjs';

const known = parts.map(({ name }) => name);
const limit = 85;

function stop(message) {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({ options: { sample: { type: 'string' } }, allowPositionals: true });
const sample = readSample(values.sample);
if (values.sample !== undefined && !sample) stop(`${values.sample} is not a sample, such as 20 or 3/20.`);
const strange = positionals.find((name) => !known.includes(name));
if (strange) stop(`There is no part named ${strange} here; known are ${known.join(', ')}.`);

/** Tries the faults of a part, and says which of them no test noticed. */
async function scoreOfPart(part) {
  const all = functionsOf(part.files());
  const drawn = sample && all.filter((each) => isSampled(each, sample));
  const faults = await runPart(part, drawn);
  for (const { file, line, mutatorName, replacement, state } of faults)
    if (state === 'survived' || state === 'unreached')
      console.log(`${file}:${line} ${mutatorName} ${state}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  const functions = drawn ?? all;
  return {
    of: `${functions.length} of ${all.length} functions`,
    score: scoreOf(countsBy(functions, faults), all.length),
  };
}

ensurePackages();
for (const part of parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const started = Date.now();
  const { of, score } = await scoreOfPart(part);
  if (!score) stop(`The sample of ${part.name} has no fault: take a larger one.`);
  const interval = sample ? ` (95 %: ${score.low.toFixed(1)} to ${score.high.toFixed(1)} %)` : '';
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(
    `${part.name}: ${score.percent.toFixed(1)} %${interval} of ${score.valid} faults in ${of} noticed, in ${minutes} minutes`,
  );
  if (score.high < limit) {
    console.error(`FAILED: ${part.name}, at least ${limit} % are asked for`);
    process.exitCode = 1;
  }
}
