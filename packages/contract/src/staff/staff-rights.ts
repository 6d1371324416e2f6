import { z } from 'zod';

/** Flags that open parts of the service to its staff. */
export const staffFlagsSchema = z.strictObject({
  isEmergencyAllowed: z.boolean(),
  isDiscountAllowed: z.boolean(),
  isAdminAllowed: z.boolean(),
  isChemistAllowed: z.boolean(),
});

/** Flags that an administrator can set for a user. */
export const userFlagsSchema = staffFlagsSchema.extend({
  /** The user pays the internal price for a sheet. */
  isInternal: z.boolean(),
});

export const userFlags = userFlagsSchema.keyof().options;

export type UserFlag = (typeof userFlags)[number];

export type UserFlags = z.infer<typeof userFlagsSchema>;

/**
 * Tabs of the staff page. `codes`: promo codes for everyone. `prices`: current and coming prices. `refunds`: refunds. `pages`: public pages.
 * `analytics`: totals and the events sent. `feedback`: ratings and comments of customers. `jobs`: failed mails and other work. `errors`: the error log. `acts`: the
 * log of staff actions.
 */
const allTabs = [
  'emergency',
  'discount',
  'codes',
  'prices',
  'refunds',
  'pages',
  'analytics',
  'feedback',
  'jobs',
  'errors',
  'acts',
] as const;

export type StaffTab = (typeof allTabs)[number];

type Rights = Pick<UserFlags, 'isEmergencyAllowed' | 'isDiscountAllowed' | 'isAdminAllowed'>;

/** The staff tabs of a user; server and page both use it. The first flag that is set, in this order, decides. */
export function staffTabs({ isEmergencyAllowed, isDiscountAllowed, isAdminAllowed }: Rights): readonly StaffTab[] {
  if (isEmergencyAllowed) return ['emergency'];
  if (isDiscountAllowed) return ['discount'];
  return isAdminAllowed ? allTabs : [];
}
