import { z } from 'zod';
import type { Call } from '../call.ts';
import { listPageParams } from './list-page.ts';

export const pricesPageSize = 10;

/** The highest price, in minor units. */
export const highestMinor = 100_000_00;

const minor = z.int().min(0).max(highestMinor);

/** The prices that staff can set: minor units; for a further language, per cent of the first language's price. */
export const setPricesSchema = z.strictObject({
  firstLanguageMinor: minor,
  furtherLanguagePercent: z.int().min(0).max(100),
  internalUserMinor: minor,
  erSubscriptionMinor: minor,
  erSingleMinor: minor,
  galleriaAllMinor: minor,
  galleriaIndustryMinor: minor,
  galleriaMinor: minor,
});

export type SetPrices = z.infer<typeof setPricesSchema>;
export type SetPriceName = keyof SetPrices;

export const setPriceNames = setPricesSchema.keyof().options;

/** `now`: in force; `withdrawn`: cancelled before they came into force. */
const priceStates = ['coming', 'now', 'earlier', 'withdrawn'] as const;

const datedPricesSchema = z.object({
  id: z.uuid(),
  validFrom: z.iso.datetime(),
  prices: setPricesSchema,
  madeAt: z.iso.datetime(),
  /** Who set them; the user id if the account was deleted. */
  madeBy: z.string(),
  state: z.enum(priceStates),
});

export type DatedPricesRecord = z.infer<typeof datedPricesSchema>;

/** Counts the changes of the prices. A change must name the number that was read. */
const versionSchema = z.int().min(0);

const saved = z.object({ saved: z.literal(true) });

export const listPrices = {
  method: 'GET',
  path: '/api/admin/prices=:page',
  summary:
    'The prices in force, and all that staff set, the latest to begin first, ten a page. For administrators. 403 not-allowed.',
  params: listPageParams,
  response: {
    200: z.object({
      version: versionSchema,
      /** The prices in force now. */
      now: setPricesSchema,
      /** Prices of the operator's file or the default policy; they apply until the first prices that staff set. */
      first: setPricesSchema,
      isFirstInForce: z.boolean(),
      /** Minor units. A lower price would not be charged, so prices below it are refused, except 0. */
      smallestChargeMinor: z.int(),
      entries: z.array(datedPricesSchema),
      count: z.int(),
    }),
  },
} as const satisfies Call;

export const setPrices = {
  method: 'POST',
  path: '/api/admin/prices',
  summary:
    'Sets the prices from a moment on, or at once. What is set is never changed, only withdrawn before it begins. For administrators. 400 validation, 403 not-allowed, 409 prices-changed.',
  body: z.strictObject({
    version: versionSchema,
    /** Null means at once. */
    validFrom: z.iso.datetime().nullable(),
    prices: setPricesSchema,
  }),
  response: { 200: saved },
} as const satisfies Call;

export const withdrawPrices = {
  method: 'POST',
  path: '/api/admin/prices/:id/withdraw',
  summary:
    'Withdraws prices that have not begun. For administrators. 403 not-allowed, 404 not-found where they are withdrawn already, 409 prices-begun, 409 prices-changed.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ version: versionSchema }),
  response: { 200: saved },
} as const satisfies Call;
