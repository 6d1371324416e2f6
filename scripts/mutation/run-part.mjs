import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** The last state of each fault. One that is still `begun` has hung. */
function lastStates(lines) {
  const states = new Map();
  for (const { fault, state } of lines)
    if (fault !== undefined && states.get(fault) !== 'noticed') states.set(fault, state);
  return states;
}

/** Runs the tests once; ends them if a trial hangs. Returns whether they came to their end. */
async function runTests(job, log) {
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
  let code;
  child.on('exit', (given) => {
    process.off('exit', end);
    code = given ?? 1;
  });
  const begun = Date.now();
  while (code === undefined) {
    await sleep(500);
    if (code === undefined && Date.now() - Math.max(statSync(log).mtimeMs, begun) > patienceMs) end();
  }
  return code === 0;
}

/** Tries a portion of the faults, and goes on behind each that hangs. */
async function tryFaults({ folder, part, number, faults }) {
  const [job, log] = [join(folder, `job-${number}.json`), join(folder, `log-${number}.jsonl`)];
  writeFileSync(log, '');
  for (;;) {
    const states = lastStates(linesOf(log));
    const settled = [...states].filter(([, state]) => state !== 'survived').map(([fault]) => fault);
    const { tests, leftOut } = part;
    writeFileSync(job, JSON.stringify({ folder, log, tests, leftOut, faults, settled }));
    if (await runTests(job, log)) return linesOf(log);
    const hung = [...lastStates(linesOf(log))].filter(
      ([fault, state]) => state === 'begun' && !settled.includes(fault),
    );
    if (hung.length === 0) throw new Error(`The tests of ${part.name} fail without a fault.`);
  }
}

/**
 * The valid faults of a part, each with its state: `noticed`, `begun` (it hung), `survived`, or `unreached` by any test. A fault that acts only
 * while its module loads is left out: it would need a run of all tests, and tables of law have tests of their own.
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
  const all = lines.flat();
  const states = lastStates(all);
  const loaded = new Set(all.flatMap((line) => line.loaded ?? []));
  return mutants
    .filter(({ id }) => states.has(id) || !loaded.has(id))
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      ...{ file: fileName, line: location.start.line + 1, mutatorName, replacement },
      state: states.get(id) ?? 'unreached',
    }));
}
