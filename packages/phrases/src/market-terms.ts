import type { Hazard } from '@gosds/ghs/hazard';
import type { WordedMarketId } from '@gosds/ghs/market';
import type { SignalWord } from '@gosds/ghs/classification';
import { classNamesEn } from './class-names-en.ts';

const signalWords: Readonly<Record<SignalWord, string>> = { Danger: 'Danger', Warning: 'Warning' };

/** The signal word in the sheet's language. */
export const signalWordText = (word: SignalWord): string => signalWords[word];

const american: readonly (readonly [RegExp, string])[] = [
  [/Oxidising/g, 'Oxidizing'],
  [/sensitisation/g, 'sensitization'],
  [/Desensitised/g, 'Desensitized'],
];

/**
 * Class and category in a market's own words: `Eye irritation - Category 2A` in the United States,
 * `Serious eye damage/eye irritation, Category 2` in the European Union. Unknown codes are given back as they are.
 */
export function categoryName(hazard: Hazard, market: WordedMarketId): string {
  const match = classNamesEn.find(({ pattern }) => pattern.test(hazard.code));
  if (!match) return hazard.code;
  const category = match.pattern.exec(hazard.code)?.[1] ?? '';
  const routes = routesOf(hazard);
  if (market === 'eu' || market === 'gb') return european(match.european + routes, category);
  const name = (match.building ?? match.european) + routes;
  const printed = `${name}${category ? ` - ${categoryWord(category)}` : ''}`;
  return market === 'us' ? american.reduce((spelt, [from, to]) => spelt.replace(from, to), printed) : printed;
}

function european(name: string, category: string): string {
  return category ? `${name}, ${categoryWord(category)}` : name;
}

/** Self-reactives and peroxides have types, explosives divisions; `CD` and `EF` are printed as the law prints them. */
function categoryWord(category: string): string {
  if (/^\d\.\d$/.test(category)) return `Division ${category}`;
  if (/^[A-G]{2}$/.test(category)) return `Types ${category.charAt(0)} and ${category.charAt(1)}`;
  if (/^[A-G]$/.test(category)) return `Type ${category}`;
  return `Category ${category}`;
}

const routeOfStatement = new Map([
  ['H30', ', oral'],
  ['H31', ', dermal'],
  ['H33', ', inhalation'],
]);

function routesOf({ code, hCode }: Hazard): string {
  return code.startsWith('Acute Tox.') ? (routeOfStatement.get(hCode.slice(0, 3)) ?? '') : '';
}
