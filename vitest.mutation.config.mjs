import { defineConfig } from 'vitest/config';
import { mutatedPart } from './scripts/mutated-parts.mjs';

const { tests, leftOut } = mutatedPart();

/**
 * The tests of one part: without the comparison with public files, which lie beside the checkout, and without the properties over random
 * mixtures, which would be run again for each of thousands of faults. One worker keeps its modules, or loading them takes longest.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    include: tests,
    exclude: ['**/*reference.test.ts', '**/published-*.test.ts', '**/*.property.test.ts', ...leftOut],
  },
});
