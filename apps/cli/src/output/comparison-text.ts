import type { ClassComparison, MarketComparison, Verdict } from '@gosds/ghs/analysis/compare-markets';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { hazardText } from './hazard-text.ts';
import { inColumns, section } from './lines.ts';

/**
 * The markets side by side, with the rules that differ from the first market; with `explains`, also for classes that no
 * market assigns.
 */
export function comparisonText(
  comparison: MarketComparison,
  markets: readonly JurisdictionId[],
  { explains }: { readonly explains: boolean },
): readonly string[] {
  const { classes, statements, nationalHazards } = comparison;
  const classified = classes.filter(({ verdicts }) => verdicts.some(({ hazards }) => hazards.length > 0));
  const rows = classified.map(({ hazardClass, verdicts }) => [hazardClass, ...verdicts.map(verdictText)]);
  const head = ['', ...markets.map((market) => market.toUpperCase())];
  const [first = 'eu'] = markets;
  return [
    ...inColumns(rows.length > 0 ? [head, ...rows] : [head, ['no class']], '  '),
    ...section(
      'Statements beside the classes',
      statements.map((one) => `  ${one.code}: ${one.markets.join(', ')}`),
    ),
    ...section(
      `What differs from ${first.toUpperCase()}, by rule`,
      (explains ? classes : classified).flatMap(differenceLines),
    ),
    ...section(
      'Asked for beyond the classes',
      nationalHazards.map(({ market, name, paragraph }) => `  ${market.toUpperCase()}: ${name} [${paragraph}]`),
    ),
  ];
}

function verdictText({ status, hazards }: Verdict): string {
  const open = status === 'incomplete' ? ' (open)' : '';
  if (hazards.length > 0) return `${hazards.map(hazardText).join(', ')}${open}`;
  return status === 'not-classified' ? '-' : status.replace('-', ' ');
}

const differenceLines = ({ hazardClass, differences }: ClassComparison): readonly string[] =>
  differences.flatMap(({ market, kind, rules }) => [
    `  ${market.toUpperCase()}, ${hazardClass}: ${kind.replaceAll('-', ' ')}`,
    ...rules.flatMap(({ base, other }) => [
      `    there  ${findingInEnglish(base)}`,
      `    here   ${findingInEnglish(other)}`,
    ]),
  ]);
