import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { hasOtherLetters, serving, tierEnds, wellKnownNames } from './chemical-tables.ts';

const name = `${serving}.name`;

/** Plans each statement once per connection, for any key. Never reads a whole table. */
const settings = `language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off set client_min_messages = warning`;

/**
 * In how many names of a sample the three letters occur. Looks each up separately, because a join would read the whole
 * table.
 */
const countOf = (letters: string) =>
  `coalesce((select trigram.names from ${serving}.trigram where trigram.letters = ${letters}), 0)`;

/**
 * The indexes of letters know a to z and the digits. Other letters, such as those of Chinese, are no letters to them: a
 * pattern without three of ours would read every name.
 */
const knownToIndex = (letters: string) => `octet_length(${letters}) = 3`;

/**
 * Selects the three rarest three-letter pieces of some words, as patterns; all three are the same if there are no more.
 * A piece that overlaps the rarest piece of its word tells less, so it counts as more common.
 */
const rarestOf = (words: string, into: string) => `
  with counted as (
      select word, at, substr(word, at, 3) as letters, ${countOf('substr(word, at, 3)')} as names
      from unnest(${words}) word cross join lateral generate_series(1, least(length(word), 200) - 2) at
      where ${knownToIndex('substr(word, at, 3)')}),
    apart as (select letters, names, abs(at - first_value(at) over (partition by word order by names)) as places from counted)
  select array_agg('%' || piece.letters || '%') into ${into} from (
    select letters from apart order by names * case places when 0 then 1 when 1 then 8 when 2 then 4 else 2 end limit 3) piece;`;

/** The names of one tier that contain all words. Finds them by the rarest letters, in order of the chemical's rank. */
const partsOfTier = (tier: number, end: number | undefined) => `
    exit when cardinality(met) >= wanted;${end === undefined ? '' : `\n    if longest <= ${end} then`}
    for number, matched, rank in
      select part.number, part.name, part.rank from (
        select held.number, held.name, held.len, held.rank from ${name} held
        where held.tier = ${tier} and held.key like rare1 and held.key like rare2 and held.key like rare3
          and held.key like all (patterns) limit 400) part
      order by part.rank, part.len limit wanted
    loop
      return next;
      if number <> all (met) then met := met || number; end if;
    end loop;${end === undefined ? '' : '\n    end if;'}`;

/** The names that contain all words, if no word has three letters that the indexes of tiers know. Best tiers first. */
const partsInOtherLetters = `
    signs := string_to_array(array_to_string(words, ''), null);
    for number, matched, rank, tier_met in
      select held.number, held.name, held.rank, held.tier from ${name} held
      where ${hasOtherLetters('held.key')} and string_to_array(held.key, null) @> signs and held.key like all (patterns)
      order by held.tier, held.rank, held.len limit 400
    loop
      exit when tier_met <> tier_before and cardinality(met) >= wanted;
      tier_before := tier_met;
      return next;
      if number <> all (met) then met := met || number; end if;
    end loop;`;

/** Best known first; a synonym, and still more a name of one source alone, only for a chemical that is known far better. */
export const standingOf = (found: string) =>
  `${found}.rank::bigint * case ${found}.kind when 1 then 1 when 2 then 4 else 100 end, ${found}.rank`;

/** Kinds of matches: a whole name, a beginning, a part. */
export const nameSteps = ['exact', 'beginning', 'part'] as const;

/**
 * Finds names by a key in one call: equal names, names that begin with the key, and names that contain all words, from
 * the shortest tiers on, until `wanted` chemicals are found. `step` is the index in `nameSteps`.
 */
const findNames = `(asked text, words text[], wanted integer)
returns table (step integer, number integer, matched text, rank integer) ${settings} as $find$
#variable_conflict use_column
declare
  met integer[] := '{}';
  after text := asked || chr(1114111);
  rare text[];
  rare1 text; rare2 text; rare3 text;
  patterns text[];
  longest integer;
  given integer := 0;
  signs text[];
  tier_met integer;
  tier_before integer := 0;
begin
  step := 0;
  for number, matched, rank in
    select whole.number, whole.name, whole.rank from ${name} whole where whole.len = length(asked) and whole.key = asked
    order by ${standingOf('whole')} limit 100
  loop
    return next;
    given := given + 1;
  end loop;
  if given >= wanted then return; end if;

  step := 1;
  if length(asked) > 1 then
    -- Those that many lists name, best known first.
    for number, matched, rank in
      select known.number, known.name, known.rank from ${serving}.well_known known
      where known.key >= asked and known.key < after order by ${standingOf('known')} limit 20
    loop
      return next;
      if number <> all (met) then met := met || number; end if;
    end loop;
  end if;
  if cardinality(met) < wanted then
    -- The shortest first. Few are read at once; of many, one probe of the index for each length needs no sort.
    select count(*) into given from (
      select from ${name} short where short.key >= asked and short.key < after order by short.key limit wanted + 1) few;
    if given <= wanted then
      for number, matched, rank in
        select few.number, few.name, few.rank from (
          select * from ${name} short where short.key >= asked and short.key < after order by short.key limit wanted) few
        order by few.len, few.key, few.kind, few.rank
      loop
        return next;
        if number <> all (met) then met := met || number; end if;
      end loop;
    else
      for number, matched, rank in
        select found.number, found.name, found.rank from generate_series(length(asked), 200) lengths (l)
        cross join lateral (
          select short.number, short.name, short.rank from ${name} short
          where short.len = lengths.l and short.key >= asked and short.key < after order by short.key, short.kind, short.rank limit wanted) found
        limit wanted
      loop
        return next;
        if number <> all (met) then met := met || number; end if;
      end loop;
    end if;
  end if;
  if cardinality(met) >= wanted then return; end if;

  step := 2;
  ${rarestOf('words', 'rare')}
  -- What the rarest letters met has the long words as a rule: the short ones are looked for first.
  select array_agg('%' || word || '%' order by length(word)), max(length(word)) into patterns, longest from unnest(words) word;
  -- Shorter words are in nearly every name, and have no three letters that an index knows.
  if longest < 3 then return; end if;
  met := '{}';
  if rare is null then ${partsInOtherLetters}
    return;
  end if;
  rare1 := rare[1];
  rare2 := coalesce(rare[2], rare1);
  rare3 := coalesce(rare[3], rare2);
  <<tiers>>
  loop
    ${[...tierEnds, undefined].map((end, tier) => partsOfTier(tier, end)).join('')}
    exit;
  end loop;
end $find$`;

/** Best-known names that sound the same, apart from one missing, extra, wrong or misplaced letter. */
const soundsLike = `(asked text)
returns table (number integer, matched text, rank integer) ${settings} as $find$
#variable_conflict use_column
declare
  heard_as text := ${serving}.sounds(asked);
begin
  return query
    with variants as (
        select hashtext(heard_as) as heard
        union select hashtext(left(heard_as, at - 1) || substr(heard_as, at + 1)) from generate_series(1, length(heard_as)) at
      )
    select known.number, known.name, known.rank::integer from ${serving}.known_name known
    -- As an array: joined, every sound would be compared.
    where known.place = any (array(select distinct spelling.place from variants join ${serving}.spelling using (heard)))
      and levenshtein_less_equal(known.sound, heard_as, 2) <= 2
    order by levenshtein(known.key, asked), known.rank limit 10;
end $find$`;

/** The two rarest three-letter parts of a piece of a name; null if it has none that the index knows. */
const rareOfPiece = (piece: string) => `
  select array_agg(part.letters) into rare from (
    select substr(${piece}, at, 3) as letters from generate_series(1, length(${piece}) - 2) at
    where ${knownToIndex(`substr(${piece}, at, 3)`)}
    order by ${countOf(`substr(${piece}, at, 3)`)} limit 2) part;`;

const edits = 2;
const pieces = Array.from({ length: edits + 1 }, (_, at) => at);

const alikeInTier = (tier: number) => `
  if shortest <= ${tierEnds[tier] ?? 'longest'} and longest > ${tierEnds[tier - 1] ?? 0} then
    return query
      select near.number, near.name, near.rank, levenshtein_less_equal(near.key, asked, ${edits}), near.kind from ${name} near
      where near.tier = ${tier} and near.len between shortest and longest
        and (${pieces.map((at) => `near.key like a${at} and near.key like b${at}`).join(' or ')})
        and (${pieces.map((at) => `strpos(near.key, p${at}) > 0`).join(' or ')})
        and levenshtein_less_equal(near.key, asked, ${edits}) <= ${edits};
  end if;`;

const nearNames = 'returns table (number integer, matched text, rank integer, distance integer, kind smallint)';

/**
 * Finds names that differ by two letters. Splits the key into one more piece than that, so at least one piece is
 * unchanged in each name.
 */
const alikeByTwo = `(asked text)
${nearNames} ${settings} as $find$
#variable_conflict use_column
declare
  size integer := length(asked) / ${pieces.length};
  shortest integer := length(asked) - ${edits};
  longest integer := length(asked) + ${edits};
  rare text[];
  ${pieces.map((at) => `p${at} text := substr(asked, ${at} * size + 1${at === edits ? '' : ', size'}); a${at} text; b${at} text;`).join('\n  ')}
begin
  ${pieces
    .map(
      (at) => `${rareOfPiece(`p${at}`)}
  a${at} := '%' || rare[1] || '%';
  b${at} := '%' || coalesce(rare[2], rare[1]) || '%';`,
    )
    .join('\n  ')}
  ${[...tierEnds, undefined].map((_, tier) => alikeInTier(tier)).join('')}
end $find$`;

const endsInTier = (tier: number) => `
  if shortest <= ${tierEnds[tier] ?? 'longest'} and longest > ${tierEnds[tier - 1] ?? 0} then
    return query
      select near.number, near.name, near.rank, 1, near.kind from ${name} near
      where near.tier = ${tier} and near.len between shortest and longest and near.key like rare1 and near.key like rare2
        and right(near.key, length(last)) = last and left(near.key, size) <> first
        and levenshtein_less_equal(near.key, asked, 1) = 1;
  end if;`;

/**
 * Finds names that differ by one letter, or by two letters that are swapped (distance 0). One half of the key is
 * unchanged in each: its first half leads to a few names of each length, its last half to those with its rarest
 * letters. A last half of fewer than three letters is looked up with each letter of the first half changed.
 */
const alikeByOne = `(asked text)
${nearNames} ${settings} as $find$
#variable_conflict use_column
declare
  size integer := length(asked) / 2;
  first text := left(asked, size);
  last text := substr(asked, size + 1);
  shortest integer := length(asked) - 1;
  longest integer := length(asked) + 1;
  keys text[];
  rare text[];
  rare1 text; rare2 text;
begin
  select array_agg(left(asked, at - 1) || substr(asked, at + 1, 1) || substr(asked, at, 1) || substr(asked, at + 2)) into keys
    from generate_series(1, length(asked) - 1) at where substr(asked, at, 1) <> substr(asked, at + 1, 1);
  return query
    select near.number, near.name, near.rank, 0, near.kind from ${name} near where near.len = length(asked) and near.key = any (keys);
  return query
    select near.number, near.name, near.rank, 1, near.kind from generate_series(shortest, longest) lengths (l)
    cross join lateral (
      select * from ${name} near
      where (near.len, near.key) >= (lengths.l, first) and (near.len, near.key) < (lengths.l, first || chr(1114111)) offset 0) near
    where levenshtein_less_equal(near.key, asked, 1) = 1;
  ${rareOfPiece('last')}
  if rare is null then
    select array_agg(left(asked, at) || sign || substr(asked, at + 1 + taken)) into keys
      from generate_series(0, size) at cross join generate_series(0, 1) taken
      cross join unnest(array_append(string_to_array('abcdefghijklmnopqrstuvwxyz0123456789', null), '')) sign;
    return query
      select near.number, near.name, near.rank, 1, near.kind from ${name} near
      where near.key = any (keys) and left(near.key, size) <> first and levenshtein_less_equal(near.key, asked, 1) = 1;
    return;
  end if;
  rare1 := '%' || rare[1] || '%';
  rare2 := '%' || coalesce(rare[2], rare[1]) || '%';
  ${[...tierEnds, undefined].map((_, tier) => endsInTier(tier)).join('')}
end $find$`;

/** Finds names with other letters than ours that differ by `edits` letters. There are few of each length. */
const alikeInOtherLetters = `(asked text, edits integer)
${nearNames} ${settings} as $find$
#variable_conflict use_column
begin
  return query
    select near.number, near.name, near.rank, levenshtein_less_equal(near.key, asked, edits), near.kind from ${name} near
    where ${hasOtherLetters('near.key')} and near.len between length(asked) - edits and length(asked) + edits
      and levenshtein_less_equal(near.key, asked, edits) <= edits;
end $find$`;

/** The search functions of a schema. Each connection plans them once. */
export const searchFunctions = (schema: string): string => `
  create or replace function ${schema}.find_names ${findNames};
  create or replace function ${schema}.sounds_like ${soundsLike};
  create or replace function ${schema}.alike_by_1 ${alikeByOne};
  create or replace function ${schema}.alike_by_2 ${alikeByTwo};
  create or replace function ${schema}.alike_in_other_letters ${alikeInOtherLetters};`;

/** Counts in how many of about 50,000 names each three-letter piece occurs. */
export const countTrigrams = (schema: string): string => `
  create table ${schema}.trigram as
    select substr(key, at, 3) as letters, count(*)::int as names
    from (select key from ${schema}.name
      where hashtext(key) % greatest(1, (select count(*) from ${schema}.name) / 50000)::int = 0) counted
    cross join lateral generate_series(1, length(key) - 2) at group by 1;
  create unique index on ${schema}.trigram (letters) include (names)`;

/** Adds the tables and functions that data of an earlier version lacks. */
export async function mendSearch(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (work) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.mendSearch)})`.execute(work);
    for (const [table, making] of Object.entries({
      trigram: countTrigrams(serving),
      well_known: wellKnownNames(serving),
    })) {
      const { rows } = await sql<{ found: string | null }>`
        select to_regclass(${`${serving}.${table}`})::text as found`.execute(work);
      if (rows[0]?.found === null) await sql.raw(making).execute(work);
    }
    await sql.raw(searchFunctions(serving)).execute(work);
  });
}
