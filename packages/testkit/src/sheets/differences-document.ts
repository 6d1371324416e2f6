import type { ComparedClass } from './compare-sheet.ts';
import { explainedDifferences } from './explained-differences-table.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The section of docs/case-differences.md on real sheets: each class that differs, and why. */
export function differencesSection(differing: readonly ComparedClass[]): string {
  const rows = explainedDifferences.flatMap(({ files, hazardClass, kind, reason }) => {
    const met = differing.filter((each) => each.hazardClass === hazardClass && files.includes(each.file));
    const [first] = met;
    if (!first) return [];
    const products = [...new Set(met.map(({ product }) => product))].join('; ');
    const found = first.found.replace(/ \(.*/, '').replace('none', 'not classified');
    const words = [products, hazardClass, first.published.trim(), found, kind, reason];
    return [`| ${words.map(cell).join(' | ')} |`];
  });
  return ['| Product | Class | Published | Calculated | Kind | Why |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
