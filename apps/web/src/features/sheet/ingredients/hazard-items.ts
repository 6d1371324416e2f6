import type { HazardClass } from '@gosds/ghs/hazard';
import type { Language } from '@gosds/phrases/language';
import { isOnSheet, type ReviewStatus, statusOf } from '@gosds/sheet/hazard-review/review-status';
import { groupsOfPart, type HazardPart, hazardParts, itemOf, phraseOf } from './hazard-options.ts';

/** A category with a statement, or a supplemental statement, that an ingredient may have. */
export type HazardItem = {
  /** `Skin Irrit. 2 H315` or `EUH066`, without organs. */
  readonly id: string;
  /** With the organs that the classification names. */
  readonly label: string;
  readonly phrase: string;
  readonly status: ReviewStatus;
};

export type ItemGroup = { readonly hazardClass: HazardClass | null; readonly items: readonly HazardItem[] };
export type ItemPart = { readonly part: HazardPart; readonly chosen: number; readonly groups: readonly ItemGroup[] };

export type Choice = {
  /** Notations of the classification, with their organs. */
  readonly chosen: readonly string[];
  /** Those of the catalogue. */
  readonly known: readonly string[];
};

/** The classes of the catalogue are generated; what the user adds or deletes departs from them. */
function statusIn(id: string, { chosen, known }: Choice): ReviewStatus {
  const isGenerated = known.some((each) => itemOf(each) === id);
  const isChosen = chosen.some((each) => itemOf(each) === id);
  if (isGenerated === isChosen) return statusOf(undefined, { isGenerated });
  return isChosen ? 'user-defined' : 'deleted';
}

function labelOf(id: string, { chosen, known }: Choice): string {
  const named = [...new Set([...chosen, ...known])].filter((each) => itemOf(each) === id);
  return named.length > 0 ? named.join(', ') : id;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('.', '');

export type Search = {
  readonly sought: string;
  readonly language: Language;
  /** Name of a class in the language of the screens. */
  readonly nameOf: (hazardClass: HazardClass) => string;
};

/** The items in which each word of the search occurs: in the code, the statement or the name of the class. */
export function itemParts(choice: Choice, { sought, language, nameOf }: Search): readonly ItemPart[] {
  const wanted = plain(sought)
    .split(' ')
    .filter((word) => word !== '');
  return hazardParts.map((part) => {
    const groups = groupsOfPart[part].map(({ hazardClass, notations }) => ({
      hazardClass,
      items: notations
        .map((id) => ({
          id,
          label: labelOf(id, choice),
          phrase: phraseOf(id, language),
          status: statusIn(id, choice),
        }))
        // The law dropped three supplemental statements, which have no words any more.
        .filter(({ phrase, status }) => phrase !== '' || status !== '')
        .filter(({ id, phrase }) => {
          const text = plain(`${id} ${phrase} ${hazardClass === null ? '' : nameOf(hazardClass)}`);
          return wanted.every((word) => text.includes(word));
        }),
    }));
    const chosen = choice.chosen.filter((each) => isOfPart(each, part)).length;
    return { part, chosen, groups: groups.filter(({ items }) => items.length > 0) };
  });
}

const isOfPart = (notation: string, part: HazardPart): boolean =>
  groupsOfPart[part].some(({ notations }) => notations.includes(itemOf(notation)));

/** The classification after a click on an item. A class of the catalogue comes back with its organs. */
export function afterClick({ id, status }: HazardItem, { chosen, known }: Choice): readonly string[] {
  const others = chosen.filter((each) => itemOf(each) !== id);
  if (isOnSheet(status)) return others;
  const ofCatalogue = known.filter((each) => itemOf(each) === id);
  return [...others, ...(ofCatalogue.length > 0 ? ofCatalogue : [id])];
}
