import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { type Message } from '@gosds/ghs/message';
import { percent } from '@gosds/ghs/concentration';
import { lists } from '../generated/list-editions.ts';
import { isWhole, openIn } from '../lists/held-against.ts';
import type { ListEdition } from '../lists/list-edition.ts';
import type { Listings } from '../lists/listings.ts';
import type { Profile } from '../profiles/profile.ts';
import { underTsca } from '../sections/15-regulation/restricted-by-tsca.ts';
import { isOn } from '../sections/15-regulation/inventories.ts';
import type { NamedIngredient, Writing } from '../sections/writing.ts';
import { atLeast } from '../product/at-least.ts';
import { nationalListChecks } from './national-lists-table.ts';
import { isNoWater, namesOf } from './ingredient-names.ts';
import { type Check, fault, type Fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, pathOf } from './checked-sheet.ts';

/** One fault that names the ingredients and points to the CAS number of the first. */
function toIdentify(open: readonly NamedIngredient[]): readonly Fault[] {
  const [first] = open;
  return first ? [fault(namesOf(open), pathOf(first, 'casNumber'))] : [];
}

/** Ingredients missing from a partial list: nobody knows whether the list names them. */
const notShown = (writing: Writing, key: keyof Listings, from = 0): readonly NamedIngredient[] =>
  atLeast(writing, from).filter((each) => isNoWater(each) && each.listings?.[key] === undefined);

type Partly = {
  readonly id: string;
  readonly says: Message;
  readonly key: keyof Listings;
  readonly severity: Check['severity'];
  readonly at?: Check['at'];
  readonly appliesTo?: Check['appliesTo'];
};

/** Partial lists. The user must look up missing ingredients at the source. */
const partly: readonly Partly[] = [
  {
    id: 'restrictions',
    says: tell('lists.restrictions'),
    key: 'annexXvii',
    severity: 'hint',
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('restrictions'),
  },
  {
    id: 'iarc',
    says: tellOf('lists.iarc', lists.intIarcMonographs.version),
    key: 'iarc',
    severity: 'should',
    at: ['carcinogen-listings'],
  },
  {
    id: 'releases',
    says: tell('lists.releases'),
    key: 'sara313',
    severity: 'hint',
  },
  { id: 'emergencies', says: tell('lists.emergencies'), key: 'extremelyHazardous', severity: 'hint' },
  { id: 'hazardous-chemicals', says: tell('lists.hazardousChemicals'), key: 'hazardousInChina', severity: 'hint' },
  { id: 'quantities', says: tell('lists.quantities'), key: 'cerclaPounds', severity: 'hint' },
  {
    id: 'california',
    says: tell('lists.california'),
    key: 'prop65',
    severity: 'hint',
  },
];

const partlyChecks = partly.map(({ id, says, key, severity, at, appliesTo }): Check => ({
  id: `lists.${id}`,
  severity,
  says,
  at: at ?? ['regulations'],
  isNational: true,
  ...(appliesTo ? { appliesTo } : {}),
  pointsTo: 'ingredients',
  findFaults: ({ writing }) => faultOf(namesOf(notShown(writing, key, percent(0.1)))),
}));

/** Lists whose next edition was due before the day of the sheet. */
const overdue = (wanted: readonly ListEdition[], today: string): readonly Message[] =>
  wanted
    .filter(({ nextExpected }) => nextExpected !== undefined && nextExpected < today)
    .map(({ title, version }) => tellWith('lists.editionOf', { title, version }));

const inventories = [
  { id: 'tsca', says: 'lists.inTsca' },
  { id: 'dsl', says: 'lists.inDsl' },
  { id: 'aiic', says: 'lists.inAiic' },
] as const;

const inventoryIn = ({ regulatoryLists }: Profile) => inventories.find(({ id }) => regulatoryLists.includes(id));

function notInventoried({ writing }: CheckedSheet): readonly Fault[] {
  const inventory = inventoryIn(writing.product.profile);
  if (!inventory || writing.product.draft.description.inventoryStatus.trim() !== '') return [];
  const open = namesOf(writing.ingredients.filter((each) => !isOn(each, inventory.id)));
  return faultIf(open.length > 0, tellOf(inventory.says, open));
}

/**
 * Section 3 for Japan names every ingredient, because the data lack the list. The user must say which ones the list
 * names.
 */
const toLookUpInJapan = ({ writing }: CheckedSheet): readonly string[] =>
  namesOf(atLeast(writing, percent(0.1)).filter(isNoWater));

/** Checks of the regulatory lists: entries that were not looked up, and entries that several sections must mention. */
export const listChecks: readonly Check[] = [
  {
    id: 'lists.candidates',
    severity: 'must',
    says: tell('lists.candidates'),
    at: ['regulations'],
    isNational: true,
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('candidates'),
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => toIdentify(openIn(lists.euReachCandidateList, atLeast(writing, percent(0.1)))),
  },
  {
    id: 'lists.whole-recipe',
    severity: 'should',
    says: tell('lists.wholeRecipe'),
    at: ['regulations', 'carcinogen-listings'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => faultIf(writing.ingredients.length > 0 && !isWhole(writing.product)),
  },
  {
    id: 'lists.tsca-notice',
    severity: 'must',
    says: tell('lists.tscaNotice'),
    at: ['uses'],
    isNational: true,
    appliesTo: ({ regulatoryLists }) => regulatoryLists.includes('tsca'),
    pointsTo: 'description.usesAdvisedAgainst',
    findFaults: ({ writing, product }) =>
      product.draft.description.usesAdvisedAgainst.includes('TSCA')
        ? []
        : underTsca(writing).map(({ name }) => fault(name, 'description.usesAdvisedAgainst')),
  },
  {
    id: 'lists.edition',
    severity: 'should',
    says: tell('lists.edition'),
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
    says: tell('lists.carcinogens'),
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
    says: tell('lists.inventory'),
    at: ['regulations'],
    appliesTo: (profile) => inventoryIn(profile) !== undefined,
    pointsTo: 'description.inventoryStatus',
    findFaults: notInventoried,
  },
  ...nationalListChecks,
  {
    id: 'lists.japan-named',
    severity: 'should',
    says: tell('lists.japanNamed'),
    at: ['mixtures'],
    appliesTo: ({ namesEveryIngredient }) => namesEveryIngredient !== undefined,
    law: ({ namesEveryIngredient }) => namesEveryIngredient,
    pointsTo: 'ingredients',
    findFaults: (sheet) => faultOf(toLookUpInJapan(sheet)),
  },
];
