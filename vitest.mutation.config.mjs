import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';

const { folder, tests, leftOut } = JSON.parse(readFileSync(process.env.MUTATION_JOB, 'utf8'));

/** Loads a source with its faults in place of the source. */
const faulty = {
  name: 'faulty',
  enforce: 'pre',
  load(id) {
    const path = join(folder, relative(import.meta.dirname, id.split('?')[0]));
    return path.startsWith(folder) && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  },
};

/**
 * The tests of one part: without the comparison with public files, which lie beside the checkout, and without the properties over random
 * mixtures, which would be run again for each of thousands of faults. One worker keeps its modules, or loading them takes longest.
 */
export default defineConfig({
  plugins: [faulty],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    // A file with many faults takes long; scripts/mutation.mjs ends a test that hangs.
    teardownTimeout: 60_000,
    testTimeout: 60_000,
    update: false,
    setupFiles: ['scripts/mutation/caches.mjs'],
    runner: 'scripts/mutation/test-runner.mjs',
    include: tests,
    exclude: ['**/*reference.test.ts', '**/published-*.test.ts', '**/*.property.test.ts', ...leftOut],
  },
});
