import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { joined, type Message } from '@gosds/ghs/message';
import { percent } from '@gosds/ghs/concentration';
import { ownValue } from '@gosds/ghs/own-value';
import type { Fix } from './finding.ts';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { InputPath } from '../draft/input-path.ts';
import { lists } from '../generated/list-editions.ts';
import { isWhole, openIn } from '../lists/held-against.ts';
import type { ListEdition } from '../lists/list-edition.ts';
import type { Listings } from '../lists/listings.ts';
import type { Profile } from '../profiles/profile.ts';
import { underTsca } from '../sections/15-regulation/restricted-by-tsca.ts';
import { isOn } from '../sections/15-regulation/inventories.ts';
import type { ProductIngredient } from '../product/product.ts';
import type { Writing, NamedIngredient } from '../sections/writing.ts';
import { atLeast } from '../product/at-least.ts';
import { waterHazard } from '../worked-out/water-hazard.ts';
import { workedOutText } from '../sections/15-regulation/worked-out-line.ts';
import { certifiedHandler } from '../worked-out/certified-handler.ts';
import { workedOut } from '../worked-out/worked-out.ts';
import type { WorkedOut } from '../worked-out/outcome.ts';
import { type Check, fault, type Fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, lacks, pathOf } from './checked-sheet.ts';

const namesOf = (ingredients: readonly NamedIngredient[]): readonly string[] => ingredients.map(({ name }) => name);

const isNoWater = ({ family }: ProductIngredient): boolean => family !== 'water';

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

const listingPath = (id: string) => `description.nationalListings.${id}` as const;

const listingOf = ({ product }: CheckedSheet, id: string): string =>
  (product.draft.description.nationalListings[id] ?? '').trim();

const nationalLists = ({ product: { profile } }: CheckedSheet) =>
  profile.form === undefined ? [] : nationalWordsOf(profile.form, 'en').lists;

/** Words and numbers of a typed text, such as `LGK` and `8B`. */
const wordsIn = (text: string): readonly string[] => text.split(/[\s,;:()]+/);

/**
 * The German water hazard class calculated from points. A published class takes precedence, so the user decides whether
 * to accept the calculated one.
 */
function waterHazardOpen(sheet: CheckedSheet): readonly Fault[] {
  const list = nationalLists(sheet).find(({ id }) => id === 'water-hazard');
  const found = list && waterHazard(sheet.product);
  if (!list || !found) return [];
  const entered = wordsIn(listingOf(sheet, list.id));
  if (entered.includes(found.code)) return [];
  const path = listingPath(list.id);
  const parts = found.ingredients.map(({ ingredient: { ingredient }, code }) =>
    tellWith('shared.bracketed', { text: ingredient.name, detail: code }),
  );
  const detail = tellWith('lists.waterHazardBy', { code: found.code, parts: joined('semicolon', parts) });
  const value = workedOutText(sheet.writing, list.id, found.code);
  return [fault(detail, path, { label: tell('lists.takeProposal'), changes: [{ path, value }] })];
}

/** Why the rule of a list gives no result; undefined if there is no rule. */
function whatIsLacking(found: WorkedOut | undefined): Message | undefined {
  if (!found || !('lacks' in found)) return undefined;
  if (found.lacks === 'classes') return tellOf('lists.lackingClasses', found.classes);
  return tell(found.lacks === 'burns' ? 'lists.lackingBurning' : 'lists.lackingOrder');
}

/** Requirements of a Member State beyond Union law, such as the German water hazard class. */
function memberStateOpen(sheet: CheckedSheet): readonly Fault[] {
  const { form } = sheet.product.profile;
  const lists = form !== undefined && nationalWordsOf(form, 'en').laws.length === 0 ? nationalLists(sheet) : [];
  const proposed = waterHazardOpen(sheet).map(({ path }) => path);
  const open = lists.filter(({ id }) => lacks(sheet, `regulations.list.${id}`) && !proposed.includes(listingPath(id)));
  return open.map(({ id, label }) => {
    const lacking = whatIsLacking(workedOut(sheet.product, id));
    return fault(lacking ? tellWith('shared.bracketed', { text: label, detail: lacking }) : [label], listingPath(id));
  });
}

/** User entries that differ from the calculated value. One click restores the calculated value. */
const otherThanWorkedOut = (sheet: CheckedSheet): readonly Fault[] =>
  nationalLists(sheet).flatMap(({ id, label }) => {
    const entered = listingOf(sheet, id);
    const found = entered === '' ? undefined : workedOut(sheet.product, id);
    if (!found || !('codes' in found)) return [];
    const codes = found.codes.map(({ code }) => code);
    if (codes.every((code) => wordsIn(entered).includes(code))) return [];
    const fix = { label: tell('lists.takeRule'), changes: [{ path: listingPath(id), value: '' }] };
    return [fault(tellWith('lists.otherThanRule', { label, entered, rule: codes }), listingPath(id), fix)];
  });

/** The requirement for a certified handler by class. The user accepts it and adds what depends on use and tracking. */
function fixOfHandler({ product }: CheckedSheet, id: string): Fix | null {
  const { form } = product.profile;
  const found = id === 'certified-handler' ? certifiedHandler(product) : undefined;
  const value = form && found && ownValue(nationalWordsOf(form, 'en').codes ?? {}, `${id}-${found}`);
  return value ? { label: tellOf('lists.enterText', value), changes: [{ path: listingPath(id), value }] } : null;
}

function nationalListsOpen(sheet: CheckedSheet): readonly Fault[] {
  const { form } = sheet.product.profile;
  const words = form === undefined ? undefined : nationalWordsOf(form, 'en');
  const kept = words && words.laws.length > 0 ? words.lists : [];
  const open = kept.filter(({ id }) => lacks(sheet, `regulations.list.${id}`));
  const names = namesOf(sheet.writing.ingredients.filter(isNoWater));
  return open.map(({ id, label }): Fault => {
    const path: InputPath = `description.nationalListings.${id}`;
    return fault(tellWith('shared.bracketed', { text: label, detail: names }), path, fixOfHandler(sheet, id));
  });
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
    id: 'lists.water-hazard',
    severity: 'hint',
    says: tell('lists.waterHazard'),
    at: ['regulations'],
    pointsTo: 'description.nationalListings',
    findFaults: waterHazardOpen,
  },
  {
    id: 'lists.worked-out',
    severity: 'should',
    says: tell('lists.workedOut'),
    at: ['regulations'],
    pointsTo: 'description.nationalListings',
    findFaults: otherThanWorkedOut,
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
