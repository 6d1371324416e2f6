// The files that mutation testing changes, and the tests that run against them. The engine is split into parts, because
// the tests of a later part run all of an earlier one many times.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const ghs = 'packages/ghs/src';
const transport = 'packages/transport/src';

/** Records of facts and tables of law, which tests compare with their sources. */
const data = ['registry.ts', 'generated/', '-table.ts', 'rules/physical/gas-data.ts'];

const isMutated = (path) =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && ![...data, 'testing/'].some((part) => path.includes(part));

function filesIn(folder, leftOut = []) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
    .filter((path) => isMutated(path) && !leftOut.some((other) => path.startsWith(other)))
    .toSorted();
}

export const parts = [
  {
    name: 'ghs',
    package: 'ghs',
    files: () => filesIn(ghs, [`${ghs}/analysis/`]),
    tests: [`${ghs}/**/*.test.ts`],
    leftOut: [`${ghs}/analysis/**`, '**/reasons-complete.test.ts'],
  },
  {
    name: 'ghs-analysis',
    package: 'ghs',
    files: () => filesIn(`${ghs}/analysis`),
    tests: [`${ghs}/analysis/**/*.test.ts`],
    leftOut: [],
  },
  {
    name: 'transport',
    package: 'transport',
    files: () => filesIn(transport),
    tests: [`${transport}/**/*.test.ts`],
    leftOut: [],
  },
];
