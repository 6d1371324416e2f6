import { inEnglish } from '@gosds/phrases/say-message';
import { type ComparedClass, type ComparedSheet, compareSheet } from './compare-sheet.ts';
import type { PublishedSheet } from './published-sheet.ts';
import { countsOf, explanationOf, shareOf, withoutDecisions } from './share-reproduced.ts';

export type SheetReport = { readonly lines: readonly string[]; readonly unexplained: number };

/**
 * The report on a file of real sheets: the percentage reproduced by class, the classes set apart, and the differences
 * with their reasons.
 */
export function sheetReport(name: string, sheets: readonly PublishedSheet[]): SheetReport {
  const compared = sheets.map((sheet) => ({ sheet, ...compareSheet(sheet) }));
  const classes = compared.flatMap((each) => each.classes);
  const differing = classes.filter(({ verdict }) => verdict === 'differs');
  return {
    unexplained: differing.filter((each) => explanationOf(each) === undefined).length,
    lines: [
      `${name}: ${sheets.length} sheets, classes published or calculated`,
      ...classTable(classes),
      ...apartLines(classes),
      ...compared.flatMap(faultLines),
      ...differing.flatMap(differenceLines),
      ...totals(classes),
    ],
  };
}

function classTable(classes: readonly ComparedClass[]): readonly string[] {
  const names = [...new Set(classes.map(({ hazardClass }) => hazardClass))];
  const rows = names.map((name) => {
    const counts = countsOf(classes.filter(({ hazardClass }) => hazardClass === name));
    const { compared, reproduced, withinRange, differing, setApart } = counts;
    const share = compared === 0 ? '-' : `${shareOf(counts).toFixed(1)} %`;
    return [name, share, ...[compared, reproduced, withinRange, differing, setApart].map(String)];
  });
  const head = ['class', 'share', 'compared', 'reproduced', 'within range', 'differ', 'set apart'];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [head, ...rows].map((row) => `  ${lineOf(row)}`);
}

function apartLines(classes: readonly ComparedClass[]): readonly string[] {
  const names = {
    tested: 'decided by a test of the product that section 11 states',
    'no such ingredient': 'published though no ingredient of section 3 has such a hazard',
    'not in the law': 'named though the law of the market has no such class',
    'not stated': 'not to be decided by what is stated (viscosity, spray test, pressure, M-factor)',
  } as const;
  return Object.entries(names).flatMap(([verdict, words]) => {
    const number = classes.filter((each) => each.verdict === verdict).length;
    return number === 0 ? [] : [`  set apart: ${number} ${words}`];
  });
}

const faultLines = ({ sheet, fault }: ComparedSheet & { readonly sheet: PublishedSheet }): readonly string[] =>
  fault === undefined ? [] : [`  not comparable: ${sheet.product} (${sheet.file}): ${fault}`];

function differenceLines(one: ComparedClass): readonly string[] {
  const explained = explanationOf(one);
  const [first] = one.reasons;
  return [
    `  ${explained === undefined ? 'DIFFERS, UNEXPLAINED' : `differs (${explained.kind})`}: ${one.product} (${one.file}), ${one.hazardClass}`,
    `    published ${one.published}`,
    `    found     ${one.found}`,
    ...(first ? [`    because   ${inEnglish(first.summary)} [${first.ruleId}; ${first.paragraph}]`] : []),
    ...(explained ? [`    explained ${explained.reason}`] : []),
  ];
}

function totals(classes: readonly ComparedClass[]): readonly string[] {
  const all = countsOf(classes);
  const narrowed = countsOf(withoutDecisions(classes));
  return [
    `  ${all.compared - all.differing} of ${all.compared} reproduced, ${shareOf(all)} %, of them ${all.withinRange} between the ends of stated ranges`,
    `  ${narrowed.compared - narrowed.differing} of ${narrowed.compared}, ${shareOf(narrowed)} %, without tests and decisions of the supplier (docs/case-differences.md)`,
    '',
  ];
}
