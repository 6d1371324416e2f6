import type { z } from 'zod';
import type { HarmonisedList } from '../lists/harmonised-list.ts';
import type { CompiledHazard, CompiledFacts, CompiledToxicity } from './compiled-substance.ts';
import {
  annexViSource,
  type BesideList,
  detailOf,
  entryOfVersion,
  inForceOn,
  organsFrom,
} from './compile-harmonised.ts';
import { type SubstanceTables, valuesOf } from './read-substances.ts';
import {
  type acuteToxicityForm,
  type concentrationLimitForm,
  type hazardForm,
  inhaledForms,
} from './substance-forms.ts';
import type { WithBlanks } from '../with-blanks.ts';

type HazardRow = z.infer<typeof hazardForm>;
type LimitRow = z.infer<typeof concentrationLimitForm>;

const hazardOf = ({
  category,
  statement,
  detail,
}: Pick<HazardRow | LimitRow, 'category' | 'statement' | 'detail'>): CompiledHazard =>
  detail === undefined ? [category, statement] : [category, statement, detail];

const isSupplemental = ({ category }: HazardRow | LimitRow): boolean => category === '';

const statementOf = ({ statement }: HazardRow): string => statement;

/** The hazards and supplemental statements of rows, in order. */
const statedBy = (rows: readonly HazardRow[]) => ({
  hazards: rows.filter((row) => !isSupplemental(row)).map(hazardOf),
  supplemental: rows.filter(isSupplemental).map(statementOf),
});

const limitOf = (row: LimitRow) => ({
  hazard: hazardOf(row),
  from: row.from,
  above: row.above,
  below: row.below,
  upTo: row.up_to,
});

export const toxicityOf = ({
  route,
  kind,
  value,
  source,
  species,
  method,
  values,
  calculated,
}: z.infer<typeof acuteToxicityForm>): WithBlanks<CompiledToxicity> => ({
  route,
  kind: kind === 'limit dose' ? 'limit-dose' : kind,
  value,
  source,
  species,
  method,
  values,
  calculated,
});

/** The classes that a source judged, with the markets of its verdicts in water if they do not count in every one. */
function judgedBy(tables: SubstanceTables, id: number) {
  const [first, ...others] = valuesOf(tables.foundNotHazardous, id);
  if (!first) return undefined;
  const countsIn = tables.sources.find((source) => source.id === first.source)?.aquatic_counts_in ?? [];
  return {
    source: first.source,
    classes: [first, ...others].map((row) => row.class),
    aquaticCountsIn: countsIn.length > 0 ? countsIn : undefined,
  };
}

/** The hazards as typed, with the organs from their own table where the source names none. */
const hazardRows = (tables: SubstanceTables, id: number) =>
  valuesOf(tables.hazards, id).map((row) => ({ ...row, detail: detailOf(row, valuesOf(tables.organs, id)) }));

/** The facts on the substance that come from the tables and not from a list. */
function typedOf(tables: SubstanceTables, id: number, source: string) {
  const rows = hazardRows(tables, id);
  const own = rows.filter((row) => row.source === source);
  return {
    ...statedBy(own),
    limits: valuesOf(tables.limits, id)
      .filter((row) => row.source === source)
      .map(limitOf),
    ates: valuesOf(tables.acuteToxicity, id)
      .filter(({ kind }) => kind === 'ATE')
      .map(toxicityOf)
      .map(({ route, kind, value, source: read }) => ({ route, kind, value, source: read })),
    minimum: own.filter(({ minimum }) => minimum).map(statementOf),
  };
}

/** Hazards that suppliers add to an entry of a list, with their limits. */
function additionalOf(tables: SubstanceTables, id: number, source: string) {
  const rows = hazardRows(tables, id).filter((row) => row.source !== source);
  const limits = valuesOf(tables.limits, id)
    .filter((row) => row.source !== source)
    .map(limitOf);
  return rows[0] && { source: rows[0].source, ...statedBy(rows), ...(limits.length > 0 ? { limits } : {}) };
}

const aquaticStatements: readonly string[] = ['H400', 'H401', 'H402', 'H410', 'H411', 'H412', 'H413'];

/** The source of the aquatic classes, if they do not count in every market. */
function aquaticFrom(tables: SubstanceTables, id: number) {
  const row = valuesOf(tables.hazards, id).find(({ statement }) => aquaticStatements.includes(statement));
  const source = tables.sources.find((each) => each.id === row?.source);
  return source && source.aquatic_counts_in.length > 0
    ? { source: source.id, countsIn: source.aquatic_counts_in }
    : undefined;
}

/** Statements that only some markets use. */
function byMarket(tables: SubstanceTables, id: number) {
  const rows = valuesOf(tables.hazardsByMarket, id);
  return rows.length === 0 ? undefined : rows.map(({ statement, counts_in: countsIn }) => ({ statement, countsIn }));
}

/** What countries say in place of minimum classes. */
function nationalOf(tables: SubstanceTables, id: number) {
  const rows = valuesOf(tables.nationalCategories, id);
  return rows.length === 0
    ? undefined
    : rows.map(({ country, minimum, category, statement, detail, source }) => ({
        country,
        minimum,
        hazard: statement === undefined ? undefined : hazardOf({ category, statement, detail }),
        unknown: inhaledForms.find((form) => category === 'unknown' && form === detail),
        source,
      }));
}

/** Hazards that an authority found for the sheets of some countries. */
function foundFor(tables: SubstanceTables, id: number) {
  const rows = valuesOf(tables.hazardsOfCountries, id);
  return rows.length === 0
    ? undefined
    : rows.map(({ countries, source, ...row }) => ({ countries, hazard: hazardOf(row), source }));
}

/** What the tables add to the entry of a substance in the list. */
export const besideList = (tables: SubstanceTables, id: number): BesideList => ({
  groups: valuesOf(tables.hazards, id),
  organs: valuesOf(tables.organs, id),
});

/** The entry of the list in force on its date, or else the first future one. */
function listedOf(list: HarmonisedList | undefined, index: string | undefined) {
  const versions = list?.versions.get(index ?? '');
  return list && versions && inForceOn(versions, list.day);
}

/** The entry of the list, with other estimates for the routes that it lacks. */
function listedBeside(entry: ReturnType<typeof entryOfVersion>, ates: ReturnType<typeof typedOf>['ates']) {
  const isOpen = ({ route }: (typeof ates)[number]) => !entry.ates.some((each) => each.route === route);
  return { ...entry, ates: [...entry.ates, ...ates.filter(isOpen)] };
}

/** The classification of a substance. Undefined if `classifications.csv` has no row for it. */
export function classificationOf(
  tables: SubstanceTables,
  { id, index }: { readonly id: number; readonly index: string | undefined },
): WithBlanks<CompiledFacts['classification']> | undefined {
  const [entry] = valuesOf(tables.classifications, id);
  if (!entry) return undefined;
  const judging = new Set(tables.sources.filter((source) => source.judges_every_class).map((source) => source.id));
  const additional = additionalOf(tables, id, entry.source);
  const listed = entry.source === annexViSource ? listedOf(tables.harmonised, index) : undefined;
  const typed = typedOf(tables, id, entry.source);
  const sources = [entry.source, ...(additional ? [additional.source] : [])];
  return {
    basis: entry.basis,
    source: entry.source,
    coversAllClasses: sources.some((source) => judging.has(source)) || undefined,
    mAcute: entry.m_acute,
    mChronic: entry.m_chronic,
    notes: entry.notes,
    ...typed,
    ...(listed ? listedBeside(entryOfVersion(listed, besideList(tables, id)), typed.ates) : {}),
    nonAdditive: entry.non_additive,
    families: entry.label_families.length > 0 ? entry.label_families : undefined,
    organsFrom: organsFrom([...(listed?.hazards ?? []), ...valuesOf(tables.hazards, id)], valuesOf(tables.organs, id)),
    judged: judgedBy(tables, id),
    aquaticFrom: aquaticFrom(tables, id),
    byMarket: byMarket(tables, id),
    national: nationalOf(tables, id),
    foundFor: foundFor(tables, id),
    additional,
  };
}
