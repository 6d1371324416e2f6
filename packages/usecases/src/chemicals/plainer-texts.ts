import { gradeWords } from '@gosds/catalogue/name-words/name-words';
import { queryWords, trimmed } from './query-kind.ts';

/** `98 %`, `30–50 %ig`, `ca. 5% w/w`: how much of a chemical a product has. One space at most stands between its parts. */
const share =
  /(?:\b(?:ca|approx|max|min)\b\.? ?)?[<>≤≥~≈]? ?\d{1,3}(?:[.,]\d{1,4})?(?: ?[-–—] ?\d{1,3}(?:[.,]\d{1,4})?)? ?%(?:ige[mnrs]?|ig)?(?: ?(?:[wv]\/[wv]|[wv]t\.?|vol\.?|m\/m))?/giu;

/** `25 kg`, `4x2.5L`, `0,1 N`, `1 mol/l`: an amount, a pack or a strength, with a space or an end on both sides. */
const amount =
  /(?<![^\s(,;])(?:\d{1,4} ?[x×] ?)?\d{1,6}(?:[.,]\d{1,4})? ?(?:[kmµ]?g|[mµ]?l|lit(?:er|re)s?|litros?|t|lbs?|gal|oz|[mM](?:ol)?(?:\/[lL])?|N|ppm|L|公斤|千克|克|升|吨)(?![^\s),;])/gu;

/** `(s)`, `(aq)`: the state of a substance behind its formula. */
const state = /(?<=[A-Za-z\d)]) ?\((?:s|l|g|aq)\)/g;

/** Words that tell a grade or a state of a chemical, not which chemical it is. */
const words: ReadonlySet<string> = new Set(gradeWords.map(({ word }) => word));

/** Such words of languages that are written without spaces, the longest first. */
const joinedWords = [...words]
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .toSorted((a, b) => b.length - a.length);

/** `无水乙醇` is `乙醇`, `苯乙烯单体` is `苯乙烯`. Two signs stay at least. */
function withoutJoined(part: string): string {
  if (!/^\p{Script=Han}{3,}$/u.test(part)) return part;
  const before = joinedWords.find((word) => part.startsWith(word) && part.length > word.length + 1);
  const rest = before === undefined ? part : part.slice(before.length);
  const behind = joinedWords.find((word) => rest.endsWith(word) && rest.length > word.length + 1);
  return behind === undefined ? rest : rest.slice(0, -behind.length);
}

/** Arabic writes the article together with the word. */
const withoutArticle = (part: string): string => part.replace(/^ال(?=\p{Script=Arab}{3})/u, '');

const oneSpace = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** Without shares: `sulfuric acid 98 %` is still that acid. The same text if it is made of nothing else. */
export function withoutShare(text: string): string {
  const left = trimmed(oneSpace(text).replaceAll(share, ' '), ' ,;');
  return queryWords(left).length === 0 ? text : left;
}

/** Without shares, amounts and words of grade; the same text if it is made of nothing else. */
export function withoutGrade(text: string): string {
  const parts = oneSpace(text)
    .replaceAll(share, ' ')
    .replaceAll(amount, ' ')
    .replaceAll(state, ' ')
    .split(/([ ,;()[\]])/u);
  const left = parts
    .filter((part) => !words.has(part.toLowerCase().replace(/\.$/, '')))
    .map((part) => withoutArticle(withoutJoined(part)))
    .join('');
  const tidy = trimmed(left.replaceAll(/ +/g, ' ').replaceAll(/\( ?\)|\[ ?\]/g, ''), ' ,;');
  return queryWords(tidy).length === 0 ? text : tidy;
}

/** Runs of Latin, Cyrillic and East Asian letters, and what stands in brackets or between strokes. */
const separated =
  /[()[\]/|=]+|(?<=\p{Script=Latin}) ?(?=[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Cyrl}])|(?<=[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Cyrl}]) ?(?=\p{Script=Latin})/u;

/** The names that stand side by side in one text, such as `toluene / 甲苯`, the longest first. Empty if there is only one. */
function namesBeside(text: string): readonly string[] {
  const parts = text
    .split(separated)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}|[^\p{Script=Latin}\P{L}]{2}/u.test(part));
  return parts.length < 2 ? [] : parts.toSorted((a, b) => b.length - a.length).slice(0, 4);
}

/** `oil of cloves` is `oil of clove` and `clove oil`. */
function turned(text: string): readonly string[] {
  const [, kind, of] = /^(oil|essence) of (?:the )?([\p{L} ]{3,40}?)s?$/iu.exec(text.trim()) ?? [];
  return kind === undefined || of === undefined ? [] : [`${kind} of ${of}`, `${of} ${kind}`, `${of}s ${kind}`];
}

/**
 * Other ways to write a text that is no name as a whole, the best first: without how much there is and of which grade,
 * turned round, and the names that stand in it side by side, of which the best known is meant.
 */
export function plainerTexts(text: string): readonly (readonly string[])[] {
  const bare = withoutGrade(text);
  return [[bare], ...turned(bare).map((each) => [each]), namesBeside(bare)]
    .map((group) => group.filter((each) => each !== text.trim()))
    .filter((group) => group.length > 0);
}
