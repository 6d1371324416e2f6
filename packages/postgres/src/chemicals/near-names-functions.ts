import { hasOtherLetters, serving, tierEnds } from './chemical-tables.ts';
import { countOf, knownToIndex, name, settings } from './search-function-parts.ts';

/** Best-known names that sound the same, apart from one missing, extra, wrong or misplaced letter. */
export const soundsLike = `(asked text)
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
export const alikeByTwo = `(asked text)
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
export const alikeByOne = `(asked text)
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
export const alikeInOtherLetters = `(asked text, edits integer)
${nearNames} ${settings} as $find$
#variable_conflict use_column
begin
  return query
    select near.number, near.name, near.rank, levenshtein_less_equal(near.key, asked, edits), near.kind from ${name} near
    where ${hasOtherLetters('near.key')} and near.len between length(asked) - edits and length(asked) + edits
      and levenshtein_less_equal(near.key, asked, edits) <= edits;
end $find$`;
