import { percent } from '@gosds/ghs/concentration';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { InputPath } from '../draft/input-path.ts';
import { lists } from '../generated/list-editions.ts';
import { isWhole, openIn } from '../lists/held-against.ts';
import type { ListEdition } from '../lists/list-edition.ts';
import type { Listings } from '../lists/listings.ts';
import type { Profile } from '../profiles/profile.ts';
import { isOn } from '../sections/15-regulation/inventories.ts';
import type { ProductIngredient } from '../product/product.ts';
import type { Writing, NamedIngredient } from '../sections/writing.ts';
import { atLeast } from '../product/at-least.ts';
import { type Check, fault, type Fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, lacks, pathOf } from './checked-sheet.ts';

const namesOf = (ingredients: readonly NamedIngredient[]): readonly string[] => ingredients.map(({ name }) => name);

const isNoWater = ({ family }: ProductIngredient): boolean => family !== 'water';

/** One fault that names the ingredients and leads to the number of the first. */
function toIdentify(open: readonly NamedIngredient[]): readonly Fault[] {
  const [first] = open;
  return first ? [fault(namesOf(open).join(', '), pathOf(first, 'casNumber'))] : [];
}

/** Ingredients that a list held in part does not show, so that nobody knows whether it names them. */
const notShown = (writing: Writing, key: keyof Listings, from = 0): readonly NamedIngredient[] =>
  atLeast(writing, from).filter((each) => isNoWater(each) && each.listings?.[key] === undefined);

type Partly = {
  readonly id: string;
  readonly list: string;
  readonly key: keyof Listings;
  readonly severity: Check['severity'];
  readonly at?: Check['at'];
  readonly appliesTo?: Check['appliesTo'];
};

/** Lists that are held in part: what they do not show has to be looked up at the source. */
const partly: readonly Partly[] = [
  {
    id: 'restrictions',
    list: 'REACH Annex XVII',
    key: 'annexXvii',
    severity: 'hint',
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('restrictions'),
  },
  {
    id: 'iarc',
    list: `the IARC Monographs (groups 1, 2A and 2B; looked up to ${lists.intIarcMonographs.version})`,
    key: 'iarc',
    severity: 'should',
    at: ['carcinogen-listings'],
  },
  {
    id: 'releases',
    list: 'EPCRA section 313',
    key: 'sara313',
    severity: 'hint',
  },
  { id: 'quantities', list: 'CERCLA', key: 'cerclaPounds', severity: 'hint' },
  {
    id: 'california',
    list: 'California Proposition 65',
    key: 'prop65',
    severity: 'hint',
  },
];

const partlyChecks = partly.map(({ id, list, key, severity, at, appliesTo }): Check => ({
  id: `lists.${id}`,
  severity,
  message: `Only part of the list is in the catalogue. Look up in ${list}:`,
  at: at ?? ['regulations'],
  isNational: true,
  ...(appliesTo ? { appliesTo } : {}),
  pointsTo: 'ingredients',
  findFaults: ({ writing }) => faultOf(namesOf(notShown(writing, key, percent(0.1)))),
}));

/** Lists whose newer edition was to come before the day of the sheet. */
const overdue = (wanted: readonly ListEdition[], today: string): readonly string[] =>
  wanted
    .filter(({ nextExpected }) => nextExpected !== undefined && nextExpected < today)
    .map(({ title, version }) => `${title}, edition of ${version}`);

const inventories = [
  { id: 'tsca', name: 'the TSCA Inventory' },
  { id: 'dsl', name: 'the Domestic Substances List' },
  { id: 'aiic', name: 'the Australian Inventory of Industrial Chemicals' },
] as const;

const inventoryIn = ({ regulatoryLists }: Profile) => inventories.find(({ id }) => regulatoryLists.includes(id));

function notInventoried({ writing }: CheckedSheet): readonly Fault[] {
  const inventory = inventoryIn(writing.product.profile);
  if (!inventory || writing.product.draft.description.inventoryStatus.trim() !== '') return [];
  const open = namesOf(writing.ingredients.filter((each) => !isOn(each, inventory.id)));
  return faultIf(open.length > 0, `${open.join(', ')}; in ${inventory.name}`);
}

function nationalListsOpen(sheet: CheckedSheet): readonly Fault[] {
  const { form } = sheet.product.profile;
  const kept = form === undefined ? [] : nationalWordsOf(form, 'en').lists;
  const open = kept.filter(({ id }) => lacks(sheet, `regulations.list.${id}`));
  const names = namesOf(sheet.writing.ingredients.filter(isNoWater)).join(', ');
  return open.map(({ id, label }): Fault => {
    const path: InputPath = `description.nationalListings.${id}`;
    return fault(`${label} (${names})`, path);
  });
}

/** Section 3 of Japan names every ingredient, since its list is not held; which the list names is for the user to say. */
const toLookUpInJapan = ({ writing }: CheckedSheet): readonly string[] =>
  namesOf(atLeast(writing, percent(0.1)).filter(isNoWater));

/** What the lists of laws say: what was not looked up, and what several sections must mention. */
export const listChecks: readonly Check[] = [
  {
    id: 'lists.candidates',
    severity: 'must',
    message: 'Look up in the REACH Candidate List, because it has no CAS number or may belong to a group of the list:',
    at: ['regulations'],
    isNational: true,
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('candidates'),
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => toIdentify(openIn(lists.euReachCandidateList, atLeast(writing, percent(0.1)))),
  },
  {
    id: 'lists.whole-recipe',
    severity: 'should',
    message: 'The ingredients do not make up 100 %. The rest may be on the Candidate List or be a carcinogen.',
    at: ['regulations', 'carcinogen-listings'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => faultIf(writing.ingredients.length > 0 && !isWhole(writing.product)),
  },
  {
    id: 'lists.edition',
    severity: 'should',
    message: 'A newer edition was due. Compare with the list in force:',
    at: ['regulations'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ product, today }) => {
      const ofUnion = product.profile.regulatoryLists.includes('candidates') ? [lists.euReachCandidateList] : [];
      const wanted = product.profile.regulatoryLists.includes('proposition-65') ? [lists.usCaProposition65] : ofUnion;
      return faultOf(overdue(wanted, today));
    },
  },
  {
    id: 'lists.carcinogens',
    severity: 'must',
    message:
      'Look up in the NTP Report on Carcinogens and in 29 CFR 1910, Subpart Z, because it has no CAS number or may belong to a group:',
    at: ['carcinogen-listings'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => {
      const from = atLeast(writing, percent(0.1));
      const open = new Set([...openIn(lists.usNtpRoc, from), ...openIn(lists.usOshaCarcinogens, from)]);
      return toIdentify(
        [...open].filter(({ listings }) => listings?.ntp === undefined && listings?.osha === undefined),
      );
    },
  },
  ...partlyChecks,
  {
    id: 'lists.inventory',
    severity: 'should',
    message: 'Look up in the inventory of the country:',
    at: ['regulations'],
    appliesTo: (profile) => inventoryIn(profile) !== undefined,
    pointsTo: 'description.inventoryStatus',
    findFaults: notInventoried,
  },
  {
    id: 'lists.national',
    severity: 'must',
    message:
      'Section 15 leaves a list of the country open. Look up the ingredients, and enter what the list says or that it names none:',
    at: ['regulations'],
    pointsTo: 'description.nationalListings',
    findFaults: nationalListsOpen,
  },
  {
    id: 'lists.japan-named',
    severity: 'should',
    message:
      'Section 3 names every ingredient. Look up which of them the Industrial Safety and Health Act (Article 57-2), the PRTR Act and the Poisonous and Deleterious Substances Control Act list, with their numbers:',
    at: ['mixtures'],
    appliesTo: ({ namesEveryIngredient }) => namesEveryIngredient !== undefined,
    law: ({ namesEveryIngredient }) => namesEveryIngredient,
    pointsTo: 'ingredients',
    findFaults: (sheet) => faultOf(toLookUpInJapan(sheet)),
  },
];
