import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { instrument } from './instrument.mjs';

const root = join(import.meta.dirname, '../..');
/** A trial without a sign of life for so long hangs. Far more than a slow machine needs for one test. */
const patienceMs = 120_000;

const linesOf = (log) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** Runs the tests once. Returns whether they came to their end; ends them if a trial hangs. */
async function runTests(job, current) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--config', 'vitest.mutation.config.mjs', '--silent', '--reporter=dot'];
  const child = spawn(process.execPath, [vitest, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, MUTATION_JOB: job, CI: '1' },
  });
  const end = () => process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  let state = 'running';
  child.on('exit', (code, signal) => {
    process.off('exit', end);
    state = signal ? 'hung' : code === 0 ? 'ended' : 'red';
  });
  const begun = Date.now();
  while (state === 'running') {
    await sleep(500);
    const alive = Math.max(statSync(current).mtimeMs, begun);
    if (state === 'running' && Date.now() - alive > patienceMs) end();
  }
  return state;
}

/** Tries a portion of the faults, and goes on behind each that hangs. */
async function tryFaults({ folder, part, number, faults }) {
  const [job, log, current] = ['job.json', 'log.jsonl', 'current'].map((name) => join(folder, `${number}-${name}`));
  for (const file of [log, current]) writeFileSync(file, '');
  const { tests, leftOut } = part;
  for (;;) {
    const settled = linesOf(log).flatMap(({ noticed }) => noticed ?? []);
    writeFileSync(job, JSON.stringify({ folder, log, current, tests, leftOut, faults, settled }));
    const state = await runTests(job, current);
    if (state === 'ended') return linesOf(log);
    const fault = readFileSync(current, 'utf8').trim();
    if (state === 'red' || !faults.includes(fault)) throw new Error(`The tests of ${part.name} fail without a fault.`);
    appendFileSync(log, `${JSON.stringify({ noticed: fault })}\n`);
  }
}

/**
 * The valid faults of a part, each with its state: `noticed`, `survived`, or `unreached` by any test. One that hangs is
 * noticed. A fault that acts only while its module loads is left out: it would need a run of all tests, and tables of law
 * have tests of their own.
 */
export async function runPart(part, functions) {
  const folder = join(root, 'reports/mutation', part.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const mutants = await instrument({ root, folder, files: part.files(), functions });
  const workers = availableParallelism();
  const portions = Array.from({ length: workers }, (_, at) =>
    mutants.filter((_mutant, index) => index % workers === at).map(({ id }) => id),
  );
  const lines = await Promise.all(portions.map((faults, number) => tryFaults({ folder, part, number, faults })));
  const [noticed, reached, loaded] = ['noticed', 'reached', 'loaded'].map(
    (kind) => new Set(lines.flat().flatMap((line) => line[kind] ?? [])),
  );
  return mutants
    .filter(({ id }) => reached.has(id) || !loaded.has(id))
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      ...{ file: fileName, line: location.start.line + 1, mutatorName, replacement },
      state: noticed.has(id) ? 'noticed' : reached.has(id) ? 'survived' : 'unreached',
    }));
}
