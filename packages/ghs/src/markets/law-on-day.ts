import { type CategoryCode, type Hazard, isCategoryCode } from '../hazard.ts';
import { categoryEntries, categoryOf } from '../registry.ts';
import type { ClassificationFacts, Days, JurisdictionData } from './jurisdiction-data.ts';
import type { CategoryRow, JurisdictionRows, LimitRow, StatementRow } from './jurisdiction-rows.ts';
import type { Market } from './market.ts';

/** A jurisdiction with its tables read. */
export type ReadJurisdiction = { readonly data: JurisdictionData; readonly rows: JurisdictionRows };

/** The law of a jurisdiction on a day: its own rows, and the rows of the jurisdictions it follows where it has none. */
export type LawOnDay = {
  readonly id: string;
  readonly facts: ClassificationFacts;
  readonly limits: readonly LimitRow[];
  readonly statements: readonly StatementRow[];
  readonly adopted: readonly CategoryCode[];
  readonly renames: Market['renames'];
  /** The paragraph of a rule; undefined if the law does not state the rule. */
  readonly place: (rule: string) => string | undefined;
  /** Paragraphs of the rules whose name starts with `prefix`, by the rest of the name. */
  readonly placesUnder: (prefix: string) => Readonly<Record<string, string>>;
};

/** True if something is law on a day (ISO date). */
export const isLawOn = ({ validFrom = '', validUntil }: Days, day: string): boolean =>
  validFrom <= day && (validUntil === undefined || day <= validUntil);

/** The day after an ISO date. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Days on which something begins, and days after its last day: ISO dates in order. */
export function changeDays(dated: readonly Days[]): readonly string[] {
  const days = dated.flatMap(({ validFrom, validUntil }) => [
    ...(validFrom === undefined ? [] : [validFrom]),
    ...(validUntil === undefined ? [] : [dayAfter(validUntil)]),
  ]);
  return [...new Set(days)].toSorted();
}

/** The rows of a chain that are law on a day. A row of the following jurisdiction replaces the followed one's. */
function onDay<Row extends Days>(tables: readonly (readonly Row[])[], day: string, keyOf: (row: Row) => string): Row[] {
  const found = new Map<string, Row>();
  for (const row of tables.flat()) if (isLawOn(row, day)) found.set(keyOf(row), row);
  return [...found.values()];
}

/** Replaces the names in braces by the terms of a law. */
function filler({ law, terms }: ClassificationFacts): (text: string) => string {
  const known = Object.entries({ law, ...terms });
  return (text) =>
    text.includes('{') ? known.reduce((filled, [name, term]) => filled.replaceAll(`{${name}}`, term), text) : text;
}

const codes: readonly CategoryCode[] = [...new Set(categoryEntries.map(({ code }) => code))];

/** Adopted categories in the order of the registry, and the category that replaces each one not adopted. */
function categoriesOn(chain: readonly ReadJurisdiction[], day: string, revision: number) {
  const rows = onDay<CategoryRow>(
    chain.map(({ rows: tables }) => tables.categories),
    day,
    ({ category }) => category,
  );
  const isAdopted = (row: CategoryRow) =>
    row.isAdopted && row.revisionFrom <= revision && revision <= row.revisionUntil;
  const known = new Set<string>(rows.filter(isAdopted).map(({ category }) => category));
  const adopted = codes.filter((code) => known.has(code));
  const insteads = new Map(
    chain.flatMap(({ rows: tables }) =>
      tables.categories.flatMap(({ category, instead }) => (instead === '' ? [] : [[category, instead] as const])),
    ),
  );
  const renames: Partial<Record<CategoryCode, Pick<Hazard, 'code' | 'hCode'>>> = {};
  for (const [category, instead] of insteads) {
    if (known.has(category) || !known.has(instead) || !isCategoryCode(category) || !isCategoryCode(instead)) continue;
    renames[category] = { code: instead, hCode: categoryOf(instead)?.hCode ?? '' };
  }
  return { adopted, renames };
}

const factsOn = ({ data }: ReadJurisdiction, day: string): ClassificationFacts =>
  data.changes.findLast((change) => isLawOn(change, day))?.facts ?? data.facts;

/** `chain`: the jurisdictions it follows, then the jurisdiction itself. Throws if the chain is empty. */
export function lawOnDay(chain: readonly ReadJurisdiction[], day: string): LawOnDay {
  const own = chain.at(-1);
  if (!own) throw new RangeError('no jurisdiction');
  const facts = factsOn(own, day);
  const fill = filler(facts);
  const { adopted, renames } = categoriesOn(chain, day, facts.revision);
  const known = new Set<string>(adopted);
  const tables = chain.map(({ rows }) => rows);
  const limits = onDay(
    tables.map((one) => one.limits),
    day,
    ({ rule, row, measure }) => `${rule} ${row} ${measure}`,
  )
    .filter(({ limit, where }) => limit !== undefined && (where === '' || known.has(where)))
    .map((row) => ({
      ...row,
      category: (isCategoryCode(row.category) ? renames[row.category]?.code : undefined) ?? row.category,
      paragraph: fill(row.paragraph),
    }));
  const families = onDay(
    tables.map((one) => one.statements),
    day,
    ({ row }) => row,
  )
    .filter(({ code }) => code !== '')
    .map((row) => ({ ...row, paragraph: fill(row.paragraph) }));
  const places = new Map(tables.flatMap((one) => one.places.map(({ rule, paragraph }) => [rule, fill(paragraph)])));
  return {
    id: own.data.id,
    facts,
    limits,
    statements: families,
    adopted,
    renames,
    place: (rule) => places.get(rule),
    placesUnder: (prefix) =>
      Object.fromEntries(
        [...places].flatMap(([rule, paragraph]) =>
          rule.startsWith(prefix) ? [[rule.slice(prefix.length), paragraph]] : [],
        ),
      ),
  };
}
