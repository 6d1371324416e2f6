import { findByMaterialId } from './catalogue.ts';
import type { ExplainedDifference } from './explained-differences.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The text of docs/catalogue-differences.md: every place where the catalogue deliberately leaves a public reference. */
export function differencesDocument(differences: readonly ExplainedDifference[]): string {
  const rows = differences.map(({ id, field, reference, reason }) => {
    const substance = findByMaterialId(id);
    return `| ${substance?.name ?? '?'} | ${substance?.cas ?? ''} | ${field} | ${cell(reference)} | ${cell(reason)} |`;
  });
  return [
    '# Where the catalogue leaves a public reference',
    '',
    'Generated from `packages/catalogue/src/explained-differences.ts`; a test keeps the two alike.',
    '',
    '| Substance | CAS | Field | The reference says | Why the catalogue differs |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
