import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { joined, type Message } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { Fix } from './finding.ts';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { InputPath } from '../draft/input-path.ts';
import { waterHazard } from '../worked-out/water-hazard.ts';
import { workedOutText } from '../sections/15-regulation/worked-out-line.ts';
import { certifiedHandler } from '../worked-out/certified-handler.ts';
import { workedOut } from '../worked-out/worked-out.ts';
import type { WorkedOut } from '../worked-out/outcome.ts';
import { isNoWater, namesOf } from './ingredient-names.ts';
import { type Check, fault, type Fault } from './check.ts';
import { type CheckedSheet, lacks } from './checked-sheet.ts';

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

/** Checks of the lists that one country keeps: entries that are open, and entries that differ from the rule. */
export const nationalListChecks: readonly Check[] = [
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
];
