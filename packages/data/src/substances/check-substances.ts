import type { DataFolder, Placed } from '../data-folder.ts';
import { annexViSource, inForceOn, isGroup } from './compile-harmonised.ts';
import { fileOf, type SubstanceTables } from './read-substances.ts';

type Substance = { readonly id: number; readonly index: string | undefined };

type Fault = { readonly table: string; readonly row: number; readonly message: string };

const inTheList = 'This stands in lists/eu-clp-annex-vi, once.';

const isListed = ({ harmonised }: SubstanceTables, index: string | undefined): boolean => {
  const versions = harmonised?.versions.get(index ?? '');
  return harmonised !== undefined && versions !== undefined && inForceOn(versions, harmonised.day) !== undefined;
};

/** Reports typed values that the list already gives for the substance. */
function listFaults(tables: SubstanceTables, { id, index }: Substance): Fault[] {
  const [entry] = tables.classifications.get(id) ?? [];
  const { harmonised } = tables;
  if (!entry || !harmonised) return [];
  const { row, value } = entry;
  const listed = isListed(tables, index);
  if (listed !== (value.basis === 'harmonised'))
    return [
      {
        table: 'classifications',
        row,
        message: 'The basis is “harmonised” if the index number is in the list, and only then.',
      },
    ];
  if (!listed) return [];
  const { m_acute: acute, m_chronic: chronic, notes } = value;
  const typed = acute !== undefined || chronic !== undefined || notes.length > 0;
  return [...(typed ? [{ table: 'classifications', row, message: inTheList }] : []), ...typedRows(tables, id)];
}

/** Rows of a listed substance that repeat the list. */
function typedRows(tables: SubstanceTables, id: number): Fault[] {
  const rowsOf = <Row>(table: string, rows: readonly Placed<Row>[] = []) =>
    rows.map(({ row }) => ({ table, row, message: inTheList }));
  const ofList = <Row extends { readonly source: string }>(rows: readonly Placed<Row>[] = []) =>
    rows.filter(({ value }) => value.source === annexViSource);
  return [
    ...rowsOf(
      'hazards',
      ofList(tables.hazards.get(id)).filter(({ value }) => !isGroup(value)),
    ),
    ...rowsOf('concentration-limits', ofList(tables.limits.get(id))),
    ...rowsOf('acute-toxicity', ofList(tables.acuteToxicity.get(id))),
  ];
}

const limitFault = (source: string): string =>
  `The source is that of the classification, ${source}; beside a harmonised one, the limit is of a hazard that was added.`;

/** The faults of one classification, with table and row. */
function classificationFaults(tables: SubstanceTables, { id, index }: Substance) {
  const [entry] = tables.classifications.get(id) ?? [];
  if (!entry) return [];
  const { basis, source } = entry.value;
  const hazards = tables.hazards.get(id) ?? [];
  const own = hazards.filter(({ value }) => value.source === source);
  const [added, ...more] = hazards.filter(({ value }) => value.source !== source);
  const isOfAddedHazard = ({ statement }: { readonly statement: string }) =>
    source === annexViSource && [added, ...more].some((each) => each?.value.statement === statement);
  const found = tables.foundNotHazardous.get(id) ?? [];
  const at = (table: string, row: number, message: string) => ({ table, row, message });
  return [
    ...listFaults(tables, { id, index }),
    ...((basis === 'harmonised') !== (source === annexViSource)
      ? [
          at(
            'classifications',
            entry.row,
            `A harmonised classification, and no other, has the source ${annexViSource}.`,
          ),
        ]
      : []),
    ...(!isListed(tables, index) && (basis === 'none') !== own.every(({ value }) => value.category === '')
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
      .filter(({ value }) => value.source !== source && !isOfAddedHazard(value))
      .map(({ row }) => at('concentration-limits', row, limitFault(source))),
    ...found
      .filter(({ value }) => value.source !== found[0]?.value.source)
      .map(({ row }) => at('found-not-hazardous', row, 'The verdicts on a substance have one source.')),
  ];
}

const ofDissolvedCarbon: readonly string[] = ['OECD 301 A', 'OECD 301 E', 'EU C.4-A', 'EU C.4-B'];

/** A test is passed at 60 % of the oxygen or the carbon dioxide, or 70 % of the dissolved carbon (CLP Annex I, 4.1.2.9.5). */
function biodegradationFaults(tables: SubstanceTables, id: number) {
  const [test] = tables.biodegradation.get(id) ?? [];
  if (!test) return [];
  const { percent, method } = test.value;
  const verdict = percent >= (ofDissolvedCarbon.includes(method) ? 70 : 60) ? 'yes' : 'no';
  const isBorneOut = (tables.properties.get(id) ?? []).some(
    ({ value }) => value.property === 'ready biodegradability' && value.value === verdict,
  );
  const message = `The test says “${verdict}”; the ready biodegradability in properties.csv does not.`;
  return isBorneOut ? [] : [{ table: 'biodegradation', row: test.row, message }];
}

/** Reports national categories for classes that the entry in force does not mark as a minimum. */
function nationalFaults({ harmonised, nationalCategories }: SubstanceTables, substance: Substance) {
  const versions = harmonised?.versions.get(substance.index ?? '');
  const entry = harmonised && versions && inForceOn(versions, harmonised.day);
  const marked = new Set(
    (entry?.hazards ?? []).filter(({ marks }) => marks.includes('*')).map(({ statement }) => statement),
  );
  return (nationalCategories.get(substance.id) ?? [])
    .filter(({ value }) => !marked.has(value.minimum))
    .map(({ row, value }) => ({
      table: 'national-categories',
      row,
      message: `The entry in force does not mark ${value.minimum} as a minimum class.`,
    }));
}

/** Reports a verdict in use that `set-aside-values.csv` sets aside. */
function setAsideFaults({ properties, setAside }: SubstanceTables, id: number) {
  const rows = (setAside.get(id) ?? []).map(({ value }) => value);
  return (properties.get(id) ?? [])
    .filter(({ value: { property, value, source } }) =>
      rows.some((row) => row.what === property && row.value === value && row.source === source),
    )
    .map(({ row, value: { property } }) => ({
      table: 'properties',
      row,
      message: `The value of ${property} is set aside in set-aside-values.csv.`,
    }));
}

/** Reports contradictions between the tables of a substance. */
export function checkSubstances(data: DataFolder, tables: SubstanceTables): void {
  const numbers = new Set(tables.substances.map(({ value }) => value.id));
  for (const { row, value } of tables.substances) {
    const file = fileOf('substances');
    if (!tables.classifications.has(value.id))
      data.report({ file, row, message: 'The substance has no row in classifications.csv.' });
    if (value.gives_off !== undefined && !numbers.has(value.gives_off))
      data.report({ file, row, message: `gives_off: no substance has the number ${value.gives_off}.` });
    const faults = [
      ...classificationFaults(tables, value),
      ...biodegradationFaults(tables, value.id),
      ...nationalFaults(tables, value),
      ...setAsideFaults(tables, value.id),
    ];
    for (const { table, row: place, message } of faults) data.report({ file: fileOf(table), row: place, message });
  }
}
