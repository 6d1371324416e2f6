import { percent, type Ppb } from '@gosds/ghs/concentration';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import type { Field, Sentence } from '../document.ts';
import { listingsOf } from '../regulatory-lists.ts';
import type { Listings } from '../regulatory-lists-table.ts';
import { byClass, byRule, field, orElse, sentence, typed } from '../say.ts';
import { atLeast, has, ingredientHas, type SheetContext } from '../sheet-context.ts';
import { inventoryLine, knownInventory } from './inventories.ts';

/** Categories of Directive 2012/18/EU, Annex I, Part 1, by class. */
const seveso: readonly (readonly [category: string, pattern: RegExp])[] = [
  ['H1', /^Acute Tox\. 1 /],
  ['H2', /^Acute Tox\. (?:2 |3 H331)/],
  ['H3', /^STOT SE 1/],
  ['P1a', /^(?:Unst|Expl\. 1\.[12356])/],
  ['P1b', /^Expl\. 1\.4/],
  ['P2', /^Flam\. Gas/],
  ['P3a', /^Aerosol [12]/],
  ['P4', /^Ox\. Gas/],
  ['P5a', /^Flam\. Liq\. 1/],
  ['P5c', /^Flam\. Liq\. [23]/],
  ['P6a', /^(?:Self-react|Org\. Perox)\. [AB]/],
  ['P6b', /^(?:Self-react|Org\. Perox)\. [C-F]/],
  ['P7', /^Pyr\. (?:Liq|Sol)/],
  ['P8', /^Ox\. (?:Liq|Sol)/],
  ['E1', /^Aquatic (?:Acute 1|Chronic 1)/],
  ['E2', /^Aquatic Chronic 2/],
  ['O2', /^Water-react\. 1/],
];

function sevesoField(c: SheetContext, label: string): Field {
  const words = c.phrases.regulation;
  const met = seveso.filter(([, pattern]) => has(c, pattern));
  const values = met.map(([category, pattern]) =>
    sentence(`regulations.seveso.${category}`, words.item(category), byClass(c, pattern)),
  );
  const none = sentence('regulations.seveso.none', words.sevesoNone, byRule(c, 'whyByClass'));
  return field(label, ...orElse(values, none));
}

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

/** Entries of Annex XVII that the product or an ingredient meets by its class. */
function entriesByClass(c: SheetContext): Sentence[] {
  const rows: readonly (readonly [string, RegExp])[] = [
    ['28', /^Carc\. 1/],
    ['29', /^Muta\. 1/],
    ['30', /^Repr\. 1/],
  ];
  const named = rows.flatMap(([entry, pattern]) =>
    atLeast(c, percent(0.1))
      .filter((each) => ingredientHas(each, pattern))
      .map((each) =>
        sentence(
          `regulations.annexXvii.${entry}.${each.row.id}`,
          c.phrases.regulation.entryFor(entry, each.name),
          byRule(c, 'whyByComposition'),
        ),
      ),
  );
  const isLiquid = c.state === 'liquid' && has(c, /./);
  return [
    ...(isLiquid ? [sentence('regulations.annexXvii.3', c.phrases.regulation.item('3'), byRule(c, 'whyByClass'))] : []),
    ...(has(c, /^(?:Flam|Pyr|Water-react)/)
      ? [sentence('regulations.annexXvii.40', c.phrases.regulation.item('40'), byClass(c, /^(?:Flam|Pyr|Water-react)/))]
      : []),
    ...named,
  ];
}

function reachFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  const restricted = listed(c, {
    id: 'annexXvii.named',
    from: 0,
    text: ({ annexXvii }, name) => (annexXvii ? words.entryFor(annexXvii, name) : ''),
  });
  const svhc = listed(c, {
    id: 'svhc',
    from: percent(0.1),
    text: ({ svhc: date }, name) => (date ? words.entryFor(name, c.phrases.shared.date(date)) : ''),
  });
  const noEntry = sentence('regulations.annexXvii.none', words.annexXviiNone, byRule(c, 'whyByComposition'));
  const noSvhc = sentence('regulations.svhc.none', words.svhcNone, byRule(c, 'whyByComposition'));
  return [
    field(words.annexXvii, ...orElse([...entriesByClass(c), ...restricted], noEntry)),
    field(words.svhc, ...orElse(svhc, noSvhc)),
  ];
}

/** Hazard categories of 40 CFR 370.66 by class: the class's own name, as the form prints it. */
function sara312Field(c: SheetContext): Field {
  const words = c.phrases.regulation;
  const names = new Map(
    c.classification.outcomes
      .filter(({ status, hazardClass }) => status === 'classified' && !hazardClass.startsWith('Hazardous to'))
      .map(({ hazardClass, reasons }) => [hazardClass, reasons] as const),
  );
  const values = [...names].map(([name, reasons]) =>
    sentence(`regulations.sara312.${name}`, words.item(hazardClassName(name, c.language)), {
      kind: 'classification',
      reasons: reasons.slice(0, 1),
    }),
  );
  return field(words.sara312, ...orElse(values, sentence('regulations.sara312.none', words.sara312None, byRule(c))));
}

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
  const proposition = listed(c, {
    id: 'prop65',
    from: 0,
    text: ({ prop65 }, name) => (prop65 ? words.entryFor(name, prop65) : ''),
  });
  return [
    sara312Field(c),
    field(words.sara313, ...orElse(sara, none('sara313'))),
    field(words.cercla, ...orElse(cercla, none('cercla'))),
    field(words.proposition65, ...orElse(proposition, none('prop65'))),
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

/** What the market's law lists of this product, beside the laws themselves; the Candidate List is that of the EU alone. */
export function marketFields(c: SheetContext): Field[] {
  const words = c.phrases.regulation;
  switch (c.profile.market) {
    case 'eu':
      return [sevesoField(c, words.seveso), ...(c.profile.form ? reachFields(c).slice(0, 1) : reachFields(c))];
    case 'gb':
      return [sevesoField(c, words.comah), ...reachFields(c).slice(0, 1)];
    case 'us':
      return americanFields(c);
    case 'ca':
      return inventoryField(c, 'dsl', words.domesticList);
    case 'au':
      return australianFields(c);
    case 'un':
      return [];
  }
}
