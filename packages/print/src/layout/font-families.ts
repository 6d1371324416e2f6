import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A font family by the typesetter's name, and the files of its regular and bold weights. */
type FontFamily = {
  readonly name: string;
  readonly regular: string;
  readonly bold: string;
  /** True if the font's letters are mathematical signs, which do not join to words. */
  readonly hasSignsOnly?: true;
};

/** A file of a package that exports only its program. */
const besideProgram = (program: string, file: string) => join(dirname(resolve(program)), file);

const notoSans: FontFamily = {
  name: 'Noto Sans',
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/** Signs that the other fonts lack; it has only one weight. */
const notoSansMath: FontFamily = {
  name: 'Noto Sans Math',
  regular: resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  hasSignsOnly: true,
};

/**
 * Sets faster than Noto Sans Arabic, and its text extracts better: the letters of the latter are built from skeletons
 * and dots.
 */
const arabic: FontFamily = {
  name: 'Vazirmatn',
  regular: resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
};

/** The names inside the files of Noto Sans SC and JP. */
const simplifiedChinese: FontFamily = {
  name: 'Noto Sans S Chinese',
  regular: besideProgram('@embedpdf/fonts-sc', '../fonts/NotoSansHans-Regular.otf'),
  bold: besideProgram('@embedpdf/fonts-sc', '../fonts/NotoSansHans-Bold.otf'),
};

const japanese: FontFamily = {
  name: 'Noto Sans Japanese',
  regular: besideProgram('@embedpdf/fonts-jp', '../fonts/NotoSansJP-Regular.otf'),
  bold: besideProgram('@embedpdf/fonts-jp', '../fonts/NotoSansJP-Bold.otf'),
};

/** A family and the characters it is used for, as a character class of a regular expression; null means all. */
export type FontChoice = FontFamily & { readonly covers: string | null };

/** Radicals to ideographs, with kana and their punctuation, and full-width forms; planes 2 and 3. */
const wideSigns = String.raw`\u{2e80}-\u{9fff}\u{f900}-\u{faff}\u{fe30}-\u{fe4f}\u{ff00}-\u{ffef}\u{20000}-\u{3ffff}`;
const arabicLetters = String.raw`\u{600}-\u{6ff}\u{750}-\u{77f}\u{8a0}-\u{8ff}\u{fb50}-\u{fdff}\u{fe70}-\u{fefc}`;
const chineseQuotes = String.raw`\u{2014}\u{2018}\u{2019}\u{201c}\u{201d}\u{2026}`;

const all = (family: FontFamily): FontChoice => ({ ...family, covers: null });
const common = [all(notoSans), all(notoSansMath)];

/** These fonts draw signs such as minus and `≥` as wide as an ideograph, so these signs come from Noto Sans. */
const wide = (family: FontFamily, signs: string): readonly FontChoice[] => [
  { ...family, covers: `[${signs}]` },
  ...common,
  all(family),
];

/** By language subtag. All other languages use Noto Sans, which has Latin, Greek and Cyrillic. */
const choicesOfLanguage: Readonly<Record<string, readonly FontChoice[]>> = {
  ar: [all(arabic), ...common],
  fa: [all(arabic), ...common],
  ja: wide(japanese, wideSigns),
  zh: wide(simplifiedChinese, wideSigns + chineseQuotes),
};

/** The font families of a language; the first one that has a character prints it. */
export const fontFamilies = (language: string): readonly FontChoice[] =>
  choicesOfLanguage[new Intl.Locale(language).language] ?? common;

/**
 * Families, in order of preference, for names in scripts that the sheet's own fonts lack. Kana are Japanese, so
 * ideographs beside them take their Japanese form.
 */
export function familiesOfOtherScripts(lacking: string): readonly FontChoice[] {
  const chinese = { ...simplifiedChinese, covers: `[${wideSigns}]` };
  const kana = { ...japanese, covers: `[${wideSigns}]` };
  return [
    { ...arabic, covers: `[${arabicLetters}]` },
    ...(/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(lacking) ? [kana, chinese] : [chinese, kana]),
  ];
}

/** All font files, each once. Opening an unused file has no measurable cost. */
export const fontFiles: readonly string[] = [
  ...new Set([common, ...Object.values(choicesOfLanguage)].flat().flatMap(({ regular, bold }) => [regular, bold])),
];

/**
 * The script used to shape the text of a language, for kanji, kana and Latin alike. By default the typesetter shapes
 * again at each change of script: a dozen times in a Japanese sentence, at a fifth of the total printing time.
 */
const scriptOfLanguage: Readonly<Record<string, string>> = { ja: 'kana', zh: 'hani' };

export const shapedScript = (language: string): string | null =>
  scriptOfLanguage[new Intl.Locale(language).language] ?? null;
