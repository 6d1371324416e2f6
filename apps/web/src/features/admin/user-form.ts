import { discountSchema, leftQuantitySchema } from '@gosds/contract/staff/edit-users';
import type { UserFlags } from '@gosds/contract/staff/staff-rights';
import type { PromoType } from '../../payment/payment-calls.ts';
import type { ListedUser, ModuleChange, UserChange } from './admin-calls.ts';

/** The inputs for one module. */
export type ModuleForm = {
  readonly discount: string;
  readonly until: string;
  readonly left: string;
};

/** The inputs of the dialog. */
export type UserForm = Readonly<Record<PromoType, ModuleForm>> & { readonly flags: UserFlags };

const moduleFormOf = (user: ListedUser, type: PromoType): ModuleForm => ({
  discount: String(user[`${type}Discount`]),
  until: user[`${type}DiscountUpTo`] ?? '',
  left: String(user.promos[type]?.leftQuantity ?? 0),
});

export const formOf = (user: ListedUser): UserForm => ({
  GoSDS: moduleFormOf(user, 'GoSDS'),
  GoGAL: moduleFormOf(user, 'GoGAL'),
  flags: user.flags,
});

/** A number as people write it, with a point or a comma before its decimals. */
const numberText = /^(-?\d{1,12})(?:[.,](\d{1,12}))?$/;

/** The number of a text, and how many decimals it is written with; undefined for any other text. */
function readNumber(text: string): { readonly value: number; readonly decimals: number } | undefined {
  const [, whole, decimals = ''] = numberText.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : { value: Number(`${whole}.${decimals}0`), decimals: decimals.length };
}

/** NaN for a text that is no number. */
export const numberIn = (text: string): number => readNumber(text)?.value ?? Number.NaN;

/** False for a number with a mark in it, since `1,000` may mean a thousand or one. */
export const isWhole = (text: string): boolean => readNumber(text)?.decimals === 0;

export type Fault = 'notNumber' | 'notInteger' | 'outside';

/** Why the discount is refused; undefined if it is accepted. */
export function discountFault(text: string): Fault | undefined {
  const read = readNumber(text);
  if (read === undefined) return 'notNumber';
  if (read.decimals > 2) return 'outside';
  return discountSchema.safeParse(numberIn(text)).success ? undefined : 'outside';
}

export function leftFault(text: string): Fault | undefined {
  if (!isWhole(text)) return 'notInteger';
  return leftQuantitySchema.safeParse(numberIn(text)).success ? undefined : 'outside';
}

/** True if an input of the module cannot be saved. */
export const isWrong = ({ discount, left }: ModuleForm): boolean =>
  discountFault(discount) !== undefined || leftFault(left) !== undefined;

const moduleChangeOf = ({ discount, until, left }: ModuleForm): ModuleChange => ({
  discount: numberIn(discount),
  left: numberIn(left),
  until: until === '' ? null : until,
});

export const changeOf = (user: ListedUser, { GoSDS, GoGAL, flags }: UserForm): UserChange => ({
  ...{ user, flags },
  GoSDS: moduleChangeOf(GoSDS),
  GoGAL: moduleChangeOf(GoGAL),
});
