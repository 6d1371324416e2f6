// Runs each test as it is, and then again for each fault that it reaches, in the same process.
import { setMaxListeners } from 'node:events';
import { appendFileSync, openSync, readFileSync, writeSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { forgetSince, rememberLoaded } from './caches.mjs';

const { log, current, settled, faults } = JSON.parse(readFileSync(process.env.MUTATION_JOB, 'utf8'));
// Each run of a test listens for its end.
setMaxListeners(Number.POSITIVE_INFINITY);

const [wanted, done] = [new Set(faults), new Set(settled)];
const space = (globalThis.__stryker__ ??= {});
const shown = openSync(current, 'w');

const write = (line) => appendFileSync(log, `${JSON.stringify(line)}\n`);

/** Shows which fault is tried. The date of the file tells that the process is alive. */
const show = (fault) => writeSync(shown, fault.padEnd(12), 0);

/** A loop that a fault makes endless ends after a thousand times its usual number of turns. */
const usualTurns = 1000;

export default class MutationRunner extends TestRunner {
  async onBeforeRunSuite(suite) {
    rememberLoaded();
    return super.onBeforeRunSuite(suite);
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    space.currentTestId = test.id;
    try {
      await run();
      space.currentTestId = undefined;
      await this.#tryFaults(test, run);
    } finally {
      Object.assign(space, { currentTestId: undefined, activeMutant: undefined, hitCount: undefined });
      forgetSince();
    }
  }

  async #fails(test, run) {
    forgetSince();
    this.onBeforeTryTask(test);
    try {
      await run();
      return false;
    } catch {
      return true;
    }
  }

  async #tryFaults(test, run) {
    const reached = Object.entries(space.mutantCoverage?.perTest[test.id] ?? {}).filter(([fault]) => wanted.has(fault));
    write({ reached: reached.map(([fault]) => fault) });
    show('none');
    // It would notice every fault.
    if (await this.#fails(test, run)) throw new Error('The test fails when it is run again without a fault.');
    for (const [fault, hits] of reached.filter(([each]) => !done.has(each))) {
      show(fault);
      Object.assign(space, { activeMutant: fault, hitCount: 0, hitLimit: hits * usualTurns });
      if (await this.#fails(test, run)) {
        done.add(fault);
        write({ noticed: fault });
      }
    }
    this.onBeforeTryTask(test);
  }

  async onAfterRunSuite(suite) {
    if ('filepath' in suite) write({ loaded: Object.keys(space.mutantCoverage?.static ?? {}) });
    return super.onAfterRunSuite(suite);
  }
}
