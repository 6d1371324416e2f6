// Mutation testing of the pure packages; scripts/mutation.mjs runs it part by part and holds the score against the limit.
import { availableParallelism } from 'node:os';
import { mutatedPart } from './scripts/mutated-parts.mjs';

const { name, mutate } = mutatedPart();

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mjs', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  // Words of reasons and citations: which rule was met is asserted by its id, the words by the tests of the documents.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What is worked out once when a module loads would need a run of all tests for each fault; tables of law have tests of their own.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['docs/screens', 'reports', '.data', 'packages/*/dist', '**/.tsbuildinfo'],
  timeoutMS: 20_000,
};
