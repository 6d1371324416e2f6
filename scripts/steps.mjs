// Steps of check and test: each is one program, counted as passed or failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function runStep(name, [program, ...args], environment) {
  console.log(`\n--- ${name}`);
  const started = Date.now();
  const command = existsSync(join(root, 'node_modules/.bin', program))
    ? join(root, 'node_modules/.bin', program)
    : program;
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

/** One check, counted as one test. */
export const check = (name, ...command) => {
  const ok = runStep(name, command, {});
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

/** A Vitest run, counted by its own report; a run that dies or finds no test is a failure. */
export function suite(name, args, environment = {}) {
  const report = join(root, 'reports', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const command = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = runStep(name, command, environment);
  if (!existsSync(report)) return { name, passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = ok && numPassedTests > 0 ? 0 : Math.max(1, numFailedTests);
  return { name, passed: numPassedTests, failed, skipped: numPendingTests };
}

/** Prints what failed and the closing line, and ends with 1 if anything did. */
export function close(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  for (const { name, failed } of results) if (failed > 0) console.log(`FAILED: ${name} (${failed})`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
