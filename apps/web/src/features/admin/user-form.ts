import { discountSchema, leftQuantitySchema } from '@gosds/contract/staff/edit-users';
import type { UserFlags } from '@gosds/contract/staff/staff-rights';
import type { ListedUser } from './admin-calls.ts';

/** What stands in the inputs of the dialog. */
export type UserForm = {
  readonly discount: string;
  readonly until: string;
  readonly left: string;
  readonly flags: UserFlags;
};

export const formOf = ({ GoSDSDiscount, GoSDSDiscountUpTo, promo, flags }: ListedUser): UserForm => ({
  discount: String(GoSDSDiscount),
  until: GoSDSDiscountUpTo ?? '',
  left: String(promo?.leftQuantity ?? 0),
  flags,
});

export const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export type Fault = 'notNumber' | 'notInteger' | 'outside';

/** Why the discount is refused; undefined where it is not. */
export function discountFault(text: string): Fault | undefined {
  if (!Number.isFinite(numberIn(text))) return 'notNumber';
  return discountSchema.safeParse(numberIn(text)).success ? undefined : 'outside';
}

export function leftFault(text: string): Fault | undefined {
  if (!Number.isInteger(numberIn(text))) return 'notInteger';
  return leftQuantitySchema.safeParse(numberIn(text)).success ? undefined : 'outside';
}

export const changeOf = (user: ListedUser, { discount, until, left, flags }: UserForm) => ({
  ...{ user, flags },
  discount: numberIn(discount),
  left: numberIn(left),
  until: until === '' ? null : until,
});
