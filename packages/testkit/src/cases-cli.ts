import { inEnglish } from '@gosds/phrases/say-message';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Check, listed } from './cases/case-check.ts';
import { checkRealUfis } from './cases/real-ufis.ts';
import { faultsWithPaths } from './fault-text.ts';
import { casesIn } from './read-case.ts';
import { type CaseResult, runReadCase } from './run-case.ts';
import { type RealSheets, sheetsIn } from './sheets/read-sheets.ts';
import { sheetReport } from './sheets/sheet-report.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run cases -- FILE...');
  process.exit(2);
}

const failures = files.reduce((total, file) => total + runFile(file), 0);
process.exitCode = failures > 0 ? 1 : 0;

/** Prints the results of a file, or why it cannot be read. Returns the number of failures. */
function runFile(file: string): number {
  try {
    return runJson(basename(file), JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const fault = isMissing(error) ? 'there is no such file' : faultsWithPaths(error);
    if (fault === undefined) throw error;
    console.log(`FAILED ${file}: ${fault}`);
    return 1;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');
}

function runJson(name: string, json: unknown): number {
  const sheets = sheetsIn(json);
  if (sheets) return printSheets(name, sheets);
  const ufis = checkRealUfis(json);
  return ufis ? printUfis(name, ufis) : printCases(casesIn(json).map(runReadCase));
}

function printSheets(name: string, { sheets, unread }: RealSheets): number {
  const { lines, unexplained } = sheetReport(name, sheets);
  console.log(lines.join('\n'));
  for (const { record, fault } of unread) console.log(`FAILED ${name}, ${record}: ${fault}`);
  return unexplained + unread.length;
}

function printUfis(name: string, checks: readonly Check[]): number {
  const failed = checks.filter(({ holds }) => holds === 'no');
  for (const { what, expected, found } of failed)
    console.log(`FAILED ${what}\n    expected ${expected}\n    found    ${found}`);
  console.log(
    `${name}: ${checks.length} UFIs, ${checks.length - failed.length} decoded as published, ${failed.length} failed\n`,
  );
  return failed.length;
}

function printCases(results: readonly CaseResult[]): number {
  for (const result of results.filter(({ status }) => status === 'failed')) printFailure(result);
  printTotals(results);
  return results.filter(({ status }) => status === 'failed').length;
}

function printFailure({ id, checks }: CaseResult): void {
  console.log(`FAILED ${id}`);
  for (const { what, expected, found, reasons } of checks.filter(({ holds }) => holds === 'no')) {
    console.log(`  ${what}\n    expected ${expected}\n    found    ${found}`);
    for (const reason of reasons) {
      const named = reason.counted.map(({ name, concentration }) => `${name} ${concentration / 1e7} %`);
      console.log(
        `    because  ${inEnglish(reason.summary)} [${reason.ruleId}; ${reason.paragraph}] counted: ${listed(named)}`,
      );
      for (const { name, why } of reason.leftOut)
        console.log(`             left out ${inEnglish(name)}: ${inEnglish(why)}`);
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
