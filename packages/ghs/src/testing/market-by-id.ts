import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketAsOf } from '../markets/market-as-of.ts';
import type { Market } from '../markets/market.ts';

/** The day of classification for tests that are not about dates. */
export const testDay = '2026-11-21';

/** The rules of a market on the day of the tests. */
export const marketById = (id: JurisdictionId): Market => marketAsOf(id, testDay);
