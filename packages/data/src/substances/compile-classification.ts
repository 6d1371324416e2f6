import type { z } from 'zod';
import type { CompiledHazard, CompiledFacts, CompiledToxicity } from './compiled-substance.ts';
import { type SubstanceTables, valuesOf } from './read-substances.ts';
import type { acuteToxicityForm, concentrationLimitForm, hazardForm } from './substance-forms.ts';
import type { WithBlanks } from '../with-blanks.ts';

type HazardRow = z.infer<typeof hazardForm>;
type LimitRow = z.infer<typeof concentrationLimitForm>;

const hazardOf = ({ category, statement, detail }: HazardRow | LimitRow): CompiledHazard =>
  detail === undefined ? [category, statement] : [category, statement, detail];

const isSupplemental = ({ category }: HazardRow | LimitRow): boolean => category === '';

const statementOf = ({ statement }: HazardRow): string => statement;

/** Hazards and supplemental statements of rows, in their order. */
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

function judgedBy(tables: SubstanceTables, id: number) {
  const rows = valuesOf(tables.foundNotHazardous, id);
  return rows[0] && { source: rows[0].source, classes: rows.map((row) => row.class) };
}

/** The classification of a substance; undefined where `classifications.csv` has no row of it. */
export function classificationOf(
  tables: SubstanceTables,
  id: number,
): WithBlanks<CompiledFacts['classification']> | undefined {
  const [entry] = valuesOf(tables.classifications, id);
  if (!entry) return undefined;
  const hazards = valuesOf(tables.hazards, id);
  const own = hazards.filter(({ source }) => source === entry.source);
  const added = hazards.filter(({ source }) => source !== entry.source);
  const judging = new Set(tables.sources.filter((source) => source.judges_every_class).map((source) => source.id));
  return {
    basis: entry.basis,
    source: entry.source,
    coversAllClasses: [entry, ...added].some(({ source }) => judging.has(source)) || undefined,
    ...statedBy(own),
    limits: valuesOf(tables.limits, id).map(limitOf),
    mAcute: entry.m_acute,
    mChronic: entry.m_chronic,
    ates: valuesOf(tables.acuteToxicity, id)
      .filter(({ kind }) => kind === 'ATE')
      .map(toxicityOf)
      .map(({ route, kind, value, source }) => ({ route, kind, value, source })),
    notes: entry.notes,
    minimum: own.filter(({ minimum }) => minimum).map(statementOf),
    nonAdditive: entry.non_additive,
    families: entry.label_families.length > 0 ? entry.label_families : undefined,
    judged: judgedBy(tables, id),
    additional: added[0] && { source: added[0].source, ...statedBy(added) },
  };
}
