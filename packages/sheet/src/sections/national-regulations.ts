import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { Field, Sentence } from '../document.ts';
import { byRule, field, sentence, typed } from '../say.ts';
import type { SheetContext } from '../sheet-context.ts';

const wordsOf = ({ profile, language }: SheetContext) => profile.form && nationalWordsOf(profile.form, language.tag);

/** Laws that a national form names in section 15; undefined where the country has no form of its own. */
export function nationalLaws(c: SheetContext): Sentence[] | undefined {
  return wordsOf(c)?.laws.map((text, index) => sentence(`regulations.law.${index}`, text, byRule(c)));
}

const listingOf = ({ draft }: SheetContext, id: string) => ({
  text: draft.description.nationalListings[id] ?? '',
  path: `description.nationalListings.${id}`,
});

/** What the product is by these laws, as the user knows it: its approval, and what lists say of it. */
export function nationalFields(c: SheetContext): Field[] {
  const words = wordsOf(c);
  if (!words) return [];
  const input = { text: c.draft.description.hsnoApproval, path: 'description.hsnoApproval' };
  return [
    ...(words.approval ? [field(words.approval, typed(c, 'regulations.approval', input))] : []),
    ...words.lists.map(({ id, label }) => field(label, typed(c, `regulations.list.${id}`, listingOf(c, id)))),
  ];
}

/** The public service to call in a case of poisoning. */
export function poisonsCentreField(c: SheetContext): Field | undefined {
  const centre = wordsOf(c)?.poisonsCentre;
  return centre && field(centre.label, sentence('emergency.poisonsCentre', centre.number, byRule(c)));
}
