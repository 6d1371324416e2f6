import { saltLanguages } from '@gosds/catalogue/name-words/name-words';
import { withoutGrade } from './plainer-texts.ts';

/** Words that say that what stands beside them is not in the goods: “chlorine-free”, “ohne Aceton”. */
const absent: ReadonlySet<string> = new Set([
  ...['free', 'without', 'no', 'non', 'substitute', 'replacement', 'frei', 'freier', 'ohne', 'ersatz'],
  ...['sans', 'exempt', 'substitut', 'sin', 'libre', 'sustituto', 'senza', 'zonder', 'sem', '无', '不含', 'بدون'],
]);

/** “Sodium” alone is not what an unknown sodium salt is. */
const cations: ReadonlySet<string> = new Set(
  saltLanguages.flatMap((language) => language.cations.flatMap(({ written, english }) => [written, english])),
);

/** What many chemicals are: “Mohrsches Salz” is not the one that is called salt alone. */
const classes: ReadonlySet<string> = new Set([
  ...['salt', 'salts', 'salz', 'salze', 'sel', 'sels', 'sal', 'sales', 'sais', 'sale', 'sali', 'zout', 'zouten', 'sól'],
  ...['соль', 'соли', 'tuz', 'tuzu', 'ملح', 'vitriol', 'vitriolo', 'vetriolo', 'vitriool', 'купорос'],
]);

/** Old names of cations: “chloride of lime” is not lime. */
const ofCations: ReadonlySet<string> = new Set(['potash', 'soda', 'lime', 'magnesia', 'alumina', 'baryta', 'ammonia']);

/** Longer texts are not read word by word. */
const maxWords = 16;
const longestRun = 6;
/** Longer words beside a name may be a part of another one. */
const longestNoise = 3;

/** Words that stand side by side in a text. */
export type NameRun = {
  readonly text: string;
  readonly isOneWord: boolean;
  /** True if all that is left out is short or has digits, such as the number of an article. */
  readonly isBesideNoise: boolean;
};

const isNoise = (word: string): boolean =>
  /\d/.test(word) ||
  (!/[^\p{Script=Latin}\P{L}]/u.test(word) && word.split('-').every((part) => part.length <= longestNoise));

/** Three Latin letters, or two others: shorter words are no names. */
const couldBeName = (text: string): boolean => /\p{Script=Latin}{3}|[^\p{Script=Latin}\P{L}]{2}/u.test(text);

/** True for a word that names no chemical beside the others of the text. */
function isNoName({ text, isBesideNoise }: NameRun, words: readonly string[]): boolean {
  const word = text.toLowerCase();
  const isOf = words[words.indexOf(text) - 1]?.toLowerCase() === 'of';
  return cations.has(word) || (classes.has(word) && !isBesideNoise) || (ofCations.has(word) && isOf);
}

/**
 * The runs of words in a text that may be the name of what it is about, the longest first: “toluene” in “Sigma-Aldrich
 * toluene anhydrous”. Empty if a word says that something is not in it.
 */
export function nameRuns(text: string): readonly NameRun[] {
  const bare = withoutGrade(text).replaceAll(/\bfree[- ](?:flowing|running)\b/giu, ' ');
  const all = bare.split(/[\s,;:()[\]/|=]+/u).filter((word) => word !== '');
  // What follows is the solvent: `n-BuLi in hexanes`.
  const end = all.findIndex((word, at) => at > 0 && ['in', 'dans'].includes(word));
  const words = end === -1 ? all : all.slice(0, end);
  const isWhole = all.length === 1 && bare === text.trim();
  if (isWhole || all.length > maxWords) return [];
  if (
    words.some((word) =>
      word
        .toLowerCase()
        .split('-')
        .some((part) => absent.has(part)),
    )
  )
    return [];
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestRun, words.length - from) }, (_each, at) => {
      const taken = words.slice(from, from + at + 1);
      const left = [...words.slice(0, from), ...words.slice(from + at + 1)];
      return { text: taken.join(' '), isOneWord: at === 0, isBesideNoise: left.length > 0 && left.every(isNoise) };
    }),
  );
  return runs
    .filter((run) => couldBeName(run.text) && !(run.isOneWord && isNoName(run, words)))
    .toSorted((a, b) => b.text.length - a.text.length);
}
