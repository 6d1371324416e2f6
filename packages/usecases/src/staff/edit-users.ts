import { Problem } from '@gosds/contract/problem';
import type { ActField } from '@gosds/contract/staff/staff-acts';
import { userFlags, type UserFlags } from '@gosds/contract/staff/staff-rights';
import type { Discounts, User } from '../accounts/user-store.ts';
import { type Clock, isoDate } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { NewAct, OwnedPromo, UserQuestion } from './staff-store.ts';

export type StaffDeps = { readonly work: UnitOfWork; readonly clock: Clock };

/** The staff member who acts, and the user concerned. */
type Act = { readonly staffId: string; readonly userId: string };
type SheetTerms = Pick<Discounts, 'sdsDiscountPercent' | 'sdsDiscountUpTo'>;
type ReportTerms = Pick<Discounts, 'reportDiscountPercent' | 'reportDiscountUpTo'>;

/** Terms of a user. An undefined discount on reports stays unchanged. */
type Terms = SheetTerms & { readonly [Name in keyof ReportTerms]: ReportTerms[Name] | undefined };

export const listUsers =
  ({ work, clock }: StaffDeps) =>
  (question: UserQuestion) =>
    work.stores.staff.listUsers(question, isoDate(clock()));

async function userOf({ users }: Stores, id: string): Promise<User> {
  const user = await users.find(id);
  if (!user) throw new Problem('not-found');
  return user;
}

type Value = string | number | boolean | null;

export const changed = (name: ActField, before: Value, after: Value): NewAct['detail'] =>
  before === after
    ? []
    : [{ name, before: before === null ? null : String(before), after: after === null ? '' : String(after) }];

const dayFields = { GoSDSDiscountUpTo: 'sdsDiscountUpTo', GoGALDiscountUpTo: 'reportDiscountUpTo' } as const;

/** Throws if a new last day is in the past. */
function refusePastDay(before: Discounts, after: Discounts, today: string): void {
  for (const [field, name] of Object.entries(dayFields)) {
    const day = after[name];
    if (day === null || day === before[name] || day >= today) continue;
    throw new Problem('validation', { fields: { [field]: 'Enter today or a later day.' } });
  }
}

/** The terms after the change. */
const termsAfter = (user: Discounts, { reportDiscountPercent, reportDiscountUpTo, ...sheets }: Terms): Discounts => ({
  ...sheets,
  reportDiscountPercent: reportDiscountPercent ?? user.reportDiscountPercent,
  reportDiscountUpTo: reportDiscountUpTo === undefined ? user.reportDiscountUpTo : reportDiscountUpTo,
});

export const changeTerms =
  ({ work, clock }: StaffDeps) =>
  ({ staffId, userId, ...change }: Act & { readonly terms: Terms }): Promise<void> =>
    work.transaction(async (stores) => {
      const user = await userOf(stores, userId);
      const terms = termsAfter(user, change.terms);
      refusePastDay(user, terms, isoDate(clock()));
      const detail = [
        ...changed('GoSDSDiscount', user.sdsDiscountPercent, terms.sdsDiscountPercent),
        ...changed('GoSDSDiscountUpTo', user.sdsDiscountUpTo, terms.sdsDiscountUpTo),
        ...changed('GoGALDiscount', user.reportDiscountPercent, terms.reportDiscountPercent),
        ...changed('GoGALDiscountUpTo', user.reportDiscountUpTo, terms.reportDiscountUpTo),
      ];
      if (detail.length === 0) return;
      await stores.staff.setTerms(userId, terms);
      await stores.staff.record({ staffId, userId, kind: 'changed-terms', detail }, clock());
    });

export const changeFlags =
  ({ work, clock }: StaffDeps) =>
  ({ staffId, userId, flags }: Act & { readonly flags: UserFlags }): Promise<void> =>
    work.transaction(async (stores) => {
      const user = await userOf(stores, userId);
      const detail = userFlags.flatMap((name) => changed(name, user[name], flags[name]));
      if (detail.length === 0) return;
      // Staff cannot change their own flags: the last administrator could disappear, or somebody could raise their own
      // rights unseen.
      if (staffId === userId) throw new Problem('not-allowed');
      await stores.staff.setFlags(userId, flags);
      await stores.staff.record({ staffId, userId, kind: 'changed-flags', detail }, clock());
    });

type NewPromo = Act & Pick<OwnedPromo, 'type'> & { readonly discountPercent: number; readonly quantity: number };

export const givePromo =
  ({ work, clock }: StaffDeps) =>
  ({ staffId, userId, type, discountPercent, quantity }: NewPromo): Promise<void> =>
    work.transaction(async (stores) => {
      await userOf(stores, userId);
      const promo = { type, code: null, ownerId: userId, discountPercent, quantity, validUntil: null };
      await stores.promos.add(promo, clock());
      const detail = [...changed('discount', null, discountPercent), ...changed('leftQuantity', null, quantity)];
      await stores.staff.record({ staffId, userId, kind: 'gave-promo', detail }, clock());
    });

export const changePromo =
  ({ work, clock }: StaffDeps) =>
  ({ staffId, ownerId, type, left }: OwnedPromo & { readonly staffId: string; readonly left: number }): Promise<void> =>
    work.transaction(async (stores) => {
      await userOf(stores, ownerId);
      const before = await stores.staff.setLeft({ ownerId, type, left }, clock());
      const detail = changed('leftQuantity', before, left);
      if (detail.length === 0) return;
      await stores.staff.record({ staffId, userId: ownerId, kind: 'changed-promo', detail }, clock());
    });
