import { hasAny } from '@gosds/ghs/hazard-question';
import { ownValue } from '@gosds/ghs/own-value';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { Field, Sentence } from '../document.ts';
import { byClass, byRule, field, sentence, typed } from './words/say.ts';
import { type SheetContext } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import { hsnoApprovalOf, inventoryLine } from './inventories.ts';

const wordsOf = ({ profile, language }: SheetContext) => profile.form && nationalWordsOf(profile.form, language.tag);

/** Laws that a national form names in section 15; undefined where the country has no form of its own. */
export function nationalLaws(c: SheetContext): Sentence[] | undefined {
  const words = wordsOf(c);
  if (!words) return undefined;
  const ofAll = words.laws.map((text, index) => sentence(`regulations.law.${index}`, text, byRule(c)));
  const ofClasses = (c.profile.lawsByClass ?? []).flatMap(({ id, hazard, butNot = [] }) => {
    const text = ownValue(words.lawsByClass, id);
    const isMet = c.reached.some(({ parts }) => hasAny(parts, hazard) && !hasAny(parts, butNot));
    return text !== undefined && isMet ? [sentence(`regulations.law.${id}`, text, byClass(c, hazard))] : [];
  });
  return [...ofAll, ...ofClasses];
}

const listingOf = ({ draft }: SheetContext, id: string) => ({
  text: ownValue(draft.description.nationalListings, id) ?? '',
  path: `description.nationalListings.${id}` as const,
});

/** As typed; a substance with an approval of its own has that. */
function approvalSentence(c: SheetContext): Sentence {
  const input = { text: c.draft.description.hsnoApproval, path: 'description.hsnoApproval' } as const;
  const own = isSubstance(c) ? hsnoApprovalOf(c.ingredients[0]) : undefined;
  if (own === undefined || input.text.trim() !== '') return typed(c, 'regulations.approval', input);
  return sentence('regulations.approval', own, byRule(c, 'whyByComposition'));
}

function listSentences(c: SheetContext, listId: string): readonly Sentence[] {
  const line = { id: `regulations.list.${listId}` as const, input: listingOf(c, listId) };
  const { inventory } = c.profile;
  if (inventory?.list !== listId) return [typed(c, line.id, line.input)];
  return inventoryLine(c, { ...line, inventory: inventory.id });
}

/** What the product is by these laws: its approval, and what lists say of it, as the user or a record knows it. */
export function nationalFields(c: SheetContext): Field[] {
  const words = wordsOf(c);
  if (!words) return [];
  return [
    ...(words.approval ? [field(words.approval, approvalSentence(c))] : []),
    ...words.lists.map(({ id, label }) => field(label, ...listSentences(c, id))),
  ];
}

/** The public service to call in a case of poisoning. */
export function poisonsCentreField(c: SheetContext): Field | undefined {
  const centre = wordsOf(c)?.poisonsCentre;
  return centre && field(centre.label, sentence('emergency.poisonsCentre', centre.number, byRule(c)));
}
