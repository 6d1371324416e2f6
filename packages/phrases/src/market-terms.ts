import type { SignalWord } from '@gosds/ghs/classification';
import type { Hazard } from '@gosds/ghs/hazard';
import { type ClassKey, classPatterns } from './class-patterns.ts';
import type { Phrases } from './generated/phrases.ts';
import type { Language } from './language.ts';
import { inMarketSpelling, type Wording, wordingOf } from './statement-text.ts';

type CategoryWords = Phrases['categoryWords'];

/** The signal word in the sheet's language. */
export const signalWordText = (word: SignalWord, { language } = wordingOf('eu')): string =>
  language.categoryWords.signalWords[word];

const isEuropean = ({ market }: Wording) => market === 'eu' || market === 'gb';

function className(key: ClassKey, wording: Wording): string {
  const { european, building } = wording.language.classNames;
  return (isEuropean(wording) ? undefined : building[key]) ?? european[key];
}

type Row = (typeof classPatterns)[number];

const rows = new Map<string, Row>();

/** The row of a known code, so that few are ever kept. */
function rowOf(code: string): Row | undefined {
  const row = rows.get(code) ?? classPatterns.find(([, pattern]) => pattern.test(code));
  if (row) rows.set(code, row);
  return row;
}

/**
 * Class and category in a market's own words: `Eye irritation - Category 2A` in the United States,
 * `Serious eye damage/eye irritation, Category 2` in the European Union. Unknown codes are given back as they are.
 */
export function categoryName(hazard: Hazard, wording: Wording): string {
  const row = rowOf(hazard.code);
  if (!row) return hazard.code;
  const [key, pattern] = row;
  const { categoryWords, sheet } = wording.language;
  const { comma } = sheet.shared;
  const category = pattern.exec(hazard.code)?.[1] ?? '';
  const suffix =
    category === '' ? '' : `${isEuropean(wording) ? comma : ' - '}${categoryWord(category, categoryWords)}`;
  return inMarketSpelling(className(key, wording) + routesOf(hazard, wording.language) + suffix, wording);
}

/** Self-reactives and peroxides have types, explosives divisions; `CD` and `EF` are printed as the law prints them. */
function categoryWord(category: string, words: CategoryWords): string {
  if (/^\d\.\d$/.test(category)) return words.division(category);
  if (/^[A-G]{2}$/.test(category)) return words.types({ first: category.charAt(0), second: category.charAt(1) });
  if (/^[A-G]$/.test(category)) return words.type(category);
  return words.category(category);
}

const routeOfStatement: Readonly<Record<string, keyof CategoryWords['routes']>> = {
  H30: 'oral',
  H31: 'dermal',
  H33: 'inhalation',
};

function routesOf({ code, hCode }: Hazard, { categoryWords, sheet }: Language): string {
  const route = code.startsWith('Acute Tox.') ? routeOfStatement[hCode.slice(0, 3)] : undefined;
  return route === undefined ? '' : sheet.shared.comma + categoryWords.routes[route];
}
