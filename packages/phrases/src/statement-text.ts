import type { Hazard } from '@gosds/ghs/hazard';
import type { WordedMarketId } from '@gosds/ghs/market';
import type { Language } from './language.ts';
import { english } from './languages/en/language.ts';
import type { StatementGroup } from './statement-group.ts';

/** What a statement leaves open: `organs`, `route`, `effect`, and `names` (or `substances`) in EUH208. */
export type StatementParameters = Readonly<Record<string, string>>;

/** The words of a language as a market's law prescribes them. */
export type Wording = { readonly language: Language; readonly market: WordedMarketId };

/** American spelling for the US, the UN's own wording for `un`, else CLP's. */
export const wordingOf = (market: WordedMarketId, language: Language = english): Wording => ({ language, market });

/** The text in the spelling of the wording's market. */
export const inMarketSpelling = (text: string, { language, market }: Wording): string =>
  language.spellings?.[market]?.(text) ?? text;

/** True where the statutory text of the code is known in the language. */
export function hasStatement(code: string, wording: Wording = wordingOf('eu')): boolean {
  return groupWith(code, wording) !== undefined;
}

/** The law and its date that a statement's text was taken from, and whether the text is the law's own. */
export function statementSource(
  code: string,
  wording: Wording = wordingOf('eu'),
): Pick<StatementGroup, 'state' | 'source' | 'date'> | undefined {
  return groupWith(code, wording);
}

/**
 * Statutory text of one code; `H301+H311` may also be given with spaces. What is not known is left out, as the law
 * allows. P-statements still hold their `…` and `/`: `finishStatement` fills them.
 */
export function statementText(code: string, wording: Wording, parameters: StatementParameters = {}): string {
  const key = code.replaceAll(' ', '');
  const text = groupWith(key, wording)?.texts[key];
  if (text === undefined) throw new RangeError(`No text of ${code} in ${wording.language.tag}`);
  return inMarketSpelling(fillPlaces({ key, text }, wording.language, parameters), wording);
}

const isRoute = (word: string): word is 'inhalation' | 'oral' | 'dermal' =>
  ['inhalation', 'oral', 'dermal'].includes(word);

/** Reads `liver, inhalation` of a classification entry into the places that the statement leaves open. */
export function hazardParameters({ detail }: Hazard): StatementParameters {
  if (detail === undefined) return {};
  const parts = detail.split(/[,;]/).map((part) => part.trim());
  const routes = parts.filter((part) => isRoute(part.toLowerCase()));
  const organs = parts.filter((part) => part !== '' && !isRoute(part.toLowerCase()));
  return {
    ...(routes.length > 0 ? { route: routes.join(', ') } : {}),
    ...(organs.length > 0 ? { organs: organs.join(', '), effect: organs.join(', ') } : {}),
  };
}

type ByCode = ReadonlyMap<string, StatementGroup>;

/** Of a code in several groups, the first counts. */
const byCode = (groups: readonly StatementGroup[]): ByCode =>
  new Map(groups.toReversed().flatMap((group) => Object.keys(group.texts).map((code) => [code, group] as const)));

type Index = { readonly common: ByCode; readonly un: ByCode };

const indexes = new WeakMap<Language, Index>();

function indexOf(language: Language): Index {
  const { statements, unWordings } = language;
  const index = indexes.get(language) ?? {
    common: byCode(statements),
    un: byCode(unWordings ? [unWordings, ...statements] : statements),
  };
  indexes.set(language, index);
  return index;
}

function groupWith(code: string, { language, market }: Wording): StatementGroup | undefined {
  const { common, un } = indexOf(language);
  return (market === 'un' ? un : common).get(code.replaceAll(' ', ''));
}

/** The open places of a statement in their order, whatever the language writes between `<` and `>`. */
const placesOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^H3[45]\d/, ['route']],
  [/^H36\d/, ['effect', 'route']],
  [/^H37\d/, ['organs', 'route']],
  [/^EUH208/, ['names']],
];

type OpenText = { readonly key: string; readonly text: string };

/** A language that needs another order writes `<route>` or `<organs>`; else the law's order of the code counts. */
function fillPlaces({ key, text }: OpenText, language: Language, parameters: StatementParameters): string {
  if (!text.includes('<')) return text;
  const places = placesOf.find(([pattern]) => pattern.test(key))?.[1] ?? [];
  const found = [...text.matchAll(/\s?<([^>]*)>/g)].map(([, written]) => written ?? '');
  return text.replace(/(\s?)<([^>]*)>/g, (_place, space: string, written: string) => {
    const filled = placeText(places.includes(written) ? written : places[found.indexOf(written)], language, parameters);
    return filled === '' ? '' : space + filled;
  });
}

function placeText(place: string | undefined, language: Language, parameters: StatementParameters): string {
  const { substances, names = substances, route, organs, effect } = parameters;
  switch (place) {
    case 'names':
      return names ?? language.statementWords.unnamedSensitiser;
    case 'route':
      return route === undefined ? '' : routePhrase(route, language);
    case 'organs':
      return organs ? `(${organs})` : '';
    case 'effect':
      return effect ? `(${effect})` : '';
    default:
      return '';
  }
}

function routePhrase(route: string, { sheet, statementWords }: Language): string {
  const words = route.split(',').map((part) => {
    const word = part.trim().toLowerCase();
    return isRoute(word) ? statementWords.routes[word] : part.trim();
  });
  return sheet.shared.list(words, 'or');
}
