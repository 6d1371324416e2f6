import { z } from 'zod';
import type { Call } from '../call.ts';
import { promoTypeSchema } from '../checkout/promo-codes.ts';
import { userFlagsSchema } from './staff-rights.ts';

export const staffPageSize = 10;

export const userChecks = ['Contains', 'Equals'] as const;
export type UserCheck = (typeof userChecks)[number];

/** Per cent, with at most two decimals. */
export const discountSchema = z.number('Must be a number').min(0).max(100).multipleOf(0.01);

export const leftQuantitySchema = z.int('Must be a integer').min(0).max(1_000_000);

const termsShape = {
  GoSDSDiscount: discountSchema,
  /** The last day; null means no end. */
  GoSDSDiscountUpTo: z.iso.date().nullable(),
  /** Discount on reports of the search module. If absent, it stays unchanged. */
  GoGALDiscount: discountSchema.optional(),
  GoGALDiscountUpTo: z.iso.date().nullable().optional(),
};

const staffUserSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  name: z.string(),
  GoSDSDiscount: z.number(),
  GoSDSDiscountUpTo: z.iso.date().nullable(),
  GoGALDiscount: z.number(),
  GoGALDiscountUpTo: z.iso.date().nullable(),
  flags: userFlagsSchema,
});

/** The free sheets or reports of a user: the sum of the user's own promo codes. */
const promoRecordSchema = z.object({
  type: promoTypeSchema,
  /** Discount in per cent. */
  discount: z.int(),
  leftQuantity: z.int(),
  usedQuantity: z.int(),
  ownerId: z.uuid(),
});

export type StaffUser = z.infer<typeof staffUserSchema>;
export type PromoRecord = z.infer<typeof promoRecordSchema>;

/** The users, their promo records, and the total number of users. */
const usersSchema = z.tuple([z.array(staffUserSchema), z.array(promoRecordSchema), z.int()]);

const offsetSchema = z.coerce.number().pipe(z.int().min(0).max(10_000_000));

export const listUsers = {
  method: 'GET',
  path: '/api/users/admin=:offset',
  summary: 'Ten users from the offset on, their promo records, and how many users there are. 403 not-allowed.',
  params: z.object({ offset: offsetSchema }),
  response: { 200: usersSchema },
} as const satisfies Call;

const filterSchema = z.object({
  text: z.string().trim().max(200),
  offset: offsetSchema,
  check: z.enum(userChecks),
});

export type UserFilter = z.infer<typeof filterSchema>;

/** Splits `ann@example.com=0=Contains`; the text may contain `=` itself. */
function readFilter(filter: string): unknown {
  const parts = filter.split('=');
  return { text: parts.slice(0, -2).join('='), offset: parts.at(-2), check: parts.at(-1) };
}

export const filterUsers = {
  method: 'GET',
  path: '/api/users/filterUsers=:filter',
  summary: 'As listUsers, for users whose e-mail equals or contains a text: `{text}={offset}={Equals|Contains}`.',
  params: z.object({ filter: z.string().max(300).transform(readFilter).pipe(filterSchema) }),
  response: { 200: usersSchema },
} as const satisfies Call;

const idSchema = z.object({ id: z.uuid() });
const savedSchema = z.object({ saved: z.literal(true) });

export const changeUserTerms = {
  method: 'PUT',
  path: '/api/users/admin/:id',
  summary:
    'Sets the discounts of a user on sheets and on reports, and their last days, which are not over. 403 not-allowed, 404 not-found.',
  params: idSchema,
  body: z.strictObject(termsShape),
  response: { 200: savedSchema },
} as const satisfies Call;

export const addUserPromo = {
  method: 'POST',
  path: '/api/users/adminPromo/:id',
  summary:
    'Gives a user sheets at a discount, for which no code is needed. What was used is counted by the service. 403 not-allowed, 404 not-found.',
  params: idSchema,
  body: z.strictObject({
    type: promoTypeSchema,
    discount: z.int('Must be a integer').min(1).max(100),
    leftQuantity: leftQuantitySchema,
    usedQuantity: leftQuantitySchema,
    ownerId: z.uuid(),
  }),
  response: { 200: savedSchema },
} as const satisfies Call;

/** Splits `{ownerId}={type}`. */
function readOwner(owner: string): unknown {
  const [ownerId, type] = owner.split('=');
  return { ownerId, type };
}

export const changeUserPromo = {
  method: 'PUT',
  path: '/api/users/adminPromo/:owner',
  summary: "Sets how many are left of a user's free sheets, by `{ownerId}={type}`. 403 not-allowed, 404 not-found.",
  params: z.object({
    owner: z
      .string()
      .max(100)
      .transform(readOwner)
      .pipe(z.object({ ownerId: z.uuid(), type: promoTypeSchema })),
  }),
  body: z.strictObject({ leftQuantity: leftQuantitySchema }),
  response: { 200: savedSchema },
} as const satisfies Call;

export const changeUserFlags = {
  method: 'PUT',
  path: '/api/admin/users/:id/flags',
  summary:
    "Sets what a user is allowed to do, for administrators, who cannot change their own. A user's rights count from the next call on. 403 not-allowed, 404 not-found.",
  params: idSchema,
  body: userFlagsSchema,
  response: { 200: savedSchema },
} as const satisfies Call;
