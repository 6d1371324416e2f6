import { z } from 'zod';

/** Flags that an administrator can set for a user. */
export const userFlags = [
  'isEmergencyAllowed',
  'isDiscountAllowed',
  'isAdminAllowed',
  'isChemistAllowed',
  'isInternal',
] as const;
export type UserFlag = (typeof userFlags)[number];

const flag = z.boolean();

export const userFlagsSchema = z.strictObject({
  isEmergencyAllowed: flag,
  isDiscountAllowed: flag,
  isAdminAllowed: flag,
  isChemistAllowed: flag,
  /** The user pays the internal price for a sheet. */
  isInternal: flag,
} satisfies Record<UserFlag, typeof flag>);

export type UserFlags = z.infer<typeof userFlagsSchema>;

/**
 * Tabs of the staff page. `codes`: promo codes for everyone. `prices`: current and coming prices. `refunds`: refunds.
 * `analytics`: totals and the events sent. `feedback`: ratings and comments of customers. `jobs`: failed mails and other work. `errors`: the error log. `acts`: the
 * log of staff actions.
 */
export type StaffTab =
  'emergency' | 'discount' | 'codes' | 'prices' | 'refunds' | 'analytics' | 'feedback' | 'jobs' | 'errors' | 'acts';

type Rights = Pick<UserFlags, 'isEmergencyAllowed' | 'isDiscountAllowed' | 'isAdminAllowed'>;

/** The staff tabs of a user; server and page both use it. The first flag that is set, in this order, decides. */
export function staffTabs({ isEmergencyAllowed, isDiscountAllowed, isAdminAllowed }: Rights): readonly StaffTab[] {
  if (isEmergencyAllowed) return ['emergency'];
  if (isDiscountAllowed) return ['discount'];
  return isAdminAllowed
    ? ['emergency', 'discount', 'codes', 'prices', 'refunds', 'analytics', 'feedback', 'jobs', 'errors', 'acts']
    : [];
}
