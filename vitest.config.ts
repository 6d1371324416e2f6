import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const databaseTests = ['packages/*/src/**/*.db.test.ts', 'apps/*/src/**/*.db.test.ts'];

/** Parts of the names of files that take longest, though they are short: begun last, they would keep one core waiting for the other. */
const longest = [
  ...[
    'main.db',
    'broken-database',
    'hanging-database',
    'killed-service',
    'stopped-database',
    'restored-service',
    'busy-workers',
  ],
  ...['own-data', 'shipped-chemicals', 'random-products', 'process-pool', 'golden-prints', 'known-heights'],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => turn(a) - turn(b));
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    // Patience for a machine that does much else meanwhile: how fast things are is measured in bench/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // One more than CI has processors, because some tests wait for processes and for time.
    maxWorkers: 3,
    // Tests read sources; what is compiled from data/ has to be there before.
    globalSetup: ['scripts/compiled-data.mjs'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...databaseTests],
          setupFiles: ['scripts/real-timers.mjs'],
          // What is tested here keeps no state between calls: two processes load catalogue and sentences once, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Forms, typed into as a user does, in a page that is not drawn.
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/browser-parts.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          // They wait half of their time, for the one server; in a group of their own.
          sequence: { groupOrder: 1 },
          // A database for each file; the modules of the service are loaded once.
          isolate: false,
          // One PostgreSQL for the run; it starts only where a database test is among those that run.
          globalSetup: ['packages/postgres/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
