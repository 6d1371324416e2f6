import { percent } from '@gosds/ghs/concentration';
import { ownValue } from '@gosds/ghs/own-value';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { Field, Sentence } from '../../model/document.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import { atLeast } from '../../product/at-least.ts';
import { byClass, byRule, field, fromInput, notOwed, sentence, typed } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import type { Writing } from '../writing.ts';
import { groupStandardsText } from '../../draft/group-standards-text.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { isNamedFor } from './law-by-class.ts';
import { productLawsOf } from './product-laws.ts';
import { workedOutLines } from './worked-out-line.ts';
import { hsnoApprovalOf, inventoryLine } from './inventories.ts';

const wordsOf = ({ product: { profile }, language }: Writing) =>
  profile.form && nationalWordsOf(profile.form, language.tag);

/** Laws that a national form names in section 15; undefined if the country has no form of its own. */
export function nationalLaws(writing: Writing): Sentence[] | undefined {
  const words = wordsOf(writing);
  if (!words || words.laws.length === 0) return undefined;
  const ofAll = words.laws.map((text, index) => sentence(`regulations.law.${index}`, text, byRule(writing)));
  return [...ofAll, ...lawsForClasses(writing, 'regulations.law'), ...lawsForUses(writing, 'regulations.law')];
}

/** Laws of the country that apply only to products with certain hazards. */
function lawsForClasses(writing: Writing, scope: SentenceId): Sentence[] {
  const words = wordsOf(writing)?.lawsByClass;
  return (writing.product.profile.lawsByClass ?? []).flatMap((law) => {
    const text = ownValue(words, law.id);
    const isMet = isNamedFor(law, writing.product.productHazards);
    return text !== undefined && isMet ? [sentence(`${scope}.${law.id}`, text, byClass(writing, law.hazard))] : [];
  });
}

/** Laws of the country that apply only to some uses, such as pesticides. */
const lawsForUses = (writing: Writing, scope: SentenceId): Sentence[] =>
  productLawsOf(writing.product).flatMap((law) => {
    const text = ownValue(wordsOf(writing)?.lawsByUse, law);
    return text === undefined ? [] : [sentence(`${scope}.${law}`, text, byRule(writing))];
  });

/** The storage class in section 7 under its own label, as entered or calculated; undefined if not known. */
export function storageClassField(writing: Writing): Field | undefined {
  const list = wordsOf(writing)?.lists.find(({ id }) => id === 'storage-class');
  const input = list && listingOf(writing.product, list.id);
  if (!list || !input) return undefined;
  const id = 'storage.class';
  const sentences = input.text.trim() === '' ? workedOutLines(writing, list.id, id) : [typed(writing, id, input)];
  return sentences.length > 0 ? field(list.label, ...sentences.map(notOwed)) : undefined;
}

/** Laws of a Member State in addition to those of the Union. */
export const furtherLaws = (writing: Writing): Sentence[] => [
  ...(wordsOf(writing)?.furtherLaws ?? []).map((text, index) =>
    sentence(`regulations.law.further.${index}`, text, byRule(writing)),
  ),
  ...lawsForClasses(writing, 'regulations.law.further'),
  ...lawsForUses(writing, 'regulations.law.further'),
];

/** Waste laws of a Member State that section 13 names. */
export const furtherWasteLaws = (writing: Writing): Sentence[] =>
  (wordsOf(writing)?.furtherWasteLaws ?? []).map((text, index) =>
    sentence(`waste.law.further.${index}`, text, byRule(writing)),
  );

const listingOf = ({ draft }: Product, id: string) => ({
  text: ownValue(draft.description.nationalListings, id) ?? '',
  path: `description.nationalListings.${id}` as const,
});

/** The approval as typed. A substance with its own approval shows that one. */
function approvalSentence(writing: Writing): Sentence {
  const text = groupStandardsText(writing.product.draft.description);
  const input = { text, path: 'description.groupStandards' } as const;
  const own = isSubstance(writing.product) ? hsnoApprovalOf(writing.ingredients[0]) : undefined;
  if (own === undefined || input.text.trim() !== '') return typed(writing, 'regulations.approval', input);
  return sentence('regulations.approval', own, byRule(writing, 'whyByComposition'));
}

/**
 * Ingredients from 0.1 % in the Catalogue of Hazardous Chemicals of China. The data have only part of it, so the sheet
 * never states that none is listed.
 */
const inChineseCatalogue = (writing: Writing, id: SentenceId): readonly Sentence[] =>
  atLeast(writing, percent(0.1)).flatMap(({ listings, name, row }) => {
    const words = writing.phrases.regulation;
    const entry = listings?.hazardousInChina;
    if (entry === undefined) return [];
    const text = entry === 'highlyToxic' ? words.highlyToxicChemical(name) : words.item(name);
    return [sentence(`${id}.${row.id}`, text, byRule(writing, 'whyByComposition'))];
  });

/** The result of a rule or list, if the user entered nothing. */
function withoutInput(writing: Writing, listId: string, id: SentenceId): readonly Sentence[] {
  const workedOut = workedOutLines(writing, listId, id);
  return workedOut.length > 0 || listId !== 'hazardous-chemicals' ? workedOut : inChineseCatalogue(writing, id);
}

function listSentences(writing: Writing, listId: string): readonly Sentence[] {
  const line = { id: `regulations.list.${listId}` as const, input: listingOf(writing.product, listId) };
  const isOpen = line.input.text.trim() === '';
  const known = isOpen ? withoutInput(writing, listId, line.id) : [];
  if (known.length > 0) return known;
  // A Member State's additional requirement is printed only if its value is known; the review asks for it.
  if (wordsOf(writing)?.laws.length === 0 && isOpen) return [];
  const { inventory } = writing.product.profile;
  if (inventory?.list !== listId) return [typed(writing, line.id, line.input)];
  return inventoryLine(writing, { ...line, inventory: inventory.id });
}

/** The status of the product under these laws: its approval and list entries, as the user or a record knows them. */
export function nationalFields(writing: Writing): Field[] {
  const words = wordsOf(writing);
  if (!words) return [];
  return [
    ...(words.approval ? [field(words.approval, approvalSentence(writing))] : []),
    ...words.lists.flatMap(({ id, label }) => {
      const sentences = listSentences(writing, id);
      return sentences.length > 0 ? [field(label, ...sentences)] : [];
    }),
  ];
}

/** The public service to call about poisonings. */
export function poisonsCentreField(writing: Writing): Field | undefined {
  const centre = wordsOf(writing)?.poisonsCentre;
  if (!centre) return undefined;
  const { label, number, abroad } = centre;
  const text = abroad === undefined ? number : writing.phrases.identification.centreFromAbroad({ number, abroad });
  return field(label, sentence('emergency.poisonsCentre', text, byRule(writing)));
}

/** The approval beside the product name, if the user gave one. */
export function approvalField(writing: Writing): Field | undefined {
  const approval = wordsOf(writing)?.approval;
  const text = groupStandardsText(writing.product.draft.description);
  if (approval === undefined || writing.product.draft.description.groupStandards.length === 0) return undefined;
  return field(approval, notOwed(sentence('identifier.approval', text, fromInput('description.groupStandards'))));
}
