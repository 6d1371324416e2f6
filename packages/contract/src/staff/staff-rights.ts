import { z } from 'zod';

/** What an administrator can switch for a user. */
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
  /** A sheet costs this user the internal price. */
  isInternal: flag,
} satisfies Record<UserFlag, typeof flag>);

export type UserFlags = z.infer<typeof userFlagsSchema>;

/**
 * The parts of the page of staff. `codes` are promo codes for anybody, `prices` what all costs and will, `refunds` what is given back, `analytics` totals and what is
 * sent of them, `jobs` mails and other work that failed, `errors` the error log, `acts` the log of what staff did.
 */
export type StaffTab =
  'emergency' | 'discount' | 'codes' | 'prices' | 'refunds' | 'analytics' | 'jobs' | 'errors' | 'acts';

type Rights = Pick<UserFlags, 'isEmergencyAllowed' | 'isDiscountAllowed' | 'isAdminAllowed'>;

/** What a user may do as staff, as server and page both ask. The flags are asked in this order, and the first one decides. */
export function staffTabs({ isEmergencyAllowed, isDiscountAllowed, isAdminAllowed }: Rights): readonly StaffTab[] {
  if (isEmergencyAllowed) return ['emergency'];
  if (isDiscountAllowed) return ['discount'];
  return isAdminAllowed
    ? ['emergency', 'discount', 'codes', 'prices', 'refunds', 'analytics', 'jobs', 'errors', 'acts']
    : [];
}
