import type { WordedMarketId } from '@gosds/ghs/market';
import { composition } from './sheet-en/composition.ts';
import { disposal } from './sheet-en/disposal.ts';
import { ecology } from './sheet-en/ecology.ts';
import { exposure } from './sheet-en/exposure.ts';
import { fire } from './sheet-en/fire.ts';
import { firstAid } from './sheet-en/first-aid.ts';
import { hazards } from './sheet-en/hazards.ts';
import { headings } from './sheet-en/headings.ts';
import { identification } from './sheet-en/identification.ts';
import { other } from './sheet-en/other.ts';
import { properties } from './sheet-en/properties.ts';
import { regulation } from './sheet-en/regulation.ts';
import { release } from './sheet-en/release.ts';
import { shared } from './sheet-en/shared.ts';
import { stability } from './sheet-en/stability.ts';
import { storage } from './sheet-en/storage.ts';
import { toxicology } from './sheet-en/toxicology.ts';
import { transport } from './sheet-en/transport.ts';

const english = {
  headings,
  shared,
  identification,
  hazards,
  composition,
  firstAid,
  fire,
  release,
  storage,
  exposure,
  properties,
  stability,
  toxicology,
  ecology,
  disposal,
  transport,
  regulation,
  other,
};

/** The sheet's own phrases, one group a section; the statutory statements stand apart in `statement-text.ts`. */
export type SheetPhrases = typeof english;

/** Phrases by primary language; a further language adds a folder and a line here. */
const built: Readonly<Record<string, SheetPhrases>> = { en: english };

/** Phrases of a language tag, English where the language is not built. */
export const sheetPhrases = (language: string): SheetPhrases => built[language.split('-')[0] ?? ''] ?? english;

const americanSpelling: readonly (readonly [RegExp, string])[] = [
  [/apour/g, 'apor'],
  [/olour/g, 'olor'],
  [/dour\b/g, 'dor'],
  [/ulphur/g, 'ulfur'],
  [/xidis/g, 'xidiz'],
  [/ensitis/g, 'ensitiz'],
  [/eutralis/g, 'eutraliz'],
  [/olymeris/g, 'olymeriz'],
  [/uthoris/g, 'uthoriz'],
  [/luminium/g, 'luminum'],
  [/\bfibre/g, 'fiber'],
  [/oedema/g, 'edema'],
  [/aemo/g, 'emo'],
  [/aemia/g, 'emia'],
  [/abelling/g, 'abeling'],
];

/** How a market respells the sheet's phrases: American in the United States; undefined where they stay as they are. */
export function spellingOf(market: WordedMarketId, language: string): ((text: string) => string) | undefined {
  if (market !== 'us' || !language.startsWith('en')) return undefined;
  return (text) => americanSpelling.reduce((spelt, [from, to]) => spelt.replace(from, to), text);
}
