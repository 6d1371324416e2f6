import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A family as the typesetter names it, and the files of the weights that sheets use. */
type FontFamily = {
  readonly name: string;
  readonly regular: string;
  readonly bold: string;
  /** Whether its letters are signs of mathematics, which do not join to words. */
  readonly hasSignsOnly?: true;
};

/** Files of packages whose only way in is their program. */
const besideProgram = (program: string, file: string) => join(dirname(resolve(program)), file);

const notoSans: FontFamily = {
  name: 'Noto Sans',
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/** Signs that the others lack; it has one weight. */
const notoSansMath: FontFamily = {
  name: 'Noto Sans Math',
  regular: resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  hasSignsOnly: true,
};

/** Sets faster and is read back better than Noto Sans Arabic, whose letters are built from skeletons and dots. */
const arabic: FontFamily = {
  name: 'Vazirmatn',
  regular: resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
};

/** The names are those inside of the files, of Noto Sans SC and JP. */
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

/** A family, and the characters it is used for, as a class of a regular expression; null if for all. */
export type FontChoice = FontFamily & { readonly covers: string | null };

/** Radicals to ideographs, with kana and their punctuation, forms of full width; planes 2 and 3. */
const wideSigns = String.raw`\u{2e80}-\u{9fff}\u{f900}-\u{faff}\u{fe30}-\u{fe4f}\u{ff00}-\u{ffef}\u{20000}-\u{3ffff}`;
const arabicLetters = String.raw`\u{600}-\u{6ff}\u{750}-\u{77f}\u{8a0}-\u{8ff}\u{fb50}-\u{fdff}\u{fe70}-\u{fefc}`;
const chineseQuotes = String.raw`\u{2014}\u{2018}\u{2019}\u{201c}\u{201d}\u{2026}`;

const all = (family: FontFamily): FontChoice => ({ ...family, covers: null });
const common = [all(notoSans), all(notoSansMath)];

/** Their fonts have signs such as minus and `≥` as wide as an ideograph, so that these come from Noto Sans. */
const wide = (family: FontFamily, signs: string): readonly FontChoice[] => [
  { ...family, covers: `[${signs}]` },
  ...common,
  all(family),
];

/** By the language's part of its tag; whoever is not here is set in Noto Sans, which has Latin, Greek and Cyrillic. */
const choicesOfLanguage: Readonly<Record<string, readonly FontChoice[]>> = {
  ar: [all(arabic), ...common],
  fa: [all(arabic), ...common],
  ja: wide(japanese, wideSigns),
  zh: wide(simplifiedChinese, wideSigns + chineseQuotes),
};

/** The families that a language is set in; the first that has a sign prints it. */
export const fontFamilies = (language: string): readonly FontChoice[] =>
  choicesOfLanguage[new Intl.Locale(language).language] ?? common;

/**
 * Families for names of other scripts in a sheet whose own fonts lack their letters, the first to be asked first. Kana are
 * Japanese, and their ideographs are then drawn as in Japan.
 */
export function familiesOfOtherScripts(lacking: string): readonly FontChoice[] {
  const chinese = { ...simplifiedChinese, covers: `[${wideSigns}]` };
  const kana = { ...japanese, covers: `[${wideSigns}]` };
  return [
    { ...arabic, covers: `[${arabicLetters}]` },
    ...(/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(lacking) ? [kana, chinese] : [chinese, kana]),
  ];
}

/** Every file once: opening a file that no sheet uses costs nothing that could be measured. */
export const fontFiles: readonly string[] = [
  ...new Set([common, ...Object.values(choicesOfLanguage)].flat().flatMap(({ regular, bold }) => [regular, bold])),
];

/**
 * The script that the text of a language is shaped as, kanji, kana and Latin alike. By default the typesetter shapes again at
 * each change of script, a dozen times in a Japanese sentence and at a fifth of the time of the whole print.
 */
const scriptOfLanguage: Readonly<Record<string, string>> = { ja: 'kana', zh: 'hani' };

export const shapedScript = (language: string): string | null =>
  scriptOfLanguage[new Intl.Locale(language).language] ?? null;
