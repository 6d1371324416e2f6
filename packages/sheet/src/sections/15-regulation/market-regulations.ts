import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { Field, Sentence } from '../../model/document.ts';
import { lists } from '../../generated/list-editions.ts';
import { noneOn, openIn } from '../../lists/held-against.ts';
import type { Listings, SvhcEntry } from '../../lists/listings.ts';
import { byRule, field, firstIngredient, missing, sentence, typed } from '../words/say.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { inventoryLine, knownInventory } from './inventories.ts';
import type { RegulatoryList } from '../../profiles/profile.ts';
import { precursorFields } from './precursor-regulations.ts';
import { proposition65Fields } from './proposition-65.ts';
import { restrictedByTsca } from './restricted-by-tsca.ts';
import { restrictionFields } from './restrictions.ts';
import { sara312Field } from './sara-categories.ts';
import { sevesoField } from './seveso.ts';

/** Ingredients on a list, as `entry (name)`. */
function listed(
  writing: Writing,
  list: { readonly id: string; readonly from: Ppb; readonly text: (entry: Listings, name: string) => string },
): Sentence[] {
  return atLeast(writing, list.from).flatMap((each) => {
    const text = list.text(each.listings ?? {}, each.name);
    return text === ''
      ? []
      : [sentence(`regulations.${list.id}.${each.row.id}`, text, byRule(writing, 'whyByComposition'))];
  });
}

/** The reasons in an entry of the Candidate List, each with the date of listing. */
const reasonsText = ({ regulation: words, shared }: Writing['phrases'], entries: readonly SvhcEntry[]): string =>
  entries
    .map(({ reason, date }) => words.svhcReason({ reason: words.svhcReasons[reason], date: shared.date(date) }))
    .join(shared.semicolon);

/** The line if no ingredient is listed: either none is on the list, or this is not known. */
function noCandidate(writing: Writing): Sentence {
  const from = atLeast(writing, percent(0.1));
  const edition = noneOn(writing, lists.euReachCandidateList, from);
  const id = 'regulations.svhc.none';
  if (edition) return sentence(id, writing.phrases.regulation.svhcNone(edition), byRule(writing, 'whyByComposition'));
  const [open] = openIn(lists.euReachCandidateList, from);
  return missing(writing, 'regulations.svhc.open', open ? `${open.path}.casNumber` : firstIngredient);
}

function candidateField(writing: Writing): Field {
  const words = writing.phrases.regulation;
  const svhc = listed(writing, {
    id: 'svhc',
    from: percent(0.1),
    text: ({ svhc: entries }, name) =>
      entries ? words.svhcEntry({ name, reasons: reasonsText(writing.phrases, entries) }) : '',
  });
  return field(words.svhc, ...(svhc.length > 0 ? svhc : [noCandidate(writing)]));
}

/** The data lack the current edition of Annex XIV, so nothing is stated if no entry is found. */
function authorisationFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const found = listed(writing, {
    id: 'annexXiv',
    from: 0,
    text: ({ annexXiv }, name) =>
      annexXiv
        ? words.authorisationEntry({ ...annexXiv, name, sunset: writing.phrases.shared.date(annexXiv.sunset) })
        : '',
  });
  return found.length > 0 ? [field(words.annexXiv, ...found)] : [];
}

const majorAccidentField = (writing: Writing): Field =>
  sevesoField(writing, writing.phrases.regulation[writing.product.profile.majorAccidentLaw]);

/**
 * The national inventory's data on the ingredients, or the user's own text. No law requires the line (sections 12 to 15
 * are not mandatory in 29 CFR 1910.1200, Appendix D, nor their contents in Schedule 1 to the Hazardous Products
 * Regulations; the Australian Schedule 7 names no inventory). It is left out if nothing is known, except in Canada,
 * where readers expect it.
 */
function inventoryField(writing: Writing, inventory: 'dsl' | 'tsca' | 'aiic', label: string): Field[] {
  const input = {
    text: writing.product.draft.description.inventoryStatus,
    path: 'description.inventoryStatus',
  } as const;
  const line = { inventory, id: `regulations.${inventory}` as const, input };
  const values = inventory === 'dsl' ? inventoryLine(writing, line) : knownInventory(writing, line);
  return values.length > 0 ? [field(label, ...values)] : [];
}

/** A list's entries for the ingredients. The data have only part of the list, so nothing is stated if none is found. */
const listedField = (label: string, found: readonly Sentence[]): Field[] =>
  found.length > 0 ? [field(label, ...found)] : [];

/**
 * The share from which a supplier tells of a chemical of section 313: 0.1 % of a carcinogen by 29 CFR 1910.1200(d)(4)
 * and 1 % of any other (40 CFR 372.38(a), 372.45(d)). A chemical of special concern has no such share: it is named from
 * where a sheet begins to name ingredients.
 */
function releaseShare({ sara313, iarc, ntp, osha }: Listings): Ppb {
  const isCarcinogen = iarc !== undefined || ntp !== undefined || osha !== undefined;
  return percent(isCarcinogen || sara313?.isOfSpecialConcern ? 0.1 : 1);
}

function releaseFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const found = atLeast(writing, percent(0.1)).flatMap(({ listings = {}, name, row, ingredient }) => {
    const entry = listings.sara313;
    if (entry === undefined || ingredient.concentration.upper < releaseShare(listings)) return [];
    const text = entry.form === undefined ? words.item(name) : words.entryFor({ entry: name, name: entry.form });
    return [sentence(`regulations.sara313.${row.id}`, text, byRule(writing, 'whyByComposition'))];
  });
  return listedField(words.sara313, found);
}

function reportableQuantityFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const text = ({ cerclaPounds }: Listings, name: string) =>
    cerclaPounds ? words.pounds({ name, amount: String(cerclaPounds) }) : '';
  return listedField(words.cercla, listed(writing, { id: 'cercla', from: percent(0.1), text }));
}

/** Substances of EPCRA, section 302. An entry for a strength or form is printed if the product has it. */
function extremelyHazardousFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const { state } = writing.product;
  const found = atLeast(writing, percent(0.1)).flatMap(({ listings, name, row, ingredient }) => {
    const entry = listings?.extremelyHazardous;
    const isMet =
      entry &&
      (entry.abovePercent === undefined || ingredient.concentration.upper > percent(entry.abovePercent)) &&
      (entry.form === undefined || entry.form === state);
    return isMet
      ? [sentence(`regulations.epcra302.${row.id}`, words.item(name), byRule(writing, 'whyByComposition'))]
      : [];
  });
  return listedField(words.epcra302, found);
}

/** From 1 %, where the law begins to count a substance in a mixture; a solution from its own concentration. */
function accidentalReleaseFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const found = atLeast(writing, percent(1)).flatMap(({ listings, name, row, ingredient }) => {
    const entry = listings?.accidentalRelease;
    return entry && ingredient.concentration.upper >= percent(entry.fromPercent ?? 1)
      ? [
          sentence(
            `regulations.accidentalReleases.${row.id}`,
            words.accidentalRelease[entry.kind](name),
            byRule(writing, 'whyByComposition'),
          ),
        ]
      : [];
  });
  return listedField(words.accidentalReleases, found);
}

function airPollutantFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const text = ({ airPollutant }: Listings, name: string) => (airPollutant ? words.item(name) : '');
  return listedField(words.airPollutants, listed(writing, { id: 'airPollutants', from: percent(0.1), text }));
}

/** Substances that deplete the ozone layer or warm the climate. The two regulations have no minimum concentration. */
function climateFields(writing: Writing): Field[] {
  const words = writing.phrases.regulation;
  const ozone = ({ ozoneGroup }: Listings, name: string) =>
    ozoneGroup === undefined ? '' : words.ozoneGroup({ name, group: ozoneGroup });
  const gas = ({ fluorinatedGas: found }: Listings, name: string) => {
    if (!found) return '';
    const { annex, gwp } = found;
    return gwp === undefined
      ? words.annexEntry({ name, annex })
      : words.warmingPotential({ name, annex, potential: String(gwp) });
  };
  return [
    ...listedField(words.ozone, listed(writing, { id: 'ozone', from: 0, text: ozone })),
    ...listedField(words.fluorinatedGases, listed(writing, { id: 'fluorinatedGases', from: 0, text: gas })),
  ];
}

function poisonsField(writing: Writing): Field {
  const input = {
    text: writing.product.draft.dangerousGoods.poisonSchedule,
    path: 'dangerousGoods.poisonSchedule',
  } as const;
  return field(writing.phrases.regulation.poisons, typed(writing, 'regulations.poisons', input));
}

const listFields: Readonly<Record<RegulatoryList, (writing: Writing) => Field[]>> = {
  'major-accidents': (writing) => [majorAccidentField(writing)],
  restrictions: restrictionFields,
  candidates: (writing) => [candidateField(writing), ...authorisationFields(writing)],
  precursors: precursorFields,
  'epcra-302': extremelyHazardousFields,
  'sara-312': (writing) => [sara312Field(writing)],
  'sara-313': releaseFields,
  cercla: reportableQuantityFields,
  'air-pollutants': airPollutantFields,
  'accidental-releases': accidentalReleaseFields,
  'climate-and-ozone': climateFields,
  'proposition-65': proposition65Fields,
  poisons: (writing) => [poisonsField(writing)],
  tsca: (writing) => [
    ...restrictedByTsca(writing),
    ...inventoryField(writing, 'tsca', writing.phrases.regulation.tsca),
  ],
  dsl: (writing) => inventoryField(writing, 'dsl', writing.phrases.regulation.domesticList),
  aiic: (writing) => inventoryField(writing, 'aiic', writing.phrases.regulation.industrialChemicals),
};

/** What the market's regulatory lists say about this product, in addition to the laws themselves. */
export const marketFields = (writing: Writing): Field[] =>
  writing.product.profile.regulatoryLists.flatMap((list) => listFields[list](writing));
