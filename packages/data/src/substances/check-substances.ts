import type { DataFolder } from '../data-folder.ts';
import { fileOf, type SubstanceTables } from './read-substances.ts';

const annexVi = 'clp-annex-vi';

/** Faults of one classification, each with the table and the row that it is in. */
function classificationFaults(tables: SubstanceTables, id: number) {
  const [entry] = tables.classifications.get(id) ?? [];
  if (!entry) return [];
  const { basis, source } = entry.value;
  const hazards = tables.hazards.get(id) ?? [];
  const own = hazards.filter(({ value }) => value.source === source);
  const [added, ...more] = hazards.filter(({ value }) => value.source !== source);
  const found = tables.foundNotHazardous.get(id) ?? [];
  const at = (table: string, row: number, message: string) => ({ table, row, message });
  return [
    ...((basis === 'harmonised') !== (source === annexVi)
      ? [at('classifications', entry.row, `A harmonised classification, and no other, has the source ${annexVi}.`)]
      : []),
    ...((basis === 'none') !== own.every(({ value }) => value.category === '')
      ? [
          at(
            'classifications',
            entry.row,
            'The basis is “none” if hazards.csv gives no category from this source, and only then.',
          ),
        ]
      : []),
    ...more
      .filter(({ value }) => value.source !== added?.value.source)
      .map(({ row }) => at('hazards', row, 'Hazards beside the classification have one source.')),
    ...(tables.limits.get(id) ?? [])
      .filter(({ value }) => value.source !== source)
      .map(({ row }) => at('concentration-limits', row, `The source is that of the classification, ${source}.`)),
    ...found
      .filter(({ value }) => value.source !== found[0]?.value.source)
      .map(({ row }) => at('found-not-hazardous', row, 'The verdicts on a substance have one source.')),
  ];
}

/** Reports what the tables say of a substance together and cannot be. */
export function checkSubstances(data: DataFolder, tables: SubstanceTables): void {
  const numbers = new Set(tables.substances.map(({ value }) => value.id));
  for (const { row, value } of tables.substances) {
    const file = fileOf('substances');
    if (!tables.classifications.has(value.id))
      data.report({ file, row, message: 'The substance has no row in classifications.csv.' });
    if (value.gives_off !== undefined && !numbers.has(value.gives_off))
      data.report({ file, row, message: `gives_off: no substance has the number ${value.gives_off}.` });
    for (const { table, row: place, message } of classificationFaults(tables, value.id))
      data.report({ file: fileOf(table), row: place, message });
  }
}
