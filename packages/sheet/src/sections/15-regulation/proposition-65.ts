import type { Proposition65Effect, Proposition65Entry } from '../../lists/listings.ts';
import type { Field, Sentence } from '../../model/document.ts';
import { byRule, field, sentence } from '../words/say.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';

/** Endings of the safe harbor sentence, by the listed harm. */
const cancer = 'cancer';
const reproductive = 'birth defects or other reproductive harm';

/** A listing for one form, such as airborne particles, does not apply to a product that may lack that form. */
const effectsOf = ({ listings }: ProductIngredient): readonly Proposition65Effect[] =>
  listings?.prop65?.form === undefined ? (listings?.prop65?.effects ?? []) : [];

const causesCancer = (each: ProductIngredient): boolean => effectsOf(each).includes('cancer');
const harmsReproduction = (each: ProductIngredient): boolean => effectsOf(each).some((effect) => effect !== 'cancer');

/** True if the warning names the ingredient. */
export const isWarnedOf = (each: ProductIngredient): boolean => effectsOf(each).length > 0;

/** The entry as the list writes it, e.g. `cancer (gas)`. */
const entryText = ({ effects, form }: Proposition65Entry): string =>
  form === undefined ? effects.join(', ') : `${effects.join(', ')} (${form})`;

/** Names with their verb, in the wording of the regulation. */
function known(all: readonly NamedIngredient[], harm: string): string {
  const names = all.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  const joined = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return `${joined}, which ${names.length > 1 ? 'are' : 'is'} known to the State of California to cause ${harm}`;
}

/**
 * The warning of 27 CCR 25603(a), in English whatever the language of the sheet. Chemicals listed for both harms are
 * named apart from those listed for one. Undefined if none is listed.
 */
function proposition65Warning(all: readonly NamedIngredient[]): string | undefined {
  const both = all.filter((each) => causesCancer(each) && harmsReproduction(each));
  const parts: readonly (readonly [readonly NamedIngredient[], string])[] = [
    [both, `${cancer} and ${reproductive}`],
    [all.filter((each) => causesCancer(each) && !both.includes(each)), cancer],
    [all.filter((each) => harmsReproduction(each) && !both.includes(each)), reproductive],
  ];
  const clauses = parts.filter(([members]) => members.length > 0).map(([members, harm]) => known(members, harm));
  if (clauses.length === 0) return undefined;
  return `WARNING: This product can expose you to chemicals including ${clauses.join(', and ')}. For more information go to www.P65Warnings.ca.gov.`;
}

/** Entries of Proposition 65 and the wording of its warning. Whether a warning is required depends on the exposure. */
export function proposition65Fields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const origin = byRule(writing, 'whyByComposition');
  const all = atLeast(writing, 0);
  const entries = all.flatMap((each): Sentence[] => {
    const entry = each.listings?.prop65;
    if (entry === undefined) return [];
    const text = words.entryFor({ entry: each.name, name: entryText(entry) });
    return [sentence(`regulations.prop65.${each.row.id}`, text, origin)];
  });
  const warning = proposition65Warning(all);
  return [
    ...(entries.length > 0 ? [field(words.proposition65, ...entries)] : []),
    ...(warning === undefined
      ? []
      : [field(words.proposition65Warning, sentence('regulations.prop65Warning', warning, origin))]),
  ];
}
