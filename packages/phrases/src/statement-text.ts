import type { Hazard } from '@gosds/ghs/hazard';
import { detailParts, isRouteWord } from '@gosds/ghs/hazard-detail';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { Language } from './language.ts';
import { language as english } from './generated/en/language.ts';
import type { HazardSlot } from './generated/statement-slots.ts';
import type { StatementGroup } from './statement-group.ts';

/** Values for the open slots: `organs`, `route`, `effect`, and `names` (or `substances`) in EUH208. */
export type StatementParameters = Readonly<Record<string, string>>;

/** The words of a language as the law of a market prescribes them. */
export type Wording = { readonly language: Language; readonly market: LabelRegimeId };

/** American spelling for the US, the UN's wording for `un`, otherwise CLP's wording. */
export const wordingOf = (market: LabelRegimeId, language: Language = english): Wording => ({ language, market });

/** The respelling for the wording's market; undefined if the market uses the language's own spelling. */
export const spellingOf = ({ language, market }: Wording): ((text: string) => string) | undefined =>
  language.spellings[market] ?? language.spellings.every;

/** The text in the spelling of the wording's market. */
export const inMarketSpelling = (text: string, wording: Wording): string => spellingOf(wording)?.(text) ?? text;

/** True if the language has the official text of the code. */
export function hasStatement(code: string, wording: Wording = wordingOf('eu')): boolean {
  return groupWith(code, wording) !== undefined;
}

/** The codes of all statements that the language has in the wording of the market. */
export const statementCodes = ({ language, market }: Wording): readonly string[] => [
  ...indexOf(language, market).keys(),
];

/** The source law of a statement's text with its date, and if the text is official. */
export function statementSource(
  code: string,
  wording: Wording = wordingOf('eu'),
): Pick<StatementGroup, 'state' | 'source' | 'date'> | undefined {
  return groupWith(code, wording);
}

/**
 * Text of one code. `H301+H311` may contain spaces. Leaves out unknown values, as the law allows. Precautionary
 * statements keep their slots; `finishStatement` fills them.
 */
export function statementText(code: string, wording: Wording, parameters: StatementParameters = {}): string {
  const text = statementTemplate(code, wording);
  if (text === undefined) throw new RangeError(`No text of ${code} in ${wording.language.tag}`);
  return inMarketSpelling(fillSlots(text, wording.language, parameters), wording);
}

/** The text with `{slot}` for words that the product supplies. Undefined for an unknown code. */
export function statementTemplate(code: string, wording: Wording): string | undefined {
  const key = code.replaceAll(' ', '');
  return groupWith(key, wording)?.texts[key];
}

/** Splits the detail of a classification entry, e.g. `liver, inhalation`, into values for the statement's slots. */
export function hazardParameters(hazard: Hazard): StatementParameters {
  const { organs, routes } = detailParts(hazard);
  return {
    ...(routes.length > 0 ? { route: routes.join(', ') } : {}),
    ...(organs.length > 0 ? { organs: organs.join(', '), effect: organs.join(', ') } : {}),
  };
}

/** True if the statement names the substances that lead to it, as EUH208 does. */
export const namesSubstances = (code: string, wording: Wording): boolean =>
  statementTemplate(code, wording)?.includes('{names}') === true;

type ByCode = ReadonlyMap<string, StatementGroup>;

/** If a code is in several groups, the first counts. */
const byCode = (groups: readonly StatementGroup[]): ByCode =>
  new Map(groups.toReversed().flatMap((group) => Object.keys(group.texts).map((code) => [code, group] as const)));

const indexes = new WeakMap<Language, Map<string, ByCode>>();

/** A law's own wording takes precedence over shared wording. */
function indexOf(language: Language, market: string): ByCode {
  const ofLanguage = indexes.get(language) ?? new Map<string, ByCode>();
  indexes.set(language, ofLanguage);
  const known = ofLanguage.get(market);
  if (known) return known;
  const groups = language.statements.filter(({ onlyFor = market }) => onlyFor === market);
  const index = byCode(groups.toSorted((a, b) => Number(b.onlyFor === market) - Number(a.onlyFor === market)));
  ofLanguage.set(market, index);
  return index;
}

const groupWith = (code: string, { language, market }: Wording): StatementGroup | undefined =>
  indexOf(language, market).get(code.replaceAll(' ', ''));

const hazardSlots: Readonly<Record<HazardSlot, (parameters: StatementParameters, language: Language) => string>> = {
  names: ({ substances, names = substances }, language) => names ?? language.statementWords.unnamedSensitiser,
  route: ({ route }, language) => (route === undefined ? '' : routePhrase(route, language)),
  organs: ({ organs }) => (organs ? `(${organs})` : ''),
  effect: ({ effect }) => (effect ? `(${effect})` : ''),
};

const isHazardSlot = (name: string): name is HazardSlot => Object.hasOwn(hazardSlots, name);

/** Removes an unknown slot with the space before it. */
function fillSlots(text: string, language: Language, parameters: StatementParameters): string {
  if (!text.includes('{')) return text;
  return text.replace(/(\s?)\{(\w+)\}/g, (place, space: string, slot: string) => {
    if (!isHazardSlot(slot)) return place;
    const filled = hazardSlots[slot](parameters, language);
    return filled === '' ? '' : space + filled;
  });
}

function routePhrase(route: string, { sheet, statementWords }: Language): string {
  const words = route.split(',').map((part) => {
    const word = part.trim().toLowerCase();
    return isRouteWord(word) ? statementWords.routes[word] : part.trim();
  });
  return sheet.shared.list(words, 'or');
}
