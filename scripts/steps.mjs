// Steps of check and test. Each is one program that passes or fails.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a program to its end and returns whether it passed. Shows its output at once, or all of it at the end. */
function runStep(name, [program, ...args], { environment = {}, atOnce = false } = {}) {
  const started = Date.now();
  const local = join(root, 'node_modules/.bin', program);
  const output = [];
  const child = spawn(existsSync(local) ? local : program, args, {
    cwd: root,
    stdio: atOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  if (atOnce) console.log(`\n--- ${name}`);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece));
  child.on('error', ({ message }) => output.push(Buffer.from(message)));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const ok = status === 0;
      if (!atOnce) console.log(`\n--- ${name}`);
      if (output.length > 0) console.log(Buffer.concat(output).toString().trimEnd());
      console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve(ok);
    });
  });
}

/** One check, counted as one test. */
export const check = async (name, ...command) => {
  const ok = await runStep(name, command);
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

/** Runs two steps at a time and returns their results. Each starts as soon as an earlier one has ended. */
export async function twoAtATime(steps) {
  const results = [];
  const waiting = steps.entries();
  const lane = async () => {
    for (const [index, step] of waiting) results[index] = await step();
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/** A Vitest run, counted by its own report. A run that crashes or finds no test is a failure. */
export async function suite(name, args, environment = {}) {
  const report = join(root, 'reports', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const command = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await runStep(name, command, { environment, atOnce: true });
  if (!existsSync(report)) return { name, passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = ok && numPassedTests > 0 ? 0 : Math.max(1, numFailedTests);
  return {
    name,
    passed: numPassedTests,
    failed,
    skipped: numPendingTests,
    failures: testResults.flatMap(failuresOf),
  };
}

/** A file's failed tests with their first words, or the file's own message if none of its tests ran. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message.slice(0, 300)}`] : [];
  return failed.map((test) => `${file}: ${test.fullName}\n  ${test.failureMessages.join(' ').slice(0, 2000)}`);
}

/**
 * Prints the failures, each name again at the end where people read a long log first, and the closing line. Exits with
 * 1 if anything failed.
 */
export function close(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0);
  for (const { name, failed, failures = [] } of broken) {
    console.log(['', `FAILED: ${name} (${failed})`, ...failures].join('\n'));
  }
  const names = broken.flatMap(({ name, failures = [] }) => (failures.length > 0 ? failures : [name]));
  console.log(['', ...names.map((failure) => `FAILED: ${failure.split('\n', 1)[0]}`)].join('\n'));
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
