// The files that mutation testing changes, and the tests that run against them. The engine is split into parts, because
// the tests of a later part run all of an earlier one many times.
const sources = (folder) => [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'];

/** Records of facts and tables of law, which tests compare with their sources. */
const data = ['registry.ts', 'generated/*.ts', 'rules/**/*-table.ts', 'rules/physical/gas-data.ts', 'label/*-table.ts'];

const ghs = 'packages/ghs/src';
const transport = 'packages/transport/src';

export const parts = [
  {
    name: 'ghs',
    package: 'ghs',
    mutate: [...sources(ghs), `!${ghs}/analysis/**`, ...data.map((path) => `!${ghs}/${path}`)],
    tests: [`${ghs}/**/*.test.ts`],
    leftOut: [`${ghs}/analysis/**`, '**/reasons-complete.test.ts'],
  },
  {
    name: 'ghs-analysis',
    package: 'ghs',
    mutate: sources(`${ghs}/analysis`),
    tests: [`${ghs}/analysis/**/*.test.ts`],
    leftOut: [],
  },
  {
    name: 'transport',
    package: 'transport',
    mutate: [...sources(transport), `!${transport}/generated/**`, `!${transport}/**/*-table.ts`],
    tests: [`${transport}/**/*.test.ts`],
    leftOut: [],
  },
];

/** The part that the environment names. */
export function mutatedPart() {
  const name = process.env.MUTATED_PART ?? 'ghs';
  const part = parts.find((each) => each.name === name);
  if (!part) throw new RangeError(`there is no part named ${name}`);
  return part;
}
