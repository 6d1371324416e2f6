import { check } from './steps.mjs';

/** Everything that reads the code without running it; warnings fail. */
export const checks = () => [
  check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('lint', 'eslint', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'),
  check('types of the tests', 'tsc', '-p', 'tsconfig.test.json'),
  check('directions', 'depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'),
  check('unused code', 'knip', '--no-progress'),
  check('requirements', 'node', 'scripts/requirements.mjs'),
];
