import { csvText } from '@gosds/data/csv-text';
import type { Words } from '@gosds/phrases/generated/interface/words';
import type { Result } from './check-product.ts';
import { placeName } from './places.ts';
import { shareText, thresholdText, verdictText } from './share-text.ts';

/** The results as CSV with one row per entry or group, for sorting and filtering in a spreadsheet. */
export function productCsv(results: readonly Result[], words: Words): string {
  const { column, checkColumn, chemical, completeness } = words.galleria;
  const head = [
    ...[checkColumn.chemical, checkColumn.share, chemical.country, column.list, column.entry],
    ...[checkColumn.threshold, checkColumn.shareVerdict, column.edition, checkColumn.held],
  ];
  const rows = results.flatMap(({ ingredient, list, entries, groups }) => {
    const before = [ingredient.name, shareText(ingredient.shares, words), placeName(list.country, words), list.title];
    const after = [list.version, completeness[list.completeness]];
    const rows = entries.map((entry) => [
      ...[entry.entry || column.listed, thresholdText(entry, list, words), verdictText(entry.verdict, words)],
    ]);
    const others = groups.map((group) => [words.report.paper.mayBeNamed(group), '', verdictText('group', words)]);
    return [...rows, ...others].map((cells) => [...before, ...cells, ...after]);
  });
  return csvText([head, ...rows]);
}

export function saveCsv(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = 'lists.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
