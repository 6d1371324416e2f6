import type { DataFolder, Placed, TableForm } from '../data-folder.ts';
import { readHarmonisedList } from '../lists/harmonised-list.ts';
import {
  acuteToxicityForm,
  biodegradationForm,
  classificationForm,
  concentrationLimitForm,
  ecotoxicityForm,
  explainedDifferenceForm,
  foundNotHazardousForm,
  hazardByMarketForm,
  hazardOfCountriesForm,
  nationalCategoryForm,
  groupForm,
  gloveForm,
  hazardForm,
  nameByLanguageForm,
  organForm,
  nameForm,
  productionForm,
  propertyForm,
  reactiveGroupForm,
  treatmentForm,
  setAsideForm,
  solidFormForm,
  sourceForm,
  substanceForm,
} from './substance-forms.ts';

/** A row identifies its substance by number and name. */
type Keyed = { readonly id: number; readonly name: string; readonly source?: string };

export const fileOf = (table: string): string => `substances/${table}.csv`;

/** Reports the later of two rows with the same key. Ignores rows without a key. */
function reportDoubles<Row>(
  data: DataFolder,
  file: string,
  [rows, keyOf]: readonly [readonly Placed<Row>[], (row: Row) => string | undefined],
): void {
  const firstRows = new Map<string, number>();
  for (const { row, value } of rows) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row);
    else data.report({ file, row, message: `“${key}” is in row ${first} already.` });
  }
}

type Named = { readonly names: ReadonlyMap<number, string>; readonly sources: ReadonlySet<string> };

const faultsOf = ({ id, name, source }: Keyed, { names, sources }: Named): string[] => {
  const known = names.get(id);
  return [
    ...(known === undefined ? [`No substance has the number ${id}.`] : []),
    ...(known !== undefined && known !== name ? [`Number ${id} is “${known}”, not “${name}”.`] : []),
    ...(source !== undefined && !sources.has(source) ? [`The source “${source}” is not in sources.csv.`] : []),
  ];
};

type Table<Row> = {
  readonly form: TableForm<Row>;
  /** Key of a value that a substance may have only once. Absent if rows may repeat. */
  readonly once?: (row: Row) => string;
  /** A fault that the form cannot detect. */
  readonly fault?: (row: Row) => string | undefined;
};

/** The rows of one file by substance number. */
function rowsById<Row extends Keyed>(
  [data, named]: readonly [DataFolder, Named],
  name: string,
  { form, once, fault }: Table<Row>,
): ReadonlyMap<number, readonly Placed<Row>[]> {
  const file = fileOf(name);
  const rows = data.has(file) ? data.table(file, form) : [];
  if (once) reportDoubles(data, file, [rows, (row) => `${row.name}, ${once(row)}`]);
  for (const { row, value } of rows) {
    for (const message of [...faultsOf(value, named), fault?.(value)])
      if (message !== undefined) data.report({ file, row, message });
  }
  const byId = new Map<number, Placed<Row>[]>();
  for (const placed of rows) byId.set(placed.value.id, [...(byId.get(placed.value.id) ?? []), placed]);
  return byId;
}

/** The rows of a substance without line numbers. */
export const valuesOf = <Row>(rows: ReadonlyMap<number, readonly Placed<Row>[]>, id: number): readonly Row[] =>
  rows.get(id)?.map(({ value }) => value) ?? [];

type NameByLanguage = { readonly language: string };

type Stated = { readonly category: string; readonly statement: string; readonly detail: string | undefined };

const statedAs = ({ category, statement, detail }: Stated): string =>
  [category, statement, detail].filter((part) => part !== '' && part !== undefined).join(' ');

const identifierOf = ({ cas, index }: { readonly cas: string | undefined; readonly index: string | undefined }) =>
  cas === undefined ? undefined : [cas, ...(index === undefined ? [] : [index])].join(', ');

/** English names are in `substances.csv`. */
const namesByLanguage = (data: DataFolder) => ({
  form: nameByLanguageForm,
  once: ({ language }: NameByLanguage) => language,
  fault: ({ language }: NameByLanguage) =>
    language !== 'en' && data.has(`phrases/${language}/language.json`)
      ? undefined
      : `No sheet is written in “${language}”.`,
});

/** The substances and the sources, to which the other tables refer. */
function namedRows(data: DataFolder) {
  const substances = data.table(fileOf('substances'), substanceForm);
  const sourceRows = data.table(fileOf('sources'), sourceForm);
  reportDoubles(data, fileOf('substances'), [substances, ({ id }) => String(id)]);
  reportDoubles(data, fileOf('substances'), [substances, ({ name }) => name]);
  reportDoubles(data, fileOf('substances'), [substances, identifierOf]);
  reportDoubles(data, fileOf('sources'), [sourceRows, ({ id }) => id]);
  const named: Named = {
    names: new Map(substances.map(({ value }) => [value.id, value.name])),
    sources: new Set(sourceRows.map(({ value }) => value.id)),
  };
  return { substances, sourceRows, named };
}

/** The tables of `data/substances` by substance number. A missing table is empty. */
export function readSubstanceTables(data: DataFolder) {
  const { substances, sourceRows, named } = namedRows(data);
  const read = <Row extends Keyed>(name: string, table: Table<Row>) => rowsById([data, named], name, table);
  const hazardFault = (row: Stated) =>
    row.category === '' || (data.engine?.isHazard(row.category, row.statement) ?? true)
      ? undefined
      : `“${statedAs(row)}” is not a hazard: the category and the statement do not belong together.`;
  return {
    harmonised: readHarmonisedList(data),
    substances,
    sources: sourceRows.map(({ value }) => value),
    groups: read('groups', { form: groupForm, once: ({ group }) => group }),
    forms: read('forms', { form: solidFormForm, once: ({ form }) => form }),
    treatments: read('treatments', { form: treatmentForm, once: () => 'treatment' }),
    reactiveGroups: read('reactive-groups', { form: reactiveGroupForm, once: () => 'reactive groups' }),
    names: read('names', { form: nameForm, once: () => 'names' }),
    namesByLanguage: read('names-by-language', namesByLanguage(data)),
    classifications: read('classifications', { form: classificationForm, once: () => 'classification' }),
    hazards: read('hazards', {
      form: hazardForm,
      once: (row) => `${statedAs(row)}, ${row.source}`,
      fault: hazardFault,
    }),
    organs: read('organs', { form: organForm, once: (row) => row.class }),
    limits: read('concentration-limits', {
      form: concentrationLimitForm,
      once: (row) => `${statedAs(row)}, ${[row.from, row.above, row.below, row.up_to].join(' ')}`,
      fault: hazardFault,
    }),
    acuteToxicity: read('acute-toxicity', { form: acuteToxicityForm }),
    ecotoxicity: read('ecotoxicity', { form: ecotoxicityForm }),
    biodegradation: read('biodegradation', { form: biodegradationForm, once: () => 'biodegradation' }),
    properties: read('properties', { form: propertyForm, once: ({ property }) => property }),
    setAside: read('set-aside-values', { form: setAsideForm, once: ({ what, source }) => `${what}, ${source}` }),
    gloves: read('gloves', {
      form: gloveForm,
      once: (row) => `${row.material} ${row.solution_percent ?? ''} ${row.source}`,
    }),
    hazardsByMarket: read('hazards-by-market', { form: hazardByMarketForm, once: ({ statement }) => statement }),
    hazardsOfCountries: read('hazards-of-countries', {
      form: hazardOfCountriesForm,
      once: (row) => [...row.countries, row.category, row.statement].join(' '),
      fault: hazardFault,
    }),
    nationalCategories: read('national-categories', {
      form: nationalCategoryForm,
      once: (row) => [row.country, row.minimum, row.detail].join(' '),
      fault: ({ category, statement, detail }) =>
        statement === undefined ? undefined : hazardFault({ category, statement, detail }),
    }),
    production: read('production', { form: productionForm, once: () => 'production' }),
    explainedDifferences: read('explained-differences', { form: explainedDifferenceForm, once: (row) => row.field }),
    foundNotHazardous: read('found-not-hazardous', {
      form: foundNotHazardousForm,
      once: (row) => row.class,
      fault: (row) =>
        (data.engine?.isHazardClass(row.class) ?? true) ? undefined : `“${row.class}” is not a hazard class.`,
    }),
  };
}

export type SubstanceTables = ReturnType<typeof readSubstanceTables>;
