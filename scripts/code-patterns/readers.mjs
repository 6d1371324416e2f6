/** Files or folders that may read codes from text, and why. All others use typed questions (decision 0044). */
export const readers = [
  { path: 'packages/data/src/substances/compile-harmonised.ts', why: 'Annex VI leaves groups and organs open' },
  { path: 'packages/data/src/statement-cell.ts', why: 'reads the statements in all files of data' },
  { path: 'packages/ghs/src/hazard.ts', why: 'reads the notation of hazards from data and from the API' },
  {
    path: 'packages/ghs/src/registry.ts',
    why: 'parts the codes of categories into class and category, for all others',
  },
  { path: 'packages/ghs/src/label/statement-code.ts', why: 'reads the codes of joined statements, for all others' },
  { path: 'packages/ghs/src/supplemental-code.ts', why: 'tells the prefixes of the countries apart, for all others' },
  { path: 'packages/ghs/src/check-label-facts.ts', why: 'refuses what a caller of the API typed as a code' },
  { path: 'packages/ghs/src/rules/rule-ending.ts', why: 'reads the ids of rules, for all others' },
  { path: 'packages/sheet/src/audit/closing-table.ts', why: 'finds the codes in the finished text of section 3' },
  { path: 'packages/print/src/data/sdscom/hazard-elements.ts', why: 'SDScom writes statements by their digits' },
  { path: 'packages/testkit/src/cases/', why: 'reads answers as other programs and people wrote them' },
  { path: 'packages/testkit/src/sheets/', why: 'reads the sheets of other suppliers' },
];
