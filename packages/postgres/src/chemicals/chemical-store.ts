import type {
  ChemicalFacts,
  ChemicalStore,
  ChemicalSummary,
  FoundChemical,
  LoadState,
} from '@gosds/usecases/chemicals/chemical-store';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { withoutGrade } from '@gosds/usecases/chemicals/plainer-texts';
import { type QueryKind, queryKinds } from '@gosds/usecases/chemicals/query-kind';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { plannedOnce } from '../prepared.ts';
import { served } from './chemical-tables.ts';
import { findByName, firstOfEach } from './find-names.ts';
import { listQueries } from './list-queries.ts';
import { resolveTexts } from './resolve-texts.ts';

type Numbered = { readonly number: number };

/** The chemicals with an identifier, best known first. */
const withIdentifier = (condition: RawBuilder<unknown>) => sql<Numbered>`${plannedOnce}
  select number from ${served('chemical')} chemical join ${served('standing')} standing using (number)
  where ${condition} order by rank limit 100`;

const conditions: {
  readonly [Kind in QueryKind['kind']]: (query: Extract<QueryKind, { kind: Kind }>) => RawBuilder<unknown> | undefined;
} = {
  cas: ({ cas }) => sql`number in (select number from ${served('chemical_cas')} where cas = ${cas})`,
  'wrong-check-digit': () => undefined,
  ec: ({ ec }) => sql`ec = ${ec}`,
  un: ({ un }) => sql`number in (select number from ${served('good')} where un = ${un})`,
  index: ({ index }) => {
    const key = nameKey(index);
    return sql`number in (select number from ${served('name')} where len = ${key.length} and key = ${key})`;
  },
  number: ({ number }) => sql`number = ${number}`,
  inchikey: ({ inchikey }) => sql`inchikey = ${inchikey}`,
  dtxsid: ({ dtxsid }) => sql`dtxsid = ${dtxsid}`,
  formula: ({ composition }) => sql`composition = ${composition}`,
};

function conditionOf<Kind extends QueryKind['kind']>(query: Extract<QueryKind, { kind: Kind }>, kind: Kind) {
  return conditions[kind](query);
}

/** What a number or a formula can be; that of the text without grade and strength if the whole is none: `conc. H2SO4`. */
function kindsIn(pattern: string): readonly QueryKind[] {
  const kinds = queryKinds(pattern);
  return kinds.length > 0 ? kinds : queryKinds(withoutGrade(pattern)).filter(({ kind }) => kind === 'formula');
}

async function findByIdentifier(db: Kysely<Database>, pattern: string): Promise<readonly FoundChemical[]> {
  const found: FoundChemical[] = [];
  for (const query of kindsIn(pattern)) {
    const condition = conditionOf(query, query.kind);
    if (condition === undefined) continue;
    const { rows } = await withIdentifier(condition).execute(db);
    const match = query.kind === 'formula' ? 'formula' : 'identifier';
    found.push(...rows.map(({ number }) => ({ number, match, matched: pattern.trim() }) as const));
  }
  return found;
}

const summaryColumns = sql`
  chemical.number, chemical.name, chemical.ec, chemical.formula,
  array(select cas from ${served('chemical_cas')} cas where cas.number = chemical.number order by cas) as cas,
  array(select name from ${served('name')} name where name.number = chemical.number and kind = 2 order by position limit 30) as synonyms,
  coalesce((select json_agg(json_build_object('un', un, 'class', class) order by un) from ${served('good')} good
    where good.number = chemical.number), '[]') as goods,
  standing.lists::int as "listCount"`;

/** The catalogue in PostgreSQL. During a load, searches use the earlier load. */
export function postgresChemicalStore(db: Kysely<Database>): ChemicalStore {
  return {
    ...listQueries(db),
    async loading() {
      // Ignores old progress, which a killed load has left.
      const { rows } = await sql<LoadState>`
        select stage, part from chemical_progress where at > now() - interval '15 minutes'`.execute(db);
      return rows[0];
    },
    async state() {
      const { rows } = await sql<{
        loadedAt: Date;
        chemicals: number;
        names: number;
        lists: number;
        memberships: number;
      }>`${plannedOnce}
        select loaded_at as "loadedAt", chemicals, names, lists, memberships from chemical_load`.execute(db);
      return rows[0] ?? null;
    },
    async search(pattern, limit) {
      const byIdentifier = await findByIdentifier(db, pattern);
      // A formula or UN number can also begin a name; any other identifier is conclusive.
      const isName = queryKinds(pattern).every(({ kind }) => kind === 'formula' || kind === 'un');
      const byName = isName ? await findByName(db, pattern, limit) : [];
      const isExact = ({ match }: FoundChemical) => match === 'exact';
      // What is named beside a number that many share goes before the others: “UN 1993 heptane”.
      const isWithin = ({ match }: FoundChemical) => match === 'within';
      return firstOfEach([...byName.filter(isExact), ...byName.filter(isWithin), ...byIdentifier, ...byName], limit);
    },
    async withSkeleton(block, limit) {
      const { rows } = await sql<Numbered & { readonly inchikey: string }>`${plannedOnce}
        select number, inchikey from ${served('chemical')} chemical join ${served('standing')} standing using (number)
        where inchikey >= ${`${block}-`} and inchikey < ${`${block}.`} order by rank limit ${sql.val(limit)}::int`.execute(
        db,
      );
      return rows.map(({ number, inchikey }) => ({ number, match: 'skeleton', matched: inchikey }));
    },
    resolve: (texts) => resolveTexts(db, texts),
    async summaries(numbers) {
      const { rows } = await sql<ChemicalSummary>`${plannedOnce}
        select ${summaryColumns} from unnest(${sql.val(numbers)}::int[]) with ordinality as asked (number, place)
        join ${served('chemical')} chemical using (number) join ${served('standing')} standing using (number) order by place`.execute(
        db,
      );
      return rows;
    },
    async find(number) {
      const { rows } = await sql<ChemicalFacts>`${plannedOnce}
        select ${summaryColumns}, chemical.molar_mass as "molarMass", chemical.smiles, chemical.inchikey,
          chemical.is_inchikey_computed as "isInchikeyComputed", chemical.dtxsid
        from ${served('chemical')} chemical join ${served('standing')} standing using (number) where chemical.number = ${number}`.execute(
        db,
      );
      return rows[0];
    },
  };
}
