import { vagueNames as names, vagueUses as uses, vomiting } from '@gosds/phrases/generated/answers';

/** Whole answers that say nothing, in the languages that a user may type them in. */
const vagueUses: ReadonlySet<string> = new Set(uses);
const vagueNames: ReadonlySet<string> = new Set(names);

const bare = (text: string): string =>
  text
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
    .replaceAll("'", '’');

/** True where a use says nothing that a user could go by, e.g. "Industrial use". */
export const isVagueUse = (text: string): boolean => vagueUses.has(bare(text));

/** True where a name is that of a function or a wish for secrecy, not of a substance. */
export const isVagueName = (text: string): boolean => vagueNames.has(bare(text)) || /^non-?hazardous/.test(bare(text));

/** True if a sentence says to induce vomiting and does not forbid it. */
export const inducesVomiting = (text: string): boolean =>
  text
    .split(/[.;!。；؛\n]/)
    .some((sentence) =>
      vomiting.some(({ inducing, forbidden }) => inducing.test(sentence) && !forbidden.test(sentence)),
    );
