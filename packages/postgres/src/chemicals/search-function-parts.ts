import { serving } from './chemical-tables.ts';

/** The table of names. */
export const name = `${serving}.name`;

/** Plans each statement once per connection, for any key. Never reads a whole table. */
export const settings = `language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off set client_min_messages = warning`;

/**
 * In how many names of a sample the three letters occur. Looks each up separately, because a join would read the whole
 * table.
 */
export const countOf = (letters: string) =>
  `coalesce((select trigram.names from ${serving}.trigram where trigram.letters = ${letters}), 0)`;

/**
 * The indexes of letters know a to z and the digits. Other letters, such as those of Chinese, are no letters to them: a
 * pattern without three of ours would read every name.
 */
export const knownToIndex = (letters: string) => `octet_length(${letters}) = 3`;
