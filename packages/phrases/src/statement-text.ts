import type { Hazard } from '@gosds/ghs/hazard';
import type { WordedMarketId } from '@gosds/ghs/market';
import {
  australianStatementsEn,
  environmentalHazardsEn,
  healthHazardsEn,
  northAmericanStatementsEn,
  physicalHazardsEn,
  precautionsEn,
  type StatementGroup,
  supplementalEn,
  unStatementsEn,
  unWordingsEn,
} from './statements-en.ts';

/** What a statement leaves open: `organs`, `route`, `effect`, and `names` (or `substances`) in EUH208. */
export type StatementParameters = Readonly<Record<string, string>>;

const common: readonly StatementGroup[] = [
  physicalHazardsEn,
  healthHazardsEn,
  environmentalHazardsEn,
  supplementalEn,
  precautionsEn,
  unStatementsEn,
  australianStatementsEn,
  northAmericanStatementsEn,
];

/** First match wins. `en` is the wording of CLP, `en-US` its American spelling, `en-x-ghs10` the 10th edition of the UN. */
const groupsOf = new Map<string, readonly StatementGroup[]>([
  ['en', common],
  ['en-US', common],
  ['en-x-ghs10', [unWordingsEn, ...common]],
]);

const americanSpelling: readonly (readonly [RegExp, string])[] = [
  [/vapour/g, 'vapor'],
  [/xidiser/g, 'xidizer'],
  [/esensitising/g, 'esensitizing'],
  [/ressurised/g, 'ressurized'],
];

const routeWords = new Map([
  ['inhalation', 'by inhalation'],
  ['oral', 'if swallowed'],
  ['dermal', 'in contact with skin'],
]);

/** Language tag whose wording a market's law prescribes: American spelling for the US, the UN's own for `un`, else CLP's. */
export function wordingOf(market: WordedMarketId, language = 'en'): string {
  if (language !== 'en') return language;
  if (market === 'us') return 'en-US';
  return market === 'un' ? 'en-x-ghs10' : 'en';
}

/** True where the statutory text of the code is known in the language. */
export function hasStatement(code: string, language = 'en'): boolean {
  return groupWith(code, language) !== undefined;
}

/** The law and its date that a statement's text was taken from. */
export function statementSource(code: string, language = 'en'): Pick<StatementGroup, 'source' | 'date'> | undefined {
  return groupWith(code, language);
}

/**
 * Statutory text of one code; `H301+H311` may also be given with spaces. What is not known is left out, as the law
 * allows. P-statements still hold their `…` and `/`: `finishStatement` fills them.
 */
export function statementText(code: string, language: string, parameters: StatementParameters = {}): string {
  const key = code.replaceAll(' ', '');
  const text = groupWith(key, language)?.texts[key];
  if (text === undefined) throw new RangeError(`No text of ${code} in ${language}`);
  return inSpelling(fillPlaceholders(text, parameters), language);
}

/** Reads `liver, inhalation` of a classification entry into the places that the statement leaves open. */
export function hazardParameters({ detail }: Hazard): StatementParameters {
  const parts = (detail ?? '').split(/[,;]/).map((part) => part.trim());
  const routes = parts.filter((part) => routeWords.has(part.toLowerCase()));
  const organs = parts.filter((part) => part !== '' && !routeWords.has(part.toLowerCase()));
  return {
    ...(routes.length > 0 ? { route: routes.join(', ') } : {}),
    ...(organs.length > 0 ? { organs: organs.join(', '), effect: organs.join(', ') } : {}),
  };
}

function groupWith(code: string, language: string): StatementGroup | undefined {
  const key = code.replaceAll(' ', '');
  return groupsOf.get(language)?.find(({ texts }) => Object.hasOwn(texts, key));
}

function fillPlaceholders(text: string, parameters: StatementParameters): string {
  const { organs, route, effect, substances, names = substances } = parameters;
  return text
    .replace(' <or state all organs affected, if known>', organs ? ` (${organs})` : '')
    .replace(' <state specific effect if known>', effect ? ` (${effect})` : '')
    .replace(/ <state route of exposure[^>]*>/, route ? ` ${routePhrase(route)}` : '')
    .replace('<name of sensitising substance>', names ?? 'a sensitising substance');
}

function routePhrase(route: string): string {
  return route
    .split(',')
    .map((part) => routeWords.get(part.trim().toLowerCase()) ?? part.trim())
    .join(' or ');
}

function inSpelling(text: string, language: string): string {
  if (language !== 'en-US') return text;
  return americanSpelling.reduce((spelt, [from, to]) => spelt.replace(from, to), text);
}
