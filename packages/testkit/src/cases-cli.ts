import { type Check, listed } from './cases/case-check.ts';
import { readCases } from './read-case.ts';
import { type CaseResult, runCase } from './run-case.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run cases -- FILE...');
  process.exit(2);
}

const results = files.flatMap((file) => readCases(file).map(runCase));
for (const result of results.filter(({ status }) => status === 'failed')) printFailure(result);
printTotals(results);
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0;

function printFailure({ id, checks }: CaseResult): void {
  console.log(`FAILED ${id}`);
  for (const { what, expected, found, reasons } of checks.filter(({ holds }) => holds === 'no')) {
    console.log(`  ${what}\n    expected ${expected}\n    found    ${found}`);
    for (const reason of reasons) {
      const named = reason.counted.map(({ name, concentration }) => `${name} ${concentration / 1e7} %`);
      console.log(`    because  ${reason.summary} [${reason.ruleId}; ${reason.paragraph}] counted: ${listed(named)}`);
      for (const { name, why } of reason.leftOut) console.log(`             left out ${name}: ${why}`);
    }
  }
}

function printTotals(all: readonly CaseResult[]): void {
  const count = (status: CaseResult['status']) => all.filter((result) => result.status === status).length;
  const within = (checks: readonly Check[]) => checks.some(({ holds }) => holds === 'within-range');
  const ranged = all.filter(({ status, checks }) => status === 'passed' && within(checks)).length;
  console.log(
    `\n${all.length} cases: ${count('passed')} passed, ${count('failed')} failed, ${count('apart')} counted apart`,
  );
  console.log(`${ranged} of those passed hold between the ends of declared ranges, not at their worst`);
  for (const [name, number] of tally(all.filter(({ status }) => status === 'apart')))
    console.log(`  apart: ${name}: ${number}`);
  for (const [name, number] of tally(all.filter(({ status }) => status !== 'apart'))) {
    console.log(`  judged, but for a part not built: ${name}: ${number}`);
  }
}

function tally(some: readonly CaseResult[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of some.flatMap(({ apart }) => apart)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
