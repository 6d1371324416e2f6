// Runs the tests of a file as they are, and then again for each fault that they reach, in the same process.
import { appendFileSync, readFileSync, utimesSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { forgetSince, rememberLoaded } from './caches.mjs';

const { log, settled, faults } = JSON.parse(readFileSync(process.env.MUTATION_JOB, 'utf8'));
const done = new Set(settled);
const wanted = new Set(faults);
const space = (globalThis.__stryker__ ??= {});
const write = (line) => appendFileSync(log, `${JSON.stringify(line)}\n`);

const testsIn = (task) => (task.type === 'suite' ? task.tasks.flatMap(testsIn) : [task]);

let shownAt = 0;

/** Changes the date of the log now and then, so that a long trial does not look like one that hangs. */
function showLife() {
  const now = Date.now();
  if (now - shownAt < 5000) return;
  shownAt = now;
  utimesSync(log, now / 1000, now / 1000);
}

/** True if the test fails. A loop that a fault makes endless ends with the thousandfold of its usual number of turns. */
async function fails(runner, test) {
  showLife();
  forgetSince();
  runner.onBeforeTryTask(test);
  try {
    await TestRunner.getTestFn(test)();
    return false;
  } catch {
    return true;
  }
}

export default class MutationRunner extends TestRunner {
  onBeforeTryTask(test) {
    super.onBeforeTryTask(test);
    space.currentTestId = test.id;
  }

  onAfterTryTask(test) {
    super.onAfterTryTask(test);
    space.currentTestId = undefined;
  }

  async onBeforeRunSuite(suite) {
    rememberLoaded();
    return super.onBeforeRunSuite(suite);
  }

  /** The tests that reach each fault, and how often. */
  #reachedIn(file) {
    const reached = new Map();
    for (const test of testsIn(file))
      for (const [fault, hits] of Object.entries(space.mutantCoverage?.perTest[test.id] ?? {}))
        if (wanted.has(fault)) reached.set(fault, [...(reached.get(fault) ?? []), { test, hits }]);
    return reached;
  }

  /** A test that fails in the second run, without a fault, would notice every fault. */
  async #expectRepeatable(tests) {
    for (const test of tests)
      if (test.result.state !== 'pass' || (await fails(this, test)))
        throw new Error(`${test.file.name}: “${test.name}” fails without a fault.`);
  }

  async #try(fault, reaching) {
    write({ fault, state: 'begun' });
    // The quickest first: the first that fails is enough.
    const ordered = reaching.toSorted((a, b) => a.test.result.duration - b.test.result.duration);
    for (const { test, hits } of ordered) {
      Object.assign(space, { activeMutant: fault, hitCount: 0, hitLimit: hits * 1000 });
      if (await fails(this, test)) {
        done.add(fault);
        write({ fault, state: 'noticed' });
        return;
      }
    }
    write({ fault, state: 'survived' });
  }

  async onAfterRunSuite(suite) {
    if ('filepath' in suite) {
      const reached = [...this.#reachedIn(suite)].filter(([fault]) => !done.has(fault));
      await this.#expectRepeatable(new Set(reached.flatMap(([, reaching]) => reaching.map(({ test }) => test))));
      for (const [fault, reaching] of reached) await this.#try(fault, reaching);
      Object.assign(space, { activeMutant: undefined, hitCount: undefined, currentTestId: undefined });
      forgetSince();
      write({ loaded: Object.keys(space.mutantCoverage?.static ?? {}) });
    }
    return super.onAfterRunSuite(suite);
  }
}
