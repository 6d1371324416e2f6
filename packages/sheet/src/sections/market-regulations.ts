import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { Field, Sentence } from '../document.ts';
import { lists } from '../generated/list-editions.ts';
import { noneOn, openIn } from '../lists/held-against.ts';
import type { Listings, SvhcEntry } from '../lists/listings.ts';
import { byRule, field, firstIngredient, missing, sentence, typed } from './words/say.ts';
import type { SheetContext } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { inventoryLine, knownInventory } from './inventories.ts';
import type { EuropeanList } from '../profiles/profile.ts';
import { precursorFields } from './precursor-regulations.ts';
import { proposition65Fields } from './proposition-65.ts';
import { restrictionFields } from './restrictions.ts';
import { sara312Field } from './sara-categories.ts';
import { sevesoField } from './seveso.ts';

/** Ingredients that a list names, as `what (name)`. */
function listed(
  c: SheetContext,
  list: { readonly id: string; readonly from: Ppb; readonly text: (entry: Listings, name: string) => string },
): Sentence[] {
  return atLeast(c, list.from).flatMap((each) => {
    const text = list.text(each.listings ?? {}, each.name);
    return text === '' ? [] : [sentence(`regulations.${list.id}.${each.row.id}`, text, byRule(c, 'whyByComposition'))];
  });
}

/** The reasons that an entry of the Candidate List gives, each with the day from which the substance is listed for it. */
const reasonsText = ({ regulation: words, shared }: SheetContext['phrases'], entries: readonly SvhcEntry[]): string =>
  entries
    .map(({ reason, date }) => words.svhcReason({ reason: words.svhcReasons[reason], date: shared.date(date) }))
    .join(shared.semicolon);

/** What stands for the list where no ingredient is on it: that none is, or that this is not known. */
function noCandidate(c: SheetContext): Sentence {
  const from = atLeast(c, percent(0.1));
  const edition = noneOn(c, lists.euReachCandidateList, from);
  const id = 'regulations.svhc.none';
  if (edition) return sentence(id, c.phrases.regulation.svhcNone(edition), byRule(c, 'whyByComposition'));
  const [open] = openIn(lists.euReachCandidateList, from);
  return missing(c, 'regulations.svhc.open', open ? `${open.path}.casNumber` : firstIngredient);
}

function candidateField(c: SheetContext): Field {
  const words = c.phrases.regulation;
  const svhc = listed(c, {
    id: 'svhc',
    from: percent(0.1),
    text: ({ svhc: entries }, name) =>
      entries ? words.svhcEntry({ name, reasons: reasonsText(c.phrases, entries) }) : '',
  });
  return field(words.svhc, ...(svhc.length > 0 ? svhc : [noCandidate(c)]));
}

/** Annex XIV is not held in its edition of today: nothing is said where none is found. */
function authorisationFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  const found = listed(c, {
    id: 'annexXiv',
    from: 0,
    text: ({ annexXiv }, name) =>
      annexXiv ? words.authorisationEntry({ ...annexXiv, name, sunset: c.phrases.shared.date(annexXiv.sunset) }) : '',
  });
  return found.length > 0 ? [field(words.annexXiv, ...found)] : [];
}

const majorAccidentField = (c: SheetContext): Field =>
  sevesoField(c, c.profile.market === 'gb' ? c.phrases.regulation.comah : c.phrases.regulation.seveso);

const europeanFields: Readonly<Record<EuropeanList, (c: SheetContext) => Field[]>> = {
  'major-accidents': (c) => [majorAccidentField(c)],
  restrictions: restrictionFields,
  candidates: (c) => [candidateField(c), ...authorisationFields(c)],
  precursors: precursorFields,
};

/**
 * What the national inventory says of the ingredients, in the user's words where there are any. No law asks for the line
 * (sections 12 to 15 are not mandatory in 29 CFR 1910.1200, Appendix D, nor their contents in Schedule 1 to the Hazardous
 * Products Regulations; the Australian Schedule 7 names no inventory). It is left out where nothing is known, but in
 * Canada, where it is looked for.
 */
function inventoryField(c: SheetContext, inventory: 'dsl' | 'tsca' | 'aiic', label: string): Field[] {
  const input = { text: c.draft.description.inventoryStatus, path: 'description.inventoryStatus' } as const;
  const line = { inventory, id: `regulations.${inventory}` as const, input };
  const values = inventory === 'dsl' ? inventoryLine(c, line) : knownInventory(c, line);
  return values.length > 0 ? [field(label, ...values)] : [];
}

/** These lists are held in part: nothing is said where none of the ingredients is found. */
function americanFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  const qualified = (name: string, entry: true | string | undefined) => {
    if (entry === undefined) return '';
    return entry === true ? words.item(name) : words.entryFor({ entry: name, name: entry });
  };
  const sara = listed(c, { id: 'sara313', from: percent(0.1), text: ({ sara313 }, name) => qualified(name, sara313) });
  const cercla = listed(c, {
    id: 'cercla',
    from: percent(0.1),
    text: ({ cerclaPounds }, name) => (cerclaPounds ? words.pounds({ name, amount: String(cerclaPounds) }) : ''),
  });
  return [
    sara312Field(c),
    ...(sara.length > 0 ? [field(words.sara313, ...sara)] : []),
    ...(cercla.length > 0 ? [field(words.cercla, ...cercla)] : []),
    ...proposition65Fields(c),
    ...inventoryField(c, 'tsca', words.tsca),
  ];
}

function australianFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  const { poisonSchedule } = c.draft.dangerousGoods;
  return [
    field(
      words.poisons,
      typed(c, 'regulations.poisons', { text: poisonSchedule, path: 'dangerousGoods.poisonSchedule' }),
    ),
    ...inventoryField(c, 'aiic', words.industrialChemicals),
  ];
}

/** What the market's law lists of this product, beside the laws themselves. */
export function marketFields(c: SheetContext): Field[] {
  switch (c.profile.market) {
    case 'eu':
    case 'gb':
      return c.profile.europeanLists.flatMap((list) => europeanFields[list](c));
    case 'us':
      return americanFields(c);
    case 'ca':
      return inventoryField(c, 'dsl', c.phrases.regulation.domesticList);
    case 'au':
      return australianFields(c);
    case 'un':
      return [];
  }
}
