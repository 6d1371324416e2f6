import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { Field, Sentence } from '../document.ts';
import { listingsOf } from './regulatory-lists.ts';
import type { Listings } from './regulatory-lists-table.ts';
import { byRule, field, orElse, sentence, typed } from './words/say.ts';
import { atLeast, type SheetContext } from '../sheet-context.ts';
import { inventoryLine, knownInventory } from './inventories.ts';
import type { EuropeanList } from '../profiles/profile.ts';
import { precursorFields } from './precursor-regulations.ts';
import { proposition65Fields } from './proposition-65.ts';
import { restrictionField } from './restrictions.ts';
import { sara312Field } from './sara-categories.ts';
import { sevesoField } from './seveso.ts';

/** Ingredients that a list names, as `what (name)`. */
function listed(
  c: SheetContext,
  list: { readonly id: string; readonly from: Ppb; readonly text: (entry: Listings, name: string) => string },
): Sentence[] {
  return atLeast(c, list.from).flatMap((each) => {
    const text = list.text(listingsOf(each.substance?.cas), each.name);
    return text === '' ? [] : [sentence(`regulations.${list.id}.${each.row.id}`, text, byRule(c, 'whyByComposition'))];
  });
}

function candidateField(c: SheetContext): Field {
  const words = c.phrases.regulation;
  const svhc = listed(c, {
    id: 'svhc',
    from: percent(0.1),
    text: ({ svhc: date }, name) => (date ? words.entryFor(name, c.phrases.shared.date(date)) : ''),
  });
  const noSvhc = sentence('regulations.svhc.none', words.svhcNone, byRule(c, 'whyByComposition'));
  return field(words.svhc, ...orElse(svhc, noSvhc));
}

const majorAccidentField = (c: SheetContext): Field =>
  sevesoField(c, c.profile.market === 'gb' ? c.phrases.regulation.comah : c.phrases.regulation.seveso);

const europeanFields: Readonly<Record<EuropeanList, (c: SheetContext) => Field[]>> = {
  'major-accidents': (c) => [majorAccidentField(c)],
  restrictions: (c) => [restrictionField(c)],
  candidates: (c) => [candidateField(c)],
  precursors: precursorFields,
};

/**
 * What the national inventory says of the ingredients, in the user's words where there are any. No law asks for the line
 * (sections 12 to 15 are not mandatory in 29 CFR 1910.1200, Appendix D, nor their contents in Schedule 1 to the Hazardous
 * Products Regulations; the Australian Schedule 7 names no inventory). It is left out where nothing is known, but in
 * Canada, where it is looked for.
 */
function inventoryField(c: SheetContext, inventory: 'dsl' | 'tsca' | 'aiic', label: string): Field[] {
  const input = { text: c.draft.description.inventoryStatus, path: 'description.inventoryStatus' };
  const line = { inventory, id: `regulations.${inventory}`, input };
  const values = inventory === 'dsl' ? inventoryLine(c, line) : knownInventory(c, line);
  return values.length > 0 ? [field(label, ...values)] : [];
}

function americanFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  const none = (id: string) => sentence(`regulations.${id}.none`, words.listedNone, byRule(c, 'whyByComposition'));
  const qualified = (name: string, entry: true | string | undefined) => {
    if (entry === undefined) return '';
    return entry === true ? words.item(name) : words.entryFor(name, entry);
  };
  const sara = listed(c, { id: 'sara313', from: percent(0.1), text: ({ sara313 }, name) => qualified(name, sara313) });
  const cercla = listed(c, {
    id: 'cercla',
    from: percent(0.1),
    text: ({ cerclaPounds }, name) => (cerclaPounds ? words.pounds(name, String(cerclaPounds)) : ''),
  });
  return [
    sara312Field(c),
    field(words.sara313, ...orElse(sara, none('sara313'))),
    field(words.cercla, ...orElse(cercla, none('cercla'))),
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
