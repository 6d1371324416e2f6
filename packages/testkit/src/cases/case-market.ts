import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Market } from '@gosds/ghs/markets/market';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';

const jurisdictions: readonly (readonly [RegExp, readonly JurisdictionId[]])[] = [
  [/OSHA.*(?:WHMIS|HPR)|(?:WHMIS|HPR).*OSHA/i, ['us', 'ca']],
  [/GB\/EU|EU\/GB/i, ['gb', 'eu']],
  [/HCS 2012/i, ['us-2012']],
  [/OSHA|HCS|United States/i, ['us']],
  [/WHMIS|HPR|Canada/i, ['ca']],
  [/Korea/i, ['kr']],
  [/Australia|WHS/i, ['au']],
  [/GB CLP|Great Britain/i, ['gb']],
  [/CLP/i, ['eu']],
  [/^UN GHS|Purple Book/i, ['un']],
];

/** The markets of a case; empty if none of them is supported. */
export const marketsOf = (jurisdiction: string): readonly Market[] =>
  (jurisdictions.find(([pattern]) => pattern.test(jurisdiction))?.[1] ?? []).map(marketById);
