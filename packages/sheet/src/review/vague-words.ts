import { vagueNames as names, vagueUses as uses, vomiting } from '@gosds/phrases/generated/answers';

/** Answers that say nothing, in the languages that a user may type. */
const vagueUses: ReadonlySet<string> = new Set(uses);
const vagueNames: ReadonlySet<string> = new Set(names);

const bare = (text: string): string =>
  text
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
    .replaceAll("'", '’');

/** True if a use is too vague to help anybody, e.g. "Industrial use". */
export const isVagueUse = (text: string): boolean => vagueUses.has(bare(text));

/** True if a name states a function or secrecy instead of a substance. */
export const isVagueName = (text: string): boolean => vagueNames.has(bare(text)) || /^non-?hazardous/.test(bare(text));

/** True if a sentence tells people to induce vomiting and does not forbid it. */
export const inducesVomiting = (text: string): boolean =>
  text
    .split(/[.;!。；؛\n]/)
    .some((sentence) =>
      vomiting.some(({ inducing, forbidden }) => inducing.test(sentence) && !forbidden.test(sentence)),
    );
