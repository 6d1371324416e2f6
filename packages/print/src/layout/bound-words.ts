import { splitWords } from './wide-script.ts';

/** A word, a space, or several words. A `bound` group must stay on one line. */
export type WordGroup = { readonly text: string; readonly bound: boolean };

const longestGroup = 30;

const units = [
  '%|‰|ppm|ppb|°[CF]|K|[kM]?Pa|hPa|mbar|bar|atm|mm\\s?Hg|[km]?J|kcal|[mk]?N|[mµk]?S|Hz',
  '[mµnk]?g|[mcµ]?m[²³23]?|[mµ]?[lL]|cm[²³]|ft|lb|gal|oz|psi',
  'h|hours?|min|minutes?|s|d|days?|weeks?|months?|years?|wt|vol|w|v',
  '[µmk]?(?:g|mol|l|L|Pa|m[²³]?|S|mm²)/\\S+|mm²/s|fibres/\\S+',
].join('|');
const unit = new RegExp(`^(?:${units})[.,;:)\\]]*$`, 'u');
const number = /\d[\d.,]*\)?%?$/u;
const comparison = /^[(]?[<>≤≥≈~=±]$/u;
const dash = /^[–-]$/u;
const startsNumber = /^[<>≤≥≈~±+−-]?%?\d/u;
const category = /^\d{1,2}[A-D]?[.,;:)]*$/u;
/** Languages that put a word before the number of a category. The abbreviations of the classes are the same in all. */
const categoryWord = '[Cc]ategory|[Kk]ategorie|[Cc]atégorie|[Cc]ategor[íi]a|[Cc]ategorie|[Kk]ategori[ai]?|区分';
const sectionWord = '[Ss]ections?|[Aa]bschnitts?|[Rr]ubri(?:que|ek)|[Ss]ec(?:ción|ção)|[Ss]ezione|[Ss]ekcj[aie]';
const beforeCategory = new RegExp(
  `^\\(?(?:\\p{L}{2,10}\\.|Acute|Chronic|SE|RE|[Pp]art|Type|${categoryWord}|${sectionWord})$`,
  'u',
);
const beforeNumber =
  /^\(?(?:UN|ID|NA|N[ro]\.?|nº|n°|CAS|E[CG]|CE|WE|[IÍİ]ndex|Artic(?:le|olo)|Artikel|Artículo|Artigo|Madde|Annex|Table|CFR|Part|Regulation|OECD|EN|ISO|[Cc]lass|\((?:E[UCG]|UE|CE|WE)\))$/u;

const binds: readonly ((left: string, right: string) => boolean)[] = [
  (left, right) => number.test(left) && unit.test(right),
  // No line begins with a dash.
  (left, right) => left !== '' && dash.test(right),
  (left, right) => (number.test(left) || unit.test(left)) && comparison.test(right),
  (left, right) => number.test(left) && right === 'CFR',
  // An opening bracket that is followed only by a sign, as in `(% by weight)`.
  (left, right) => /^\([%‰]$/u.test(left) && right !== '',
  (_, right) => right === '=',
  (left, right) => /^[A-Z]$/.test(left) && comparison.test(right),
  (left, right) => comparison.test(left) && (startsNumber.test(right) || /^[A-Z]$/.test(right)),
  (left, right) => dash.test(left) && (startsNumber.test(right) || comparison.test(right)),
  (left, right) => beforeCategory.test(left) && category.test(right),
  (left, right) => beforeNumber.test(left) && startsNumber.test(right),
];

const endsAsWord = /\p{L}[.,;:]?$/u;
const startsAsWord = /^\p{L}/u;

/**
 * True for two ordinary words, which no rule binds: the first does not end in a number or sign, and the second does not
 * begin with one.
 */
const areWords = (left: string, right: string) => startsAsWord.test(right) && endsAsWord.test(left);

/** True for short words with a slash, such as `mg/kg` and `w/w`: no line may end at the slash. */
const isStroked = (word: string) => word.includes('/') && /^\S{0,4}\p{L}\S{0,3}\/\S{1,6}$/u.test(word);

/**
 * Splits a text at its spaces, and between wide and other characters, but keeps together what is read as one: `25 °C`,
 * `10 – < 25 %`, `Chronic 2`, `UN 1993`.
 */
export function boundGroups(text: string): readonly WordGroup[] {
  const words = splitWords(text);
  let left = words[0] ?? '';
  const groups: WordGroup[] = [{ text: left, bound: isStroked(left) }];
  for (let index = 1; index < words.length; index += 2) {
    const space = words[index] ?? '';
    const word = words[index + 1] ?? '';
    const last = groups.at(-1);
    if (last && space === ' ' && isBound(left, word) && last.text.length + word.length < longestGroup) {
      groups[groups.length - 1] = { text: `${last.text} ${word}`, bound: true };
    } else {
      groups.push({ text: space, bound: false }, { text: word, bound: isStroked(word) });
    }
    left = word;
  }
  return groups;
}

const isBound = (left: string, right: string) => !areWords(left, right) && binds.some((rule) => rule(left, right));
