import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import type { Message } from '@gosds/ghs/message';
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
  return first ? [fault(namesOf(open), pathOf(first, 'casNumber'))] : [];
}

/** Ingredients that a list held in part does not show, so that nobody knows whether it names them. */
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

/** Lists that are held in part: what they do not show has to be looked up at the source. */
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

/** Lists whose newer edition was to come before the day of the sheet. */
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

/** What a Member State asks beside the law of the Union, such as the water hazard class of Germany. */
function memberStateOpen({ product }: CheckedSheet): readonly Fault[] {
  const { form } = product.profile;
  const words = form === undefined ? undefined : nationalWordsOf(form, 'en');
  const asked = words?.laws.length === 0 ? words.lists : [];
  const open = asked.filter(({ id }) => (product.draft.description.nationalListings[id] ?? '').trim() === '');
  return open.map(({ id, label }) => fault([label], `description.nationalListings.${id}`));
}

function nationalListsOpen(sheet: CheckedSheet): readonly Fault[] {
  const { form } = sheet.product.profile;
  const words = form === undefined ? undefined : nationalWordsOf(form, 'en');
  const kept = words && words.laws.length > 0 ? words.lists : [];
  const open = kept.filter(({ id }) => lacks(sheet, `regulations.list.${id}`));
  const names = namesOf(sheet.writing.ingredients.filter(isNoWater));
  return open.map(({ id, label }): Fault => {
    const path: InputPath = `description.nationalListings.${id}`;
    return fault(tellWith('shared.bracketed', { text: label, detail: names }), path);
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
  {
    id: 'lists.national',
    severity: 'must',
    says: tell('lists.national'),
    at: ['regulations'],
    pointsTo: 'description.nationalListings',
    findFaults: nationalListsOpen,
  },
  {
    id: 'lists.member-state',
    severity: 'hint',
    says: tell('lists.memberState'),
    at: ['regulations'],
    pointsTo: 'description.nationalListings',
    findFaults: memberStateOpen,
  },
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
