import { hasOtherLetters, serving, tierEnds } from './chemical-tables.ts';
import { countOf, knownToIndex, name, settings } from './search-function-parts.ts';

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
export const findNames = `(asked text, words text[], wanted integer)
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
