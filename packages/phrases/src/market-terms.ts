import { followsClp } from '@gosds/ghs/label/follows-clp';
import type { SignalWord } from '@gosds/ghs/category-table';
import type { CategoryCode, ClassCode, Hazard, HazardClass } from '@gosds/ghs/hazard';
import { ownValue } from '@gosds/ghs/own-value';
import { categoryOf, entryOf } from '@gosds/ghs/registry';
import { type ClassKey, classKeys, gasKeys } from './class-keys.ts';
import type { Phrases } from './generated/phrases.ts';
import type { Language } from './language.ts';
import { inMarketSpelling, type Wording, wordingOf } from './statement-text.ts';

type CategoryWords = Phrases['categoryWords'];

/** The signal word in the sheet's language. */
export const signalWordText = (word: SignalWord, { language } = wordingOf('eu')): string =>
  language.categoryWords.signalWords[word];

const isEuropean = ({ market }: Wording) => followsClp(market);

function className(key: ClassKey, wording: Wording): string {
  const { european, building } = wording.language.classNames;
  return (isEuropean(wording) ? undefined : building[key]) ?? european[key];
}

/** The parts of a category's name: the key of its class, and the text after the class's name. */
type Named = { readonly key: ClassKey; readonly classCode: ClassCode; readonly category: string };

function namedBy(code: CategoryCode): Named | undefined {
  const entry = categoryOf(code);
  if (!entry) return undefined;
  const { classCode, category } = entry;
  if (classCode === 'Press. Gas')
    return { key: ownValue(gasKeys, code) ?? gasKeys[classCode], classCode, category: '' };
  // A gas that is also unstable or pyrophoric is printed only with its flammability category.
  return { key: classKeys[classCode], classCode, category: category.split(' ', 1)[0] ?? '' };
}

/**
 * Class and category in a market's own words: `Eye irritation - Category 2A` in the United States,
 * `Serious eye damage/eye irritation, Category 2` in the European Union.
 */
export function categoryName(hazard: Hazard, wording: Wording): string {
  const named = namedBy(hazard.code);
  if (!named) return hazard.code;
  const { categoryWords, sheet } = wording.language;
  const { comma } = sheet.shared;
  const suffix =
    named.category === '' ? '' : `${isEuropean(wording) ? comma : ' - '}${categoryWord(named, categoryWords)}`;
  return inMarketSpelling(className(named.key, wording) + routesOf(hazard, wording.language) + suffix, wording);
}

/** Classes with types instead of categories. */
const byType: readonly ClassCode[] = ['Self-react.', 'Org. Perox.', 'Chem. Unst. Gas'];

/** Self-reactives and peroxides have types, explosives have divisions. `CD` and `EF` are printed as in the law. */
function categoryWord({ classCode, category }: Named, words: CategoryWords): string {
  if (classCode === 'Expl.' && category.includes('.')) return words.division(category);
  if (!byType.includes(classCode)) return words.category(category);
  return category.length === 1
    ? words.type(category)
    : words.types({ first: category.charAt(0), second: category.charAt(1) });
}

const routes: readonly (readonly [keyof CategoryWords['routes'], HazardClass])[] = [
  ['oral', 'Acute toxicity, oral'],
  ['dermal', 'Acute toxicity, dermal'],
  ['inhalation', 'Acute toxicity, inhalation'],
];

function routesOf(hazard: Hazard, { categoryWords, sheet }: Language): string {
  const hazardClass = entryOf(hazard)?.hazardClass;
  const route = routes.find(([, one]) => one === hazardClass)?.[0];
  return route === undefined ? '' : sheet.shared.comma + categoryWords.routes[route];
}
