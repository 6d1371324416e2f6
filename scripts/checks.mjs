import { compiler } from './compiler.mjs';
import { check, twoAtATime } from './steps.mjs';

/**
 * Everything that reads the code without running it; warnings fail. The longest come first. The build has checked the
 * types of the sources; the tests are checked against its declarations.
 */
export const checks = () =>
  twoAtATime([
    () => check('lint', 'oxlint', '--deny-warnings'),
    () => check('types of the tests', 'node', compiler, '-p', 'tsconfig.tests.json'),
    () => check('types of the tests of the web', 'node', compiler, '-p', 'apps/web/tsconfig.tests.json'),
    () => check('format', 'node', 'scripts/format.mjs'),
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
    () => check('unused code', 'knip', '--no-progress', '--tsConfig', 'tsconfig.build.json'),
    () => check('time of regular expressions', 'node', 'scripts/expressions.mjs'),
    () => check('codes by type', 'node', 'scripts/code-patterns.mjs'),
    () => check('requirements', 'node', 'scripts/requirements.mjs'),
    () => check('paths of the tools', 'node', 'scripts/tool-paths.mjs'),
  ]);
