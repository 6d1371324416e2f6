import { check, twoAtATime } from './steps.mjs';

/** Packages and all else are linted apart, so that two cores share the work; the second leaves out nothing but the first. */
const lint = (name, ...files) => {
  const cache = `node_modules/.cache/eslint/${name.replaceAll(' ', '-')}`;
  return check(name, 'eslint', '--max-warnings', '0', '--cache', '--cache-location', cache, ...files);
};

/** Everything that reads the code without running it; warnings fail. The longest come first. */
export const checks = () =>
  twoAtATime([
    () => lint('lint of packages', 'packages'),
    () => lint('lint of apps and tools', '.', '--ignore-pattern', 'packages/**'),
    () => check('types of the tests', 'tsc', '-p', 'tsconfig.test.json'),
    () => check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
    () =>
      check(
        'directions',
        'depcruise',
        'packages',
        'apps',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
      ),
    () => check('unused code', 'knip', '--no-progress'),
    () => check('time of regular expressions', 'node', 'scripts/expressions.mjs'),
    () => check('codes by type', 'node', 'scripts/code-patterns.mjs'),
    () => check('requirements', 'node', 'scripts/requirements.mjs'),
    () => check('paths of the tools', 'node', 'scripts/tool-paths.mjs'),
  ]);
